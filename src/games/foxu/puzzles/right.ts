/** What is right about a slide: the solver is the judge. */
import type { Effort } from '../../../search/effort.ts';
import { legal, maySwap, toAct } from '../rules.ts';
import { pack, type Slide, slides } from '../solver/position/position.ts';
import { Solver } from '../solver/solver.ts';
import type { Verdict } from '../solver/verdict.ts';
import type { FoxuMove, FoxuState } from '../state.ts';

/** `win`: any slide that wins by force. `hold`: all lose, which slide last? `pie`: swap, or slide? */
export const KINDS = ['win', 'hold', 'pie'] as const;
export type Kind = (typeof KINDS)[number];

/** A slide with the verdict that it leads to, for whoever makes it: above 0 it wins, in so many slides from here. */
export interface JudgedSlide {
  readonly move: FoxuMove;
  readonly drops: number;
  readonly verdict: Verdict;
}

/** All slides, in the order of their notation; undefined if the effort is spent first. */
export function judgeAll(state: FoxuState, effort: Effort): JudgedSlide[] | undefined {
  const solver = new Solver(effort);
  const packed = pack(state);
  const byTarget = new Map(slides(packed).map((slide) => [slide.to, slide]));
  const judged: JudgedSlide[] = [];
  for (const move of legal(state, toAct(state)[0]!).list) {
    if (move.kind !== 'slide') continue;
    const slide = byTarget.get(move.to)!;
    const verdict = verdictOf(solver, slide);
    if (verdict === undefined) return undefined;
    judged.push({ move, drops: slide.drops, verdict });
  }
  return judged;
}

function verdictOf(solver: Solver, { after }: Slide): Verdict | undefined {
  if (after.otherLeft === 0) return 1;
  if (after.quietLeft === 0) return 0;
  const verdict = solver.verdict(after);
  return verdict === undefined || verdict === 0 ? verdict : verdict > 0 ? -verdict - 1 : 1 - verdict;
}

/** Whatever keeps the best verdict: all that win; else all that hold the draw; else those that lose last. `swap` wins where all slides lose. */
export function rightMoves(state: FoxuState, all: readonly JudgedSlide[], begin: FoxuState): FoxuMove[] {
  const winning = all.filter(({ verdict }) => verdict > 0);
  if (winning.length > 0) return winning.map(({ move }) => move);
  const drawing = all.filter(({ verdict }) => verdict === 0).map(({ move }) => move);
  if (maySwap(state) && state.slides === begin.slides)
    return drawing.length > 0 ? [...drawing, { kind: 'swap' }] : [{ kind: 'swap' }];
  return drawing.length > 0 ? drawing : longest(all).map(({ move }) => move);
}

/** The soonest wins, draws, or the latest losses. */
export function longest(all: readonly JudgedSlide[]): JudgedSlide[] {
  const best = Math.max(...all.map(worth));
  return all.filter((each) => worth(each) === best);
}

const FAR = 1000;
const worth = ({ verdict }: JudgedSlide): number => (verdict > 0 ? FAR - verdict : verdict < 0 ? -FAR - verdict : 0);
