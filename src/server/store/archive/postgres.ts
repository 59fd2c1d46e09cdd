/** Out of PostgreSQL and into it, beside the nodes that may be running on it. */
import pg from 'pg';
import { StoreAway } from '../errors.ts';
import { CHANNEL, RESTORED } from '../postgres-announcements.ts';
import { configOf, inTransaction, migrate } from '../postgres-pool.ts';
import { type ArchivedRow, columnsOf, rowsOf, TABLE_NAMES, type TableName } from './format.ts';

const AT_ONCE = 1_000;

/** All rows as they were at one moment. */
export async function* postgresRows(url: string): AsyncGenerator<ArchivedRow> {
  const client = await connect(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const table of TABLE_NAMES) {
      await client.query(`DECLARE rows CURSOR FOR ${rowsOf(table)}`);
      for (;;) {
        const { rows } = await client.query({ text: `FETCH ${AT_ONCE} FROM rows`, rowMode: 'array' });
        for (const values of rows) yield { table, values };
        if (rows.length < AT_ONCE) break;
      }
      await client.query('CLOSE rows');
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** These rows instead of all others, at one moment; the nodes are told. */
export async function putIntoPostgres(url: string, rows: AsyncIterable<ArchivedRow>): Promise<void> {
  const client = await connect(url);
  try {
    await inTransaction(client, async () => {
      await client.query(`LOCK TABLE ${TABLE_NAMES.join(', ')} IN EXCLUSIVE MODE`);
      await client.query('UPDATE house SET epoch = epoch + 1, beat = NULL, beat_before = NULL');
      for (const table of TABLE_NAMES.filter((each) => each !== 'house').toReversed()) {
        await client.query(`DELETE FROM ${table}`);
      }
      for await (const [table, part] of parts(rows)) await put(client, table, part);
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, RESTORED]);
    });
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  // a backup takes as long as it takes
  const client = new pg.Client({ ...configOf(url), query_timeout: undefined });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StoreAway(`no connection to the database: ${(error as Error).message}`, { cause: error });
  }
  await migrate(client);
  return client;
}

async function put(client: pg.Client, table: TableName, rows: readonly ArchivedRow['values'][]): Promise<void> {
  if (table === 'house') return void (await client.query('UPDATE house SET beat = $1', [rows[0]![0]]));
  const columns = columnsOf(table);
  const records = rows.map((values) =>
    Object.fromEntries(values.map((value, index) => [columns[index], inJson(value)])),
  );
  const names = columns.join(', ');
  await client.query(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(records)],
  );
}

const inJson = (value: ArchivedRow['values'][number]) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;

/** Rows of one table, some at a time. */
async function* parts(rows: AsyncIterable<ArchivedRow>): AsyncGenerator<[TableName, ArchivedRow['values'][]]> {
  let current: [TableName, ArchivedRow['values'][]] | undefined;
  for await (const { table, values } of rows) {
    if (current && (current[0] !== table || current[1].length === AT_ONCE)) {
      yield current;
      current = undefined;
    }
    current ??= [table, []];
    current[1].push(values);
  }
  if (current) yield current;
}
