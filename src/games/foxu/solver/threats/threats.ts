/** Wins in one, two and three slides, found without a table: asked where F3 is too far to come between. */
import { CARRY, COUNT_BITS, count } from '../position/bits.ts';
import {
  CELLS,
  HOLES_BEFORE,
  MEETS,
  MOST_DROPS,
  NO_RAY,
  PATH_HOLES,
  RAY_CELLS,
  RAY_START,
  RAY_TO,
  TOUCHING_CELLS,
  TOUCHING_START,
  WAYS,
} from '../position/board.ts';
import { highestWay, rayCounts, waysWith } from '../position/drop-bounds.ts';

/** Of the ways from `own` that have at least `least` holes, whether one is so up to a tube on `other`. */
function stands(ways: number, open: number, own: number, other: number, least: number): boolean {
  const meeting = own * CELLS + other;
  const ray = RAY_TO[meeting]!;
  if (ray === NO_RAY) return true;
  const met = CARRY << (COUNT_BITS * (ray & (WAYS - 1)));
  return (ways & ~met) !== 0 || count(HOLES_BEFORE[meeting]! & open) >= least;
}

/** Whether one slide from a cell would empty a tube of `left` discs if nobody were in its way. */
export function threatens(open: number, cell: number, left: number): boolean {
  return left <= MOST_DROPS && waysWith(rayCounts(open, cell), left) !== 0;
}

/** Whether one slide from `own` empties a tube of `left` discs. */
export function winsIn1(open: number, own: number, other: number, left: number): boolean {
  if (left > MOST_DROPS) return false;
  const ways = waysWith(rayCounts(open, own), left);
  return ways !== 0 && stands(ways, open, own, other, left);
}

/** Whether whoever slides next from `own` loses to the other's following slide, whatever he does. */
export function losesIn2(open: number, own: number, other: number, left: number, otherLeft: number): boolean {
  if (otherLeft > MOST_DROPS) return false;
  const threats = waysWith(rayCounts(open, other), otherLeft);
  if (threats === 0 || winsIn1(open, own, other, left)) return false;
  // one threat is enough to know which slides could help
  const threat = other * WAYS + highestWay(threats);
  const last = TOUCHING_START[threat * CELLS + own + 1]!;
  for (let i = TOUCHING_START[threat * CELLS + own]!; i < last; i++) {
    const to = TOUCHING_CELLS[i]!;
    const slide = own * CELLS + to;
    if (MEETS[slide * CELLS + other] !== 0) continue;
    const still = open & ~PATH_HOLES[slide]!;
    const standing = still === open ? threats : waysWith(rayCounts(still, other), otherLeft);
    if (standing === 0 || !stands(standing, still, other, to, otherLeft)) return false;
  }
  return true;
}

/** Whether a slide from `own` to a cell wins at once or by the slide after it. */
export function slideWinsIn3(
  open: number,
  own: number,
  other: number,
  left: number,
  otherLeft: number,
  to: number,
): boolean {
  const slide = own * CELLS + to;
  if (RAY_TO[slide] === NO_RAY || MEETS[slide * CELLS + other] !== 0) return false;
  const fills = open & PATH_HOLES[slide]!;
  const more = left - count(fills);
  return more <= 0 || losesIn2(open ^ fills, other, to, otherLeft, more);
}

/** Whether the side to move wins by its next slide or the one after. */
export function winsIn3(open: number, own: number, other: number, left: number, otherLeft: number): boolean {
  for (let i = RAY_START[own * WAYS]!; i < RAY_START[(own + 1) * WAYS]!; i++) {
    if (slideWinsIn3(open, own, other, left, otherLeft, RAY_CELLS[i]!)) return true;
  }
  return false;
}
