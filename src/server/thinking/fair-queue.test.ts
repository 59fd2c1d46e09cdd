import { describe, expect, test } from 'vitest';
import { FairQueue, MOST_OF_ADDRESS, MOST_OF_PERSON, UNWATCHED_MS, type Waiting } from './fair-queue.ts';

interface Named extends Waiting {
  readonly name: string;
}

function item(
  name: string,
  person: string,
  address: string,
  more: { level?: number; watched?: () => boolean } = {},
): Named {
  const { level = 3, watched = () => true } = more;
  return { name, asker: { person, address }, level, isWatched: watched };
}

/** Everything that waits, in the order in which it is served, a second each. */
function served(queue: FairQueue<Named>): string[] {
  const names: string[] = [];
  for (let now = 0; queue.size > 0 && now < 1e6; now += 1000) {
    const next = queue.take(now);
    if (!next) continue;
    names.push(next.name);
    queue.finished(next, 1000);
  }
  return names;
}

describe('whose turn it is', () => {
  test('one who asks once does not wait behind one who asks thirty times', () => {
    const queue = new FairQueue<Named>();
    for (let table = 0; table < 30; table++) queue.add(item(`flood${table}`, 'mallory', '6.6.6.6'));
    queue.take(0);
    queue.add(item('honest', 'ann', '1.1.1.1'));
    expect(queue.take(1000)?.name).toBe('honest');
  });

  test('a thousand guests of one address have together what one guest of another has', () => {
    const queue = new FairQueue<Named>();
    for (let guest = 0; guest < 1000; guest++) queue.add(item('flood', `guest${guest}`, '6.6.6.6'));
    for (let table = 0; table < 5; table++) queue.add(item('honest', 'ann', '1.1.1.1'));
    const first = served(queue).slice(0, 10);
    expect(first.filter((name) => name === 'honest')).toHaveLength(5);
  });

  test('people at one address take turns', () => {
    const queue = new FairQueue<Named>();
    for (let table = 0; table < 5; table++) queue.add(item('flood', 'mallory', 'home'));
    queue.add(item('ann', 'ann', 'home'));
    queue.add(item('bob', 'bob', 'home'));
    expect(served(queue).slice(0, 3).toSorted()).toEqual(['ann', 'bob', 'flood']);
  });

  test('of one person the weakest level comes first', () => {
    const queue = new FairQueue<Named>();
    for (const level of [5, 1, 3]) queue.add(item(`level ${level}`, 'ann', 'home', { level }));
    expect(served(queue)).toEqual(['level 1', 'level 3', 'level 5']);
  });

  test('who was served while nobody else asked owes nothing, and who was away has saved nothing up', () => {
    const queue = new FairQueue<Named>();
    for (let alone = 0; alone < 50; alone++) queue.add(item('early', 'ann', 'a'));
    for (let turn = 0; turn < 40; turn++) queue.finished(queue.take(0)!, 1000);
    for (let late = 0; late < 10; late++) queue.add(item('late', 'bob', 'b'));
    const next = served(queue).slice(0, 10);
    expect(next.filter((name) => name === 'early')).toHaveLength(5);
  });
});

describe('what nobody watches', () => {
  test('waits for all that somebody does, and goes on when somebody looks', () => {
    const queue = new FairQueue<Named>();
    let looks = false;
    queue.add(item('bots', 'mallory', 'm', { watched: () => looks, level: 1 }));
    queue.add(item('first', 'ann', 'a'));
    queue.add(item('second', 'ann', 'a'));
    expect(queue.take(0)?.name).toBe('first');
    looks = true;
    expect(queue.take(0)?.name).toBe('bots');
  });

  test('goes on at its own slow pace, all of an address together', () => {
    const queue = new FairQueue<Named>();
    const watched = () => false;
    for (let table = 0; table < 30; table++) queue.add(item('bots', `guest${table}`, 'm', { watched }));
    let begun = 0;
    for (let now = 0; now < 10 * UNWATCHED_MS; now += 10) {
      const next = queue.take(now);
      if (!next) continue;
      begun++;
      queue.finished(next, 1);
    }
    expect(begun).toBe(10);
    expect(queue.pause(10 * UNWATCHED_MS)).toBe(0);
    queue.take(10 * UNWATCHED_MS);
    expect(queue.pause(10 * UNWATCHED_MS)).toBe(UNWATCHED_MS);
  });

  test('keeps nobody waiting who has somebody before his board', () => {
    const queue = new FairQueue<Named>();
    const bots = item('bots', 'mallory', 'm', { watched: () => false });
    expect(queue.rivals(bots)).toBe(0);
    queue.add(item('honest', 'ann', 'a'));
    expect(queue.rivals(bots)).toBe(Number.POSITIVE_INFINITY);
  });
});

test('what waits is bounded for each person and each address, and what is served makes room', () => {
  const queue = new FairQueue<Named>();
  const most = { person: 0, address: 0 };
  while (queue.add(item('one', 'mallory', 'm'))) most.person++;
  while (queue.add(item('many', `guest${most.address}`, 'm'))) most.address++;
  expect(most).toEqual({ person: MOST_OF_PERSON, address: MOST_OF_ADDRESS - MOST_OF_PERSON });
  expect(queue.add(item('honest', 'ann', 'a'))).toBe(true);
  queue.finished(queue.take(0)!, 1);
  queue.finished(queue.take(0)!, 1);
  expect(queue.add(item('room again', 'someone', 'm'))).toBe(true);
});

test('the more wait, the more rivals one has: his own others, people at his address, other addresses', () => {
  const queue = new FairQueue<Named>();
  const ann = item('thinks', 'ann', 'home');
  for (let own = 0; own < 2; own++) queue.add(item('own', 'ann', 'home'));
  for (let each = 0; each < 3; each++) queue.add(item('brother', 'bob', 'home'));
  for (let guest = 0; guest < 40; guest++) queue.add(item('flood', `guest${guest}`, 'm'));
  expect(queue.rivals(ann)).toBe(2 + 1 + 1);
});

test('a question of several people counts against whoever has least waiting', () => {
  const queue = new FairQueue<Named>();
  const [ann, bob] = [item('a', 'ann', 'a'), item('b', 'bob', 'b')];
  queue.add(ann);
  expect(queue.lightest([ann.asker, bob.asker])).toBe(bob.asker);
  queue.remove(ann);
  expect(queue.lightest([ann.asker, bob.asker])).toBe(ann.asker);
});
