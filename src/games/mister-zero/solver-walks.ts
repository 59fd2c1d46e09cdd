/**
 * Which fillings of the last bridges lead the walk to a margin. Instead of 720 walks there is one that branches: where it
 * is open, the set of fillings is split by who goes first.
 */
import type { Board } from './solver-board.ts';
import {
  BELOW,
  EVERY_FILLING,
  FILLING_OF,
  FIRST,
  goesBefore,
  HIGHER,
  LOWER,
  SIX,
  WORDS,
  WORDS_FOR,
} from './solver-fillings.ts';
import type { Outlook } from './solver-outlook.ts';
import { Ranks } from './solver-ranks.ts';
import {
  AROUND,
  BRIDGE_COUNT,
  bitCount,
  CENTRAL_MASK,
  CENTRAL_WAYS,
  EMPTY,
  lowest,
  MOST_ONWARD,
  NEXT,
  PAY,
  TO_BOTH,
  TO_GREEN,
  TO_RED,
  wayOn,
  wayOver,
} from './solver-ways.ts';

/** Each jump is one choice at most. */
const DEPTH: number = BRIDGE_COUNT + 1;

/** Of two equal tokens on the centre, which lies face down. */
export const RED_DOWN = 0;
export const GREEN_DOWN = 1;

export class Walks {
  readonly ranks = new Ranks();
  #board!: Board;
  #target = 0;
  /** The fillings that reach the target, with red's equal token face down and with green's. */
  readonly #enough = new Int32Array(2 * WORDS);
  #down = RED_DOWN;
  /** Of a set that matter. */
  #words: number = WORDS;
  /** Who goes before whom, the first place being further right. */
  #before!: Int32Array;
  /** By choices made, the fillings that lead to where the walk is. */
  readonly #sets = new Int32Array(DEPTH * WORDS);

  /** `outlook` is of this board, with at most six tokens left, and open. */
  go(board: Board, outlook: Outlook, target: number): void {
    this.#board = board;
    this.#target = target;
    this.#enough.fill(0);
    this.#words = WORDS_FOR[board.left]!;
    this.ranks.take(board);
    this.#sets.set(EVERY_FILLING[board.left]!);
    this.#before = goesBefore(this.ranks.ties, FIRST);
    this.#down = RED_DOWN;
    const { way, used, margin, unpaid, most } = outlook;
    if (way >= 0) this.#split(way, used, margin, unpaid, most, 0);
    else {
      this.#begin(LOWER);
      if (canTie(board)) {
        this.#down = GREEN_DOWN;
        this.#begin(HIGHER);
      } else this.#enough.copyWithin(WORDS, 0, WORDS);
    }
  }

  /** -1 if no filling reaches the target, 1 if all do, else 0. */
  get verdict(): number {
    const every = EVERY_FILLING[this.#board.left]!;
    let some = 0;
    let missing = 0;
    for (let from = 0; from <= this.#down * WORDS; from += WORDS) {
      for (let i = 0; i < this.#words; i++) {
        some |= this.#enough[from + i]!;
        missing |= this.#enough[from + i]! ^ every[i]!;
      }
    }
    return some === 0 ? -1 : missing === 0 ? 1 : 0;
  }

  has(code: number, down: number): boolean {
    const filling = FILLING_OF[code]!;
    return ((this.#enough[down * WORDS + (filling >> 5)]! >> (filling & 31)) & 1) === 1;
  }

  /** The first jump: over the smallest of the centre, or what comes to lie face down there. */
  #begin(winner: number): void {
    const { free, faceDown, smallestCentral } = this.#board;
    const before = goesBefore(this.ranks.ties, winner);
    const first = this.#board.firstWay();
    const open = free & CENTRAL_MASK;
    // a token equal to a placed one would lie face down, unless there is one already
    const fitting = this.ranks.smaller[faceDown < 0 ? smallestCentral + 1 : smallestCentral]!;
    for (let i = 0; i < CENTRAL_WAYS.length; i++) {
      const way = CENTRAL_WAYS[i]!;
      let some = 0;
      if ((open >> (way >> 1)) & 1) some = this.#keepOpen(0, before, way >> 1, fitting, open, 0);
      else if (way === first) some = this.#keepFilled(0, open, open, fitting, fitting);
      if (some !== 0) this.#walk(way, 0, 0, 0, BRIDGE_COUNT, 1);
    }
  }

  /** Over a way and on, for the fillings of the set at `depth`. */
  #walk(
    first: number,
    usedBefore: number,
    marginBefore: number,
    unpaidBefore: number,
    mostBefore: number,
    depth: number,
  ): void {
    const { numbers, free } = this.#board;
    const target = this.#target;
    let way = first;
    let used = usedBefore;
    let margin = marginBefore;
    let unpaid = unpaidBefore;
    let most = mostBefore;
    for (;;) {
      used |= 1 << (way >> 1);
      unpaid++;
      if ((TO_BOTH >> (way >> 1)) & 1) {
        const pay = PAY[way]!;
        if (pay !== 0) {
          margin += pay * unpaid;
          most -= unpaid;
          unpaid = 0;
        }
        if (((used & TO_GREEN) === TO_GREEN ? margin : margin - most) >= target) {
          this.#add(depth);
          return;
        }
        if (((used & TO_RED) === TO_RED ? margin : margin + most) < target) return;
      }
      const around = AROUND[way]! & ~used;
      if (around === 0) break;
      const open = around & free;
      if (open === 0) way = wayOn(numbers, used, way);
      else if ((around & (around - 1)) === 0) way = wayOver(lowest(open), way);
      else {
        this.#split(way, used, margin, unpaid, most, depth);
        return;
      }
    }
    if (margin >= target) this.#add(depth);
  }

  /** Every way on from the end of `way`. */
  #split(way: number, used: number, margin: number, unpaid: number, most: number, depth: number): void {
    const { numbers, free } = this.#board;
    const open = AROUND[way]! & free & ~used;
    const filled = wayOn(numbers, used, way);
    const least = filled < 0 ? EMPTY : numbers[filled >> 1]!;
    const smaller = this.ranks.smaller[least]!;
    // an equal token goes first if it is further right
    let fitting = this.ranks.smaller[least + 1]!;
    let right = 0;
    for (let i = way * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
      const on = NEXT[i]!;
      if (on < 0) break;
      let some = 0;
      if (on === filled) {
        some = this.#keepFilled(depth, open, right, fitting, smaller);
        fitting = smaller;
      } else if ((open >> (on >> 1)) & 1) {
        some = this.#keepOpen(depth, this.#before, on >> 1, fitting, open, right);
        right |= 1 << (on >> 1);
      }
      if (some !== 0) this.#walk(on, used, margin, unpaid, most, depth + 1);
    }
  }

  /** Of the fillings at `depth` those where the token on this bridge has a rank below `fitting` and goes before others. */
  #keepOpen(depth: number, before: Int32Array, bridge: number, fitting: number, open: number, right: number): number {
    const place = this.ranks.places[bridge]!;
    let some = this.#keep(depth, depth + 1, BELOW, (SIX + 1) * place + fitting, 0);
    for (let rest = open & ~(1 << bridge); rest && some !== 0; rest &= rest - 1) {
      const other = this.ranks.places[lowest(rest)]!;
      some =
        (right >> lowest(rest)) & 1
          ? this.#keep(depth + 1, depth + 1, before, SIX * other + place, -1)
          : this.#keep(depth + 1, depth + 1, before, SIX * place + other, 0);
    }
    return some;
  }

  /** Those where no token on an open bridge has a rank below what fits there. */
  #keepFilled(depth: number, open: number, right: number, fittingRight: number, fittingLeft: number): number {
    let some = -1;
    let from = depth;
    for (let rest = open; rest && some !== 0; rest &= rest - 1) {
      const bridge = lowest(rest);
      const fitting = (right >> bridge) & 1 ? fittingRight : fittingLeft;
      some = this.#keep(from, depth + 1, BELOW, (SIX + 1) * this.ranks.places[bridge]! + fitting, -1);
      from = depth + 1;
    }
    return some;
  }

  /** What lies in a set of the table, or with `flip` -1 what does not; 0 if there is nothing. */
  #keep(from: number, to: number, table: Int32Array, index: number, flip: number): number {
    const sets = this.#sets;
    let some = 0;
    for (let i = from * WORDS, j = to * WORDS, k = index * WORDS, end = i + this.#words; i < end; i++, j++, k++) {
      const word = sets[i]! & (table[k]! ^ flip);
      sets[j] = word;
      some |= word;
    }
    return some;
  }

  #add(depth: number): void {
    const enough = this.#enough;
    for (let i = this.#down * WORDS, j = depth * WORDS, end = i + this.#words; i < end; i++, j++)
      enough[i]! |= this.#sets[j]!;
  }
}

/** Whether two equal tokens in hand can come to be the smallest of the centre. */
export function canTie({ free, red, green, smallestCentral }: Board): boolean {
  return bitCount(free & CENTRAL_MASK) > 1 && (red & green & ((1 << smallestCentral) - 1)) !== 0;
}
