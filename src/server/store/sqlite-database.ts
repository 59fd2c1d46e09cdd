/** A SQLite file of ours: how it is opened, held and brought up to date. Everything here blocks its thread. */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { StoreForm, StoreInUse, StoreMissing } from './errors.ts';
import { makeFolder } from './folder.ts';
import { NEWEST, stepsFrom } from './migrations.ts';

export type Connection = Database.Database;

/** How long a change waits for another process that writes: only a restore does. */
export const PATIENCE_MS = 60_000;

/** 16 MB: a fifth more appends a second than at SQLite's 4 MB, and the longest wait is half as long. */
const CHECKPOINT_PAGES = 4_000;

const OWN_FILE = 0o600;
const OTHERS = 0o077;

/** Opens the file, and makes it if it is not there. */
export function connect(file: string): Connection {
  prepare(file);
  const database = new Database(file);
  database.exec(`
    PRAGMA busy_timeout = ${PATIENCE_MS};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
    PRAGMA foreign_keys = ON;
  `);
  return database;
}

/**
 * Takes the house: a transaction on a file beside it that never ends. The system takes it back when the process is gone,
 * however it goes.
 */
export function hold(file: string): Connection {
  prepare(`${file}-lock`);
  const lock = new Database(`${file}-lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    release(lock);
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new StoreInUse(file);
    throw error;
  }
  return lock;
}

/** A house that is closed is brought up to date; one that runs is so already, or it is left alone. */
export function connectBeside(file: string): Connection {
  let lock: Connection | undefined;
  try {
    lock = hold(file);
  } catch (error) {
    if (!(error instanceof StoreInUse)) throw error;
  }
  const database = connect(file);
  if (lock) migrate(database);
  else if (formOf(database) !== NEWEST) throw new StoreForm(formOf(database), NEWEST);
  if (lock) release(lock);
  return database;
}

export function mustExist(file: string): void {
  if (!existsSync(file)) throw new StoreMissing(`there is no house in ${file}`);
}

/** Closing alone frees nothing while a statement is still in memory. */
export function release(database: Connection): void {
  if (database.inTransaction) database.exec('ROLLBACK');
  database.close();
}

export function migrate(database: Connection): void {
  inTransaction(database, () => {
    const form = formOf(database);
    if (form > NEWEST) throw new StoreForm(form, NEWEST);
    for (const { sql } of stepsFrom(form, 'sqlite')) database.exec(sql);
    database.exec(`PRAGMA user_version = ${NEWEST}`);
  });
}

export function formOf(database: Connection): number {
  const [row] = database.prepare('PRAGMA user_version').raw().all() as [[number]];
  return row[0];
}

export function inTransaction<T>(database: Connection, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Reads a row of each table: damage at the root of one is found now, and not when somebody plays. */
export function lookInto(database: Connection): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").raw().all() as [string][];
  for (const [name] of tables) database.prepare(`SELECT * FROM "${name}" LIMIT 1`).raw().all();
}

/**
 * Nobody else may look inside: the seeds of running games are in the file. SQLite gives those that it makes beside it the
 * same rights.
 */
function prepare(file: string): void {
  makeFolder(dirname(file));
  // never one that is there: the system takes back every lock of a process that closes a file, however often it has it open
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWN_FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) keepToOurselves(each);
}

function keepToOurselves(file: string): void {
  const { mode } = statSync(file, { throwIfNoEntry: false }) ?? { mode: OWN_FILE };
  if ((mode & OTHERS) !== 0) chmodSync(file, OWN_FILE);
}
