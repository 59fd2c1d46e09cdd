/**
 * What can still become of the walk. Some first jumps are settled whatever is placed later; after them the walk may
 * branch. A jump is kept as possible if the tokens in hand could bring it about at that point alone, so every walk that
 * can happen is among those looked at: their extremes bound the final margin, and a bridge at none of their points
 * cannot matter.
 */
import {
  AT_POINT,
  type Board,
  BRIDGE_COUNT,
  CENTRAL_MASK,
  CENTRAL_WAYS,
  EMPTY,
  lowest,
  MOST_ONWARD,
  NEXT,
  PAY,
  POINT_NAMES,
  TO,
} from './solver-board.ts';

/** The way before the first one: Mister Zero stands on the centre and has not jumped. */
export const NOWHERE = -1;
const ALL_POINTS = 2 ** POINT_NAMES.length - 1;

export class Outlook {
  /** After the settled jumps: the last way, the bridges used, the margin so far, the used tokens nobody has taken. */
  way = NOWHERE;
  used = 0;
  margin = 0;
  unpaid = 0;
  /** Nothing is open: `margin` is final. */
  settled = false;
  /** Bounds of the final margin. */
  low = 0;
  high = 0;
  /** The mean margin if every open jump were a toss. */
  mean = 0;
  /** Points that the rest of the walk may visit. */
  points = 0;
  /** Free bridges at these points. */
  bridges = 0;

  #board!: Board;
  #smallest = 0;
  /** By number, how many tokens in hand are at least that large. */
  readonly #atLeast = new Uint8Array(EMPTY + 1);
  readonly #open = new Int8Array(64 * 4);
  #jumps = 0;
  #most = 0;

  look(board: Board, mostJumps: number): void {
    this.#most = mostJumps;
    this.#board = board;
    this.#countHands();
    this.settled = false;
    this.way = NOWHERE;
    this.used = 0;
    this.margin = 0;
    this.unpaid = 0;
    this.points = 0;
    let count = this.#firstWays(0);
    let way = this.#open[0]!;
    while (count === 1) {
      this.#cross(way);
      count = this.#waysOn(way, this.used, 0);
      if (count === 1) way = this.#open[0]!;
    }
    if (count === 0) {
      this.settled = true;
      this.low = this.high = this.mean = this.margin;
      this.bridges = 0;
      return;
    }
    this.low = Infinity;
    this.high = -Infinity;
    this.mean = 0;
    this.points = 1 << (this.way < 0 ? 0 : TO[this.way]!);
    this.#jumps = 0;
    for (let i = 0; i < count; i++) this.#follow(this.#open[i]!, this.used, this.margin, this.unpaid, 1 / count, 4);
    if (this.#jumps >= this.#most) this.#giveUp();
    this.bridges = 0;
    for (let rest = this.points; rest; rest &= rest - 1) this.bridges |= AT_POINT[lowest(rest)]!;
    this.bridges &= board.free;
  }

  #cross(way: number): void {
    this.way = way;
    this.used |= 1 << (way >> 1);
    this.unpaid++;
    const pay = PAY[way]!;
    if (pay !== 0) {
      this.margin += pay * this.unpaid;
      this.unpaid = 0;
    }
  }

  #follow(
    from: number,
    usedBefore: number,
    marginBefore: number,
    unpaidBefore: number,
    weight: number,
    at: number,
  ): void {
    let way = from;
    let used = usedBefore;
    let margin = marginBefore;
    let unpaid = unpaidBefore;
    for (;;) {
      if (++this.#jumps >= this.#most) return;
      used |= 1 << (way >> 1);
      unpaid++;
      const pay = PAY[way]!;
      if (pay !== 0) {
        margin += pay * unpaid;
        unpaid = 0;
      }
      this.points |= 1 << TO[way]!;
      const count = this.#waysOn(way, used, at);
      if (count === 0) {
        if (margin < this.low) this.low = margin;
        if (margin > this.high) this.high = margin;
        this.mean += weight * margin;
        return;
      }
      if (count > 1) {
        for (let i = 0; i < count; i++) {
          this.#follow(this.#open[at + i]!, used, margin, unpaid, weight / count, at + 4);
        }
        return;
      }
      way = this.#open[at]!;
    }
  }

  /** Too many walks: at most every unused bridge falls to one side. */
  #giveUp(): void {
    let unused = BRIDGE_COUNT;
    for (let rest = this.used; rest; rest &= rest - 1) unused--;
    this.low = this.margin - this.unpaid - unused;
    this.high = this.margin + this.unpaid + unused;
    this.points = ALL_POINTS;
    this.mean = this.#board.margin();
  }

  #countHands(): void {
    const { red, green } = this.#board;
    let count = 0;
    this.#smallest = EMPTY;
    for (let number = 9; number >= 0; number--) {
      count += ((red >> number) & 1) + ((green >> number) & 1);
      this.#atLeast[number] = count;
    }
    if (red | green) this.#smallest = lowest(red | green);
  }

  /** The possible first jumps, put at `at`; says how many. */
  #firstWays(at: number): number {
    const board = this.#board;
    const first = board.firstWay();
    let free = 0;
    for (let rest = board.free & CENTRAL_MASK; rest; rest &= rest - 1) free++;
    if (free === 0) {
      this.#open[at] = first;
      return 1;
    }
    const m = board.smallestCentral;
    let count = 0;
    // an equal token comes to the centre face down only, and is then the first
    if (m !== EMPTY && this.#atLeast[m + 1]! >= free) this.#open[at + count++] = first;
    if (this.#smallest <= m) {
      for (const way of CENTRAL_WAYS) if ((board.free >> (way >> 1)) & 1) this.#open[at + count++] = way;
    }
    return count;
  }

  /** The possible ways on after `way`, put at `at`; says how many. */
  #waysOn(way: number, used: number, at: number): number {
    const { numbers } = this.#board;
    const open = this.#open;
    let least = EMPTY;
    let filled = -1;
    let free = 0;
    let right = 0;
    for (let i = way * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
      const on = NEXT[i]!;
      if (on < 0) break;
      if ((used >> (on >> 1)) & 1) continue;
      const number = numbers[on >> 1]!;
      if (number === EMPTY) open[at + free++] = on;
      else if (number < least) {
        least = number;
        filled = on;
        right = free;
      }
    }
    if (filled < 0) return free;
    if (free === 0) {
      open[at] = filled;
      return 1;
    }
    let count = free;
    if (this.#smallest >= least) {
      // no token in hand is smaller; an equal one goes first only on the right of the filled bridge
      count = this.#smallest === least ? right : 0;
    }
    if (this.#atLeast[least]! >= free) open[at + count++] = filled;
    return count;
  }
}
