/** The states that scouts have met, and with how many slides to spare. */
const BITS = 14;
/** Kept well below what there is room for. */
export const MOST_VISITED = 3000;
export const MOST_SPARE = 15;

export class Visited {
  count = 0;
  /** The cells of the active robot and, ascending, of the others; looked for upwards. */
  readonly #states = new Int32Array(1 << BITS);
  /** What else makes up a state, and in the low half the slides to spare; 0 if the place is free. */
  readonly #tags = new Uint8Array(1 << BITS);

  clear(): void {
    this.#tags.fill(0);
    this.count = 0;
  }

  get full(): boolean {
    return this.count >= MOST_VISITED;
  }

  /** Notes a state. False if it was met before with as many slides to spare, or if there are too many already. */
  add(spare: number, kind: number, cell: number, p: number, q: number, r: number): boolean {
    if (this.full) return false;
    const low = p < q ? (p < r ? p : r) : q < r ? q : r;
    const high = p > q ? (p > r ? p : r) : q > r ? q : r;
    const state = cell | (low << 8) | ((p ^ q ^ r ^ low ^ high) << 16) | (high << 24);
    let place = Math.imul(state, 0x9e3779b1) >>> (32 - BITS);
    for (let tag = this.#tags[place]!; tag !== 0; tag = this.#tags[place]!) {
      if (this.#states[place] === state && tag >> 4 === kind) {
        if ((tag & 15) >= spare) return false;
        this.#tags[place] = (kind << 4) | spare;
        return true;
      }
      place = (place + 1) & ((1 << BITS) - 1);
    }
    this.#states[place] = state;
    this.#tags[place] = (kind << 4) | spare;
    this.count++;
    return true;
  }
}
