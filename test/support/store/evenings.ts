/** What src/server/store/evening-logs.ts promises, for every store. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/store/store.ts';

export function describeEvenings(store: () => Store): void {
  const evenings = () => store().evenings;
  describe('an evening', () => {
    test('is found by its id and its code, which nobody else has meanwhile', async () => {
      expect(await evenings().open({ id: 'e1', code: 'BCDF' }, 10, ['a', 'b'])).toBe(true);
      expect(await evenings().open({ id: 'e2', code: 'BCDF' }, 11, ['x'])).toBe(false);
      expect(await evenings().find('e2')).toBeUndefined();
      expect(await evenings().read('e2', 0)).toEqual([]);
      expect(await evenings().find('e1')).toEqual({ id: 'e1', code: 'BCDF' });
      expect(await evenings().byCode('BCDF')).toBe('e1');
      expect(await evenings().byCode('ZZZZ')).toBeUndefined();
      expect(await evenings().read('e1', 1)).toEqual([{ seq: 1, at: 10, body: 'b' }]);
    });

    test('grows by the next line alone, and one of two writers is refused', async () => {
      await evenings().open({ id: 'e3', code: 'GHJK' }, 20, ['first']);
      expect(await evenings().append('e3', 2, 21, ['a gap'])).toBe(false);
      expect(await evenings().append('nowhere', 1, 21, ['nothing'])).toBe(false);
      const both = await Promise.all(
        ['one', 'other'].map((body) => evenings().append('e3', 1, 22, [body, `${body} 2`])),
      );
      expect(both.toSorted()).toEqual([false, true]);
      const rows = await evenings().read('e3', 0);
      expect(rows.map(({ seq }) => seq)).toEqual([0, 1, 2]);
      expect(rows[2]!.body).toBe(`${rows[1]!.body} 2`);
    });

    test('is stale when nothing has happened for long, and when it ends its code is free and its lines stay', async () => {
      await evenings().open({ id: 'e4', code: 'MNPQ' }, 3, ['old']);
      await evenings().open({ id: 'e5', code: 'RSTV' }, 4, ['old, then not']);
      await evenings().append('e5', 1, 900, ['again']);
      expect(await evenings().stale(9, 10)).toEqual(['e4']);
      await evenings().end('e4');
      expect(await evenings().stale(9, 10)).toEqual([]);
      expect(await evenings().find('e4')).toEqual({ id: 'e4', code: undefined });
      expect(await evenings().read('e4', 0)).toHaveLength(1);
      expect(await evenings().open({ id: 'e6', code: 'MNPQ' }, 30, ['new'])).toBe(true);
    });
  });
}
