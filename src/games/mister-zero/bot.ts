/** The computer player: exact within the solver's reach, tree search before it. */
import type { Analyst, Bot, Budget, Thinking } from '../../core/bot.ts';
import type { Notation } from '../../core/game.ts';
import { Effort, USUAL_MS } from '../../search/effort.ts';
import { LEVELS_OF_PLAY, type LevelOfPlay } from './bot/levels.ts';
import { write } from './notation.ts';
import { Tree } from './solver/playouts/tree.ts';
import { Board } from './solver/position/board.ts';
import { type Solution, solve } from './solver/solution.ts';
import type { Approach } from './solver/solver.ts';
import { warmUp } from './solver/warm-up.ts';
import type { MisterZeroMove, MisterZeroView } from './state.ts';

/** A player needs a move, an analyst the truth. */
interface Role {
  /** The part of the budget that the solver may spend before the tree has to answer. */
  readonly share: number;
  /** The solver is asked if that is at least this part of what tells who wins on average. */
  readonly hope: number;
}
const PLAYER: Role = { share: 0.6, hope: 0.3 };
const ANALYST: Role = { share: 0.98, hope: 1 };
/** Nodes that tell who wins with ten tokens left, by seats, and how many times more with each further one. */
const OUTCOME_NODES: Readonly<Record<number, number>> = { 2: 5000, 4: 2000 };
const OUTCOME_GROWTH = 5.5;
/** In a lost position with so many tokens left the other side may still err: better a trap than a small loss. */
const TRAPS_LEFT = 11;
/** Of the solver, on a slow core. */
const NODES_PER_MS = 120;
/** Kept back for what is under way when the time is up. */
const MARGIN_MS = 12;

/** Playouts before the first report; each later one comes after twice as many. */
const FIRST_BATCH = 2048;

/** What is known of a position: a line of moves, and red's tokens less green's. */
interface Finding {
  readonly line: readonly number[];
  readonly value: number;
  readonly exact: boolean;
  readonly nodes: number;
}

export const bot: Bot<MisterZeroMove, MisterZeroView> = {
  async choose(view, level, thinking) {
    const board = Board.of(view);
    const sign = board.mover === 0 ? 1 : -1;
    const finding = find(board, LEVELS_OF_PLAY[level], thinking, PLAYER);
    const { exact, nodes } = finding;
    const line = notations(board, finding.line);
    const info = { value: sign * finding.value, depth: line.length, nodes, exact, line };
    thinking.report?.(info);
    return { move: board.toMove(finding.line[0]!), info };
  },
};

/** `value`: red's tokens less green's with best play. */
export const analyst: Analyst<MisterZeroView> = {
  async analyse(view, thinking) {
    const board = Board.of(view);
    if (board.left === 0) return { value: board.margin(), exact: true, line: [] };
    const { value, exact, line } = find(board, LEVELS_OF_PLAY[5], thinking, ANALYST);
    return { value, exact, line: notations(board, line) };
  },
  prepare(helper) {
    keptTree ??= new Tree();
    warmUp(keptTree, helper);
  },
};

// kept from question to question: large, and with its last object a class loses what was compiled for it
let keptTree: Tree | undefined;

function find(board: Board, level: LevelOfPlay, thinking: Thinking, role: Role): Finding {
  const started = thinking.now();
  const plays = role === PLAYER;
  const sign = plays && board.mover === 1 ? -1 : 1;
  let spent = 0;
  const solverBudget = share(thinking.budget, role.share);
  keptTree ??= new Tree();
  const tree = keptTree;
  tree.plant(board, thinking.random, level.blind);
  if (board.left <= level.reach && isHopeful(board, solverBudget, role.hope)) {
    const effort = new Effort({ ...thinking, budget: solverBudget });
    const approach = plays ? playersApproach(board.left, sign) : {};
    // a player has one core, and who counts nodes gets the same answer everywhere
    const helper = plays || thinking.budget.nodes !== undefined ? undefined : thinking.helper;
    const solution = solve(board, effort, tree, approach, helper);
    spent = effort.nodes;
    const { value, line } = solution;
    if (value !== undefined && line.length > 0) return { line, value, exact: true, nodes: spent };
    const sure = plays ? sureMove(solution, sign) : undefined;
    if (sure) return { line: [sure.move], value: sure.value, exact: false, nodes: spent };
  }
  const budget = remaining(thinking.budget, spent, thinking.now() - started);
  const effort = new Effort({ ...thinking, budget });
  const finding = (): Finding => ({ ...tree.best(), exact: false, nodes: spent + effort.nodes });
  for (let batch = FIRST_BATCH, done = 0; done < level.playouts && !effort.spent; batch *= 2) {
    tree.run(effort, Math.min(batch, level.playouts - done));
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

function isHopeful({ left, seats }: Board, { nodes = Infinity, ms = Infinity }: Budget, hope: number): boolean {
  return Math.min(nodes, ms * NODES_PER_MS) >= hope * OUTCOME_NODES[seats]! * OUTCOME_GROWTH ** (left - 10);
}

/** Every budget as one that says something, with time kept back. */
function share({ nodes, ms = nodes === undefined ? USUAL_MS : undefined }: Budget, part: number): Budget {
  return {
    ...(nodes !== undefined && { nodes: Math.ceil(nodes * part) }),
    ...(ms !== undefined && { ms: (ms - Math.min(MARGIN_MS, ms / 4)) * part }),
  };
}

function remaining(budget: Budget, spentNodes: number, spentMs: number): Budget {
  const { nodes, ms } = share(budget, 1);
  return {
    ...(nodes !== undefined && { nodes: nodes - spentNodes }),
    ...(ms !== undefined && { ms: ms - spentMs }),
  };
}

/** The texts of a line of moves; the board is as before in the end. */
function notations(board: Board, line: readonly number[]): Notation[] {
  const texts: Notation[] = [];
  const before: number[] = [];
  for (const move of line) {
    texts.push(write(board.toMove(move)));
    before.push(board.place(move));
  }
  for (let i = line.length - 1; i >= 0; i--) board.undo(line[i]!, before[i]!);
  return texts;
}
