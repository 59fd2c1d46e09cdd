/** Whatever is asked of a big house is found by an index: neither the whole of a table is read, nor anything sorted. */
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { freshStore, removeFolders, STORES } from '../../../test/support/store/stores.ts';
import { fileIn, openStore, type StoreOptions } from './open.ts';
import { connect, release } from './sqlite-database.ts';
import { type StatementName, statements } from './statements.ts';

/**
 * Of one row: there is only one house. Of a few: its nodes, and what a single one has of challenges and passkeys. Of which
 * only the first is taken.
 */
const SMALL: readonly StatementName[] = [
  ...(['time', 'epoch', 'beat', 'others', 'dropNodes', 'boundChallenges', 'passkeysOf'] as const),
  ...(['lookedSince', 'leftovers'] as const),
];
const NAMES = (Object.keys(statements('sqlite')) as StatementName[]).filter((name) => !SMALL.includes(name));

afterAll(removeFolders);

const parametersIn = (sql: string): number =>
  Math.max(0, ...[...sql.matchAll(/[$?](\d+)/g)].map(([, number]) => Number(number)));

function sqlitePlans({ dataDir }: StoreOptions): ReadonlyMap<StatementName, string> {
  const database = connect(fileIn(dataDir));
  const texts = statements('sqlite');
  const plan = (name: StatementName): string => {
    const rows = database.prepare(`EXPLAIN QUERY PLAN ${texts[name]}`).all(Array(parametersIn(texts[name])).fill('[]'));
    return (rows as { readonly detail: string }[]).map(({ detail }) => detail).join('\n');
  };
  const plans = new Map(NAMES.map((name) => [name, plan(name)]));
  release(database);
  return plans;
}

/** As it would be if it did not matter how few rows there are, and with whatever values. */
async function postgresPlans({ databaseUrl }: StoreOptions): Promise<ReadonlyMap<StatementName, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off; SET plan_cache_mode = force_generic_plan');
  const texts = statements('postgres');
  const plans = new Map<StatementName, string>();
  for (const name of NAMES) {
    await client.query(`PREPARE "${name}" AS ${texts[name]}`);
    const values = Array(parametersIn(texts[name])).fill('NULL').join(', ');
    const { rows } = await client.query(`EXPLAIN EXECUTE "${name}"${values && `(${values})`}`);
    plans.set(name, (rows as { readonly 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n'));
  }
  await client.end();
  return plans;
}

/** The lists of a call are read whole, and what was found already is sorted; the one row of the house is just read. */
const BAD = {
  SQLite: /\bSCAN (?!json_each|p\b|house|CONSTANT|opened|sat|running)|TEMP B-TREE FOR ORDER BY/,
  PostgreSQL: /Seq Scan on (?!house)|Sort Key: [tp]\./,
};

describe.each(STORES)('%s', (kind) => {
  test('every statement is answered by an index', async () => {
    const options = await freshStore(kind);
    await (await openStore(options)).close();
    const plans = kind === 'SQLite' ? sqlitePlans(options) : await postgresPlans(options);
    expect(plans.size).toBe(NAMES.length);
    for (const [name, plan] of plans) expect(plan, name).not.toMatch(BAD[kind]);
    const uses = (name: StatementName, index: string) => expect(plans.get(name), name).toContain(index);
    uses('list', 'tables_shown');
    uses('listOf', 'tables_shown_of');
    uses('tablesOf', 'players_of');
    for (const index of ['tables_opened', 'players_running']) {
      uses('countRunning', index);
      uses('openTableBelow', index);
    }
    uses('due', 'tables_due');
    uses('ticking', 'tables_playing');
    for (const name of ['unseenTables', 'untouchedTables', 'dateTables'] as const) uses(name, 'tables_seen');
    for (const name of ['unseenVisitors', 'dateVisitors'] as const) uses(name, 'visitors_seen');
  });
});
