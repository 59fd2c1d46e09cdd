/** How the five levels differ: how far they look, in how many worlds, and how often a move does not occur to them. */
import type { Level } from '../../../core/bot.ts';
import type { Random } from '../../../core/game.ts';
import { evaluate, type Weights } from '../solver/evaluation/evaluation.ts';
import type { Board } from '../solver/packed/board.ts';
import type { PackedMove } from '../solver/packed/codes.ts';
import { rootMoves } from '../solver/packed/moves.ts';

export interface Skill {
  /** Plies, captures at their end not counted. */
  readonly deepest: number;
  /** Worlds. */
  readonly most: number;
  /** Of a hundred moves. */
  readonly overlooks: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { deepest: 1, most: 1, overlooks: 50 },
  2: { deepest: 1, most: 2, overlooks: 18 },
  3: { deepest: 2, most: 3, overlooks: 10 },
  4: { deepest: 4, most: 4, overlooks: 12 },
  5: { deepest: 60, most: 4, overlooks: 0 },
};

/** All moves, the one first that looks best at once. */
export function glance(board: Board, weights: Weights, counted: boolean): PackedMove[] {
  const looks = rootMoves(board).map((move) => {
    board.make(move);
    const value = -evaluate(board, weights, counted);
    board.unmake(move);
    return { move, value };
  });
  return looks.sort((one, other) => other.value - one.value).map(({ move }) => move);
}

/** Those that occur to a player who overlooks so many of a hundred. */
export function noticed(moves: readonly PackedMove[], overlooks: number, random: Random): readonly PackedMove[] {
  if (overlooks === 0) return moves;
  const seen = moves.filter(() => random(100) >= overlooks);
  return seen.length > 0 ? seen : [moves[random(moves.length)]!];
}
