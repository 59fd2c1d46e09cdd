/** A browser as version 0.1.0 left it (test/data/v0.1.0/README.md). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { GameEvent, Outcome } from '../../src/core/game.ts';
import type { Ending } from '../../src/table/state/ending.ts';
import { forgetDatabase, keepsGames } from '../../src/web/local/database.ts';

export interface OldRecord {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly players: readonly (
    | { readonly kind: 'person'; readonly name: string }
    | { readonly kind: 'computer'; readonly level: number }
  )[];
  readonly seed: string;
  readonly events: readonly GameEvent[];
  readonly ending?: Ending | null;
  readonly resigned?: number | null;
  readonly result?: Outcome | null;
  readonly match?: { readonly seats: number; readonly games: number; readonly outcomes: readonly Outcome[] };
  readonly started: number;
  readonly changed: number;
}

interface Entry {
  readonly key: string;
  readonly value: unknown;
}

export interface OldBrowser {
  readonly version: 1 | 2 | 3;
  readonly games: readonly OldRecord[];
  readonly notes?: readonly Entry[];
  readonly keepsakes?: readonly Entry[];
}

const folder = resolve(import.meta.dirname, '../data/v0.1.0');
const read = (file: string): OldBrowser => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));

export const OLD_BROWSERS: readonly OldBrowser[] = [
  read('browser-version-1.json'),
  read('browser-version-2.json'),
  read('browser.json'),
];

/** Nothing is kept in it yet. */
export function newBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
  forgetDatabase();
  keepsGames.value = true;
}

/** With its database as the page of that version made it; `more` are games that were damaged since. */
export async function oldBrowser(
  { version, games, notes = [], keepsakes = [] }: OldBrowser,
  more: readonly object[] = [],
) {
  newBrowser();
  const database = await openDB('escale', version, {
    upgrade(made) {
      made.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      if (version < 2) return;
      made.createObjectStore('notes');
      made.createObjectStore('keepsakes');
    },
  });
  for (const game of [...games, ...more]) await database.put('games', game);
  for (const { key, value } of notes) await database.put('notes', value, key);
  for (const { key, value } of keepsakes) await database.put('keepsakes', value, key);
  return database;
}
