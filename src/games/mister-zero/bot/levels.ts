/** What a player of each level sees and how far he thinks. */
import type { Level } from '../../../core/bot.ts';

export interface LevelOfPlay {
  /** Playouts at most. */
  readonly playouts: number;
  /** The solver is asked with so many tokens left at most. */
  readonly reach: number;
  /** Of each ten moves so many are overlooked. */
  readonly blind: number;
}

export const LEVELS_OF_PLAY: Readonly<Record<Level, LevelOfPlay>> = {
  1: { playouts: 10, reach: 0, blind: 5 },
  2: { playouts: 35, reach: 2, blind: 1 },
  3: { playouts: 90, reach: 4, blind: 0 },
  4: { playouts: 1000, reach: 9, blind: 0 },
  5: { playouts: Infinity, reach: 20, blind: 0 },
};
