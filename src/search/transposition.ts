/**
 * A table of positions already searched, in flat typed arrays. A position is known by 64 bits of hash in two halves: the
 * low one chooses a pair of slots, the high one tells positions apart. The first slot of a pair keeps what was searched
 * deepest, the second takes whatever comes.
 */
export const LOWER = 1;
export const UPPER = 2;
export const EXACT = 3;
export type Bound = typeof LOWER | typeof UPPER | typeof EXACT;

/** As a depth: searched to the end of the game, so no search goes deeper. */
export const WHOLE = 254;

export class TranspositionTable {
  readonly #mask: number;
  readonly #check: Int32Array;
  readonly #value: Int16Array;
  readonly #move: Int16Array;
  /** 0 is an empty slot; else depth + 1. */
  readonly #depth: Uint8Array;
  readonly #bound: Uint8Array;
  #slot = 0;

  /** 2^bits slots of 10 bytes, at least two. */
  constructor(bits: number) {
    const slots = 2 ** bits;
    this.#mask = slots - 2;
    this.#check = new Int32Array(slots);
    this.#value = new Int16Array(slots);
    this.#move = new Int16Array(slots);
    this.#depth = new Uint8Array(slots);
    this.#bound = new Uint8Array(slots);
  }

  /** Whether the position is known; its entry is then read through the getters below, until the next find or store. */
  find(low: number, high: number): boolean {
    this.#slot = low & this.#mask;
    if (this.#holds(this.#slot, high)) return true;
    this.#slot++;
    return this.#holds(this.#slot, high);
  }
  get value(): number {
    return this.#value[this.#slot]!;
  }
  get move(): number {
    return this.#move[this.#slot]!;
  }
  get depth(): number {
    return this.#depth[this.#slot]! - 1;
  }
  get bound(): number {
    return this.#bound[this.#slot]!;
  }

  /** Value and move fit 16 bits; depth is at most WHOLE. */
  store(low: number, high: number, depth: number, value: number, bound: Bound, move: number): void {
    const first = low & this.#mask;
    // one position never takes both slots: what was known less deeply gives way, what was known better stays
    let slot = first;
    if (!this.#holds(first, high) && (this.#holds(first + 1, high) || this.#depth[first]! > depth + 1))
      slot = first + 1;
    this.#check[slot] = high;
    this.#value[slot] = value;
    this.#move[slot] = move;
    this.#depth[slot] = depth + 1;
    this.#bound[slot] = bound;
    this.#slot = slot;
  }

  clear(): void {
    this.#depth.fill(0);
  }

  #holds(slot: number, high: number): boolean {
    return this.#depth[slot] !== 0 && this.#check[slot] === (high | 0);
  }
}
