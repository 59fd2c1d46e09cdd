/** Level 5 among slides or openings of the same verdict: the one that is hardest for the other to answer. */
import type { Opening } from '../solver/opening/opening.ts';
import { isOver, type Packed, type Slide, slides } from '../solver/position/position.ts';
import type { Solver } from '../solver/solver.ts';
import { afterBest, type Verdict } from '../solver/verdict.ts';

/** A reply that wins more than so many slides later than the best is as hard to see as none. */
const FAR = 4;

/**
 * Of the slides that keep the verdict: the one after which the fewest of the other's replies are right. It is the first
 * one found where there is nothing to save, or no effort left to look.
 */
export function hardest(solver: Solver, verdict: Verdict, best: readonly Slide[]): Slide {
  if (verdict > 0 || best.length === 1) return best[0]!;
  let chosen = best[0]!;
  let least = Infinity;
  for (const slide of best) {
    if (isOver(slide.after)) continue;
    const share = rightShare(solver, slide.after, afterBest(verdict));
    if (solver.effort.spent) break;
    if (share < least) {
      least = share;
      chosen = slide;
    }
  }
  return chosen;
}

/** Which share of the slides keep the win (not much later than the best), or the draw. */
function rightShare(solver: Solver, position: Packed, verdict: Verdict): number {
  const all = slides(position);
  const right =
    verdict > 0
      ? all.filter(({ after }) => after.otherLeft === 0 || solver.loses(after, verdict - 1 + FAR))
      : solver.best(position, verdict);
  return right.length / all.length;
}

/**
 * The opening whose better side is hardest to see. Where yellow loses, swapping is right: an even guess. Where it wins,
 * one must neither swap nor slide wrongly. And each slide to the end makes it a little harder. Openings that were not
 * solved within `depth` slides last longer, and are as good as a guess to the other too.
 */
export function trickiest(solver: Solver, solved: readonly Opening[], depth: number): Opening {
  const draw = solved.find(({ verdict }) => verdict === 0);
  if (draw) return draw;
  let chosen = longest(solved);
  let least = chosen.verdict === undefined ? chanceOf(chosen, EVEN, depth) : Infinity;
  for (const opening of solved.toSorted((a, b) => slidesLeft(b) - slidesLeft(a))) {
    const { verdict, after } = opening;
    if (verdict === undefined) continue;
    const right = verdict < 0 ? 1 : rightShare(solver, after, verdict);
    if (solver.effort.spent) break;
    const chance = chanceOf(opening, right, depth);
    if (chance < least) {
      least = chance;
      chosen = opening;
    }
  }
  return chosen;
}

export const longest = (all: readonly Opening[]): Opening =>
  all.reduce((a, b) => (slidesLeft(b) > slidesLeft(a) ? b : a));

const EVEN = 0.5;
const HARDER_PER_SLIDE = 0.85;
/** That the other finds his way to the end. */
const chanceOf = (opening: Opening, right: number, depth: number) =>
  right * HARDER_PER_SLIDE ** Math.min(slidesLeft(opening), depth + 1);
const slidesLeft = ({ verdict }: Opening) => (verdict === undefined ? Infinity : Math.abs(verdict));
