/** The games as hosts look them up. */
import * as games from './index.ts';
import type { DrawnGame } from './module.ts';

export const SHELF: readonly DrawnGame[] = Object.values(games);
export const GAME_IDS: readonly string[] = SHELF.map(({ rules }) => rules.id);

export const findGame = (id: string): DrawnGame | undefined => SHELF.find(({ rules }) => rules.id === id);
