/**
 * The last few tokens, tried in all orders without a table. The walk is led along: after each token it goes on as far as
 * it is settled, so no jump is computed twice on the way to a filled board, and a walk that has come to its end ends
 * the placing too.
 */
import {
  AT_POINT,
  type Board,
  BRIDGE_COUNT,
  bitCount,
  CENTRAL_MASK,
  CENTRAL_WAYS,
  EMPTY,
  EVEN,
  MOST_ONWARD,
  NEXT,
  ODD,
  PAY,
  TO,
  TO_BOTH,
  TO_GREEN,
  TO_RED,
} from './solver-board.ts';
import type { Outlook } from './solver-outlook.ts';

/** Up to this many tokens left. */
export const ENDGAME = 5;

export class Endgame {
  #numbers!: Int8Array;
  #fourSeats = false;
  /** By tokens left, the bridge of the last move that decided. */
  readonly #deciding = new Int32Array(ENDGAME + 1);
  #target = 0;

  /** As Solver.test; `outlook` is of this board. */
  test(board: Board, outlook: Outlook, target: number): number {
    this.#numbers = board.numbers;
    this.#fourSeats = board.seats === 4;
    this.#target = target;
    const { left, free, red, green, smallestCentral, faceDown } = board;
    const { way, used, margin, unpaid } = outlook;
    return this.#place(left, free, red, green, smallestCentral, faceDown, way, used, margin, unpaid);
  }

  #place(
    left: number,
    free: number,
    red: number,
    green: number,
    m: number,
    faceDown: number,
    wayBefore: number,
    usedBefore: number,
    marginBefore: number,
    unpaidBefore: number,
  ): number {
    const numbers = this.#numbers;
    const hands = red | green;
    const smallest = hands === 0 ? EMPTY : 31 - Math.clz32(hands & -hands);
    let way = wayBefore;
    let used = usedBefore;
    let margin = marginBefore;
    let unpaid = unpaidBefore;
    let near = CENTRAL_MASK;
    if (way >= 0 || (free & CENTRAL_MASK) === 0 || smallest > m) {
      let next = way;
      if (way < 0) {
        next = this.#first(faceDown);
        way = next;
        used |= 1 << (way >> 1);
        unpaid = 1;
      }
      for (;;) {
        if ((used & TO_BOTH) === TO_BOTH) return margin;
        let least = EMPTY;
        let filled = -1;
        let open = -1;
        let opens = 0;
        let right = 0;
        for (let i = way * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
          const on = NEXT[i]!;
          if (on < 0) break;
          const bridge = on >> 1;
          if ((used >> bridge) & 1) continue;
          if ((free >> bridge) & 1) {
            open = on;
            opens++;
          } else if (numbers[bridge]! < least) {
            least = numbers[bridge]!;
            filled = on;
            right = opens;
          }
        }
        if (opens === 0 || smallest > least || (smallest === least && right === 0)) next = filled;
        else if (opens === 1 && filled < 0) next = open;
        else break;
        if (next < 0) return margin;
        way = next;
        used |= 1 << (way >> 1);
        unpaid++;
        const pay = PAY[way]!;
        if (pay !== 0) {
          margin += pay * unpaid;
          unpaid = 0;
        }
      }
      near = AT_POINT[TO[way]!]!;
      const most = unpaid + BRIDGE_COUNT - bitCount(used);
      const low = (used & TO_GREEN) === TO_GREEN ? margin : margin - most;
      if (low >= this.#target) return low;
      const high = (used & TO_RED) === TO_RED ? margin : margin + most;
      if (high < this.#target) return high;
    }

    const turn = BRIDGE_COUNT - left;
    const isRed = (turn & 1) === 0;
    let hand = isRed ? red : green;
    if (this.#fourSeats) hand &= turn & 2 ? EVEN : ODD;
    const target = this.#target;
    const onlyCentral = (free & ~CENTRAL_MASK) === 0 && (hand & (hand - 1)) === 0;
    let best = isRed ? -BRIDGE_COUNT : BRIDGE_COUNT;
    // first the bridge that decided last time, then those where the walk is open
    let bridges = free & this.#deciding[left]!;
    let later = free & near & ~used & ~bridges;
    let others = free & ~bridges & ~later;
    // a bridge that is used already may carry anything: one of them stands for all
    const anyway = others & used & ~CENTRAL_MASK;
    others ^= anyway & (anyway - 1);
    for (;;) {
      if (bridges === 0) {
        if (later === 0) {
          if (others === 0) return best;
          later = others;
          others = 0;
        }
        bridges = later;
        later = 0;
      }
      const bridge = 31 - Math.clz32(bridges & -bridges);
      bridges &= bridges - 1;
      const central = (CENTRAL_MASK >> bridge) & 1;
      for (let rest = hand; rest; rest &= rest - 1) {
        const number = 31 - Math.clz32(rest & -rest);
        let nextM = m;
        let nextDown = faceDown;
        if (central) {
          if (number === m) {
            if (number !== 0 && !onlyCentral) continue;
            nextDown = bridge;
          } else if (number < m) {
            nextM = number;
            nextDown = -1;
          }
        }
        numbers[bridge] = number;
        const value = this.#place(
          left - 1,
          free ^ (1 << bridge),
          isRed ? red ^ (1 << number) : red,
          isRed ? green : green ^ (1 << number),
          nextM,
          nextDown,
          way,
          used,
          margin,
          unpaid,
        );
        if (isRed) {
          if (value > best) {
            best = value;
            if (best >= target) {
              numbers[bridge] = EMPTY;
              this.#deciding[left] = 1 << bridge;
              return best;
            }
          }
        } else if (value < best) {
          best = value;
          if (best < target) {
            numbers[bridge] = EMPTY;
            this.#deciding[left] = 1 << bridge;
            return best;
          }
        }
      }
      numbers[bridge] = EMPTY;
    }
  }

  #first(faceDown: number): number {
    const numbers = this.#numbers;
    let least = EMPTY;
    let first = -1;
    for (let i = 0; i < CENTRAL_WAYS.length; i++) {
      const way = CENTRAL_WAYS[i]!;
      if (way >> 1 === faceDown) return way;
      const number = numbers[way >> 1]!;
      if (number < least) {
        least = number;
        first = way;
      }
    }
    return first;
  }
}
