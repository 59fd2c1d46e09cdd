/** What a player of each level sees and how far he thinks. */
import type { Level } from '../../core/bot.ts';

export interface LevelOfPlay {
  /** Playouts at most. */
  readonly playouts: number;
  /** The solver is asked with so many tokens left at most. */
  readonly reach: number;
  /** Of each ten moves so many are overlooked. */
  readonly blind: number;
}

export const LEVELS_OF_PLAY: Readonly<Record<Level, LevelOfPlay>> = {
  1: { playouts: 30, reach: 0, blind: 7 },
  2: { playouts: 150, reach: 2, blind: 4 },
  3: { playouts: 800, reach: 4, blind: 2 },
  4: { playouts: 6000, reach: 7, blind: 0 },
  5: { playouts: Infinity, reach: 20, blind: 0 },
};
