/** What src/server/store/store.ts promises, for every store. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreAway } from '../../../src/server/store/errors.ts';
import type { StoreOptions } from '../../../src/server/store/open.ts';
import { openStore } from '../../../src/server/store/open.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { describeDurability } from './durability.ts';
import { describeMarks } from './index-entries.ts';
import { describeLog } from './log.ts';
import { line, opened } from './rows.ts';
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

  describe('the house', () => {
    test('remembers when it was last awake', async () => {
      await store.beat(100);
      expect(await store.lastBeat()).toBe(100);
      expect(await store.beat(200)).toBe(100);
      expect(await store.beat(300)).toBe(200);
      expect(await store.ready()).toBe(true);
    });

    test('a challenge is good once, and not for long', async () => {
      await store.addChallenge('question', 100, 200);
      expect(await store.takeChallenge('question', 201)).toBe(false);
      expect(await store.takeChallenge('question', 200)).toBe(true);
      expect(await store.takeChallenge('question', 200)).toBe(false);
      await store.addChallenge('old', 100, 200);
      await store.addChallenge('new', 300, 400);
      expect(await store.takeChallenge('old', 150)).toBe(false);
    });

    test('closing finishes what was asked; then nothing more is done', async () => {
      const own = await fresh();
      const before = await openStore(own);
      expect(await before.beat(7)).toBeUndefined();
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
      expect(await after.beat(8)).toBe(7);
      await after.close();
    });
  });

  describeDurability(fresh);
}
