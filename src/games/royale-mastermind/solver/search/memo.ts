/** The transposition table: totals already found, by belief. A belief is known by 64 bits of hash in two halves. */
const PROBES = 4;

export class Memo {
  readonly #mask: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** 0 is an empty entry. */
  readonly #value: Int32Array;

  /** 2^bits entries of 12 bytes. */
  constructor(bits: number) {
    const entries = 2 ** bits;
    this.#mask = entries - 1;
    this.#low = new Int32Array(entries);
    this.#high = new Int32Array(entries);
    this.#value = new Int32Array(entries);
  }

  /** 0 if it is not known. */
  get(low: number, high: number): number {
    for (let probe = 0; probe < PROBES; probe++) {
      const entry = (low + probe) & this.#mask;
      if (this.#value[entry] === 0) return 0;
      if (this.#low[entry] === low && this.#high[entry] === high) return this.#value[entry]!;
    }
    return 0;
  }

  /** Where all entries in reach are taken, the first gives way. */
  set(low: number, high: number, value: number): void {
    let entry = low & this.#mask;
    for (let probe = 0; probe < PROBES; probe++) {
      const next = (low + probe) & this.#mask;
      if (this.#value[next] !== 0 && (this.#low[next] !== low || this.#high[next] !== high)) continue;
      entry = next;
      break;
    }
    this.#low[entry] = low;
    this.#high[entry] = high;
    this.#value[entry] = value;
  }

  clear(): void {
    this.#value.fill(0);
  }
}
