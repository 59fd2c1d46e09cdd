/**
 * A relaxation: every walk that can still come about, whoever places what where. At each point Mister Zero may take the smallest
 * placed number, or any free bridge for which the hands still hold a token that is small enough. If all of these walks
 * end on one side of a margin, the question is answered without placing anything.
 */
import { NUMBERS } from '../../state.ts';
import type { PackedBoard } from '../position/board.ts';
import {
  AROUND,
  BRIDGE_COUNT,
  CENTRAL_MASK,
  CENTRAL_WAYS,
  isOnTheRight,
  lowest,
  MOST_ONWARD,
  NEXT,
  PAY,
  TO_BOTH,
  TO_GREEN,
  TO_RED,
  wayOn,
  wayOver,
} from '../position/ways.ts';
import type { SettledWalk } from './settled-walk.ts';

/** Steps after which it is left open. */
const MOST_STEPS = 500;
const ANY_BRIDGE = -1;

/** By hand, two bits a number: both hands fit into one mask. */
const SPREAD = Int32Array.from({ length: 2 ** NUMBERS.length }, (_, hand) =>
  NUMBERS.reduce((mask, number) => mask | (((hand >> number) & 1) << (2 * number)), 0),
);

export class RelaxedWalks {
  /** Witnesses, the free bridges that mattered on some walk below the target, and on some walk that reaches it. */
  shortWitness = ANY_BRIDGE;
  enoughWitness = ANY_BRIDGE;
  #numbers!: Int8Array;
  #free = 0;
  #largest = 0;
  #target = 0;
  /** Whether a walk below the target, or one that reaches it, is still looked for. */
  #wantsShort = false;
  #wantsEnough = false;
  #steps = 0;

  /**
   * 1 if every walk reaches the target, -1 if none does, else 0. `settled` is of this board. What was found before the last
   * token came to `bridge` is not looked for again if the bridge did not matter to it.
   */
  judge(board: PackedBoard, settled: SettledWalk, target: number, before: RelaxedWalks = ANYTHING, bridge = 0): number {
    const { shortWitness, enoughWitness } = before;
    const wantsShort = ((shortWitness >> bridge) & 1) === 1;
    const wantsEnough = ((enoughWitness >> bridge) & 1) === 1;
    this.shortWitness = shortWitness;
    this.enoughWitness = enoughWitness;
    if (!wantsShort && !wantsEnough) return 0;
    this.#walks(board, settled, target, wantsShort, wantsEnough);
    return this.#wantsShort ? 1 : this.#wantsEnough ? -1 : 0;
  }

  allReach(board: PackedBoard, settled: SettledWalk, target: number): boolean {
    this.#walks(board, settled, target, true, false);
    return this.#wantsShort;
  }

  noneReaches(board: PackedBoard, settled: SettledWalk, target: number): boolean {
    this.#walks(board, settled, target, false, true);
    return this.#wantsEnough;
  }

  #walks(board: PackedBoard, settled: SettledWalk, target: number, wantsShort: boolean, wantsEnough: boolean): void {
    const { free, red, green } = board;
    this.#numbers = board.numbers;
    this.#free = free;
    this.#largest = 31 - Math.clz32(red | green);
    this.#target = target;
    this.#wantsShort = wantsShort;
    this.#wantsEnough = wantsEnough;
    if (wantsShort) this.shortWitness = ANY_BRIDGE;
    if (wantsEnough) this.enoughWitness = ANY_BRIDGE;
    this.#steps = 0;
    const tokens = SPREAD[red]! | (SPREAD[green]! << 1);
    if (settled.way >= 0) {
      const { way, used, margin, unpaid, most } = settled;
      this.#walk(way, used, margin, unpaid, most, tokens, 0);
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
    if (++this.#steps > MOST_STEPS) {
      this.#wantsShort = false;
      this.#wantsEnough = false;
    }
    let isBounded = false;
    while (this.#wantsShort || this.#wantsEnough) {
      if (!isBounded) {
        isBounded = true;
        const low = (used & TO_GREEN) === TO_GREEN ? margin : margin - most;
        const high = (used & TO_RED) === TO_RED ? margin : margin + most;
        if (low >= target || high < target) {
          this.#find(high < target, seen);
          return;
        }
      }
      const around = AROUND[way]! & ~used;
      const open = around & free;
      const filled = wayOn(numbers, used, way);
      let next = filled;
      if (open !== 0) {
        const least = filled < 0 ? NUMBERS.length : numbers[filled >> 1]!;
        const smaller = tokens & ((1 << (2 * least)) - 1);
        const smallEnough =
          filled >= 0 && isOnTheRight(open, way, filled) ? tokens & ((1 << (2 * least + 2)) - 1) : smaller;
        if ((around & (around - 1)) !== 0) seen |= open;
        if (smallEnough !== 0) {
          const canFill = filled >= 0 && this.#largest >= least;
          if (canFill || (open & (open - 1)) !== 0) {
            if (canFill) this.#jump(filled, used, margin, unpaid, most, tokens, seen);
            let fitting = smallEnough;
            for (let i = way * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
              const on = NEXT[i]!;
              if (on < 0) break;
              if (on === filled) fitting = smaller;
              if (fitting === 0 || ((open >> (on >> 1)) & 1) === 0) continue;
              this.#jump(on, used, margin, unpaid, most, tokens ^ (1 << (31 - Math.clz32(fitting))), seen);
            }
            return;
          }
          next = wayOver(lowest(open), way);
          tokens ^= 1 << (31 - Math.clz32(smallEnough));
        }
      }
      if (next < 0) {
        this.#find(margin < target, seen);
        return;
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
      isBounded = ((TO_BOTH >> (way >> 1)) & 1) === 0;
    }
  }

  #find(isShort: boolean, seen: number): void {
    if (isShort) {
      if (this.#wantsShort) this.shortWitness = seen;
      this.#wantsShort = false;
    } else {
      if (this.#wantsEnough) this.enoughWitness = seen;
      this.#wantsEnough = false;
    }
  }
}

const ANYTHING = new RelaxedWalks();
