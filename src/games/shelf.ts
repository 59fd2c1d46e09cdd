/** The games as hosts look them up. */
import type { GameModule } from '../core/game.ts';
import * as games from './index.ts';

export const SHELF: readonly GameModule[] = Object.values(games);
export const GAME_IDS: readonly string[] = SHELF.map(({ rules }) => rules.id);

export const findGame = (id: string): GameModule | undefined => SHELF.find(({ rules }) => rules.id === id);
