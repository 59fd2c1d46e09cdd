/** Backup and restore, while the house runs or not. */
import { fileIn, type StoreOptions } from '../open.ts';
import { readArchive, writeArchive } from './file.ts';
import type { ArchivedRow, NumberedRow } from './format.ts';

/** How much there is in a backup. */
export interface Contents {
  readonly tables: number;
  readonly visitors: number;
}

export async function backup(options: StoreOptions, file: string): Promise<Contents> {
  await writeArchive(file, await rowsFrom(options));
  return survey(file);
}

/** All or nothing: the house is as the backup says, or as it was. */
export async function restore(options: StoreOptions, file: string): Promise<Contents> {
  const contents = await survey(file);
  await putInto(options, readArchive(file));
  return contents;
}

async function putInto({ databaseUrl, dataDir }: StoreOptions, rows: AsyncIterable<NumberedRow>): Promise<void> {
  if (databaseUrl) await (await import('./postgres.ts')).putIntoPostgres(databaseUrl, rows);
  else await (await import('./sqlite.ts')).putIntoSqlite(fileIn(dataDir), rows);
}

async function rowsFrom({ databaseUrl, dataDir }: StoreOptions): Promise<AsyncIterable<ArchivedRow>> {
  if (databaseUrl) return (await import('./postgres.ts')).postgresRows(databaseUrl);
  return (await import('./sqlite.ts')).sqliteRows(fileIn(dataDir));
}

/** Reads it to the end: a backup that cannot be read is none. */
async function survey(file: string): Promise<Contents> {
  const contents = { tables: 0, visitors: 0 };
  for await (const { table } of readArchive(file)) {
    if (table === 'tables' || table === 'visitors') contents[table]++;
  }
  return contents;
}
