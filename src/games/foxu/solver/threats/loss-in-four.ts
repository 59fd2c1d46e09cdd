/**
 * Losses in four slides, found without a table: asked where F3 is too far to come between. The attacker's candidates, first
 * slides of a win by two, are listed once as if the defender were not there; each slide of the defender then has to refute
 * them all.
 */
import { count } from '../position/bits.ts';
import { CELLS, MEETS, MOST_DROPS, NO_RAY, PATH_HOLES, RAY_CELLS, RAY_START, RAY_TO, WAYS } from '../position/board.ts';
import { losesIn2, threatens, winsIn1 } from './threats.ts';

/** By candidate: where its slide ends and which holes it fills. */
const candidateTo = new Int8Array(CELLS);
const candidateFills = new Int32Array(CELLS);
let candidates = 0;

/** The slides from a cell after which one more could empty a tube of `left` discs. */
function listCandidates(open: number, cell: number, left: number): void {
  candidates = 0;
  for (let i = RAY_START[cell * WAYS]!; i < RAY_START[(cell + 1) * WAYS]!; i++) {
    const to = RAY_CELLS[i]!;
    const fills = open & PATH_HOLES[cell * CELLS + to]!;
    const more = left - count(fills);
    if (more > 0 && !threatens(open ^ fills, to, more)) continue;
    candidateTo[candidates] = to;
    candidateFills[candidates++] = fills;
  }
}

/** Killers, by the defender's cell: where the slide ended that last refuted every candidate. It often does again. */
const killers = new Int8Array(CELLS);

/** Whether the side to move loses to two slides of the other, whatever it does. */
export function losesIn4(open: number, own: number, other: number, left: number, otherLeft: number): boolean {
  if (otherLeft > 2 * MOST_DROPS || winsIn1(open, own, other, left)) return false;
  listCandidates(open, other, otherLeft);
  if (candidates === 0) return false;
  const tried = killers[own]!;
  if (RAY_TO[own * CELLS + tried] !== NO_RAY && refutes(open, own, other, left, otherLeft, tried)) return false;
  for (let i = RAY_START[own * WAYS]!; i < RAY_START[(own + 1) * WAYS]!; i++) {
    const to = RAY_CELLS[i]!;
    if (to === tried || !refutes(open, own, other, left, otherLeft, to)) continue;
    killers[own] = to;
    return false;
  }
  return true;
}

/** Whether the defender can slide there, and no candidate of `other` wins then. */
function refutes(open: number, own: number, other: number, left: number, otherLeft: number, to: number): boolean {
  const slide = own * CELLS + to;
  if (MEETS[slide * CELLS + other] !== 0) return false;
  const fills = open & PATH_HOLES[slide]!;
  return !someWins(open ^ fills, to, other, left - count(fills), otherLeft);
}

/** Whether a candidate of `other` still wins when the defender stands on `own`. */
function someWins(still: number, own: number, other: number, left: number, otherLeft: number): boolean {
  for (let i = 0; i < candidates; i++) {
    const to = candidateTo[i]!;
    if (MEETS[(other * CELLS + to) * CELLS + own] !== 0) continue;
    const fills = candidateFills[i]! & still;
    const more = otherLeft - count(fills);
    if (more > 0 && !losesIn2(still ^ fills, own, to, left, more)) continue;
    moveToFront(i);
    return true;
  }
  return false;
}

/** What wins against one slide is likely to win against the next. */
function moveToFront(i: number): void {
  const [to, fills] = [candidateTo[i]!, candidateFills[i]!];
  candidateTo[i] = candidateTo[0]!;
  candidateFills[i] = candidateFills[0]!;
  candidateTo[0] = to;
  candidateFills[0] = fills;
}
