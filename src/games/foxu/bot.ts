/** The computer players of Foxu: people of four strengths, and one who errs only where the budget is too short. */
import type { Bot, Choice, Level, Thinking } from '../../core/bot.ts';
import type { Random } from '../../core/game.ts';
import { pick } from '../../core/random.ts';
import { AlphaBeta } from '../../search/alpha-beta.ts';
import { Effort } from '../../search/effort.ts';
import { TranspositionTable } from '../../search/transposition.ts';
import { EstimatedPosition, WIN } from './bot/estimate.ts';
import { anyGrey, soundGrey } from './bot/grey.ts';
import { hardest, longest, trickiest } from './bot/perfect.ts';
import { type Judged, judge } from './bot/person.ts';
import { write } from './notation.ts';
import { greyLaid, maySwap } from './rules.ts';
import { slideLine } from './solver/answer.ts';
import { openings, solveOpenings } from './solver/opening.ts';
import { isOver, type Packed, pack } from './solver/position.ts';
import { Solver, type Verdict } from './solver/solver.ts';
import { DIAGONALS, type FoxuMove, type FoxuState, type FoxuView } from './state.ts';
import { imagine } from './view.ts';

const PERFECT = 5;
/** Where the host names no budget. */
const USUAL_MS = 1000;
/** Of the budget: a first opinion, played if all else fails; the exact answer; the choice among equals, and the line. */
const SHARES = { opinion: 0.05, exact: 0.8, finish: 0.15 };
const OPINION_DEPTH = 6;
const SWAP: FoxuMove = { kind: 'swap' };

export const bot: Bot<FoxuMove, FoxuView> = {
  async choose(view, level, thinking) {
    const state = imagine(view);
    return level === PERFECT ? perfectChoice(state, thinking) : personalChoice(state, level, thinking);
  },
};

function personalChoice(state: FoxuState, level: Exclude<Level, 5>, thinking: Thinking): Choice<FoxuMove> {
  const { random } = thinking;
  if (!greyLaid(state)) return { move: anyGrey(state, random), info: {} };
  if (!state.tubes) return { move: { kind: 'diagonal', diagonal: pick(DIAGONALS, random) }, info: {} };
  const packed = pack(state);
  const judged = judge(packed, level, thinking);
  const best = state.slides === 0 ? evenest(judged) : judged[0]!;
  const swaps = maySwap(state) && best.value < 0;
  const move: FoxuMove = swaps ? SWAP : { kind: 'slide', from: packed.own, to: best.slide.to };
  const info = { value: opinion(swaps ? -best.value : best.value), line: [write(move)] };
  thinking.report?.(info);
  return { move, info };
}

/** With the pie to come the best first slide is the one that helps nobody. */
const evenest = (judged: readonly Judged[]): Judged =>
  judged.reduce((a, b) => (Math.abs(b.value) < Math.abs(a.value) ? b : a));

function perfectChoice(state: FoxuState, thinking: Thinking): Choice<FoxuMove> {
  if (!greyLaid(state)) {
    const solver = new Solver(part(thinking, 1));
    return { move: soundGrey(solver, state, thinking.random), info: { nodes: solver.effort.nodes } };
  }
  if (state.slides === 0) return openingChoice(state, thinking);
  const packed = pack(state);
  const first = firstOpinion(state, packed, thinking);
  const solver = new Solver(part(thinking, SHARES.exact));
  const verdict = solver.verdict(packed, (depth) => solver.effort.report({ ...first.info, depth }));
  const choice = verdict === undefined ? undefined : exactChoice(state, packed, verdict, solver, thinking);
  return choice ?? { ...first, info: { ...first.info, nodes: solver.effort.nodes } };
}

/** undefined only if there is no effort left to tell the slides of a draw or a loss apart. */
function exactChoice(
  state: FoxuState,
  packed: Packed,
  verdict: Verdict,
  solver: Solver,
  thinking: Thinking,
): Choice<FoxuMove> | undefined {
  const { nodes } = solver.effort;
  solver.effort = part(thinking, SHARES.finish);
  const swaps = maySwap(state) && verdict < 0;
  const value = Math.sign(swaps ? -verdict : verdict);
  const line = swaps
    ? [SWAP, ...slideLine(solver, packed, verdict)]
    : bestLine(solver, packed, verdict, thinking.random);
  const [move] = line;
  if (!move) return undefined;
  const info = {
    value,
    depth: Math.abs(verdict),
    nodes: nodes + solver.effort.nodes,
    exact: true,
    line: line.map(write),
  };
  thinking.report?.(info);
  return { move, info };
}

function bestLine(solver: Solver, packed: Packed, verdict: Verdict, random: Random): FoxuMove[] {
  const best = solver.best(packed, verdict);
  if (best.length === 0) return [];
  const { to, after } = verdict > 0 ? pick(best, random) : hardest(solver, verdict, best);
  const rest = verdict === 0 ? 0 : verdict > 0 ? 1 - verdict : -1 - verdict;
  return [{ kind: 'slide', from: packed.own, to }, ...(isOver(after) ? [] : slideLine(solver, after, rest))];
}

function openingChoice(state: FoxuState, thinking: Thinking): Choice<FoxuMove> {
  const solver = new Solver(part(thinking, SHARES.exact));
  let reached = 0;
  const solved = solveOpenings(solver, openings(state), (depth, all) => {
    reached = depth;
    solver.effort.report({ depth, line: longest(all).moves.map(write) });
  });
  const { nodes, spent } = solver.effort;
  solver.effort = part(thinking, SHARES.finish);
  const { moves, verdict } = trickiest(solver, solved, reached);
  const value = verdict === undefined ? {} : { value: verdict === 0 ? 0 : -1, depth: 1 + Math.abs(verdict) };
  const info = { ...value, nodes: nodes + solver.effort.nodes, exact: !spent, line: moves.map(write) };
  thinking.report?.(info);
  return { move: moves[0]!, info };
}

function firstOpinion(state: FoxuState, packed: Packed, thinking: Thinking): Choice<FoxuMove> {
  const effort = part(thinking, SHARES.opinion);
  const search = new AlphaBeta(new TranspositionTable(14));
  const { value, line, depth } = search.search(new EstimatedPosition(packed), effort, OPINION_DEPTH);
  const swaps = maySwap(state) && value < 0;
  const move: FoxuMove = swaps ? SWAP : { kind: 'slide', from: packed.own, to: line[0]! };
  const info = { value: opinion(swaps ? -value : value), depth, nodes: effort.nodes, line: [write(move)] };
  effort.report(info);
  return { move, info };
}

function part(thinking: Thinking, share: number): Effort {
  const { nodes, ms = nodes === undefined ? USUAL_MS : undefined } = thinking.budget;
  const budget = {
    ...(nodes !== undefined && { nodes: Math.ceil(nodes * share) }),
    ...(ms !== undefined && { ms: ms * share }),
  };
  return new Effort({ ...thinking, budget });
}

/** An estimate as a value between -1 and 1. */
const opinion = (value: number) => value / WIN;
