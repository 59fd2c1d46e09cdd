/** What was searched on each level, slot by slot, in the order of the search. From it the paths to the target are told. */

/** The words of an entry: 8 with the cells of the active robot, and what follows. */
export const CELLS_STRAIGHT = 8;
export const STILL_TOO = 9;
const OF_SLOT = 10;
/** The previous entry of the same slot, plus 1; 0 if there is none. */
const PREVIOUS = 11;
const ENTRY_WORDS = 12;

const CHUNK_BITS = 12;
const CHUNK = 1 << CHUNK_BITS;

export class ClosedList {
  count = 0;
  readonly #chunks: Int32Array[] = [];
  /** How many entries there were before each level. */
  readonly #starts: number[] = [];

  clear(): void {
    this.count = 0;
    this.#starts.length = 0;
    // a little is kept for the next search
    this.#chunks.length = Math.min(this.#chunks.length, 4);
  }

  beginLevel(level: number): void {
    this.#starts[level] = this.count;
  }

  /** An empty entry. */
  add(slot: number, previous: number): number {
    const entry = this.count++;
    if (entry >> CHUNK_BITS === this.#chunks.length) this.#chunks.push(new Int32Array(CHUNK * ENTRY_WORDS));
    const chunk = this.chunk(entry);
    const at = this.offset(entry);
    for (let i = 0; i < OF_SLOT; i++) chunk[at + i] = 0;
    chunk[at + OF_SLOT] = slot;
    chunk[at + PREVIOUS] = previous;
    return entry;
  }

  chunk(entry: number): Int32Array {
    return this.#chunks[entry >> CHUNK_BITS]!;
  }

  offset(entry: number): number {
    return (entry & (CHUNK - 1)) * ENTRY_WORDS;
  }

  slot(entry: number): number {
    return this.chunk(entry)[this.offset(entry) + OF_SLOT]!;
  }

  /** The slot's entry of that level, given its last one; -1 if it was not searched then. */
  find(last: number, level: number): number {
    const start = this.#starts[level] ?? this.count;
    const end = this.#starts[level + 1] ?? this.count;
    for (let entry = last; entry > start; entry = this.chunk(entry - 1)[this.offset(entry - 1) + PREVIOUS]!) {
      if (entry <= end) return entry - 1;
    }
    return -1;
  }
}
