/** Sets of fillings along a walk that branches, and what they add up to. */
import { MEMORY, reserve } from '../bitsets/memory.ts';
import { BLOCK, HEAD, MOST_BLOCKS } from '../bitsets/set-memory.ts';
import { BRIDGE_COUNT } from '../position/ways.ts';

/** Each jump is one choice at most. */
const DEPTH: number = BRIDGE_COUNT + 1;

/** Of two equal tokens on the centre, which lies face down. */
export const RED_DOWN = 0;
export const GREEN_DOWN = 1;

export class FillingSets {
  /** Of a set; and of a set with its head. */
  readonly #words: number;
  readonly #stride: number;
  /** Where they begin: by choices made, the fillings that lead to where the walk is. */
  readonly #sets: number;
  /** Where they begin: the fillings that reach the target, with red's equal token face down and with green's. */
  readonly #enough: number;
  #every = 0;
  #down = RED_DOWN;

  /** Of so many words each. */
  constructor(words: number) {
    if (words % BLOCK !== 0 || words > BLOCK * MOST_BLOCKS) throw new Error(`sets of ${words} words`);
    this.#words = words;
    this.#stride = HEAD + words;
    this.#sets = reserve(DEPTH * this.#stride);
    this.#enough = reserve(2 * words);
  }

  /** Every filling of a table's set, and none that reaches the target. */
  begin(every: number): void {
    const { words } = MEMORY;
    const blocks = this.#words / BLOCK;
    this.#every = every;
    this.#down = RED_DOWN;
    words.copyWithin(this.#sets + HEAD, every, every + this.#words);
    words[this.#sets] = firstBits(blocks);
    words[this.#sets + 1] = firstBits(blocks - 32);
    words.fill(0, this.#enough, this.#enough + 2 * this.#words);
  }

  /** From now on green's equal token is the one face down. */
  turnDown(): void {
    this.#down = GREEN_DOWN;
  }

  /** Which of the two lies face down makes no difference. */
  double(): void {
    MEMORY.words.copyWithin(this.#enough + this.#words, this.#enough, this.#enough + this.#words);
  }

  /** -1 if no filling reaches the target, 1 if all do, else 0. */
  get verdict(): number {
    const { words } = MEMORY;
    let some = 0;
    let missing = 0;
    for (let down = 0; down <= this.#down; down++) {
      const from = this.#enough + down * this.#words;
      for (let i = 0; i < this.#words; i++) {
        some |= words[from + i]!;
        missing |= words[from + i]! ^ words[this.#every + i]!;
      }
    }
    return some === 0 ? -1 : missing === 0 ? 1 : 0;
  }

  has(filling: number, down: number): boolean {
    return ((MEMORY.words[this.#enough + down * this.#words + (filling >> 5)]! >> (filling & 31)) & 1) === 1;
  }

  /** The fillings that reach the target, until the next go. */
  enough(down: number): Int32Array {
    const from = this.#enough + down * this.#words;
    return MEMORY.words.subarray(from, from + this.#words);
  }

  /** Of a set what lies in one of the table; 0 if there is nothing. */
  intersect(from: number, to: number, table: number, index: number): number {
    return MEMORY.intersect(this.#at(from), this.#at(to), table + index * this.#words);
  }

  /** The same for what does not. */
  subtract(from: number, to: number, table: number, index: number): number {
    return MEMORY.subtract(this.#at(from), this.#at(to), table + index * this.#words);
  }

  /** The fillings at `depth` reach the target. */
  add(depth: number): void {
    MEMORY.unite(this.#at(depth), this.#enough + this.#down * this.#words);
  }

  #at(depth: number): number {
    return this.#sets + depth * this.#stride;
  }
}

const firstBits = (count: number) => (count >= 32 ? -1 : count <= 0 ? 0 : (1 << count) - 1);
