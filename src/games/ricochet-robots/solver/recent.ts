/** States met of late, and after how many slides: most of those that are met again are met soon. */
const BITS = 17;

export class Recent {
  /** By hash: the cells of the robots, and what else makes up a state with the slides made, plus 1. */
  readonly #cells = new Int32Array(1 << BITS);
  readonly #tags = new Uint16Array(1 << BITS);

  clear(): void {
    this.#tags.fill(0);
  }

  /** Notes a state. False if it is known to have been met after as few slides; true does not tell that it was not. */
  add(cells: number, kind: number, made: number): boolean {
    const place = Math.imul(cells ^ kind, 0x9e3779b1) >>> (32 - BITS);
    const tag = ((kind << 8) | made) + 1;
    const known = this.#tags[place]!;
    if (this.#cells[place] === cells && known <= tag && known > kind << 8) return false;
    this.#cells[place] = cells;
    this.#tags[place] = tag;
    return true;
  }
}
