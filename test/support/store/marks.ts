/** Tables found by what is marked on them. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/store/store.ts';
import { line, mark, opened, unique } from './rows.ts';

export function describeMarks(store: () => Store): void {
  describe('tables by what is marked on them', () => {
    test('public ones are listed by status and game, the newest first', async () => {
      const game = unique('game');
      const [first, second] = [
        await opened(store(), { public: true, game, at: 1 }),
        await opened(store(), { public: true, game, at: 2 }),
      ];
      await opened(store(), { public: false, game, at: 3 });
      await opened(store(), { public: true, game: unique('game'), at: 4 });
      const ids = async (status: 'open' | 'playing') =>
        (await store().list(status, { game, limit: 9 })).map(({ id }) => id);
      expect(await ids('open')).toEqual([second, first]);

      await store().append(line(first, 1, { at: 10, mark: mark({ status: 'playing', summary: '{"x":1}' }) }));
      expect(await ids('open')).toEqual([second]);
      expect(await store().list('playing', { game, limit: 9 })).toEqual([
        { id: first, game, status: 'playing', changed: 10, summary: '{"x":1}' },
      ]);
      const everywhere = await store().list('open', { limit: 1_000 });
      expect(everywhere.map(({ id }) => id)).toContain(second);
      await store().append(line(first, 2, { at: 20 }));
      expect((await store().list('playing', { game, limit: 9 }))[0]!.changed).toBe(10);
    });

    test('pages follow each other without loss or repetition, also when many change at once', async () => {
      const game = unique('game');
      const who = unique('visitor');
      const moments = [5, 9, 9, 9, 7, 7, 3, 1, 1, 8];
      const tables = await Promise.all(
        moments.map((at) => opened(store(), { public: true, game, at, players: [who] })),
      );
      for (const ask of [
        (before?: number) => store().list('open', { game, before, limit: 2 }),
        (before?: number) => store().tablesOf(who, { before, limit: 2 }),
      ]) {
        const seen = [];
        for (let page = await ask(); page.length > 0; page = await ask(page.at(-1)!.changed)) seen.push(...page);
        expect(seen.map(({ changed }) => changed)).toEqual(moments.toSorted((a, b) => b - a));
        expect(seen.map(({ id }) => id).toSorted()).toEqual(tables.toSorted());
      }
    });

    test('players are those of the last mark', async () => {
      const [ada, bob] = [unique('visitor'), unique('visitor')];
      const table = await opened(store(), { players: [ada] });
      const has = async (who: string) => (await store().tablesOf(who, { limit: 9 })).map(({ id }) => id);
      expect([await has(ada), await has(bob)]).toEqual([[table], []]);
      await store().append(line(table, 1, { mark: mark({ players: [ada, bob] }) }));
      expect([await has(ada), await has(bob)]).toEqual([[table], [table]]);
      await store().append(line(table, 2, { mark: mark({ players: [bob] }) }));
      expect([await has(ada), await has(bob)]).toEqual([[], [table]]);
    });

    test('running tables of a visitor: opened or sat at, each once, until they are over', async () => {
      const ada = unique('visitor');
      expect(await store().countRunning(ada)).toBe(0);
      const table = await opened(store(), { opener: ada, players: [ada] });
      await opened(store(), { opener: ada });
      await opened(store(), { opener: unique('visitor'), players: [ada] });
      expect(await store().countRunning(ada)).toBe(3);
      await store().append(line(table, 1, { mark: mark({ status: 'over', players: [ada] }) }));
      expect(await store().countRunning(ada)).toBe(2);
    });

    test('deadlines: what has passed, the longest overdue first; and what runs', async () => {
      const due = async (now: number, limit = 9) => store().due(now, limit);
      const past = -1_000_000;
      const late = await opened(store(), { status: 'playing', deadline: past + 20 });
      const later = await opened(store(), { status: 'playing', deadline: past + 30 });
      const waiting = await opened(store(), { status: 'open', deadline: past + 10 });
      expect(await due(past + 9)).toEqual([]);
      expect(await due(past + 20)).toEqual([waiting, late]);
      expect(await due(past + 40)).toEqual([waiting, late, later]);
      expect(await due(past + 40, 2)).toEqual([waiting, late]);
      expect((await store().ticking()).filter((id) => [late, later, waiting].includes(id))).toEqual([late, later]);
      for (const table of [late, later, waiting]) await store().append(line(table, 1, { mark: mark() }));
      expect(await due(past + 40)).toEqual([]);
      expect(await store().ticking()).not.toContain(late);
    });
  });
}
