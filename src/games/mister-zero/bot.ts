/** The computer player: exact within the solver's reach, tree search before it. */
import type { Analyst, Bot, Budget, Thinking } from '../../core/bot.ts';
import type { Notation } from '../../core/game.ts';
import { Effort } from '../../search/effort.ts';
import { solve } from './bot-exact.ts';
import { LEVELS_OF_PLAY, type LevelOfPlay } from './bot-levels.ts';
import { Tree } from './bot-tree.ts';
import { write } from './notation.ts';
import { Board } from './solver-board.ts';
import type { MisterZeroMove, MisterZeroView } from './state.ts';

/** Without any budget. */
const USUAL_MS = 1000;
/** What the solver may spend before the tree has to answer: a player needs a move, an analyst the truth. */
const PLAYERS_SHARE = 0.6;
const ANALYSTS_SHARE = 0.85;
/** Nodes that the solver needs with ten tokens left, and how many times more with each further one. */
const SOLVER_NODES = 10_000;
const SOLVER_GROWTH = 7.3;
/** It is asked if its share of the budget is at least this part of what it needs on average. */
const HOPE = 0.4;
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
    const finding = find(board, LEVELS_OF_PLAY[level], thinking, PLAYERS_SHARE, sign);
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
    const { value, exact, line } = find(board, LEVELS_OF_PLAY[5], thinking, ANALYSTS_SHARE);
    return { value, exact, line: notations(board, line) };
  },
};

/** `sign` turns red's margin into that of whoever thinks. */
function find(board: Board, level: LevelOfPlay, thinking: Thinking, solverShare: number, sign = 1): Finding {
  const started = thinking.now();
  let spent = 0;
  const solverBudget = share(thinking.budget, solverShare);
  if (board.left <= level.reach && isHopeful(board.left, solverBudget)) {
    const effort = new Effort({ ...thinking, budget: solverBudget });
    const { value, line, proved } = solve(board, effort, thinking.random);
    spent = effort.nodes;
    if (value !== undefined && line.length > 0) return { line, value, exact: true, nodes: spent };
    if (proved && (board.mover === 0 ? proved.value > 0 : proved.value < 0)) {
      return { line: [proved.move], value: proved.value, exact: false, nodes: spent };
    }
  }
  const budget = remaining(thinking.budget, spent, thinking.now() - started);
  const effort = new Effort({ ...thinking, budget });
  const tree = new Tree(board, effort, thinking.random, { blind: level.blind });
  const finding = (): Finding => ({ ...tree.best(), exact: false, nodes: spent + effort.nodes });
  for (let batch = FIRST_BATCH, done = 0; done < level.playouts && !effort.spent; batch *= 2) {
    tree.run(Math.min(batch, level.playouts - done));
    done += batch;
    const { line, value, nodes } = finding();
    thinking.report?.({ value: sign * value, depth: line.length, nodes, line: notations(board, line) });
  }
  return finding();
}

function isHopeful(left: number, { nodes = Infinity, ms = Infinity }: Budget): boolean {
  return Math.min(nodes, ms * NODES_PER_MS) >= HOPE * SOLVER_NODES * SOLVER_GROWTH ** (left - 10);
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
