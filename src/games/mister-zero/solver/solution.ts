/** The solver, told by a few playouts what to expect and which moves look good. */
import type { Helper } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { SharedMemory } from './parallel/shared-memory.ts';
import type { Tree } from './playouts/tree.ts';
import type { PackedBoard } from './position/board.ts';
import { type Approach, Solver, USUAL_TABLE_BITS } from './solver.ts';

/** With fewer tokens left it is faster without. */
const PRIOR_LEFT = 9;
const PRIOR_PLAYOUTS = 3000;
/** With fewer tokens left than this a small table does. */
const USUAL_TABLE_LEFT = 10;
const SMALL_TABLE_BITS = 16;
/** With fewer tokens left than this there is nothing for a helper to do. */
const HELPED_LEFT = 11;

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
const helped = new WeakMap<Helper, Solver>();

/** The tree is planted on the board. With a helper the nodes are another number each time. */
export function solve(
  board: PackedBoard,
  effort: Effort,
  tree: Tree,
  approach: Omit<Approach, 'prior'> = {},
  helper?: Helper,
): Solution {
  const solver = helper && board.left >= HELPED_LEFT ? solverWith(helper) : solverFor(board.left);
  solver.renew(effort);
  const hasPrior = board.left >= PRIOR_LEFT;
  if (hasPrior) tree.run(effort, PRIOR_PLAYOUTS);
  const value = solver.solve(board, { ...approach, prior: hasPrior ? tree : undefined });
  const line = value === undefined ? [] : solver.line(board, value);
  return { value, line, proved: solver.proved, bounds: solver.bounds };
}

/** The value alone, undefined if the effort is spent before. The tree is planted for it. */
export function prove(board: PackedBoard, effort: Effort, tree: Tree): number | undefined {
  return valueBy(solverFor(board.left), board, effort, tree);
}

/** The value, and the moves that keep it: all of them if `complete`. undefined if not even the value is found. */
export function proveAll(
  board: PackedBoard,
  effort: Effort,
  tree: Tree,
): ({ readonly value: number } & ReturnType<Solver['allKeeping']>) | undefined {
  const solver = solverFor(board.left);
  const value = valueBy(solver, board, effort, tree);
  return value === undefined ? undefined : { value, ...solver.allKeeping(board, value) };
}

function valueBy(solver: Solver, board: PackedBoard, effort: Effort, tree: Tree): number | undefined {
  solver.renew(effort);
  const hasPrior = board.left >= PRIOR_LEFT;
  if (hasPrior) {
    tree.plant(board, seededRandom('prior'));
    tree.run(effort, PRIOR_PLAYOUTS);
  }
  return solver.solve(board, { prior: hasPrior ? tree : undefined });
}

/** Whether it has been asked to. */
export const hasJoined = (helper: Helper): boolean => helped.has(helper);

/** To be renewed. */
function solverFor(left: number): Solver {
  const bits = left < USUAL_TABLE_LEFT ? SMALL_TABLE_BITS : USUAL_TABLE_BITS;
  const solver = solvers.get(bits) ?? new Solver(Effort.unlimited(), bits);
  solvers.set(bits, solver);
  return solver;
}

function solverWith(helper: Helper): Solver {
  const known = helped.get(helper);
  if (known) return known;
  const memory = SharedMemory.withTable(USUAL_TABLE_BITS);
  helper.join(memory.buffer);
  const solver = new Solver(Effort.unlimited(), memory);
  helped.set(helper, solver);
  return solver;
}
