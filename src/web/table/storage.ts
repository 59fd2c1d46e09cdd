/** Yours stays yours: games in this browser's IndexedDB. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Drawer, Keepsake } from './notebook.ts';
import type { StoredGame } from './stored-game.ts';

interface House extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changed: number } };
  /** By table, then by seat. */
  notes: { key: string; value: readonly string[] };
  /** By kind of game. */
  keepsakes: { key: string; value: readonly Keepsake[] };
}

let opened: Promise<IDBPDatabase<House>> | undefined;

function house(): Promise<IDBPDatabase<House>> {
  opened ??= openDB<House>('escale', 2, {
    upgrade(database, version) {
      if (version < 1) database.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      if (version < 2) {
        database.createObjectStore('notes');
        database.createObjectStore('keepsakes');
      }
    },
  });
  return opened;
}

export const saveGame = async (game: StoredGame): Promise<void> => void (await (await house()).put('games', game));
export const loadGame = async (id: string): Promise<StoredGame | undefined> => (await house()).get('games', id);
export const deleteGame = async (id: string): Promise<void> => {
  await (await house()).delete('games', id);
  await (await house()).delete('notes', id);
};
/** The newest first. */
export const allGames = async (): Promise<StoredGame[]> =>
  (await (await house()).getAllFromIndex('games', 'changed')).reverse();

/** Where the notes of one table and the keepsakes of its game lie. */
export const drawerOf = (game: string, table: string): Drawer => ({
  notes: async () => (await (await house()).get('notes', table)) ?? [],
  keepsakes: async () => (await (await house()).get('keepsakes', game)) ?? [],
  saveNotes: async (notes) => void (await (await house()).put('notes', notes, table)),
  saveKeepsakes: async (keepsakes) => void (await (await house()).put('keepsakes', keepsakes, game)),
});
