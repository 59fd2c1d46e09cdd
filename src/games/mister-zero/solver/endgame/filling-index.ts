/**
 * The fillings by number: ways to fill six or seven bridges when one side has three or four of the tokens, its own, and the
 * other side the rest. They stand in the order of where the own ones lie; the arrangements of the others, side by side, share a word.
 */
import { put } from '../bitsets/memory.ts';
import { BLOCK } from '../bitsets/set-memory.ts';
import { kPermutations, permutations } from './combinatorics.ts';
import { Comparisons, type ComparisonTables } from './comparisons.ts';

export class FillingIndex {
  readonly size: number;
  /** How many tokens are own ones. */
  readonly own: number;
  /** By placement of the own tokens, the place of each. */
  readonly placements: readonly (readonly number[])[];
  /** The others, token by token on the places left. */
  readonly #arrangements: readonly (readonly number[])[];
  /** Placements in a word. */
  readonly #perWord: number;
  readonly words: number;
  /** By place and token, own ones first, where it lies there: at size × place + token. */
  readonly #at: readonly Int32Array[];
  readonly #comparisons: Comparisons;
  /** By tokens left. */
  readonly #every: number[] = [];

  constructor(size: number, own: number) {
    this.size = size;
    this.own = own;
    const places = [...Array(size).keys()];
    this.placements = kPermutations(places, own);
    this.#arrangements = permutations(places.slice(own).map((token) => token - own));
    this.#perWord = Math.floor(32 / this.#arrangements.length);
    this.words = BLOCK * Math.ceil(this.placements.length / this.#perWord / BLOCK);
    this.#at = Array.from({ length: size * size }, () => new Int32Array(this.words));
    for (const { filling, places } of this.all()) {
      for (let token = 0; token < size; token++) {
        this.#at[size * places[token]! + token]![filling >> 5]! |= 1 << (filling & 31);
      }
    }
    this.#comparisons = new Comparisons(size, this.#at);
  }

  /** Every filling by its number, and the place of each token, own ones first. */
  *all(): Iterable<{ readonly filling: number; readonly places: readonly number[] }> {
    const places = [...Array(this.size).keys()];
    // by arrangement, where each token lies among the places left
    const slots = this.#arrangements.map((others) => others.map((_, token) => others.indexOf(token)));
    for (const [i, placement] of this.placements.entries()) {
      const free = places.filter((place) => !placement.includes(place));
      const first = 32 * Math.floor(i / this.#perWord) + (i % this.#perWord) * slots.length;
      for (let j = 0; j < slots.length; j++) {
        yield { filling: first + j, places: placement.concat(slots[j]!.map((slot) => free[slot]!)) };
      }
    }
  }

  /** The ranks that are own ones, and the ties, as a set each. */
  comparisons(own: number, ties: number): ComparisonTables {
    return this.#comparisons.tables(own, ties);
  }

  /**
   * All fillings, or with fewer tokens left those where every token placed already is on its place: they have the first
   * ranks and places, an own one and one of the others in turn.
   */
  every(left: number): number {
    this.#every[left] ??= this.#everyWith(left);
    return this.#every[left];
  }

  /** By placement, which arrangements are in the set, or with `flip` -1 are not. */
  unpack(set: Int32Array, flip: number, at: Uint8Array): void {
    const bits = this.#arrangements.length;
    const all = (1 << bits) - 1;
    for (let word = 0, i = 0; word < set.length; word++) {
      for (let k = 0, rest = set[word]! ^ flip; k < this.#perWord && i < at.length; k++, rest >>= bits) {
        at[i++] = rest & all;
      }
    }
  }

  #everyWith(left: number): number {
    const every = new Int32Array(this.words);
    for (let place = 0; place < this.size; place++) {
      const there = this.#at[this.size * place]!;
      for (let i = 0; i < every.length; i++) every[i]! |= there[i]!;
    }
    for (let place = 0; place < this.size - left; place++) {
      const token = place % 2 === 0 ? place / 2 : this.own + (place - 1) / 2;
      const there = this.#at[this.size * place + token]!;
      for (let i = 0; i < every.length; i++) every[i]! &= there[i]!;
    }
    return put(every);
  }
}
