/** Totals already found, by belief. A belief is known by 64 bits of hash in two halves. */
const PROBES = 4;

export class Memo {
  readonly #mask: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** 0 is an empty slot. */
  readonly #value: Int32Array;

  /** 2^bits slots of 12 bytes. */
  constructor(bits: number) {
    const slots = 2 ** bits;
    this.#mask = slots - 1;
    this.#low = new Int32Array(slots);
    this.#high = new Int32Array(slots);
    this.#value = new Int32Array(slots);
  }

  /** 0 if it is not known. */
  get(low: number, high: number): number {
    for (let probe = 0; probe < PROBES; probe++) {
      const slot = (low + probe) & this.#mask;
      if (this.#value[slot] === 0) return 0;
      if (this.#low[slot] === low && this.#high[slot] === high) return this.#value[slot]!;
    }
    return 0;
  }

  /** Where all slots in reach are taken, the first gives way. */
  set(low: number, high: number, value: number): void {
    let slot = low & this.#mask;
    for (let probe = 0; probe < PROBES; probe++) {
      const next = (low + probe) & this.#mask;
      if (this.#value[next] !== 0 && (this.#low[next] !== low || this.#high[next] !== high)) continue;
      slot = next;
      break;
    }
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#value[slot] = value;
  }

  clear(): void {
    this.#value.fill(0);
  }
}
