/** How hard a slide is to find: how far away the end is, how few slides are right, and whether it is not the one that drops most. */
import { rated } from '../../../core/puzzle.ts';
import type { Verdict } from '../solver/verdict.ts';
import type { FoxuMove } from '../state.ts';
import type { JudgedSlide, Kind } from './right.ts';

export interface Features {
  readonly kind: Kind;
  readonly verdict: Verdict;
  readonly all: readonly JudgedSlide[];
  readonly right: readonly FoxuMove[];
}

const BASE: Readonly<Record<Kind, number>> = { win: -600, hold: -560, pie: -900 };
const PER_SLIDE = 265;
const PER_HALVED_RIGHT = 110;
/** A right slide that drops less than some wrong one; and one that drops nothing. */
const MODEST = 230;
const QUIET = 220;
const SHORTEST = 3;

export function ratingOf({ kind, verdict, all, right }: Features): number {
  const chosen = all.filter(({ move }) => right.includes(move));
  const most = Math.max(...all.map(({ drops }) => drops));
  const greedy = chosen.length === 0 || chosen.some(({ drops }) => drops === most);
  const quiet = chosen.length > 0 && chosen.every(({ drops }) => drops === 0);
  return rated(
    BASE[kind] +
      PER_SLIDE * (Math.abs(verdict) - SHORTEST) +
      PER_HALVED_RIGHT * Math.log2(all.length / right.length) +
      (greedy ? 0 : MODEST) +
      (quiet ? QUIET : 0),
  );
}
