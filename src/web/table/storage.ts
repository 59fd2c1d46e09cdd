/** Yours stays yours: games in this browser's IndexedDB. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredGame } from './stored-game.ts';

interface House extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<House>> | undefined;

function house(): Promise<IDBPDatabase<House>> {
  opened ??= openDB<House>('escale', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
    },
  });
  return opened;
}

export const saveGame = async (game: StoredGame): Promise<void> => void (await (await house()).put('games', game));
export const loadGame = async (id: string): Promise<StoredGame | undefined> => (await house()).get('games', id);
export const deleteGame = async (id: string): Promise<void> => (await house()).delete('games', id);
/** The newest first. */
export const allGames = async (): Promise<StoredGame[]> =>
  (await (await house()).getAllFromIndex('games', 'changed')).reverse();
