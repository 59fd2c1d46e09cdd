/**
 * Every walk that can still come about, whoever places what where: at each point Mister Zero may take the smallest
 * placed number, or any free bridge for which the hands still hold a token that is small enough. If all of these walks
 * end on one side of a margin, the question is answered without placing anything.
 */
import type { Board } from './solver-board.ts';
import type { Outlook } from './solver-outlook.ts';
import {
  BRIDGE_COUNT,
  bitCount,
  CENTRAL_MASK,
  CENTRAL_WAYS,
  EMPTY,
  MOST_ONWARD,
  NEXT,
  PAY,
  TO_BOTH,
  TO_GREEN,
  TO_RED,
} from './solver-ways.ts';
import { NUMBERS } from './state.ts';

/** Steps after which it is left open. */
const MOST_STEPS = 500;
const ANY_BRIDGE = -1;

/** By hand, two bits a number: both hands fit into one mask. */
const SPREAD = Int32Array.from({ length: 2 ** NUMBERS.length }, (_, hand) =>
  NUMBERS.reduce((mask, number) => mask | (((hand >> number) & 1) << (2 * number)), 0),
);

export class Prospect {
  /** The free bridges that mattered on some walk below the target, and on some walk that reaches it. */
  shortSeen = ANY_BRIDGE;
  enoughSeen = ANY_BRIDGE;
  #numbers!: Int8Array;
  #free = 0;
  #largest = 0;
  #target = 0;
  /** Whether a walk below the target, or one that reaches it, is still looked for. */
  #wantsShort = false;
  #wantsEnough = false;
  #steps = 0;

  /** 1 if every walk reaches the target, -1 if none does, else 0. `outlook` is of this board. */
  judge(board: Board, outlook: Outlook, target: number): number {
    this.#walks(board, outlook, target, true, true);
    return this.#wantsShort ? 1 : this.#wantsEnough ? -1 : 0;
  }

  allReach(board: Board, outlook: Outlook, target: number): boolean {
    this.#walks(board, outlook, target, true, false);
    return this.#wantsShort;
  }

  noneReaches(board: Board, outlook: Outlook, target: number): boolean {
    this.#walks(board, outlook, target, false, true);
    return this.#wantsEnough;
  }

  #walks(board: Board, outlook: Outlook, target: number, wantsShort: boolean, wantsEnough: boolean): void {
    const { free, red, green } = board;
    this.#numbers = board.numbers;
    this.#free = free;
    this.#largest = 31 - Math.clz32(red | green);
    this.#target = target;
    this.#wantsShort = wantsShort;
    this.#wantsEnough = wantsEnough;
    this.shortSeen = ANY_BRIDGE;
    this.enoughSeen = ANY_BRIDGE;
    this.#steps = 0;
    const tokens = SPREAD[red]! | (SPREAD[green]! << 1);
    if (outlook.way >= 0) {
      const { way, used, margin, unpaid } = outlook;
      this.#walk(way, used, margin, unpaid, unpaid + BRIDGE_COUNT - bitCount(used), tokens, 0);
      return;
    }
    const first = board.firstWay();
    for (let i = 0; i < CENTRAL_WAYS.length; i++) {
      const way = CENTRAL_WAYS[i]!;
      if (way === first || (free >> (way >> 1)) & 1) {
        this.#walk(way, 1 << (way >> 1), 0, 1, BRIDGE_COUNT, tokens, free & CENTRAL_MASK);
      }
    }
  }

  #jump(way: number, used: number, margin: number, unpaid: number, most: number, tokens: number, seen: number): void {
    const jumped = used | (1 << (way >> 1));
    const pay = PAY[way]!;
    if (pay === 0) this.#walk(way, jumped, margin, unpaid + 1, most, tokens, seen);
    else this.#walk(way, jumped, margin + pay * (unpaid + 1), 0, most - unpaid - 1, tokens, seen);
  }

  /**
   * From the end of a way on. `most`: how many tokens are unpaid or on unused bridges; `tokens`: what the hands can still
   * have, two bits a number.
   */
  #walk(
    wayBefore: number,
    usedBefore: number,
    marginBefore: number,
    unpaidBefore: number,
    mostBefore: number,
    tokensBefore: number,
    seenBefore: number,
  ): void {
    const numbers = this.#numbers;
    const free = this.#free;
    const target = this.#target;
    let way = wayBefore;
    let used = usedBefore;
    let margin = marginBefore;
    let unpaid = unpaidBefore;
    let most = mostBefore;
    let tokens = tokensBefore;
    let seen = seenBefore;
    while ((used & TO_BOTH) !== TO_BOTH) {
      if (++this.#steps > MOST_STEPS) {
        this.#wantsShort = false;
        this.#wantsEnough = false;
      }
      const canBeShort = this.#wantsShort && ((used & TO_GREEN) === TO_GREEN ? margin : margin - most) < target;
      const canReach = this.#wantsEnough && ((used & TO_RED) === TO_RED ? margin : margin + most) >= target;
      if (!canBeShort && !canReach) return;

      let least = EMPTY;
      let filled = -1;
      let open = -1;
      let opens = 0;
      let openMask = 0;
      let opensOnTheRight = 0;
      const onward = way * MOST_ONWARD;
      for (let i = onward; i < onward + MOST_ONWARD; i++) {
        const on = NEXT[i]!;
        if (on < 0) break;
        const bridge = on >> 1;
        if ((used >> bridge) & 1) continue;
        if ((free >> bridge) & 1) {
          open = on;
          opens++;
          openMask |= 1 << bridge;
        } else if (numbers[bridge]! < least) {
          least = numbers[bridge]!;
          filled = on;
          opensOnTheRight = opens;
        }
      }
      let next = filled;
      if (opens > 0) {
        const smaller = tokens & ((1 << (2 * Math.min(least, NUMBERS.length))) - 1);
        const smallEnough = opensOnTheRight > 0 ? tokens & ((1 << (2 * least + 2)) - 1) : smaller;
        const canFill = filled >= 0 && this.#largest >= least;
        if (opens > 1 || filled >= 0) seen |= openMask;
        if (smallEnough !== 0 && (canFill || opens > 1)) {
          if (canFill) {
            this.#jump(filled, used, margin, unpaid, most, tokens, seen);
          }
          let rank = 0;
          for (let i = onward; i < onward + MOST_ONWARD; i++) {
            const on = NEXT[i]!;
            if (on < 0) break;
            if (((openMask >> (on >> 1)) & 1) === 0) continue;
            const fitting = rank++ < opensOnTheRight ? smallEnough : smaller;
            if (fitting === 0) continue;
            this.#jump(on, used, margin, unpaid, most, tokens ^ (1 << (31 - Math.clz32(fitting))), seen);
          }
          return;
        }
        if (smallEnough !== 0) {
          next = open;
          tokens ^= 1 << (31 - Math.clz32(smallEnough));
        }
      }
      if (next < 0) break;
      way = next;
      used |= 1 << (way >> 1);
      unpaid++;
      const pay = PAY[way]!;
      if (pay !== 0) {
        margin += pay * unpaid;
        most -= unpaid;
        unpaid = 0;
      }
    }
    if (margin < target) {
      if (this.#wantsShort) this.shortSeen = seen;
      this.#wantsShort = false;
    } else {
      if (this.#wantsEnough) this.enoughSeen = seen;
      this.#wantsEnough = false;
    }
  }
}
