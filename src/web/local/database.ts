/** Yours stays yours: tables in this browser's IndexedDB. */
import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Attempt } from '../../puzzles/attempts.ts';
import type { Row } from '../../table/course/ports.ts';
import type { KeptAnalysis } from '../analysis/kept-analyses.ts';
import type { KeptPuzzle } from '../puzzles/homemade/kept-puzzles.ts';
import type { KeptReview } from '../review/kept-reviews.ts';
import type { Drawer, Keepsake } from '../table/notebook.ts';
import type { LocalRecord } from './record.ts';

export interface Schema extends DBSchema {
  /** What stands beside each log. */
  tables: { key: string; value: LocalRecord; indexes: { changed: number } };
  rows: { key: [table: string, seq: number]; value: Row & { readonly table: string } };
  /** By table, then by seat. */
  notes: { key: string; value: readonly string[] };
  /** By kind of game. */
  keepsakes: { key: string; value: readonly Keepsake[] };
  /** Games with variations, as files have them. */
  analyses: { key: string; value: KeptAnalysis };
  /** Of games that are over, by what was played; the last that were looked at. */
  reviews: { key: string; value: KeptReview; indexes: { at: number } };
  /** At puzzles. */
  attempts: { key: string; value: Attempt };
  /** Those that somebody has made here. */
  puzzles: { key: string; value: KeptPuzzle };
  /** Games of version 0.1.0, until they have become tables. */
  games: { key: string; value: unknown; indexes: { changed: number } };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'escale';
const VERSION = 9;

/** False once something could not be kept. */
export const keepsGames = signal(true);
/** A tab of an earlier version holds the database, and does not let go of it by itself. */
export const waitsForOldTab = signal(false);
let opened: Promise<Database> | undefined;
/** Milliseconds after which a browser that does not answer has no database: WebKit now and then, if it was left while it made one. */
const LATE_MS = 5000;

export function database(): Promise<Database> {
  opened ??= inTime(open());
  return opened;
}

/** Nobody waits longer for a database than he would for a game; one that comes late is used from then on. */
function inTime(opening: Promise<Database>): Promise<Database> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      if (waitsForOldTab.value) return;
      opening.then(() => {
        opened = opening;
      });
      reject(new Error('the database does not answer'));
    }, LATE_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** For tests, and when the browser has closed it. */
export function forgetDatabase(): void {
  opened = undefined;
}

async function open(): Promise<Database> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade(database, version) {
      if (version < 1) database.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      if (version < 2) {
        database.createObjectStore('notes');
        database.createObjectStore('keepsakes');
      }
      if (version < 4) {
        database.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed');
        database.createObjectStore('rows', { keyPath: ['table', 'seq'] });
      }
      if (version < 6) database.createObjectStore('analyses', { keyPath: 'id' });
      if (version < 7) database.createObjectStore('reviews', { keyPath: 'key' }).createIndex('at', 'at');
      if (version < 8) database.createObjectStore('attempts', { keyPath: 'id' });
      if (version < 9) database.createObjectStore('puzzles', { keyPath: 'id' });
    },
    blocked: () => {
      waitsForOldTab.value = true;
    },
    // another tab brings the database up to date, or the browser takes it away
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
    terminated: forgetDatabase,
  });
  waitsForOldTab.value = false;
  if ((await database.count('games')) > 0) {
    const { moveOldGames } = await import('./old-games.ts');
    await moveOldGames(database);
  }
  return database;
}

/** What the database answers; undefined, and said to the reader, where there is none. */
export async function kept<T>(ask: (database: Database) => Promise<T>): Promise<T | undefined> {
  try {
    return await ask(await database());
  } catch {
    keepsGames.value = false;
    return undefined;
  }
}

/** Where the notes of one table and the keepsakes of its game lie. */
export const drawerOf = (game: string, table: string): Drawer => ({
  notes: async () => (await kept((database) => database.get('notes', table))) ?? [],
  keepsakes: async () => (await kept((database) => database.get('keepsakes', game))) ?? [],
  saveNotes: async (notes) => void (await kept((database) => database.put('notes', notes, table))),
  saveKeepsakes: async (keepsakes) => void (await kept((database) => database.put('keepsakes', keepsakes, game))),
});
