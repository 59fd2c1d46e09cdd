/** What src/server/store/race-logs.ts promises, for every store. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/store/store.ts';

export function describeRaces(store: () => Store): void {
  const races = () => store().races;
  describe('a race', () => {
    test('is opened once, and grows by the next line alone: one of two writers is refused', async () => {
      expect(await races().open('r1', 10, 'opened')).toBe(true);
      expect(await races().open('r1', 11, 'again')).toBe(false);
      expect(await races().append('r1', 2, 12, ['a gap'])).toBe(false);
      expect(await races().append('nowhere', 1, 12, ['nothing'])).toBe(false);
      const both = await Promise.all(['one', 'other'].map((body) => races().append('r1', 1, 12, [body, `${body} 2`])));
      expect(both.toSorted()).toEqual([false, true]);
      const [first, second, third, ...more] = await races().read('r1', 0);
      expect([first, more]).toEqual([{ seq: 0, at: 10, body: 'opened' }, []]);
      expect(third).toEqual({ seq: 2, at: 12, body: `${second!.body} 2` });
      expect(await races().read('r1', 2)).toEqual([third]);
      expect(await races().read('nowhere', 0)).toEqual([]);
    });

    test('is forgotten with all its lines by when it was opened, some at a time', async () => {
      while (await races().forget(Number.MAX_SAFE_INTEGER, 10));
      for (const at of [1, 2, 3, 9]) await races().open(`old${at}`, at, 'opened');
      await races().append('old3', 1, 100, ['later']);
      expect(await races().forget(9, 2)).toBe(true);
      expect(await races().forget(9, 2)).toBe(true);
      expect(await races().forget(9, 2)).toBe(false);
      expect(await races().read('old3', 0)).toEqual([]);
      expect(await races().read('old9', 0)).toHaveLength(1);
    });
  });
}
