/** The computer players of Foxu: people of four strengths, and one who errs only where the budget is too short. */
import type { Bot, Choice, Level, Thinking } from '../../core/bot.ts';
import { pick } from '../../core/random.ts';
import { WIN } from './bot/estimate.ts';
import { strongestChoice } from './bot/exact-choice.ts';
import { anyGrey, soundGrey } from './bot/grey.ts';
import { type Judged, judge } from './bot/noisy-choice.ts';
import { Spending } from './bot/spending.ts';
import { longest, trickiest } from './bot/tie-break.ts';
import { warmUp } from './bot/warm-up.ts';
import { write } from './notation.ts';
import { greyLaid, maySwap } from './rules.ts';
import { openings, solveOpenings } from './solver/opening/opening.ts';
import { pack } from './solver/position/position.ts';
import { Solver } from './solver/solver.ts';
import { DIAGONALS, type FoxuMove, type FoxuState, type FoxuView } from './state.ts';
import { imagine } from './view.ts';

const PERFECT = 5;
/** Of the budget: when the openings must be solved; the rest is for the choice among them. */
const SOLVE_UNTIL = 0.8;
const SWAP: FoxuMove = { kind: 'swap' };

warmUp();

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
    const solver = new Solver(new Spending(thinking).until(1));
    return { move: soundGrey(solver, state, thinking.random), info: { nodes: solver.effort.nodes } };
  }
  return state.slides === 0 ? openingChoice(state, thinking) : strongestChoice(state, thinking);
}

function openingChoice(state: FoxuState, thinking: Thinking): Choice<FoxuMove> {
  const spending = new Spending(thinking);
  const solver = new Solver(spending.until(SOLVE_UNTIL), spending.timed);
  let reached = 0;
  const solved = solveOpenings(solver, openings(state), (depth, all) => {
    reached = depth;
    solver.effort.report({ depth, line: longest(all).moves.map(write) });
  });
  const { spent } = solver.effort;
  solver.effort = spending.until(1);
  const { moves, verdict } = trickiest(solver, solved, reached);
  const value = verdict === undefined ? {} : { value: verdict === 0 ? 0 : -1, depth: 1 + Math.abs(verdict) };
  const info = { ...value, nodes: spending.nodes, exact: !spent, line: moves.map(write) };
  thinking.report?.(info);
  return { move: moves[0]!, info };
}

/** An estimate as a value between -1 and 1. */
const opinion = (value: number) => value / WIN;
