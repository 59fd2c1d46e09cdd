/**
 * Two moves of one side in a row, then turn by turn to the end: with six or seven tokens left, four of them its own. Where
 * the centre rule depends on the order of placing, doubt is the own side's gain: what loses here loses anyway.
 */
import type { Board } from './board.ts';
import { Deals } from './deals.ts';
import type { Outlook } from './outlook.ts';
import { Triples } from './triples.ts';
import { Walks } from './walks.ts';
import { bitCount, CENTRAL_MASK, lowest } from './ways.ts';

const known = new Map<number, Doubles>();
/** Large, and the same for all who ask. */
export function doublesOf(size: number): Doubles {
  const doubles = known.get(size) ?? new Doubles(size);
  known.set(size, doubles);
  return doubles;
}

export class Doubles {
  readonly #size: number;
  /** The own side: with seven tokens, the last of them green's, it is red. */
  readonly #red: boolean;
  readonly #deals: Deals;
  readonly #triples: Triples;
  readonly #walks: Walks;
  /** Fillings that are lost for the own side; and those as well that the centre rule denies it. */
  readonly #lost: Int32Array;
  readonly #denied: Int32Array;
  /** The same by placement of the own tokens. */
  readonly #lostAt: Uint8Array;
  readonly #deniedAt: Uint8Array;

  constructor(size: number) {
    this.#size = size;
    this.#red = size % 2 === 1;
    this.#deals = new Deals(size);
    this.#triples = new Triples(this.#deals);
    const { words, placements } = this.#deals;
    const own = (red: number) => (this.#red ? red : red ^ (2 ** size - 1));
    this.#walks = new Walks(size, words, ({ red, ties }) => this.#deals.fillings(own(red), ties));
    this.#lost = new Int32Array(words);
    this.#denied = new Int32Array(words);
    this.#lostAt = new Uint8Array(placements.length);
    this.#deniedAt = new Uint8Array(placements.length);
  }

  /** The own moves that win, as a mask of token × size + place; `outlook` is of this board, and open. */
  winning(board: Board, outlook: Outlook, target: number): number {
    this.#walks.go(board, outlook, target);
    const { enough } = this.#walks.sets;
    const lost = this.#lost;
    for (let i = 0, j = lost.length; i < lost.length; i++, j++) {
      lost[i] = this.#red ? ~(enough[i]! | enough[j]!) : enough[i]! & enough[j]!;
    }
    const isOpen = outlook.way < 0;
    if (isOpen) this.#spare(board);
    const denied = isOpen ? this.#deny(board) : -1;
    this.#deals.unpack(lost, this.#lostAt);
    if (denied < 0) return this.#triples.winning(this.#lostAt, this.#lostAt, denied);
    this.#deals.unpack(this.#denied, this.#deniedAt);
    return this.#triples.winning(this.#lostAt, this.#deniedAt, denied);
  }

  /** What the centre rule may deny the other side is not lost. */
  #spare({ red, green, free, smallestCentral }: Board): void {
    const lost = this.#lost;
    const places = this.#walks.ranks.placesOf(free & CENTRAL_MASK);
    const others = this.#red ? green : red;
    if (smallestCentral > 0 && (others >> smallestCentral) & 1) {
      const rank = this.#walks.ranks.smaller[smallestCentral]!;
      for (let i = 0; i < lost.length; i++) lost[i]! &= ~this.#lies(i, places, rank);
    }
    if (bitCount(places) < 2) return;
    // two zeros may meet there
    for (let rest = red & green & ((1 << smallestCentral) - 1) & ~1; rest; rest &= rest - 1) {
      const rank = this.#walks.ranks.smaller[lowest(rest)]!;
      for (let i = 0; i < lost.length; i++) {
        lost[i]! &= ~(this.#lies(i, places, rank) & this.#lies(i, places, rank + 1));
      }
    }
  }

  /** The own token that may not come to the centre before a smaller one, unless it is the last; or -1. */
  #deny({ red, green, free, smallestCentral }: Board): number {
    const own = this.#red ? red : green;
    if (smallestCentral === 0 || ((own >> smallestCentral) & 1) === 0) return -1;
    const places = this.#walks.ranks.placesOf(free & CENTRAL_MASK);
    const rank = this.#walks.ranks.smaller[smallestCentral]!;
    for (let i = 0; i < this.#lost.length; i++) {
      this.#denied[i] = this.#lost[i]! | (this.#lies(i, places, rank) & ~this.#liesBelow(i, places, rank));
    }
    return bitCount(own & ((1 << smallestCentral) - 1));
  }

  /** A word of the set where the token of this rank lies on one of the places. */
  #lies(word: number, places: number, rank: number): number {
    const { below, stride } = this.#walks.fillings;
    let set = 0;
    for (let rest = places; rest; rest &= rest - 1) {
      const at = (lowest(rest) * (this.#size + 1) + rank) * stride + word;
      set |= below[at + stride]! & ~below[at]!;
    }
    return set;
  }

  /** The same for any token of a lower rank. */
  #liesBelow(word: number, places: number, rank: number): number {
    const { below, stride } = this.#walks.fillings;
    let set = 0;
    for (let rest = places; rest; rest &= rest - 1) {
      set |= below[(lowest(rest) * (this.#size + 1) + rank) * stride + word]!;
    }
    return set;
  }
}
