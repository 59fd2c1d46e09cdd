/**
 * Positions already searched, by 64 bits of hash: the low half chooses the entry, the high half tells positions apart that
 * share it. The last one replaces the others.
 */
export const LOWER = 1;
export const UPPER = 2;
export const EXACT = 3;

/** Of players and analyst. */
export const TABLE_BITS = 18;

export class TranspositionTable {
  readonly #mask: number;
  readonly #checks: Int32Array;
  readonly #values: Int16Array;
  readonly #moves: Int16Array;
  readonly #depths: Int8Array;
  readonly #bounds: Uint8Array;
  #entry = 0;

  /** 2^bits entries of 10 bytes. */
  constructor(bits: number) {
    const entries = 2 ** bits;
    this.#mask = entries - 1;
    this.#checks = new Int32Array(entries);
    this.#values = new Int16Array(entries);
    this.#moves = new Int16Array(entries);
    this.#depths = new Int8Array(entries);
    this.#bounds = new Uint8Array(entries);
  }

  /** Whether the position is known; the getters then tell its entry, until the next find or store. */
  find(low: number, high: number): boolean {
    this.#entry = low & this.#mask;
    return this.#bounds[this.#entry] !== 0 && this.#checks[this.#entry] === high;
  }
  get value(): number {
    return this.#values[this.#entry]!;
  }
  get move(): number {
    return this.#moves[this.#entry]!;
  }
  get depth(): number {
    return this.#depths[this.#entry]!;
  }
  get bound(): number {
    return this.#bounds[this.#entry]!;
  }

  store(low: number, high: number, depth: number, value: number, bound: number, move: number): void {
    const entry = low & this.#mask;
    this.#checks[entry] = high;
    this.#values[entry] = value;
    this.#moves[entry] = move;
    this.#depths[entry] = depth;
    this.#bounds[entry] = bound;
  }

  clear(): void {
    this.#bounds.fill(0);
  }
}
