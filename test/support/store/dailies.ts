/** What src/server/store/daily-counts.ts promises, for every store. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/store/store.ts';

export function describeDailies(store: () => Store): void {
  const add = (who: string, more: { address?: string; day?: string; outcome?: string; most?: number } = {}) => {
    const { address = 'home', day = '2026-11-18', outcome = 'solved', most = 100 } = more;
    return store().dailies.add({ day, game: 'foxu', who, address }, outcome, most);
  };
  const counted = async (day = '2026-11-18') => Object.fromEntries(await store().dailies.of(day, 'foxu'));

  describe('how people fared at a daily', () => {
    test('everybody counts once, whatever he says later and from wherever', async () => {
      expect(await counted()).toEqual({});
      expect(await add('ada')).toBe(true);
      expect(await add('ada')).toBe(false);
      expect(await add('ada', { outcome: 'missed', address: 'elsewhere' })).toBe(false);
      expect(await add('bob', { outcome: 'missed' })).toBe(true);
      expect(await add('cem')).toBe(true);
      expect(await counted()).toEqual({ solved: 2, missed: 1 });
      expect(await store().dailies.of('2026-11-18', 'z-game')).toEqual(new Map());
    });

    test('an address counts so often and no more, also for those who come at once', async () => {
      const day = '2026-11-19';
      const all = Array.from({ length: 12 }, (_, index) => add(`n${index}`, { day, address: 'flood', most: 5 }));
      expect((await Promise.all(all)).filter(Boolean)).toHaveLength(5);
      expect(await add('calm', { day, most: 5 })).toBe(true);
      expect(await counted(day)).toEqual({ solved: 6 });
    });

    test('who was counted is forgotten, and the counts stay', async () => {
      await add('dan', { day: '2026-10-01' });
      await add('dan', { day: '2026-10-02' });
      await store().dailies.forget('2026-10-02');
      expect(await counted('2026-10-01')).toEqual({ solved: 1 });
      expect(await add('dan', { day: '2026-10-02' })).toBe(false);
      expect(await add('dan', { day: '2026-10-01' })).toBe(true);
    });
  });
}
