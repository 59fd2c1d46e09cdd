/** What tells the five levels apart: how far they look, in how many worlds, and what does not occur to them. */
import type { Level } from '../../../core/bot.ts';
import type { Random } from '../../../core/game.ts';
import type { PackedMove } from '../solver/packed/codes.ts';

export interface Skill {
  /** Plies, captures at their end not counted. */
  readonly deepest: number;
  /** How many are searched. */
  readonly worlds: number;
  /** Of a hundred moves. */
  readonly overlooks: number;
  /** Whether it may overlook that it can take the Z. */
  readonly overlooksZ: boolean;
  /** Whether it chooses one of the good set-ups rather than any. */
  readonly setsUpWell: boolean;
  /** Whether it reckons with what the enemy does not know. */
  readonly modelsOpponent: boolean;
}

const NOVICE = { overlooksZ: false, setsUpWell: false, modelsOpponent: false };
const CAREFUL = { ...NOVICE, setsUpWell: true };

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { ...NOVICE, deepest: 1, worlds: 1, overlooks: 50, overlooksZ: true },
  2: { ...NOVICE, deepest: 1, worlds: 2, overlooks: 18 },
  3: { ...CAREFUL, deepest: 2, worlds: 3, overlooks: 10 },
  4: { ...CAREFUL, deepest: 4, worlds: 4, overlooks: 12 },
  5: { ...CAREFUL, deepest: 60, worlds: 4, overlooks: 0, modelsOpponent: true },
};

/** The moves that occur to a player who overlooks so many of a hundred. */
export function noticed(moves: readonly PackedMove[], overlooks: number, random: Random): readonly PackedMove[] {
  if (overlooks === 0) return moves;
  const seen = moves.filter(() => random(100) >= overlooks);
  return seen.length > 0 ? seen : [moves[random(moves.length)]!];
}
