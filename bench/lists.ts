/** npm run bench:lists: how long the lists of a house take that has 200,000 tables. Told, not judged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { fileIn, openStore } from '../src/server/store/open.ts';
import { connect, release } from '../src/server/store/sqlite-database.ts';
import type { Store } from '../src/server/store/store.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { tellIfBusy } from '../tools/busy.ts';

const TABLES = 200_000;
const REGULARS = 8_000;
const TIMES = 200;
const PAGE = 30;
const MOST = 30;
const SUMMARY = JSON.stringify({
  public: true,
  seats: 2,
  options: {},
  holders: [],
  moves: 40,
  filler: 'x'.repeat(300),
});

/** Finished tables of one game; somebody has sat at 8,000 of them, and a hundred are being played. */
const ROWS = (numbers: string) => `
  INSERT INTO tables (id, game, public, seed, opener, status, deadline, changed, summary)
  SELECT 'table' || i, 'foxu', true, 'seed', CASE WHEN i <= ${REGULARS} THEN 'regular' ELSE 'guest' || i END,
    CASE WHEN i % 2000 = 0 THEN 'playing' ELSE 'over' END, CASE WHEN i % 2000 = 0 THEN i END, i, '${SUMMARY}'
  FROM ${numbers};
  INSERT INTO players (visitor, table_id, changed, running)
  SELECT coalesce(opener, ''), id, changed, status <> 'over' FROM tables;`;
const NUMBERS = {
  sqlite: `(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${TABLES}) SELECT i FROM n)`,
  postgres: `generate_series(1, ${TABLES}) AS n (i)`,
};

async function measure(name: string, store: Store): Promise<void> {
  const middle = { id: `table${TABLES / 2}`, changed: TABLES / 2 };
  const asks: Readonly<Record<string, () => Promise<unknown>>> = {
    'finished tables': () => store.list('over', { limit: PAGE }),
    'finished tables, a page in the middle': () => store.list('over', { limit: PAGE, before: middle }),
    'finished tables of one game': () => store.list('over', { game: 'foxu', limit: PAGE }),
    'finished tables of a game that has none': () => store.list('over', { game: 'z-game', limit: PAGE }),
    'open tables, of which there are none': () => store.list('open', { limit: PAGE }),
    [`the tables of a visitor with ${REGULARS}`]: () => store.tablesOf('regular', { limit: PAGE }),
    'how many of them run': () => store.countRunning('regular', MOST),
    'what is overdue': () => store.due(TABLES, 100),
    'what ticks': () => store.ticking('', 100),
    'a hundred tables get a date': () => store.upkeep.date(TABLES, 100),
    'a hundred that nobody came back to': () => store.upkeep.unseenTables('over', TABLES + 1, 100),
    'those to which nobody came at all': () => store.upkeep.untouchedTables(TABLES, 100),
  };
  for (const [what, ask] of Object.entries(asks)) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const begin = performance.now();
      await ask();
      took.push(performance.now() - begin);
    }
    const times = took.sort((a, b) => a - b);
    const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(2)} ms`;
    console.log(`${name}, ${what}: p50 ${at(0.5)}, p99 ${at(0.99)}`);
  }
}

await tellIfBusy();
const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));
const sqlite = await openStore({ dataDir: folder });
const database = connect(fileIn(folder));
database.exec(ROWS(NUMBERS.sqlite));
release(database);
await measure('SQLite', sqlite);
await sqlite.close();
rmSync(folder, { recursive: true });

const server = await startPostgres({ durable: true });
const postgres = await openStore({ databaseUrl: server.url, dataDir: folder });
const client = new pg.Client({ connectionString: server.url });
await client.connect();
await client.query(ROWS(NUMBERS.postgres));
await client.query('ANALYZE');
await client.end();
await measure('PostgreSQL', postgres);
await postgres.close();
await server.stop();
