/** Tables found by what is marked on them. */
import { describe, expect, test } from 'vitest';
import type { Listed, Store } from '../../../src/server/store/store.ts';
import { entry, line, opened, tableOpening, unique } from './rows.ts';

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

      await store().append(line(first, 1, { at: 10, entry: entry({ status: 'playing', summary: '{"x":1}' }) }));
      expect(await ids('open')).toEqual([second]);
      expect(await store().list('playing', { game, limit: 9 })).toEqual([
        { id: first, game, status: 'playing', changed: 10, summary: '{"x":1}' },
      ]);
      const everywhere = await store().list('open', { limit: 1_000 });
      expect(everywhere.map(({ id }) => id)).toContain(second);
      await store().append(line(first, 2, { at: 20 }));
      await store().append(line(first, 3, { at: 30, entry: { deadline: null } }));
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
        (before?: Listed) => store().list('open', { game, before, limit: 2 }),
        (before?: Listed) => store().tablesOf(who, { before, limit: 2 }),
      ]) {
        const seen = [];
        for (let page = await ask(); page.length > 0; page = await ask(page.at(-1))) {
          expect(page.length).toBeLessThanOrEqual(2);
          seen.push(...page);
        }
        expect(seen.map(({ changed }) => changed)).toEqual(moments.toSorted((a, b) => b - a));
        expect(seen.map(({ id }) => id).toSorted()).toEqual(tables.toSorted());
        expect(await ask({ ...seen[1]!, id: '' })).toMatchObject([{ changed: 8 }, { changed: 7 }]);
      }
    });

    test('players are those of the last entry', async () => {
      const [ada, bob] = [unique('visitor'), unique('visitor')];
      const table = await opened(store(), { players: [ada] });
      const has = async (who: string) => (await store().tablesOf(who, { limit: 9 })).map(({ id }) => id);
      expect([await has(ada), await has(bob)]).toEqual([[table], []]);
      await store().append(line(table, 1, { entry: entry({ players: [ada, bob] }) }));
      expect([await has(ada), await has(bob)]).toEqual([[table], [table]]);
      await store().append(line(table, 2, { entry: entry({ players: [bob] }) }));
      expect([await has(ada), await has(bob)]).toEqual([[], [table]]);
    });

    test('running tables of a visitor: opened or sat at, each once, until they are over', async () => {
      const ada = unique('visitor');
      expect(await store().countRunning(ada, 9)).toBe(0);
      const table = await opened(store(), { opener: ada, players: [ada] });
      await opened(store(), { opener: ada });
      await opened(store(), { opener: unique('visitor'), players: [ada] });
      expect(await store().countRunning(ada, 9)).toBe(3);
      expect(await store().countRunning(ada, 2)).toBe(2);
      await store().append(line(table, 1, { entry: entry({ status: 'over', players: [ada] }) }));
      expect(await store().countRunning(ada, 9)).toBe(2);
    });

    test('of hundreds that one visitor opens at once, no more are opened than he may have', async () => {
      const [ada, bob] = [unique('visitor'), unique('visitor')];
      await opened(store(), { opener: bob, players: [ada] });
      const ask = (opener: string) => store().open(tableOpening({ opener, players: [opener], below: 7 }));
      const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index % 2 === 0 ? ada : bob)));
      const opens = (who: number) => answers.filter((answer, index) => answer && index % 2 === who).length;
      expect([opens(0), opens(1)]).toEqual([6, 6]);
      expect([await store().countRunning(ada, 99), await store().countRunning(bob, 99)]).toEqual([7, 7]);
      const [first] = await store().tablesOf(ada, { limit: 1 });
      await store().append(line(first!.id, 1, { entry: entry({ status: 'over' }) }));
      expect([await ask(ada), await ask(ada)]).toEqual([true, false]);
    });

    test('deadlines: what has passed, the longest overdue first; and what runs', async () => {
      const due = async (now: number, limit = 9) => (await store().due(now, limit)).map(({ id }) => id);
      const past = -1_000_000;
      const late = await opened(store(), { status: 'playing', deadline: past + 20 });
      const later = await opened(store(), { status: 'playing', deadline: past + 30 });
      const waiting = await opened(store(), { status: 'open', deadline: past + 10 });
      expect(await due(past + 9)).toEqual([]);
      expect(await due(past + 20)).toEqual([waiting, late]);
      expect(await due(past + 40)).toEqual([waiting, late, later]);
      expect(await due(past + 40, 2)).toEqual([waiting, late]);
      expect(await store().due(past + 40, 2, { id: waiting, deadline: past + 10 })).toEqual([
        { id: late, deadline: past + 20 },
        { id: later, deadline: past + 30 },
      ]);
      const ticking = [late, later].toSorted();
      expect((await store().ticking('', 1_000)).filter((id) => [late, later, waiting].includes(id))).toEqual(ticking);
      expect(await store().ticking(ticking[0]!, 1)).not.toContain(ticking[0]);
      await store().append(line(late, 1, { entry: { deadline: past + 25 } }));
      expect(await due(past + 20)).toEqual([waiting]);
      expect(await due(past + 40)).toEqual([waiting, late, later]);
      await store().append(line(late, 2, { entry: entry() }));
      for (const table of [later, waiting]) await store().append(line(table, 1, { entry: entry() }));
      expect(await due(past + 40)).toEqual([]);
      expect(await store().ticking('', 1_000)).not.toContain(late);
    });

    test('a table that is set aside is nobody’s concern but of those who sat there, until it is taken back', async () => {
      const [ada, game] = [unique('visitor'), unique('game')];
      const past = -2_000_000;
      const state = entry({ deadline: past, players: [ada] });
      const table = await opened(store(), { ...state, public: true, game, opener: ada });
      expect(await store().setAside(table, 'line 3: not-json', 100)).toBe(true);
      expect(await store().setAside(table, 'line 3: not-json', 200)).toBe(false);
      expect(await store().find(table)).toMatchObject({ aside: { why: 'line 3: not-json', since: 100 } });
      expect(await store().setAside(table, 'line 4: gap', 300)).toBe(true);
      expect((await store().find(table))!.aside).toEqual({ why: 'line 4: gap', since: 100 });
      expect(await store().list('playing', { game, limit: 9 })).toEqual([]);
      expect((await store().due(past, 9)).map(({ id }) => id)).not.toContain(table);
      expect(await store().ticking('', 1_000)).not.toContain(table);
      expect(await store().countRunning(ada, 9)).toBe(0);
      expect((await store().tablesOf(ada, { limit: 9 })).map(({ id }) => id)).toEqual([table]);
      expect(await store().asides('', 1_000)).toContain(table);
      expect(await store().asides(table, 1_000)).not.toContain(table);

      const bob = unique('visitor');
      const now = entry({ deadline: past + 5, players: [bob], summary: '{"new":1}' });
      await store().append(line(table, 1));
      expect(await store().reindex(table, 1, now)).toBe(false);
      expect(await store().reindex(table, 2, now)).toBe(true);
      expect((await store().find(table))!.aside).toBeUndefined();
      expect(await store().due(past + 5, 9)).toContainEqual({ id: table, deadline: past + 5 });
      expect(await store().list('playing', { game, limit: 9 })).toMatchObject([{ id: table, summary: '{"new":1}' }]);
      expect([await store().countRunning(bob, 9), await store().tablesOf(ada, { limit: 9 })]).toEqual([1, []]);
      await store().append(line(table, 2, { entry: entry({ status: 'over' }) }));
    });

    test('all ids, page by page', async () => {
      const tables = await Promise.all(Array.from({ length: 5 }, () => opened(store())));
      const seen: string[] = [];
      for (let page = await store().ids('', 2); page.length > 0; page = await store().ids(page.at(-1)!, 2)) {
        seen.push(...page);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(tables));
    });
  });
}
