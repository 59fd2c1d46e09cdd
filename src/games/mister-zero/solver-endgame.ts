/**
 * The last few tokens, tried in all orders without a table. The walk is led along: after each token it goes on as far as
 * it is settled, so no jump is computed twice on the way to a filled board, and a walk that has come to its end ends
 * the placing too.
 */
import type { Board } from './solver-board.ts';
import type { Outlook } from './solver-outlook.ts';
import { LastThree } from './solver-three.ts';
import {
  AT_POINT,
  BRIDGE_COUNT,
  bitCount,
  CENTRAL_MASK,
  EMPTY,
  EVEN,
  finishWalk,
  firstWayOver,
  MOST_ONWARD,
  NEXT,
  ODD,
  PAY,
  TO,
  TO_BOTH,
  TO_GREEN,
  TO_RED,
} from './solver-ways.ts';

/** Up to this many tokens left. */
export const ENDGAME = 5;

export class Endgame {
  #numbers!: Int8Array;
  #fourSeats = false;
  /** By tokens left, the bridge of the last move that decided. */
  readonly #deciding = new Int32Array(ENDGAME + 1);
  readonly #three = new LastThree();
  #target = 0;
  /** Of the next token only. */
  #bridges = 0;

  /** As Solver.test; `outlook` is of this board, `bridges` are those worth filling now. */
  test(board: Board, outlook: Outlook, target: number, bridges = board.free): number {
    this.#bridges = bridges;
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
    if (left === 1)
      return this.#last(free, red | green, m, faceDown, wayBefore, usedBefore, marginBefore, unpaidBefore);
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
        next = firstWayOver(numbers, faceDown);
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
    if (left === 3 && LastThree.isFree(free, isRed ? red : green, isRed ? green : red, m)) {
      const { settled } = this.#three;
      settled.way = way;
      settled.used = used;
      settled.margin = margin;
      settled.unpaid = unpaid;
      return isRed
        ? this.#three.test(numbers, true, hand, red, green, free, m, faceDown, target)
        : this.#three.test(numbers, false, hand, green, red, free, m, faceDown, target);
    }
    const onlyCentral = (free & ~CENTRAL_MASK) === 0 && (hand & (hand - 1)) === 0;
    let best = isRed ? -BRIDGE_COUNT : BRIDGE_COUNT;
    // first the bridge that decided last time, then those where the walk is open
    const worthy = free & this.#bridges;
    this.#bridges = ~0;
    let bridges = worthy & this.#deciding[left]!;
    let later = worthy & near & ~used & ~bridges;
    let others = worthy & ~bridges & ~later;
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

  /** The last token has no choice: the rest of the walk. */
  #last(
    free: number,
    hand: number,
    m: number,
    faceDown: number,
    way: number,
    used: number,
    margin: number,
    unpaid: number,
  ): number {
    const numbers = this.#numbers;
    const bridge = 31 - Math.clz32(free);
    const number = 31 - Math.clz32(hand);
    numbers[bridge] = number;
    let result: number;
    if (way >= 0) result = finishWalk(numbers, way, used, margin, unpaid);
    else {
      // on a central bridge it is the smallest, or lies face down
      const first = firstWayOver(numbers, (CENTRAL_MASK & free) !== 0 && number <= m ? bridge : faceDown);
      result = finishWalk(numbers, first, 1 << (first >> 1), 0, 1);
    }
    numbers[bridge] = EMPTY;
    return result;
  }
}
