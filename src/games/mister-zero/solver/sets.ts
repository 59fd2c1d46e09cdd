/** Sets of fillings along a walk that branches, and what they add up to. */
import type { Fillings } from './fillings.ts';
import { BRIDGE_COUNT } from './ways.ts';

/** Each jump is one choice at most. */
const DEPTH: number = BRIDGE_COUNT + 1;

/** Of two equal tokens on the centre, which lies face down. */
export const RED_DOWN = 0;
export const GREEN_DOWN = 1;

export class FillingSets {
  /** Of a set. */
  readonly #words: number;
  /** By choices made, the fillings that lead to where the walk is. */
  readonly #sets: Int32Array;
  /** Sets are thin: of each only the words that are not empty, by their places in the set, and how many they are. */
  readonly #at: Uint8Array;
  readonly #counts = new Uint8Array(DEPTH);
  /** The fillings that reach the target, with red's equal token face down and with green's. */
  readonly enough: Int32Array;
  #every!: Int32Array;
  #down = RED_DOWN;

  /** Of so many words each. */
  constructor(words: number) {
    this.#words = words;
    this.#sets = new Int32Array(DEPTH * words);
    this.#at = new Uint8Array(DEPTH * words);
    this.enough = new Int32Array(2 * words);
  }

  /** All of these fillings, and none that reaches the target. */
  begin({ every }: Fillings): void {
    const words = this.#words;
    this.#every = every;
    this.#down = RED_DOWN;
    this.#sets.set(every);
    this.#counts[0] = words;
    for (let i = 0; i < words; i++) this.#at[i] = i;
    this.enough.fill(0);
  }

  /** From now on green's equal token is the one face down. */
  turnDown(): void {
    this.#down = GREEN_DOWN;
  }

  /** Which of the two lies face down makes no difference. */
  double(): void {
    this.enough.copyWithin(this.#words, 0, this.#words);
  }

  /** -1 if no filling reaches the target, 1 if all do, else 0. */
  get verdict(): number {
    const every = this.#every;
    let some = 0;
    let missing = 0;
    for (let from = 0; from <= this.#down * this.#words; from += this.#words) {
      for (let i = 0; i < this.#words; i++) {
        some |= this.enough[from + i]!;
        missing |= this.enough[from + i]! ^ every[i]!;
      }
    }
    return some === 0 ? -1 : missing === 0 ? 1 : 0;
  }

  has(filling: number, down: number): boolean {
    return ((this.enough[down * this.#words + (filling >> 5)]! >> (filling & 31)) & 1) === 1;
  }

  /** What lies in a set of the table, or with `flip` -1 what does not; 0 if there is nothing. */
  keep(from: number, to: number, table: Int32Array, index: number, flip: number): number {
    const sets = this.#sets;
    const at = this.#at;
    const words = this.#words;
    const first = index * words;
    const begin = to * words;
    let next = begin;
    for (let i = from * words, end = i + this.#counts[from]!; i < end; i++) {
      const place = at[i]!;
      const word = sets[i]! & (table[first + place]! ^ flip);
      sets[next] = word;
      at[next] = place;
      // without a branch: an empty word is written over
      next += (word | -word) >>> 31;
    }
    this.#counts[to] = next - begin;
    return next - begin;
  }

  /** The fillings at `depth` reach the target. */
  add(depth: number): void {
    const { enough } = this;
    const words = this.#words;
    const first = this.#down * words;
    for (let i = depth * words, end = i + this.#counts[depth]!; i < end; i++) {
      enough[first + this.#at[i]!]! |= this.#sets[i]!;
    }
  }
}
