/** States met of late, and after how many slides: most of those that are met again are met soon. */
const BITS = 17;
/** A word holds the slides made, what else makes up a state, and of the mixed cells what does not tell the place. */
const MADE = 7;
const KIND = 4;
const REST = (1 << (32 - BITS)) - 1;

export class Recent {
  readonly #words = new Int32Array(1 << BITS);

  clear(): void {
    this.#words.fill(0);
  }

  /** Notes a state. False if it is known to have been met after as few slides; true does not tell that it was not. */
  add(cells: number, kind: number, made: number): boolean {
    // odd, so that different cells stay different
    const mixed = Math.imul(cells, 0x9e3779b1);
    const place = mixed >>> (32 - BITS);
    const word = ((((mixed & REST) << KIND) | kind) << MADE) | made;
    const known = this.#words[place]!;
    if (known >> MADE === word >> MADE && known <= word) return false;
    this.#words[place] = word;
    return true;
  }
}
