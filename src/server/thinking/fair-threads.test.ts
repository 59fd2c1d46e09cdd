import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairThreads, type Task } from './fair-threads.ts';

/** How long a master thinks if nobody hurries him, and how soon he then looks up. */
const MASTER_MS = 1000;
const LOOKS_UP_MS = 5;

let threads: FairThreads;
let began: { readonly name: string; readonly at: number }[] = [];
let ended: { readonly name: string; readonly at: number; readonly hurried: boolean }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [began, ended] = [[], []];
  threads = new FairThreads(1, () => Date.now());
});
afterEach(() => {
  threads.close();
  vi.useRealTimers();
});

interface Asked {
  readonly name: string;
  readonly address?: string;
  readonly ms?: number;
  readonly level?: number;
  readonly isWatched?: () => boolean;
}

function ask({ name, address = name, ms = MASTER_MS, level = 5, isWatched = () => true }: Asked): Task<string> {
  let hurried = () => {};
  let done: (() => void) | undefined;
  let timeout: NodeJS.Timeout | undefined;
  const task = threads.add({
    ...{ askers: [{ person: name, address }], level, isWatched },
    run: () =>
      new Promise<string>((resolve) => {
        began.push({ name, at: Date.now() });
        const end = (isHurried: boolean) => {
          ended.push({ name, at: Date.now(), hurried: isHurried });
          resolve(name);
        };
        timeout = setTimeout(() => end(false), ms);
        done = () => {
          clearTimeout(timeout);
          setTimeout(() => end(true), LOOKS_UP_MS);
          hurried = () => {};
        };
        hurried = done;
      }),
    hurry: () => hurried(),
  });
  if (!task) throw new Error('too much');
  return task;
}

const endOf = (name: string) => ended.find((each) => each.name === name)?.at;

test('forty questions that were superseded at once cost a thread no more than forty looks up', async () => {
  for (let flap = 0; flap < 40; flap++) {
    const task = ask({ name: 'mallory' });
    await vi.advanceTimersByTimeAsync(1);
    task.cancel();
    expect(await task.answer).toBeUndefined();
  }
  ask({ name: 'ann', ms: 20, level: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  // each flap had at most one thought begun, which ended as soon as it looked up
  expect(endOf('ann')).toBeLessThanOrEqual(40 * (LOOKS_UP_MS + 1) + 20);
  expect(threads.waiting).toBe(0);
});

test('a question that waits and is cancelled never begins', async () => {
  ask({ name: 'first' });
  const task = ask({ name: 'second' });
  task.cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect(began.map(({ name }) => name)).toEqual(['first']);
});

describe('thirty tables of one guest', () => {
  test('watched by him: a beginner elsewhere waits for one short thought', async () => {
    for (let table = 0; table < 30; table++) ask({ name: 'mallory' });
    await vi.advanceTimersByTimeAsync(2000);
    ask({ name: 'ann', ms: 20, level: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(endOf('ann')! - 2000).toBeLessThanOrEqual(150 + LOOKS_UP_MS + 20);
  });

  test('a master elsewhere has his whole time, although they wait', async () => {
    for (let table = 0; table < 30; table++) ask({ name: 'mallory' });
    await vi.advanceTimersByTimeAsync(2000);
    ask({ name: 'ann' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(ended.find(({ name }) => name === 'ann')).toMatchObject({ hurried: false });
  });

  test('watched by nobody: a beginner elsewhere does not wait at all, and what is watched is not slowed', async () => {
    const isWatched = () => false;
    for (let table = 0; table < 30; table++) ask({ name: 'mallory', isWatched });
    await vi.advanceTimersByTimeAsync(2500);
    ask({ name: 'ann', ms: 20, level: 1 });
    await vi.advanceTimersByTimeAsync(100);
    expect(endOf('ann')! - 2500).toBeLessThanOrEqual(LOOKS_UP_MS + 20);
  });

  test('watched by nobody: they go on, one a second, and at once when somebody looks', async () => {
    let looked = false;
    const isWatched = () => looked;
    for (let table = 0; table < 30; table++) ask({ name: 'mallory', ms: 10, isWatched });
    await vi.advanceTimersByTimeAsync(5500);
    expect(began).toHaveLength(6);
    looked = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(began).toHaveLength(30);
  });
});

test('forty phones in one home: everybody has an answer within ten seconds, not forty', async () => {
  for (let phone = 0; phone < 40; phone++) ask({ name: `phone${phone}`, address: 'home' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toHaveLength(40);
});

test('two who play against masters both have their whole time', async () => {
  ask({ name: 'ann' });
  ask({ name: 'bob' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended).toEqual([
    { name: 'ann', at: 1000, hurried: false },
    { name: 'bob', at: 2000, hurried: false },
  ]);
});

test('a thread that dies is told to whoever waits for it, and the next question is thought about', async () => {
  const task = threads.add({
    askers: [{ person: 'ann', address: 'a' }],
    level: 5,
    isWatched: () => true,
    run: () => Promise.reject(new Error('it died')),
    hurry() {},
  });
  ask({ name: 'bob' });
  await expect(task?.answer).rejects.toThrow('it died');
  await vi.advanceTimersByTimeAsync(2000);
  expect(endOf('bob')).toBeDefined();
});
