import { expect, test } from 'vitest';
import { TurnsAtTable } from './turns-at-table.ts';

/** Work that goes on until it is let go. */
function held() {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const turns = new TurnsAtTable();
  const ask = (address: string, person: string, what: string) =>
    turns.take({ address, person }, async () => {
      done.push(what);
      await new Promise<void>((resolve) => ends.push(resolve));
      return what;
    });
  const go = async (count: number) => {
    for (let turn = 0; turn < count; turn++) {
      ends.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { done, ask, go };
}

test('one after the other; addresses take turns, and at one address its people', async () => {
  const { done, ask, go } = held();
  for (const what of ['m1', 'm2', 'm3', 'm4']) void ask('away', 'mallory', what);
  void ask('away', 'trudy', 't1');
  void ask('home', 'ann', 'a1');
  void ask('home', 'ben', 'b1');
  void ask('home', 'ann', 'a2');
  expect(done).toEqual(['m1']);
  await go(8);
  expect(done).toEqual(['m1', 'm2', 'a1', 't1', 'b1', 'm3', 'a2', 'm4']);
});

test('what one address has waiting is bounded, and others notice nothing of it', async () => {
  const { done, ask, go } = held();
  const asked = Array.from({ length: 300 }, (_, index) => ask('away', `mallory ${index}`, `m${index}`));
  const answer = ask('home', 'ann', 'a1');
  expect(await Promise.all(asked.slice(201))).toEqual(Array(99).fill(undefined));
  await go(3);
  expect(done).toContain('a1');
  await expect(answer).resolves.toBe('a1');
});

test('work that fails fails for its own, and the next begins', async () => {
  const turns = new TurnsAtTable();
  const doer = { address: 'home', person: 'ann' };
  const failing = turns.take(doer, async () => {
    throw new Error('away');
  });
  const next = turns.take(doer, async () => 'done');
  await expect(failing).rejects.toThrow('away');
  await expect(next).resolves.toBe('done');
});
