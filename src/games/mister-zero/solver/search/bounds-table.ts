/**
 * Bounds of positions already searched. An entry is two words side by side: tokens left, move and bounds in one byte each,
 * and a check of the position, in which the other word is mixed: of two threads that write at once nobody reads half of
 * each. Each bucket of two keeps its largest search and its latest, near each other in memory.
 */
const WORDS = 2;
const BUCKET = 2 * WORDS;
/** So that a bound fits a byte without a sign. */
const OFFSET = 64;
/** Tokens left stand above; 0 in an empty entry. */
const LEFT_SHIFT = 24;

/** Of a table with 2^bits entries. */
export const tableWords = (bits: number): number => 2 ** bits * WORDS;

export class BoundsTable {
  readonly #entries: Int32Array;
  readonly #mask: number;
  /** What was found. */
  #found = 0;

  /** Of so many words, as `tableWords` counts them. */
  constructor(entries: Int32Array) {
    this.#entries = entries;
    this.#mask = entries.length - BUCKET;
  }

  forget(): void {
    this.#entries.fill(0);
  }

  /** Whether the position is known; its entry is then read through the getters, until the next find. */
  find(low: number, high: number, left: number): boolean {
    const at = low & this.#mask;
    for (let i = at; i < at + BUCKET; i += WORDS) {
      const entry = this.#entries[i + 1]!;
      if ((this.#entries[i]! ^ entry) === high && entry >> LEFT_SHIFT === left) {
        this.#found = entry;
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
    const entries = this.#entries;
    const first = low & this.#mask;
    const at = left >= entries[first + 1]! >> LEFT_SHIFT ? first : first + WORDS;
    const entry = (left << LEFT_SHIFT) | (move << 16) | ((most + OFFSET) << 8) | (least + OFFSET);
    entries[at] = high ^ entry;
    entries[at + 1] = entry;
  }
}
