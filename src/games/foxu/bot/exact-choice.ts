/** Level 5, slide by slide: the exact answer before all else, and where the budget ends before it an estimate. */
import type { Choice, Info, Thinking } from '../../../core/bot.ts';
import type { Random } from '../../../core/game.ts';
import { pick } from '../../../core/random.ts';
import { AlphaBeta } from '../../../search/alpha-beta.ts';
import { TranspositionTable } from '../../../search/transposition.ts';
import { write } from '../notation.ts';
import { maySwap } from '../rules.ts';
import { isOver, type Packed, pack, type Slide, slides } from '../solver/position/position.ts';
import { slideLine } from '../solver/solution.ts';
import { Solver } from '../solver/solver.ts';
import { afterBest, type Verdict } from '../solver/verdict.ts';
import type { FoxuMove, FoxuState } from '../state.ts';
import { EstimatedPosition, WIN } from './estimate.ts';
import { EXACT } from './levels.ts';
import { Spending } from './spending.ts';
import { hardest } from './tie-break.ts';

const SWAP: FoxuMove = { kind: 'swap' };

export function exactChoice(state: FoxuState, thinking: Thinking): Choice<FoxuMove> {
  const packed = pack(state);
  const spending = new Spending(thinking);
  const solver = new Solver(spending.until(EXACT.solvedUntil), spending.timed);
  const glance = { line: [write(moveOf(packed, glanceOf(packed)))] };
  solver.effort.report(glance);
  const verdict = solver.verdict(packed, (depth) => solver.effort.report({ ...glance, depth }));
  const exact =
    verdict === undefined ? undefined : exactLine(state, packed, verdict, solver, spending, thinking.random);
  const { move, info } = exact ?? proven(state, packed, solver, spending) ?? estimated(state, packed, solver, spending);
  const told = { ...info, nodes: spending.nodes };
  thinking.report?.(told);
  return { move, info: told };
}

/** undefined only if there is no effort left to tell the slides of a draw or a loss apart. */
function exactLine(
  state: FoxuState,
  packed: Packed,
  verdict: Verdict,
  solver: Solver,
  spending: Spending,
  random: Random,
): Choice<FoxuMove> | undefined {
  solver.effort = spending.until(1);
  const swaps = maySwap(state) && verdict < 0;
  const line = swaps ? [SWAP, ...slideLine(solver, packed, verdict)] : bestLine(solver, packed, verdict, random);
  const [move] = line;
  if (!move) return undefined;
  const value = Math.sign(swaps ? -verdict : verdict);
  return { move, info: { value, depth: Math.abs(verdict), exact: true, line: line.map(write) } };
}

function bestLine(solver: Solver, packed: Packed, verdict: Verdict, random: Random): FoxuMove[] {
  const best = solver.best(packed, verdict);
  if (best.length === 0) return [];
  const slide = verdict > 0 ? pick(best, random) : hardest(solver, verdict, best);
  return [moveOf(packed, slide), ...(isOver(slide.after) ? [] : slideLine(solver, slide.after, afterBest(verdict)))];
}

/** Where it is known who wins, but not how soon: undefined if there is nothing to win. */
function proven(state: FoxuState, packed: Packed, solver: Solver, spending: Spending): Choice<FoxuMove> | undefined {
  if (solver.winner === undefined) return undefined;
  if (solver.winner < 0) return maySwap(state) ? told(SWAP, { value: 1 }) : undefined;
  solver.effort = spending.until(1);
  const slide = solver.winning(packed);
  return slide && told(moveOf(packed, slide), { value: 1 });
}

/** By estimate, unless the other side then wins soon; the side of the pie by what can be seen. */
function estimated(state: FoxuState, packed: Packed, solver: Solver, spending: Spending): Choice<FoxuMove> {
  const search = new AlphaBeta(new TranspositionTable(14));
  const found = search.search(new EstimatedPosition(packed), spending.until(EXACT.estimatedUntil), EXACT.estimateDepth);
  const value = found.value / WIN;
  if (maySwap(state) && solver.likely === -1) return told(SWAP, { value: -value, depth: found.depth });
  solver.effort = spending.until(1);
  const all = slides(packed);
  const by = (slide: Slide) => Number(slide.to === found.line[0]);
  const inOrder = all.toSorted((a, b) => by(b) - by(a) || b.drops - a.drops);
  const slide = inOrder.find(({ after }) => !loses(solver, after)) ?? inOrder[0]!;
  return told(moveOf(packed, slide), { value, depth: found.depth });
}

/** Whether a slide that leads here is known to lose soon. */
function loses(solver: Solver, after: Packed): boolean {
  return !isOver(after) && !solver.effort.spent && (solver.seenWithin(after, EXACT.careful) ?? 0) > 0;
}

const told = (move: FoxuMove, info: Info): Choice<FoxuMove> => ({ move, info: { ...info, line: [write(move)] } });
const moveOf = ({ own }: Packed, { to }: Slide): FoxuMove => ({ kind: 'slide', from: own, to });
const glanceOf = (packed: Packed): Slide => slides(packed).reduce((a, b) => (b.drops > a.drops ? b : a));
