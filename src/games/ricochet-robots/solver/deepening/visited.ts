/** The visited set of iterative deepening: the states that were met, and with how many slides to spare. */
import { HASH_MULTIPLIER } from '../packed/state.ts';

const TABLE_BITS = 14;
const SPARE_BITS = 4;
/** Kept well below what there is room for. */
export const MOST_VISITED = 3000;
/** They fill the low bits of a tag. */
export const MOST_SPARE = (1 << SPARE_BITS) - 1;

export class Visited {
  count = 0;
  /** The cells as in packed/state.ts, looked for upwards. */
  readonly #states = new Int32Array(1 << TABLE_BITS);
  /** The kind, and in the low half the slides to spare; 0 if the place is free. */
  readonly #tags = new Uint8Array(1 << TABLE_BITS);

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
    let place = Math.imul(state, HASH_MULTIPLIER) >>> (32 - TABLE_BITS);
    for (let tag = this.#tags[place]!; tag !== 0; tag = this.#tags[place]!) {
      if (this.#states[place] === state && tag >> SPARE_BITS === kind) {
        if ((tag & MOST_SPARE) >= spare) return false;
        this.#tags[place] = (kind << SPARE_BITS) | spare;
        return true;
      }
      place = (place + 1) & ((1 << TABLE_BITS) - 1);
    }
    this.#states[place] = state;
    this.#tags[place] = (kind << SPARE_BITS) | spare;
    this.count++;
    return true;
  }
}
