/** The computer players of Foxu: bot/levels.ts says what they are. */
import type { Bot, Choice, Thinking } from '../../core/bot.ts';
import { pick } from '../../core/random.ts';
import { WIN } from './bot/estimate.ts';
import { exactChoice } from './bot/exact-choice.ts';
import { anyGrey, soundGrey } from './bot/grey.ts';
import { EXACT, EXACT_LEVEL, type NoisyLevel } from './bot/levels.ts';
import { type RankedSlide, rankSlides } from './bot/noisy-choice.ts';
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

const SWAP: FoxuMove = { kind: 'swap' };

warmUp();

export const bot: Bot<FoxuMove, FoxuView> = {
  async choose(view, level, thinking) {
    const state = imagine(view);
    return level === EXACT_LEVEL ? strongestChoice(state, thinking) : noisyChoice(state, level, thinking);
  },
};

function noisyChoice(state: FoxuState, level: NoisyLevel, thinking: Thinking): Choice<FoxuMove> {
  const { random } = thinking;
  if (!greyLaid(state)) return { move: anyGrey(state, random), info: {} };
  if (!state.tubes) return { move: { kind: 'diagonal', diagonal: pick(DIAGONALS, random) }, info: {} };
  const packed = pack(state);
  const ranked = rankSlides(packed, level, thinking);
  const best = state.slides === 0 ? evenest(ranked) : ranked[0]!;
  const swaps = maySwap(state) && best.value < 0;
  const move: FoxuMove = swaps ? SWAP : { kind: 'slide', from: packed.own, to: best.slide.to };
  const info = { value: asValue(swaps ? -best.value : best.value), line: [write(move)] };
  thinking.report?.(info);
  return { move, info };
}

/** With the pie to come the best first slide is the one that helps nobody. */
const evenest = (ranked: readonly RankedSlide[]): RankedSlide =>
  ranked.reduce((a, b) => (Math.abs(b.value) < Math.abs(a.value) ? b : a));

function strongestChoice(state: FoxuState, thinking: Thinking): Choice<FoxuMove> {
  if (!greyLaid(state)) {
    const solver = new Solver(new Spending(thinking).until(1));
    return { move: soundGrey(solver, state, thinking.random), info: { nodes: solver.effort.nodes } };
  }
  return state.slides === 0 ? openingChoice(state, thinking) : exactChoice(state, thinking);
}

function openingChoice(state: FoxuState, thinking: Thinking): Choice<FoxuMove> {
  const spending = new Spending(thinking);
  const solver = new Solver(spending.until(EXACT.openingsUntil), spending.timed);
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
const asValue = (value: number) => value / WIN;
