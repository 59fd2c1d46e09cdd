/** What src/server/store/store.ts promises, for every store. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreAway } from '../../../src/server/store/errors.ts';
import type { StoreOptions } from '../../../src/server/store/open.ts';
import { openStore } from '../../../src/server/store/open.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { describeAttempts } from './attempts.ts';
import { describeDailies } from './dailies.ts';
import { describeDurability } from './durability.ts';
import { describeEvenings } from './evenings.ts';
import { describeMarks } from './index-entries.ts';
import { describeLog } from './log.ts';
import { describeRaces } from './races.ts';
import { line, opened } from './rows.ts';
import { beatAt, lastBeatOf } from './stores.ts';
import { describeUpkeep } from './upkeep.ts';
import { describeVisitors } from './visitors.ts';

export function describeStore(fresh: () => Promise<StoreOptions>): void {
  let options: StoreOptions;
  let store: Store;
  beforeAll(async () => {
    options = await fresh();
    store = await openStore(options);
  });
  afterAll(() => store?.close());

  describeLog(() => store);
  describeMarks(() => store);
  describeVisitors(() => store);
  describeUpkeep(fresh);
  describeEvenings(() => store);
  describeRaces(() => store);
  describeDailies(() => store);
  describeAttempts(() => store);

  describe('the house', () => {
    test('remembers when it was last awake', async () => {
      expect(await beatAt(store, 100)).toBe(true);
      expect(await store.time(0, 0)).toMatchObject({ lastBeat: 100, others: new Map() });
      expect(await store.ready()).toBe(true);
    });

    test('has a last beat that never goes back, and is never earlier than that', async () => {
      const late = Date.now() + 1e9;
      for (const now of [late, late - 5_000, 7]) expect(await beatAt(store, now)).toBe(true);
      expect(await store.time(0, 0)).toMatchObject({ now: late, lastBeat: late });
      expect(await store.time(late + 1, 0)).toMatchObject({ now: late + 1, lastBeat: late });
    });

    test('a challenge is good once, for its owner, and not for long', async () => {
      const add = (challenge: string, owner: string, now: number) =>
        store.addChallenge({ challenge, owner, until: now + 100 }, now);
      await add('question', 'ada', 100);
      expect(await store.takeChallenge('question', 'bob', 200)).toBe(false);
      expect(await store.takeChallenge('question', 'ada', 201)).toBe(false);
      expect(await store.takeChallenge('question', 'ada', 200)).toBe(true);
      expect(await store.takeChallenge('question', 'ada', 200)).toBe(false);
      await add('old', 'ada', 100);
      await add('new', 'bob', 300);
      expect(await store.takeChallenge('old', 'ada', 150)).toBe(false);
    });

    test('who asks for many challenges has the last few, and takes none from others', async () => {
      const add = (owner: string, index: number) =>
        store.addChallenge({ challenge: `${owner} ${index}`, owner, until: 1_000 + index }, 500);
      await add('calm', 0);
      for (let index = 0; index < 20; index++) await add('loud', index);
      const good = [];
      for (let index = 0; index < 20; index++) {
        if (await store.takeChallenge(`loud ${index}`, 'loud', 600)) good.push(index);
      }
      expect(good).toEqual([15, 16, 17, 18, 19]);
      expect(await store.takeChallenge('calm 0', 'calm', 600)).toBe(true);
    });

    test('closing finishes what was asked; then nothing more is done', async () => {
      const own = await fresh();
      const before = await openStore(own);
      expect(await beatAt(before, 7)).toBe(true);
      const table = await opened(before);
      const last = Array.from({ length: 20 }, (_, index) => before.append(line(table, index + 1)));
      const [answers] = await Promise.all([Promise.all(last), before.close(), before.close()]);
      expect(answers).toEqual(Array(20).fill(true));
      await expect(before.append(line(table, 21))).rejects.toThrow(StoreAway);
      await expect(before.read(table, 0)).rejects.toThrow(StoreAway);
      expect(await before.ready()).toBe(false);
      before.announce(table, { next: 21 });

      const after = await openStore(own);
      expect(await after.read(table, 0)).toHaveLength(21);
      expect(await lastBeatOf(after)).toBe(7);
      await after.close();
    });
  });

  describeDurability(fresh);
}
