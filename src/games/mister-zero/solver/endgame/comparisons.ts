/**
 * Which of two tokens goes first, for all fillings at once: tables of sets, made as they are needed and kept. A filling is a
 * way to fill the last bridges with the last tokens; a token is known by its rank among them, a bridge by its place.
 */
import { put } from '../bitsets/memory.ts';

export interface ComparisonTables {
  // tables, by where they begin in the memory of sets
  /** By place and rank, where a token of lower rank lies there: (size + 1) × place + rank. */
  readonly below: number;
  /** By two places, where the token of the first goes before that of the second: size × first + second. */
  before(winner: number): number;
}

/** How equal numbers compare: the first place wins, the lower rank, or the higher one. */
export const FIRST = 0;
export const LOWER = 1;
export const HIGHER = 2;

/** What the ranks of the own tokens decide. */
interface Order {
  /** By place and rank, where that token lies there: size × place + rank. */
  readonly at: readonly Int32Array[];
  readonly below: number;
  /** Who goes before whom, of equal numbers the lower rank. */
  readonly before: Int32Array;
  readonly beforeAt: number;
}

export class Comparisons {
  readonly #size: number;
  readonly #words: number;
  /** By place and token, own ones first. */
  readonly #at: readonly Int32Array[];
  readonly #byOwn = new Map<number, Order>();
  readonly #known = new Map<number, ComparisonTables>();

  constructor(size: number, at: readonly Int32Array[]) {
    this.#size = size;
    this.#words = at[0]!.length;
    this.#at = at;
  }

  /** The ranks that are own ones, and the ties, as a set each. */
  tables(own: number, ties: number): ComparisonTables {
    const key = (own << this.#size) | ties;
    const known = this.#known.get(key) ?? this.#tables(own, ties);
    this.#known.set(key, known);
    return known;
  }

  #tables(own: number, ties: number): ComparisonTables {
    const order = this.#byOwn.get(own) ?? this.#order(own);
    this.#byOwn.set(own, order);
    const tables: number[] = [];
    tables[LOWER] = order.beforeAt;
    const before = (winner: number) => {
      tables[winner] ??= ties === 0 ? order.beforeAt : put(this.#settle(order, ties, winner));
      return tables[winner];
    };
    return { below: order.below, before };
  }

  #order(own: number): Order {
    const size = this.#size;
    const ranks = [...Array(size).keys()];
    const isOwn = (rank: number) => ((own >> rank) & 1) === 1;
    const tokens = [...ranks.filter(isOwn), ...ranks.filter((rank) => !isOwn(rank))];
    const at = ranks.flatMap((place) => ranks.map((rank) => this.#at[size * place + tokens.indexOf(rank)]!));
    const below = this.#below(at);
    const before = this.#before(at, below);
    return { at, below: put(below), before, beforeAt: put(before) };
  }

  #below(at: readonly Int32Array[]): Int32Array {
    const size = this.#size;
    const words = this.#words;
    const below = new Int32Array(size * (size + 1) * words);
    for (let place = 0; place < size; place++) {
      for (let rank = 0; rank < size; rank++) {
        const from = ((size + 1) * place + rank) * words;
        const there = at[size * place + rank]!;
        for (let i = 0; i < words; i++) below[from + words + i] = below[from + i]! | there[i]!;
      }
    }
    return below;
  }

  #before(at: readonly Int32Array[], below: Int32Array): Int32Array {
    const size = this.#size;
    const words = this.#words;
    const before = new Int32Array(size * size * words);
    for (let first = 0; first < size; first++) {
      // below the last rank and one more: every filling
      const every = ((size + 1) * first + size) * words;
      for (let second = 0; second < first; second++) {
        const one = (size * first + second) * words;
        const other = (size * second + first) * words;
        for (let rank = 1; rank < size; rank++) {
          const smaller = ((size + 1) * first + rank) * words;
          const there = at[size * second + rank]!;
          for (let i = 0; i < words; i++) before[one + i]! |= below[smaller + i]! & there[i]!;
        }
        for (let i = 0; i < words; i++) before[other + i] = below[every + i]! & ~before[one + i]!;
      }
    }
    return before;
  }

  /** With equal numbers, of which the first place wins, or the higher rank. */
  #settle({ at, before }: Order, ties: number, winner: number): Int32Array {
    const size = this.#size;
    const words = this.#words;
    const settled = before.slice();
    for (let pair = 0; pair < size * size; pair++) {
      const first = size * Math.floor(pair / size);
      const second = size * (pair % size);
      if (first === second) continue;
      for (let k = 0; k < size - 1; k++) {
        if (((ties >> k) & 1) === 0) continue;
        const [higher, lower] = [at[first + k + 1]!, at[second + k]!];
        for (let i = 0; i < words; i++) settled[pair * words + i]! |= higher[i]! & lower[i]!;
        if (winner === FIRST) continue;
        const [left, right] = [at[first + k]!, at[second + k + 1]!];
        for (let i = 0; i < words; i++) settled[pair * words + i]! &= ~(left[i]! & right[i]!);
      }
    }
    return settled;
  }
}
