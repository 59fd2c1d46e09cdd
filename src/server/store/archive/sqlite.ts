/** Out of a SQLite file and into it, beside the house that may be running on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreAway } from '../errors.ts';
import { type Connection, connectBeside, mustExist, PATIENCE_MS, release } from '../sqlite-database.ts';
import { RECOUNT, TEXT } from '../statements.ts';
import { refusedRow } from './bad-archive.ts';
import {
  type ArchivedRow,
  columnsOf,
  type NumberedRow,
  PASSING,
  rowsOf,
  TABLE_NAMES,
  type TableName,
} from './format.ts';

/** All rows as they were at one moment. */
export async function* sqliteRows(file: string): AsyncGenerator<ArchivedRow> {
  mustExist(file);
  const database = connectBeside(file);
  try {
    database.exec('BEGIN');
    for (const table of TABLE_NAMES) {
      for (const values of database.prepare(rowsOf(table, TEXT.sqlite)).raw().iterate()) {
        yield { table, values: values as ArchivedRow['values'] };
      }
    }
  } finally {
    release(database);
  }
}

/** These rows instead of all others, at one moment; a house that runs on the file finds them there. */
export async function putIntoSqlite(file: string, rows: AsyncIterable<NumberedRow>): Promise<void> {
  const database = connectBeside(file);
  try {
    await begin(database);
    database.exec('UPDATE house SET epoch = epoch + 1, beat = NULL, beat_before = NULL');
    for (const table of [...PASSING, ...TABLE_NAMES.filter((each) => each !== 'house').toReversed()])
      database.exec(`DELETE FROM ${table}`);
    const put = Object.fromEntries(TABLE_NAMES.map((table) => [table, database.prepare(putting(table))]));
    for await (const { table, values, line } of rows) {
      try {
        put[table]!.run(values.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
      } catch (error) {
        throw refusedRow(error, table, line) ?? error;
      }
    }
    database.exec(RECOUNT);
    database.exec('COMMIT');
  } finally {
    release(database);
  }
}

/**
 * A house under load writes nearly all the time. SQLite, while it waits, looks for a gap only ten times a second; we look
 * as often as we can.
 */
async function begin(database: Connection): Promise<void> {
  database.exec('PRAGMA busy_timeout = 0');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return void database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      if ((error as { readonly code?: string }).code !== 'SQLITE_BUSY') throw error;
      if (Date.now() > deadline) throw new StoreAway('the house writes all the time', { cause: error });
      await sleep(1);
    }
  }
}

function putting(table: TableName): string {
  if (table === 'house') return 'UPDATE house SET beat = ?';
  const columns = columnsOf(table);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
}
