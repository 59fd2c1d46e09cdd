/** A static evaluation: who seems to win, seen with hardly a search. */

import { mostIn1, visible } from './drop-bounds.ts';
import { type Packed, slides } from './position.ts';

/** In hundredths of a disc, as they fit the exact results of openings best. */
const A_DISC = 100;
const TO_MOVE = 110;
/** What a disc is worth that the next slide can drop, to the side to move and to the other. */
const [AT_HAND, LATER] = [43, 47];
const A_HOLE_IN_VIEW = 17;
/** A value nearer to 0 says little, and both sides' next slides are looked at too. */
const CLOSE = 60;
/** By so much a value that is seen two slides ahead is too high. */
const TOO_HIGH = 50;
const WON = 10_000;

/** Above 0: the side to move, which is right for seven openings of eight. The nearer to 0, the longer the game. */
export function evaluate({ open, own, other, ownLeft, otherLeft }: Packed): number {
  return (
    (otherLeft - ownLeft) * A_DISC +
    TO_MOVE +
    mostIn1(open, own) * AT_HAND -
    mostIn1(open, other) * LATER +
    visible(open, own) * A_HOLE_IN_VIEW
  );
}

/** 1: the side to move, -1: the other. Right for nine openings of ten. */
export function likelyWinner(position: Packed): 1 | -1 {
  const now = evaluate(position);
  return (Math.abs(now) < CLOSE ? evaluateTwoPlies(position) : now) < 0 ? -1 : 1;
}

/** The value when both sides have made their best slide by it. */
function evaluateTwoPlies(position: Packed): number {
  let most = -WON;
  for (const { after } of slides(position)) {
    if (after.otherLeft === 0) return WON;
    let least = WON;
    for (const reply of slides(after)) {
      least = Math.min(least, reply.after.otherLeft === 0 ? -WON : evaluate(reply.after) - TOO_HIGH);
      if (least <= most) break;
    }
    most = Math.max(most, least);
  }
  return most;
}
