/** The tables of this browser. A browser that keeps nothing keeps them while the page is open. */

import type { OpenedTable } from '../../table/course/opening.ts';
import type { Row } from '../../table/course/ports.ts';
import { type Database, database, keepsGames, kept } from './database.ts';
import { type LocalRecord, summaryOf } from './record.ts';

interface HeldTable {
  readonly record: LocalRecord;
  readonly rows: readonly Row[];
}

const forNow = new Map<string, HeldTable>();
/** All rows of one table. */
export const rowsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_VALUE]);

/** Puts a new table, with all that happened at its opening, into the browser. */
export async function addTable(
  { state, bodies }: OpenedTable,
  beside: Pick<LocalRecord, 'id' | 'game' | 'seed' | 'names'>,
  at: number,
): Promise<LocalRecord> {
  const record = { ...beside, started: at, changed: at, summary: summaryOf(state, beside.names) };
  const rows = bodies.map((body, seq) => ({ seq, at, body }));
  try {
    await putTable(await database(), record, rows);
  } catch {
    forNow.set(record.id, { record, rows });
    keepsGames.value = false;
  }
  return record;
}

export async function putTable(database: Database, record: LocalRecord, rows: readonly Row[]): Promise<void> {
  const transaction = database.transaction(['tables', 'rows'], 'readwrite');
  const into = { tables: transaction.objectStore('tables'), rows: transaction.objectStore('rows') };
  await Promise.all([...putInto(into, record, rows), transaction.done]);
}

interface Putting<T> {
  put(value: T): Promise<unknown>;
}

/** As part of a transaction: if it fails, so does each of these. */
export const putInto = (
  into: { readonly tables: Putting<LocalRecord>; readonly rows: Putting<Row & { readonly table: string }> },
  record: LocalRecord,
  rows: readonly Row[],
): Promise<unknown>[] => [into.tables.put(record), ...rows.map((row) => into.rows.put({ ...row, table: record.id }))];

/** A table as it was kept, only now if need be. */
export async function findTable(id: string): Promise<(HeldTable & { readonly isKept: boolean }) | undefined> {
  const held = forNow.get(id);
  if (held) return { ...held, isKept: false };
  return kept(async (database) => {
    const record = await database.get('tables', id);
    return record && { record, rows: await database.getAll('rows', rowsOf(id)), isKept: true };
  });
}

/** A table that has been deleted: all it takes to put it back. */
export type DeletedTable = HeldTable & { readonly notes: readonly string[] | undefined };

/** Undefined if there was none. */
export async function deleteTable(id: string): Promise<DeletedTable | undefined> {
  const found = await findTable(id);
  if (!found) return undefined;
  forNow.delete(id);
  const notes = await kept(async (database) => {
    const transaction = database.transaction(['tables', 'rows', 'notes'], 'readwrite');
    const stored = await transaction.objectStore('notes').get(id);
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('rows').delete(rowsOf(id)),
      transaction.objectStore('notes').delete(id),
      transaction.done,
    ]);
    return stored;
  });
  return { record: found.record, rows: found.rows, notes };
}

export async function putBack({ record, rows, notes }: DeletedTable): Promise<void> {
  try {
    const db = await database();
    await putTable(db, record, rows);
    if (notes) await db.put('notes', notes, record.id);
  } catch {
    holdForNow(record, rows);
    keepsGames.value = false;
  }
}

/** The newest first. */
export async function allTables(): Promise<LocalRecord[]> {
  const records = (await kept((database) => database.getAllFromIndex('tables', 'changed'))) ?? [];
  const stored = records.filter(({ id }) => !forNow.has(id));
  return [...stored, ...[...forNow.values()].map(({ record }) => record)].sort((a, b) => b.changed - a.changed);
}

/** What has become of a table that is held for now only. */
export function holdForNow(record: LocalRecord, rows: readonly Row[]): void {
  forNow.set(record.id, { record, rows });
}
