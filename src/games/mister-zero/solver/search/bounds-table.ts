/**
 * The transposition table: bounds of positions already searched. An entry is two words side by side: tokens left, move and bounds in one byte each,
 * and a check of the position, in which the other word is mixed: of two threads that write at once nobody reads half of
 * each. Each bucket of two keeps its largest search and its latest, near each other in memory.
 */
const WORDS = 2;
const BUCKET = 2 * WORDS;
/** So that a bound fits a byte without a sign. */
const OFFSET = 64;
const BYTE = 255;
// where the bytes of an entry begin; tokens left are 0 in an empty one
const LOW = 0;
const HIGH = 8;
const MOVE = 16;
const LEFT = 24;
/** As a move: none is known. */
export const NO_TABLE_MOVE = BYTE;

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

  clear(): void {
    this.#entries.fill(0);
  }

  /** Whether the position is known; its entry is then read through the getters, until the next probe. */
  probe(low: number, high: number, left: number): boolean {
    const at = low & this.#mask;
    for (let i = at; i < at + BUCKET; i += WORDS) {
      const entry = this.#entries[i + 1]!;
      if ((this.#entries[i]! ^ entry) === high && entry >> LEFT === left) {
        this.#found = entry;
        return true;
      }
    }
    return false;
  }
  get low(): number {
    return ((this.#found >> LOW) & BYTE) - OFFSET;
  }
  get high(): number {
    return ((this.#found >> HIGH) & BYTE) - OFFSET;
  }
  get move(): number {
    return (this.#found >> MOVE) & BYTE;
  }

  store(low: number, high: number, left: number, least: number, most: number, move: number): void {
    const entries = this.#entries;
    const first = low & this.#mask;
    const at = left >= entries[first + 1]! >> LEFT ? first : first + WORDS;
    const entry = (left << LEFT) | (move << MOVE) | ((most + OFFSET) << HIGH) | ((least + OFFSET) << LOW);
    entries[at] = high ^ entry;
    entries[at + 1] = entry;
  }
}
