/** Positions already searched, by 64 bits of hash: the low half chooses the slot, the high half tells its tenants apart. */
export const LOWER = 1;
export const UPPER = 2;
export const EXACT = 3;

export class Table {
  readonly #mask: number;
  readonly #checks: Int32Array;
  readonly #values: Int16Array;
  readonly #moves: Int16Array;
  readonly #depths: Int8Array;
  readonly #bounds: Uint8Array;
  #slot = 0;

  /** 2^bits slots of 10 bytes. */
  constructor(bits: number) {
    const slots = 2 ** bits;
    this.#mask = slots - 1;
    this.#checks = new Int32Array(slots);
    this.#values = new Int16Array(slots);
    this.#moves = new Int16Array(slots);
    this.#depths = new Int8Array(slots);
    this.#bounds = new Uint8Array(slots);
  }

  /** Whether the position is known; the getters then tell its entry, until the next find or store. */
  find(low: number, high: number): boolean {
    this.#slot = low & this.#mask;
    return this.#bounds[this.#slot] !== 0 && this.#checks[this.#slot] === high;
  }
  get value(): number {
    return this.#values[this.#slot]!;
  }
  get move(): number {
    return this.#moves[this.#slot]!;
  }
  get depth(): number {
    return this.#depths[this.#slot]!;
  }
  get bound(): number {
    return this.#bounds[this.#slot]!;
  }

  store(low: number, high: number, depth: number, value: number, bound: number, move: number): void {
    const slot = low & this.#mask;
    this.#checks[slot] = high;
    this.#values[slot] = value;
    this.#moves[slot] = move;
    this.#depths[slot] = depth;
    this.#bounds[slot] = bound;
  }

  clear(): void {
    this.#bounds.fill(0);
  }
}
