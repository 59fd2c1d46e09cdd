/** Out of PostgreSQL and into it, beside the nodes that may be running on it. */
import pg from 'pg';
import { StoreAway } from '../errors.ts';
import { CHANNEL, RESTORED } from '../postgres-announcements.ts';
import { configOf, migrate } from '../postgres-pool.ts';
import { RECOUNT, TEXT } from '../statements.ts';
import { BadArchive, refusedRow } from './bad-archive.ts';
import {
  type ArchivedRow,
  columnsOf,
  type NumberedRow,
  PASSING,
  rowsOf,
  TABLE_NAMES,
  type TableName,
} from './format.ts';

const AT_ONCE = 1_000;

/** All rows as they were at one moment. */
export async function* postgresRows(url: string): AsyncGenerator<ArchivedRow> {
  const client = await connect(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const table of TABLE_NAMES) {
      await client.query(`DECLARE rows CURSOR FOR ${rowsOf(table, TEXT.postgres)}`);
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
export async function putIntoPostgres(url: string, rows: AsyncIterable<NumberedRow>): Promise<void> {
  const client = await connect(url);
  try {
    await locked(client, async () => {
      await client.query('UPDATE house SET epoch = epoch + 1, beat = NULL, beat_before = NULL');
      for (const table of [...PASSING, ...TABLE_NAMES.filter((each) => each !== 'house').toReversed()]) {
        await client.query(`DELETE FROM ${table}`);
      }
      for await (const part of parts(rows)) await putPart(client, part);
      await client.query(RECOUNT);
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, RESTORED]);
    });
  } finally {
    await client.end();
  }
}

/** A house that runs may hold in another order what is locked here: then one of the two gives way, and it is tried again. */
async function locked(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let left = LOCK_ATTEMPTS; ; left--) {
    await client.query('BEGIN');
    try {
      await client.query(`LOCK TABLE ${TABLE_NAMES.join(', ')} IN EXCLUSIVE MODE`);
      break;
    } catch (error) {
      if ((error as pg.DatabaseError).code !== DEADLOCK || left === 0) throw error;
      await client.query('ROLLBACK');
    }
  }
  await work();
  await client.query('COMMIT');
}
const DEADLOCK = '40P01';
const LOCK_ATTEMPTS = 20;

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

/** What PostgreSQL keeps in no text: a null character, and half of one. */
const UNKEPT = /\0|\p{Cs}/u;

function checkTexts({ table, values, line }: NumberedRow): void {
  const index = values.findIndex((value) => typeof value === 'string' && UNKEPT.test(value));
  if (index >= 0) throw new BadArchive('broken', { why: 'text', line, table, column: columnsOf(table)[index]! });
}

/** If one of them is refused, they are put one by one, so that it can be named. */
async function putPart(client: pg.Client, rows: readonly NumberedRow[]): Promise<void> {
  const [first] = rows;
  for (const row of rows) checkTexts(row);
  await client.query('SAVEPOINT part');
  try {
    await put(client, first!.table, rows);
  } catch (error) {
    if (!refusedRow(error, first!.table, first!.line)) throw error;
    await client.query('ROLLBACK TO part');
    for (const row of rows) await putOne(client, row);
    throw error;
  }
  await client.query('RELEASE part');
}

async function putOne(client: pg.Client, row: NumberedRow): Promise<void> {
  try {
    await put(client, row.table, [row]);
  } catch (error) {
    throw refusedRow(error, row.table, row.line) ?? error;
  }
}

async function put(client: pg.Client, table: TableName, rows: readonly ArchivedRow[]): Promise<void> {
  if (table === 'house') return void (await client.query('UPDATE house SET beat = $1', [rows[0]!.values[0]]));
  const columns = columnsOf(table);
  const records = rows.map(({ values }) =>
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
async function* parts(rows: AsyncIterable<NumberedRow>): AsyncGenerator<readonly NumberedRow[]> {
  let part: NumberedRow[] = [];
  for await (const row of rows) {
    if (part.length === AT_ONCE || (part[0] && part[0].table !== row.table)) {
      yield part;
      part = [];
    }
    part.push(row);
  }
  if (part.length > 0) yield part;
}
