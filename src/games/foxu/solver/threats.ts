/** Wins in one, two and three slides, found without a table. They are so near that F3 cannot come between. */
import {
  CELLS,
  count,
  HOLE_BIT,
  HOLES_BEFORE,
  MOST_DROPS,
  RAY_CELLS,
  RAY_HOLES,
  RAY_START,
  RAY_TO,
  WAYS,
} from './board.ts';
import { mostIn1 } from './reach.ts';

/** Whether one slide from `own` empties a tube of `left` discs. */
export function winsIn1(open: number, own: number, other: number, left: number): boolean {
  if (left > MOST_DROPS || mostIn1(open, own) < left) return false;
  const meeting = own * CELLS + other;
  for (let ray = own * WAYS; ray < own * WAYS + WAYS; ray++) {
    const holes = (ray === RAY_TO[meeting] ? HOLES_BEFORE[meeting]! : RAY_HOLES[ray]!) & open;
    if (holes !== 0 && count(holes) >= left) return true;
  }
  return false;
}

const threats = new Int16Array(WAYS);

/**
 * Whether whoever slides next from `own` loses to the other's following slide, whatever he does. Only rays that win
 * with `own` out of the way count as threats: his slide may open one, but it fills holes and never opens any.
 */
export function losesIn2(open: number, own: number, other: number, left: number, otherLeft: number): boolean {
  if (otherLeft > MOST_DROPS || mostIn1(open, other) < otherLeft) return false;
  let found = 0;
  for (let ray = other * WAYS; ray < other * WAYS + WAYS; ray++) {
    const holes = RAY_HOLES[ray]! & open;
    if (holes !== 0 && count(holes) >= otherLeft) threats[found++] = ray;
  }
  if (winsIn1(open, own, other, left)) return false;
  for (let ray = own * WAYS; ray < own * WAYS + WAYS; ray++) {
    let still = open;
    for (let i = RAY_START[ray]!; i < RAY_START[ray + 1]!; i++) {
      const to = RAY_CELLS[i]!;
      if (to === other) break;
      still &= ~HOLE_BIT[to]!;
      const meeting = other * CELLS + to;
      let standing = false;
      for (let t = 0; t < found && !standing; t++) {
        const threat = threats[t]!;
        const holes = (threat === RAY_TO[meeting] ? HOLES_BEFORE[meeting]! : RAY_HOLES[threat]!) & still;
        standing = holes !== 0 && count(holes) >= otherLeft;
      }
      if (!standing) return false;
    }
  }
  return true;
}

/** The cell to slide to that wins by the slide after, or -1. */
export function winningSlideIn3(open: number, own: number, other: number, left: number, otherLeft: number): number {
  for (let ray = own * WAYS; ray < own * WAYS + WAYS; ray++) {
    let still = open;
    let more = left;
    for (let i = RAY_START[ray]!; i < RAY_START[ray + 1]!; i++) {
      const to = RAY_CELLS[i]!;
      if (to === other) break;
      if ((still & HOLE_BIT[to]!) !== 0) {
        still ^= HOLE_BIT[to]!;
        more--;
      }
      if (losesIn2(still, other, to, otherLeft, more)) return to;
    }
  }
  return -1;
}
