/**
 * The settled walk: the first jumps, as long as no token in hand could change them wherever it is placed. They give a lower
 * and an upper bound of the final margin, and what lies behind them cannot matter any more.
 */
import type { PackedBoard } from '../position/board.ts';
import {
  AROUND,
  BRIDGE_COUNT,
  CENTRAL_MASK,
  EMPTY,
  firstWayOver,
  isOnTheRight,
  lowest,
  NO_WAY,
  PAY,
  TO_BOTH,
  TO_GREEN,
  TO_RED,
  wayOn,
  wayOver,
} from '../position/ways.ts';

export class SettledWalk {
  /**
   * After the settled jumps: the last way, or NO_WAY while Mister Zero stands on the centre; the bridges used, the margin so far,
   * the used tokens nobody has taken.
   */
  way = NO_WAY;
  used = 0;
  margin = 0;
  unpaid = 0;
  /** How many tokens can still be taken: those unpaid and those on unused bridges. */
  most: number = BRIDGE_COUNT;
  /** Bounds of the final margin; equal when all of the walk that pays is settled. */
  low: number = -BRIDGE_COUNT;
  high: number = BRIDGE_COUNT;

  /** Goes on from that before the last move, until the walk is open or the bounds tell on which side of the target it ends. */
  extend(board: PackedBoard, from: SettledWalk, target: number): void {
    const { numbers, free, red, green, smallestCentral, faceDown } = board;
    const hands = red | green;
    const smallest = hands === 0 ? EMPTY : lowest(hands);
    let { way, used, margin, unpaid, most, low, high } = from;
    // an equal token can come to the centre too, face down
    let isOpen = way < 0 && (free & CENTRAL_MASK) !== 0 && smallest <= smallestCentral;
    if (way < 0 && !isOpen) {
      way = firstWayOver(numbers, faceDown);
      used = 1 << (way >> 1);
      unpaid = 1;
    }
    while (!isOpen) {
      const open = AROUND[way]! & free & ~used;
      let next = wayOn(numbers, used, way);
      if (open !== 0) {
        if (next < 0) {
          isOpen = (open & (open - 1)) !== 0;
          if (!isOpen) next = wayOver(lowest(open), way);
        } else {
          const least = numbers[next >> 1]!;
          isOpen = smallest < least || (smallest === least && isOnTheRight(open, way, next));
        }
        if (isOpen) break;
      }
      if (next < 0) {
        low = margin;
        high = margin;
        break;
      }
      way = next;
      used |= 1 << (way >> 1);
      unpaid++;
      const pay = PAY[way]!;
      if (pay !== 0) {
        margin += pay * unpaid;
        most -= unpaid;
        unpaid = 0;
      }
      if ((TO_BOTH >> (way >> 1)) & 1) {
        low = (used & TO_GREEN) === TO_GREEN ? margin : margin - most;
        high = (used & TO_RED) === TO_RED ? margin : margin + most;
        if (low >= target || high < target) break;
      }
    }
    this.way = way;
    this.used = used;
    this.margin = margin;
    this.unpaid = unpaid;
    this.most = most;
    this.low = low;
    this.high = high;
  }
}

/** Where every walk begins. */
export const NOTHING_SETTLED: SettledWalk = Object.freeze(new SettledWalk());
