/** Wins in one, two and three slides, found without a table: asked where F3 is too far to come between. */
import {
  CELLS,
  count,
  HOLE_BIT,
  HOLES_BEFORE,
  MEETS,
  MOST_DROPS,
  PATH_HOLES,
  RAY_CELLS,
  RAY_START,
  RAY_TO,
  TOUCHING_CELLS,
  TOUCHING_START,
  WAYS,
} from './board.ts';
import { rayCounts, waysWith } from './reach.ts';

/** Of the ways from `own` that have at least `least` holes, whether one is so up to a tube on `other`. */
function stands(ways: number, open: number, own: number, other: number, least: number): boolean {
  const meeting = own * CELLS + other;
  const ray = RAY_TO[meeting]!;
  if (ray < 0) return true;
  const met = 8 << (4 * (ray & 7));
  return (ways & ~met) !== 0 || count(HOLES_BEFORE[meeting]! & open) >= least;
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
  const threat = other * WAYS + ((31 - Math.clz32(threats)) >> 2);
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

/** Whether the side to move wins by its next slide or the one after. */
export function winsIn3(open: number, own: number, other: number, left: number, otherLeft: number): boolean {
  for (let ray = own * WAYS; ray < own * WAYS + WAYS; ray++) {
    let still = open;
    let more = left;
    for (let i = RAY_START[ray]!; i < RAY_START[ray + 1]!; i++) {
      const to = RAY_CELLS[i]!;
      if (to === other) break;
      if ((still & HOLE_BIT[to]!) !== 0) {
        still ^= HOLE_BIT[to]!;
        more--;
        if (more === 0) return true;
      }
      if (more <= MOST_DROPS && losesIn2(still, other, to, otherLeft, more)) return true;
    }
  }
  return false;
}
