/** The best that can be said of a position within a budget: exact within the solver's reach, by tree search before it. */
import type { Thinking } from '../../../core/bot.ts';
import type { Notation } from '../../../core/game.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { isHopeful, remaining, share } from './budget.ts';
import { Tree } from './playouts/tree.ts';
import type { PackedBoard } from './position/board.ts';
import { type Solution, solve } from './solution.ts';
import type { Approach } from './solver.ts';

/** In a lost position with so many tokens left the other side may still err: better a trap than a small loss. */
const TRAPS_LEFT = 11;
/** Playouts before the first report; each later one comes after twice as many. */
const FIRST_BATCH = 2048;

/** How far to go. */
export interface Limits {
  /** Playouts at most. */
  readonly playouts: number;
  /** The solver is asked with so many tokens left at most. */
  readonly reach: number;
  /** Of each ten moves so many are overlooked. */
  readonly blind: number;
}
export const NO_LIMITS: Limits = { playouts: Infinity, reach: 20, blind: 0 };

/** A player needs a move, an analyst the truth. */
export interface Role {
  readonly plays: boolean;
  /** The part of the budget that the solver may spend before the tree has to answer. */
  readonly share: number;
  /** The solver is asked if that is at least this part of what tells who wins on average. */
  readonly hope: number;
}

/** What is known of a position: a line of moves, and red's tokens less green's. */
export interface Finding {
  readonly line: readonly number[];
  readonly value: number;
  readonly exact: boolean;
  readonly nodes: number;
}

// kept from question to question: large, and with its last object a class loses what was compiled for it
let tree: Tree | undefined;
export function keptTree(): Tree {
  tree ??= new Tree();
  return tree;
}

export function find(board: PackedBoard, limits: Limits, thinking: Thinking, role: Role): Finding {
  const started = thinking.now();
  const sign = role.plays && board.mover === 1 ? -1 : 1;
  let spent = 0;
  const solverBudget = share(thinking.budget, role.share);
  const tree = keptTree();
  tree.plant(board, thinking.random, limits.blind);
  if (board.left <= limits.reach && isHopeful(board, solverBudget, role.hope)) {
    const effort = new Effort({ ...thinking, budget: solverBudget });
    const approach = role.plays ? playersApproach(board.left, sign) : {};
    // a player has one core, and who counts nodes gets the same answer everywhere
    const helper = role.plays || thinking.budget.nodes !== undefined ? undefined : thinking.helper;
    const solution = solve(board, effort, tree, approach, helper);
    spent = effort.nodes;
    const { value, line } = solution;
    if (value !== undefined && line.length > 0) return { line, value, exact: true, nodes: spent };
    const sure = role.plays ? sureMove(solution, sign) : undefined;
    if (sure) return { line: [sure.move], value: sure.value, exact: false, nodes: spent };
  }
  const budget = remaining(thinking.budget, spent, thinking.now() - started);
  const effort = new Effort({ ...thinking, budget });
  const finding = (): Finding => ({ ...tree.best(), exact: false, nodes: spent + effort.nodes });
  for (let batch = FIRST_BATCH, done = 0; done < limits.playouts && !effort.spent; batch *= 2) {
    tree.run(effort, Math.min(batch, limits.playouts - done));
    done += batch;
    const { line, value, nodes } = finding();
    thinking.report?.({ value: sign * value, depth: line.length, nodes, line: notations(board, line) });
  }
  return finding();
}

function playersApproach(left: number, sign: number): Approach {
  const isLost = (low: number, high: number) => (sign > 0 ? high < 0 : low > 0);
  return { outcomeFirst: true, isEnough: (low, high) => left >= TRAPS_LEFT && isLost(low, high) };
}

/** A move known to win, or to draw where nothing wins. */
function sureMove({ proved, bounds }: Solution, sign: number): Solution['proved'] {
  if (!proved) return undefined;
  const most = sign > 0 ? bounds.high : -bounds.low;
  return sign * proved.value >= Math.min(1, Math.max(0, most)) ? proved : undefined;
}

/** The texts of a line of moves; the board is as before in the end. */
export function notations(board: PackedBoard, line: readonly number[]): Notation[] {
  const texts: Notation[] = [];
  const before: number[] = [];
  for (const move of line) {
    texts.push(write(board.toMove(move)));
    before.push(board.place(move));
  }
  for (let i = line.length - 1; i >= 0; i--) board.undo(line[i]!, before[i]!);
  return texts;
}
