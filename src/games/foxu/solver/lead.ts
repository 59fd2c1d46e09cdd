/** Who seems to win, seen without a search. */
import type { Packed } from './position.ts';
import { mostIn1, visible } from './reach.ts';

/** In hundredths of a disc, as they fit the exact results of openings best. */
const A_DISC = 100;
const TO_MOVE = 110;
/** What a disc is worth that the next slide can drop, to the side to move and to the other. */
const [AT_HAND, LATER] = [43, 47];
const A_HOLE_IN_VIEW = 17;

/** Above 0: the side to move, which is right for seven openings of eight. The nearer to 0, the longer the game. */
export function lead({ open, own, other, ownLeft, otherLeft }: Packed): number {
  return (
    (otherLeft - ownLeft) * A_DISC +
    TO_MOVE +
    mostIn1(open, own) * AT_HAND -
    mostIn1(open, other) * LATER +
    visible(open, own) * A_HOLE_IN_VIEW
  );
}
