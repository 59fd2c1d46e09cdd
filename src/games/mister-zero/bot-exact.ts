/** The solver, told by a few playouts what to expect and which moves look good. */
import type { Random } from '../../core/game.ts';
import type { Effort } from '../../search/effort.ts';
import { Tree } from './bot-tree.ts';
import { type Prior, Solver } from './solver.ts';
import type { Board } from './solver-board.ts';

/** With fewer tokens left it is faster without. */
const PRIOR_LEFT = 9;
const PRIOR_PLAYOUTS = 3000;
const PRIOR_BRANCHES = 200_000;
/** With fewer tokens left than this a small table does. */
const LARGE_TABLE_LEFT = 10;
const SMALL_TABLE_BITS = 16;

export interface Solution {
  /** Red's tokens less green's with best play, unless the effort was spent before. */
  readonly value: number | undefined;
  /** Moves of best play, as many as the effort allowed. */
  readonly line: readonly number[];
  /** What the player to act can have at least, and by which move. */
  readonly proved: Solver['proved'];
}

export function solve(board: Board, effort: Effort, random: Random): Solution {
  const solver = new Solver(effort, board.left < LARGE_TABLE_LEFT ? SMALL_TABLE_BITS : undefined);
  const value = solver.solve(board, board.left < PRIOR_LEFT ? undefined : prior(board, effort, random));
  const line = value === undefined ? [] : solver.line(board, value);
  return { value, line, proved: solver.proved };
}

function prior(board: Board, effort: Effort, random: Random): Prior {
  const tree = new Tree(board, effort, random, { branches: PRIOR_BRANCHES });
  tree.run(PRIOR_PLAYOUTS);
  return tree;
}
