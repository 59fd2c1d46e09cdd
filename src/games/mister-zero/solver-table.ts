/** Bounds of positions already searched, in flat typed arrays; each bucket keeps its largest search and its latest. */
const BUCKET = 2;

export class BoundsTable {
  readonly #mask: number;
  readonly #check: Int32Array;
  readonly #low: Int8Array;
  readonly #high: Int8Array;
  readonly #move: Uint8Array;
  /** Tokens left; 0 is an empty slot. */
  readonly #left: Uint8Array;
  #slot = 0;

  /** 2^bits slots of 8 bytes. */
  constructor(bits: number) {
    const slots = 2 ** bits;
    this.#mask = slots - BUCKET;
    this.#check = new Int32Array(slots);
    this.#low = new Int8Array(slots);
    this.#high = new Int8Array(slots);
    this.#move = new Uint8Array(slots);
    this.#left = new Uint8Array(slots);
  }

  /** Whether the position is known; its entry is then read through the getters, until the next find or store. */
  find(low: number, high: number, left: number): boolean {
    const slot = low & this.#mask;
    for (let i = slot; i < slot + BUCKET; i++) {
      if (this.#check[i] === high && this.#left[i] === left) {
        this.#slot = i;
        return true;
      }
    }
    return false;
  }
  get low(): number {
    return this.#low[this.#slot]!;
  }
  get high(): number {
    return this.#high[this.#slot]!;
  }
  get move(): number {
    return this.#move[this.#slot]!;
  }

  store(low: number, high: number, left: number, least: number, most: number, move: number): void {
    const first = low & this.#mask;
    const slot =
      (this.#check[first] === high && this.#left[first] === left) || left >= this.#left[first]! ? first : first + 1;
    this.#check[slot] = high;
    this.#left[slot] = left;
    this.#low[slot] = least;
    this.#high[slot] = most;
    this.#move[slot] = move;
  }
}
