/**
 * A table of positions already searched, in flat typed arrays. A position is known by 64 bits of hash in two halves:
 * the low one chooses the slot, the high one tells positions of one slot apart.
 */
export const LOWER = 1;
export const UPPER = 2;
export const EXACT = 3;
export type Bound = typeof LOWER | typeof UPPER | typeof EXACT;

export class TranspositionTable {
  readonly #mask: number;
  readonly #check: Int32Array;
  readonly #value: Int16Array;
  readonly #move: Int16Array;
  /** 0 is an empty slot; else depth + 1. */
  readonly #depth: Uint8Array;
  readonly #bound: Uint8Array;
  #slot = 0;

  /** 2^bits slots of 10 bytes. */
  constructor(bits: number) {
    const slots = 2 ** bits;
    this.#mask = slots - 1;
    this.#check = new Int32Array(slots);
    this.#value = new Int16Array(slots);
    this.#move = new Int16Array(slots);
    this.#depth = new Uint8Array(slots);
    this.#bound = new Uint8Array(slots);
  }

  /** Whether the position is known; its entry is then read through the getters below, until the next find or store. */
  find(low: number, high: number): boolean {
    this.#slot = low & this.#mask;
    return this.#depth[this.#slot] !== 0 && this.#check[this.#slot] === (high | 0);
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

  store(low: number, high: number, depth: number, value: number, bound: Bound, move: number): void {
    const slot = low & this.#mask;
    // another position's deeper result is worth more than this one
    if (this.#check[slot] !== (high | 0) && this.#depth[slot]! > depth + 1 && this.#bound[slot] === EXACT) return;
    this.#check[slot] = high;
    this.#value[slot] = value;
    this.#move[slot] = move;
    this.#depth[slot] = depth + 1;
    this.#bound[slot] = bound;
  }

  clear(): void {
    this.#depth.fill(0);
  }
}
