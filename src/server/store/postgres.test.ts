import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { freshDatabase } from '../../../test/support/postgres.ts';
import { line, opened, unique } from '../../../test/support/store/rows.ts';
import { describeStore } from '../../../test/support/store/suite.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

const PATIENCE = { timeout: 30_000 };
const fresh = async () => ({ databaseUrl: await freshDatabase(inject('postgres')), dataDir: 'nowhere' });

describe('PostgreSQL', () => {
  describeStore(fresh);

  test('nodes that start at once bring the database up to date once', async () => {
    const options = await fresh();
    const nodes = await Promise.all(Array.from({ length: 8 }, () => openStore(options)));
    expect(await Promise.all(nodes.map((node) => node.ready()))).toEqual(Array(8).fill(true));
    await Promise.all(nodes.map((node) => node.close()));
  });

  describe('two nodes', () => {
    let options: Awaited<ReturnType<typeof fresh>>;
    let nodes: readonly [Store, Store];
    beforeAll(async () => {
      options = await fresh();
      nodes = [await openStore(options), await openStore(options)];
    });
    afterAll(() => Promise.all(nodes.map((node) => node.close())));

    test('that append at the same places: one of them does, at each', async () => {
      const [a, b] = nodes;
      const tables = await Promise.all(Array.from({ length: 30 }, () => opened(a)));
      for (let seq = 1; seq <= 5; seq++) {
        const append = (node: Store, name: string) => (table: string) =>
          node.append(line(table, seq, { bodies: [name] }));
        const answers = await Promise.all([
          Promise.all(tables.map(append(a, 'a'))),
          Promise.all(tables.toReversed().map(append(b, 'b'))).then((all) => all.toReversed()),
        ]);
        for (const [index, table] of tables.entries()) {
          const [byA, byB] = [answers[0][index], answers[1][index]];
          expect([byA, byB].filter(Boolean)).toHaveLength(1);
          expect((await a.read(table, seq)).map(({ body }) => body)).toEqual([byA ? 'a' : 'b']);
        }
      }
    });

    test('hear what the other announces, not what they announce themselves, however much', async () => {
      const [a, b] = nodes;
      const heard = new Map<string, number | undefined>();
      const own = vi.fn();
      b.onAnnounced((table, { next }) => heard.set(table, next));
      a.onAnnounced(own);
      const tables = Array.from({ length: 1_000 }, (_, index) => `${index} « 🦊 » ${unique('table')}`);
      for (const [index, table] of tables.entries()) a.announce(table, { next: index });
      for (const [index, table] of tables.entries()) a.announce(table, { next: index + 1 });
      await vi.waitFor(() => expect(heard.size).toBe(1_000), PATIENCE);
      expect([...heard]).toEqual(tables.map((table, index) => [table, index + 1]));
      expect(own).not.toHaveBeenCalled();
    });

    test('take what others say on the channel for what it is', async () => {
      const [a, b] = nodes;
      const heard = vi.fn();
      b.onAnnounced(heard);
      const client = new pg.Client({ connectionString: options.databaseUrl });
      await client.connect();
      for (const word of ['', 'hello', '[]', '["x",["table"]]', '{"a":1}', 'null']) {
        await client.query('SELECT pg_notify($1, $2)', ['escale', word]);
      }
      await client.end();
      a.announce('table', { next: 3 });
      await vi.waitFor(() => expect(heard.mock.calls).toEqual([['table', { next: 3 }, expect.any(String)]]), PATIENCE);
    });

    test('have one time, that of the database, and know when the other was last awake', async () => {
      const [a, b] = nodes;
      const [first, ...wrong] = [Date.now(), Date.now() - 4_000, Date.now() + 4_000];
      const beat = await a.time(0, first!);
      expect(await a.beat(beat)).toBe(true);
      for (const wall of wrong) {
        const { now, lastBeat, others } = await b.time(0, wall);
        expect(now).toBeGreaterThanOrEqual(beat.now);
        expect(now).toBeLessThan(first! + 3_000);
        expect([lastBeat, [...others.values()]]).toEqual([beat.now, [beat.now]]);
      }
    });

    test('an append that PostgreSQL cannot take leaves those beside it alone', async () => {
      const [a] = nodes;
      const [one, two] = [await opened(a), await opened(a)];
      const settled = await Promise.allSettled([
        a.append(line(one, 1)),
        a.append(line(two, 1, { bodies: ['a \0 in a text'] })),
        a.append(line(two, 1)),
      ]);
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect([await a.read(one, 1), await a.read(two, 1)]).toMatchObject([[{ seq: 1 }], [{ seq: 1 }]]);
    });
  });
});
