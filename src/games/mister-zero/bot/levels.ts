/**
 * What the five levels are: one search, with ever more playouts, an ever earlier solver, and fewer moves overlooked. All share
 * their budget alike.
 */
import type { Level } from '../../../core/bot.ts';
import { type Limits, NO_LIMITS, type Role } from '../solver/finding.ts';

/** A quick proof is worth trying; a good part of the budget stays with the tree, for a move there must be. */
export const PLAYER: Role = { plays: true, share: 0.6, hope: 0.3 };

export const LEVELS_OF_PLAY: Readonly<Record<Level, Limits>> = {
  1: { playouts: 10, reach: 0, blind: 5 },
  2: { playouts: 35, reach: 2, blind: 1 },
  3: { playouts: 90, reach: 4, blind: 0 },
  4: { playouts: 1000, reach: 9, blind: 0 },
  5: NO_LIMITS,
};
