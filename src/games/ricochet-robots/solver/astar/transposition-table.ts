/**
 * States met of late, and after how many slides: most of those that are met again are met soon. One state a place, the
 * later one replaces the earlier: what is forgotten is met once more, and the visited set catches it.
 */
import { HASH_MULTIPLIER } from '../packed/state.ts';

const TABLE_BITS = 17;
/** A word holds the slides made, its kind, and of the mixed cells what does not tell the place. */
const MADE_BITS = 7;
const KIND_BITS = 4;
const REST_MASK = (1 << (32 - TABLE_BITS)) - 1;

export class TranspositionTable {
  readonly #words = new Int32Array(1 << TABLE_BITS);

  clear(): void {
    this.#words.fill(0);
  }

  /** Notes a state. False if it is known to have been met after as few slides; true does not tell that it was not. */
  add(cells: number, kind: number, made: number): boolean {
    const mixed = Math.imul(cells, HASH_MULTIPLIER);
    const place = mixed >>> (32 - TABLE_BITS);
    const word = ((((mixed & REST_MASK) << KIND_BITS) | kind) << MADE_BITS) | made;
    const known = this.#words[place]!;
    if (known >> MADE_BITS === word >> MADE_BITS && known <= word) return false;
    this.#words[place] = word;
    return true;
  }
}
