/** The solver, told by a few playouts what to expect and which moves look good. */
import type { Effort } from '../../../search/effort.ts';
import type { Board } from '../solver/board.ts';
import { type Approach, Solver } from '../solver/solver.ts';
import type { Tree } from './tree.ts';

/** With fewer tokens left it is faster without. */
const PRIOR_LEFT = 9;
const PRIOR_PLAYOUTS = 3000;
/** With fewer tokens left than this a small table does. */
const LARGE_TABLE_LEFT = 10;
const SMALL_TABLE_BITS = 16;
const LARGE_TABLE_BITS = 21;

export interface Solution {
  /** Red's tokens less green's with best play, unless the effort was spent before. */
  readonly value: number | undefined;
  /** Moves of best play, as many as the effort allowed. */
  readonly line: readonly number[];
  /** What the player to act can have at least, and by which move. */
  readonly proved: Solver['proved'];
  readonly bounds: Solver['bounds'];
}

// by the size of their tables; kept, for with its last object a class loses what was compiled for it
const solvers = new Map<number, Solver>();

/** The tree is planted on the board. */
export function solve(board: Board, effort: Effort, tree: Tree, approach: Omit<Approach, 'prior'> = {}): Solution {
  const solver = solverFor(board.left, effort);
  const hasPrior = board.left >= PRIOR_LEFT;
  if (hasPrior) tree.run(effort, PRIOR_PLAYOUTS);
  const value = solver.solve(board, { ...approach, prior: hasPrior ? tree : undefined });
  const line = value === undefined ? [] : solver.line(board, value);
  return { value, line, proved: solver.proved, bounds: solver.bounds };
}

function solverFor(left: number, effort: Effort): Solver {
  const bits = left < LARGE_TABLE_LEFT ? SMALL_TABLE_BITS : LARGE_TABLE_BITS;
  const solver = solvers.get(bits) ?? new Solver(effort, bits);
  solvers.set(bits, solver);
  solver.renew(effort);
  return solver;
}
