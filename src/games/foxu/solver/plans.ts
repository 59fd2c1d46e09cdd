/**
 * Losses in four slides, found without a table: asked where F3 is too far to come between. The attacker's plans are laid
 * once, as if the defender were not there; each slide of the defender then has to spoil them all.
 */
import { CELLS, count, MEETS, MOST_DROPS, PATH_HOLES, RAY_CELLS, RAY_START, WAYS } from './board.ts';
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

/** Whether the side to move loses to two slides of the other, whatever it does. */
export function losesIn4(open: number, own: number, other: number, left: number, otherLeft: number): boolean {
  if (otherLeft > 2 * MOST_DROPS || winsIn1(open, own, other, left)) return false;
  lay(open, other, otherLeft);
  if (planned === 0) return false;
  for (let i = RAY_START[own * WAYS]!; i < RAY_START[(own + 1) * WAYS]!; i++) {
    const to = RAY_CELLS[i]!;
    const slide = own * CELLS + to;
    if (MEETS[slide * CELLS + other] !== 0) continue;
    const fills = open & PATH_HOLES[slide]!;
    if (!succeeds(open ^ fills, to, other, left - count(fills), otherLeft)) return false;
  }
  return true;
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
