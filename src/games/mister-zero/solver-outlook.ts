/**
 * What is settled of the walk: the first jumps, as long as no token in hand could change them wherever it is placed.
 * They bound the final margin, and what lies behind them cannot matter any more.
 */
import type { Board } from './solver-board.ts';
import {
  BRIDGE_COUNT,
  bitCount,
  CENTRAL_MASK,
  EMPTY,
  lowest,
  MOST_ONWARD,
  NEXT,
  PAY,
  TO_BOTH,
  TO_GREEN,
  TO_RED,
} from './solver-ways.ts';

/** The way before the first one: Mister Zero stands on the centre and no jump is settled. */
export const NOWHERE = -1;

export class Outlook {
  /** After the settled jumps: the last way, the bridges used, the margin so far, the used tokens nobody has taken. */
  way = NOWHERE;
  used = 0;
  margin = 0;
  unpaid = 0;
  /** Bounds of the final margin; equal when all of the walk that pays is settled. */
  low = 0;
  high = 0;

  look(board: Board): void {
    const hands = board.red | board.green;
    const smallest = hands === 0 ? EMPTY : lowest(hands);
    this.way = NOWHERE;
    this.used = 0;
    this.margin = 0;
    this.unpaid = 0;
    let settled = false;
    // an equal token can come to the centre too, face down
    if ((board.free & CENTRAL_MASK) === 0 || smallest > board.smallestCentral) {
      let way = board.firstWay();
      this.#jump(way);
      for (;;) {
        settled = (this.used & TO_BOTH) === TO_BOTH;
        if (settled) break;
        const next = this.#next(board, way, smallest);
        if (next === OPEN) break;
        settled = next === STOP;
        if (settled) break;
        this.#jump(next);
        way = next;
      }
    }
    // at most every unused bridge falls to one side
    const most = this.unpaid + BRIDGE_COUNT - bitCount(this.used);
    this.low = settled || (this.used & TO_GREEN) === TO_GREEN ? this.margin : this.margin - most;
    this.high = settled || (this.used & TO_RED) === TO_RED ? this.margin : this.margin + most;
  }

  #jump(way: number): void {
    this.way = way;
    this.used |= 1 << (way >> 1);
    this.unpaid++;
    const pay = PAY[way]!;
    if (pay !== 0) {
      this.margin += pay * this.unpaid;
      this.unpaid = 0;
    }
  }

  #next(board: Board, way: number, smallest: number): number {
    const { numbers, free } = board;
    let least = EMPTY;
    let filled = STOP;
    let open = STOP;
    let opens = 0;
    let opensOnTheRight = 0;
    for (let i = way * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
      const on = NEXT[i]!;
      if (on < 0) break;
      const bridge = on >> 1;
      if ((this.used >> bridge) & 1) continue;
      if ((free >> bridge) & 1) {
        open = on;
        opens++;
      } else if (numbers[bridge]! < least) {
        least = numbers[bridge]!;
        filled = on;
        opensOnTheRight = opens;
      }
    }
    if (opens === 0 || smallest > least || (smallest === least && opensOnTheRight === 0)) return filled;
    return opens === 1 && filled === STOP ? open : OPEN;
  }
}

/** No way on, and no knowing which. */
const STOP = -1;
const OPEN = -2;
