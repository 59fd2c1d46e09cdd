/**
 * Bounds of positions already searched. An entry is two words side by side: a check of the position, and tokens left, move
 * and bounds in one byte each. Each bucket of two keeps its largest search and its latest, near each other in memory.
 */
const WORDS = 2;
const BUCKET = 2 * WORDS;
/** So that a bound fits a byte without a sign. */
const OFFSET = 64;

export class BoundsTable {
  readonly #entries: Int32Array;
  readonly #mask: number;
  /** What was found. */
  #found = 0;

  /** 2^bits entries of 8 bytes. */
  constructor(bits: number) {
    this.#entries = new Int32Array(2 ** bits * WORDS);
    this.#mask = this.#entries.length - BUCKET;
  }

  forget(): void {
    this.#entries.fill(0);
  }

  /** Whether the position is known; its entry is then read through the getters, until the next find. */
  find(low: number, high: number, left: number): boolean {
    const at = low & this.#mask;
    for (let i = at; i < at + BUCKET; i += WORDS) {
      if (this.#holds(i, high, left)) {
        this.#found = this.#entries[i + 1]!;
        return true;
      }
    }
    return false;
  }
  get low(): number {
    return (this.#found & 255) - OFFSET;
  }
  get high(): number {
    return ((this.#found >> 8) & 255) - OFFSET;
  }
  get move(): number {
    return (this.#found >> 16) & 255;
  }

  store(low: number, high: number, left: number, least: number, most: number, move: number): void {
    const first = low & this.#mask;
    const at = this.#holds(first, high, left) || left >= this.#left(first) ? first : first + WORDS;
    this.#entries[at] = high;
    this.#entries[at + 1] = (left << 24) | (move << 16) | ((most + OFFSET) << 8) | (least + OFFSET);
  }

  #holds(at: number, high: number, left: number): boolean {
    return this.#entries[at] === high && this.#left(at) === left;
  }

  /** Tokens left; 0 in an empty entry. */
  #left(at: number): number {
    return this.#entries[at + 1]! >> 24;
  }
}
