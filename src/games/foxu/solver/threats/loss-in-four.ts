/**
 * Losses in four slides, found without a table: asked where F3 is too far to come between. The attacker's plans are laid
 * once, as if the defender were not there; each slide of the defender then has to spoil them all.
 */
import { CELLS, count, MEETS, MOST_DROPS, PATH_HOLES, RAY_CELLS, RAY_START, RAY_TO, WAYS } from '../position/board.ts';
import { losesIn2, threatens, winsIn1 } from './threats.ts';

/** The first slide of each plan: where it ends and which holes it fills. */
const planTo = new Int8Array(CELLS);
const planFills = new Int32Array(CELLS);
let planned = 0;

/** The slides from a cell after which one more could empty a tube of `left` discs. */
function lay(open: number, cell: number, left: number): void {
  planned = 0;
  for (let i = RAY_START[cell * WAYS]!; i < RAY_START[(cell + 1) * WAYS]!; i++) {
    const to = RAY_CELLS[i]!;
    const fills = open & PATH_HOLES[cell * CELLS + to]!;
    const more = left - count(fills);
    if (more > 0 && !threatens(open ^ fills, to, more)) continue;
    planTo[planned] = to;
    planFills[planned++] = fills;
  }
}

/** By the defender's cell: where the slide ended that last spoilt every plan. It often does again. */
const spoiler = new Int8Array(CELLS);

/** Whether the side to move loses to two slides of the other, whatever it does. */
export function losesIn4(open: number, own: number, other: number, left: number, otherLeft: number): boolean {
  if (otherLeft > 2 * MOST_DROPS || winsIn1(open, own, other, left)) return false;
  lay(open, other, otherLeft);
  if (planned === 0) return false;
  const tried = spoiler[own]!;
  if (RAY_TO[own * CELLS + tried]! >= 0 && spoils(open, own, other, left, otherLeft, tried)) return false;
  for (let i = RAY_START[own * WAYS]!; i < RAY_START[(own + 1) * WAYS]!; i++) {
    const to = RAY_CELLS[i]!;
    if (to === tried || !spoils(open, own, other, left, otherLeft, to)) continue;
    spoiler[own] = to;
    return false;
  }
  return true;
}

/** Whether the defender can slide there, and no plan of `other` wins then. */
function spoils(open: number, own: number, other: number, left: number, otherLeft: number, to: number): boolean {
  const slide = own * CELLS + to;
  if (MEETS[slide * CELLS + other] !== 0) return false;
  const fills = open & PATH_HOLES[slide]!;
  return !succeeds(open ^ fills, to, other, left - count(fills), otherLeft);
}

/** Whether a plan of `other` still wins when the defender stands on `own`. */
function succeeds(still: number, own: number, other: number, left: number, otherLeft: number): boolean {
  for (let plan = 0; plan < planned; plan++) {
    const to = planTo[plan]!;
    if (MEETS[(other * CELLS + to) * CELLS + own] !== 0) continue;
    const fills = planFills[plan]! & still;
    const more = otherLeft - count(fills);
    if (more > 0 && !losesIn2(still ^ fills, own, to, left, more)) continue;
    bringForward(plan);
    return true;
  }
  return false;
}

/** What wins against one slide is likely to win against the next. */
function bringForward(plan: number): void {
  const [to, fills] = [planTo[plan]!, planFills[plan]!];
  planTo[plan] = planTo[0]!;
  planFills[plan] = planFills[0]!;
  planTo[0] = to;
  planFills[0] = fills;
}
