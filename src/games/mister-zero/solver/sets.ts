/** Sets of fillings along a walk that branches, and what they add up to. */
import { EVERY_FILLING, FILLING_OF, WORDS, WORDS_FOR } from './fillings.ts';
import { BRIDGE_COUNT } from './ways.ts';

/** Each jump is one choice at most. */
const DEPTH: number = BRIDGE_COUNT + 1;

/** Of two equal tokens on the centre, which lies face down. */
export const RED_DOWN = 0;
export const GREEN_DOWN = 1;

export class FillingSets {
  /** By choices made, the fillings that lead to where the walk is. */
  readonly #sets = new Int32Array(DEPTH * WORDS);
  /** The fillings that reach the target, with red's equal token face down and with green's. */
  readonly #enough = new Int32Array(2 * WORDS);
  #left = 0;
  /** Of a set, those that matter. */
  #words: number = WORDS;
  #down = RED_DOWN;

  /** All fillings of so many bridges, and none that reaches the target. */
  begin(left: number): void {
    this.#left = left;
    this.#words = WORDS_FOR[left]!;
    this.#down = RED_DOWN;
    this.#sets.set(EVERY_FILLING[left]!);
    this.#enough.fill(0);
  }

  /** From now on green's equal token is the one face down. */
  turnDown(): void {
    this.#down = GREEN_DOWN;
  }

  /** Which of the two lies face down makes no difference. */
  double(): void {
    this.#enough.copyWithin(WORDS, 0, WORDS);
  }

  /** -1 if no filling reaches the target, 1 if all do, else 0. */
  get verdict(): number {
    const every = EVERY_FILLING[this.#left]!;
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

  /** What lies in a set of the table, or with `flip` -1 what does not; 0 if there is nothing. */
  keep(from: number, to: number, table: Int32Array, index: number, flip: number): number {
    const sets = this.#sets;
    let some = 0;
    for (let i = from * WORDS, j = to * WORDS, k = index * WORDS, end = i + this.#words; i < end; i++, j++, k++) {
      const word = sets[i]! & (table[k]! ^ flip);
      sets[j] = word;
      some |= word;
    }
    return some;
  }

  /** The fillings at `depth` reach the target. */
  add(depth: number): void {
    const enough = this.#enough;
    for (let i = this.#down * WORDS, j = depth * WORDS, end = i + this.#words; i < end; i++, j++)
      enough[i]! |= this.#sets[j]!;
  }
}
