/** Yours stays yours: games in this browser's IndexedDB. A browser that has none keeps them while the page is open. */
import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Drawer, Keepsake } from './notebook.ts';
import { type StoredGame, withEnding } from './stored-game.ts';

interface House extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changed: number } };
  /** By table, then by seat. */
  notes: { key: string; value: readonly string[] };
  /** By kind of game. */
  keepsakes: { key: string; value: readonly Keepsake[] };
}

/** False once something could not be kept. */
export const keepsGames = signal(true);
const forNow = new Map<string, StoredGame>();
let opened: Promise<IDBPDatabase<House>> | undefined;

function house(): Promise<IDBPDatabase<House>> {
  opened ??= openDB<House>('escale', 3, {
    async upgrade(database, version, _to, transaction) {
      if (version < 1) database.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      if (version < 2) {
        database.createObjectStore('notes');
        database.createObjectStore('keepsakes');
      }
      if (version === 1 || version === 2) {
        const games = transaction.objectStore('games');
        for (const game of await games.getAll()) await games.put(withEnding(game));
      }
    },
  });
  return opened;
}

export async function saveGame(game: StoredGame): Promise<void> {
  try {
    await (await house()).put('games', game);
    forNow.delete(game.id);
  } catch {
    forNow.set(game.id, game);
    keepsGames.value = false;
  }
}

export async function loadGame(id: string): Promise<StoredGame | undefined> {
  return forNow.get(id) ?? (await kept((database) => database.get('games', id)));
}

export async function deleteGame(id: string): Promise<void> {
  forNow.delete(id);
  await kept((database) => database.delete('games', id));
  await kept((database) => database.delete('notes', id));
}

/** The newest first. */
export async function allGames(): Promise<StoredGame[]> {
  const games = (await kept((database) => database.getAllFromIndex('games', 'changed'))) ?? [];
  return [...games, ...forNow.values()].sort((a, b) => b.changed - a.changed);
}

/** Where the notes of one table and the keepsakes of its game lie. */
export const drawerOf = (game: string, table: string): Drawer => ({
  notes: async () => (await kept((database) => database.get('notes', table))) ?? [],
  keepsakes: async () => (await kept((database) => database.get('keepsakes', game))) ?? [],
  saveNotes: async (notes) => void (await kept((database) => database.put('notes', notes, table))),
  saveKeepsakes: async (keepsakes) => void (await kept((database) => database.put('keepsakes', keepsakes, game))),
});

async function kept<T>(ask: (database: IDBPDatabase<House>) => Promise<T>): Promise<T | undefined> {
  try {
    return await ask(await house());
  } catch {
    keepsGames.value = false;
    return undefined;
  }
}
