/** The log of a table: lines at their places, each once. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/store/store.ts';
import { entry, line, opened, tableOpening, unique, visitor } from './rows.ts';

export function describeLog(store: () => Store): void {
  describe('the log of a table', () => {
    test('a table is opened once, with its first line', async () => {
      const table = tableOpening({ game: 'foxu', public: true, seed: 'secret' });
      expect(await store().open(table)).toBe(true);
      expect(await store().open({ ...table, game: 'other', bodies: ['other'] })).toBe(false);
      expect(await store().find(table.id)).toEqual({ id: table.id, game: 'foxu', public: true, seed: 'secret' });
      expect(await store().read(table.id, 0)).toEqual([{ seq: 0, at: table.at, body: table.bodies[0] }]);
      expect(await store().find(unique('table'))).toBeUndefined();
      expect(await store().read(unique('table'), 0)).toEqual([]);
    });

    test('lines come back as they were written, from any place on', async () => {
      const table = await opened(store());
      const odd = '{"text":"é «\u00a0🦊\u00a0» \\u0000 \' \\" %s $1 ?1"}';
      expect(await store().append(line(table, 1, { bodies: ['a', odd, 'c'], at: 1_763_000_000_123 }))).toBe(true);
      expect(await store().append(line(table, 4))).toBe(true);
      const rows = await store().read(table, 2);
      expect(rows.map(({ seq, body }) => [seq, body])).toEqual([
        [2, odd],
        [3, 'c'],
        [4, '{"line":4}'],
      ]);
      expect(rows[0]!.at).toBe(1_763_000_000_123);
      expect(await store().read(table, 5)).toEqual([]);
    });

    test('lines are read some at a time', async () => {
      const table = await opened(store());
      await store().append(line(table, 1, { bodies: ['a', 'b', 'c', 'd'] }));
      const read = async (from: number, most: number) =>
        (await store().read(table, from, most)).map(({ body }) => body).join('');
      expect([await read(1, 2), await read(3, 1), await read(3, 9), await read(5, 9)]).toEqual(['ab', 'c', 'cd', '']);
    });

    test('of the snapshots beside it the newest that is wanted is found', async () => {
      const table = await opened(store());
      expect(await store().snapshot(table, 1000, 0)).toBeUndefined();
      for (const seq of [50, 150, 100]) await store().keepSnapshot(table, seq, `after ${seq} « é »`);
      await store().keepSnapshot(table, 100, 'after 100 again');
      const found = (seq: number, skip: number) => store().snapshot(table, seq, skip);
      expect(await found(Number.MAX_SAFE_INTEGER, 0)).toBe('after 150 « é »');
      expect(await found(149, 0)).toBe('after 100 again');
      expect(await found(150, 2)).toBe('after 50 « é »');
      expect(await found(150, 3)).toBeUndefined();
      expect(await found(49, 0)).toBeUndefined();
    });

    test('a refused append changes nothing: neither lines nor the entry', async () => {
      const table = await opened(store(), { public: true, game: unique('game') });
      await store().append(line(table, 1));
      const { game } = (await store().find(table))!;
      const late = line(table, 1, { bodies: ['x', 'y'], entry: entry({ status: 'over', players: ['late'] }) });
      expect(await store().append(late)).toBe(false);
      expect(await store().read(table, 1)).toHaveLength(1);
      expect(await store().list('over', { game, limit: 9 })).toEqual([]);
      expect(await store().tablesOf('late', { limit: 9 })).toEqual([]);
    });

    test('a log has no holes, and there is none without a table', async () => {
      const table = await opened(store());
      expect(await store().append(line(table, 2))).toBe(false);
      expect(await store().append(line(table, 0))).toBe(false);
      expect(await store().append(line(unique('table'), 0))).toBe(false);
      expect(await store().append(line(unique('table'), 1))).toBe(false);
      expect(await store().read(table, 0)).toHaveLength(1);
    });

    test('an append of nothing is a mistake', async () => {
      const table = await opened(store());
      await expect(store().append(line(table, 1, { bodies: [] }))).rejects.toThrow('nothing to append');
    });

    test('of hundreds who append at the same place, exactly one does, and the log holds what it wrote', async () => {
      const tables = await Promise.all(Array.from({ length: 20 }, () => opened(store())));
      for (let seq = 1; seq <= 3; seq++) {
        const writers = tables.flatMap((table) => Array.from({ length: 50 }, (_, who) => ({ table, body: `${who}` })));
        const answers = await Promise.all(
          writers.map(({ table, body }) => store().append(line(table, seq, { bodies: [body] }))),
        );
        for (const table of tables) {
          const winners = writers.filter((each, index) => each.table === table && answers[index]);
          expect(winners).toHaveLength(1);
          expect((await store().read(table, seq)).map(({ body }) => body)).toEqual([winners[0]!.body]);
        }
      }
    });

    test('appends that follow each other without waiting are taken in order', async () => {
      const table = await opened(store());
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => store().append(line(table, index + 1))),
      );
      expect(answers).toEqual(Array(30).fill(true));
      expect((await store().read(table, 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, seq) => seq));
    });

    test('a change that fails leaves those beside it alone', async () => {
      const known = visitor();
      await store().addVisitor(known, unique('token'));
      const tables = await Promise.all([opened(store()), opened(store())]);
      const settled = await Promise.allSettled([
        store().append(line(tables[0]!, 1)),
        store().addVisitor(known, unique('token')),
        store().append(line(tables[1]!, 1)),
        store().append(line(tables[1]!, 1)),
      ]);
      expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
        true,
        'failed',
        true,
        false,
      ]);
    });
  });
}
