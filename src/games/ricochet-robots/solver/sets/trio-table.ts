/**
 * The memory of a search: one slot for each trio of the other robots that was met. Which of them is which does not
 * matter, so a trio is kept in ascending order. A slot holds sets of cells of the active robot, 8 pairs of words: where it
 * was searched (`done`), and where it waits for the next level. It fills one line of the processor's cache, and its
 * links another.
 */
export const SLOT = 16;
/** No robot ever stands in the centre, so one of its bits among the waiting tells that the slot is in the next queue. */
export const QUEUED_WORD = 7;
export const QUEUED = 1 << 23;

/** The slots that the slides of the others lead to come first, robot by robot and way by way; -1 where none does. */
export const LINKS = 16;
/** p | q << 8 | r << 16 of an ascending trio, and the bits below. */
export const INFO = 12;
/** The slot's last entry in the journal, plus 1; 0 if there is none. */
export const LAST = 13;
/** A robot that has kept to its row (low half) or column (high half): searched, then waiting. */
export const STRAIGHT = 14;

/** Bits above the 24 of the trio: the robot that has not moved, searched or waiting; whether the links are known. */
export const STILL_DONE = 1 << 24;
export const STILL_WAITS = 1 << 25;
export const LINKED = 1 << 26;
const TRIO = (1 << 24) - 1;

const LEAST = 1 << 10;
/** All trios, and room for one more spread. */
const MOST = (252 * 251 * 250) / 6 + (1 << 10);
/** What may stay allocated between two searches. */
const KEPT = 1 << 16;

/** A trio p < q < r has rank p + PAIRS[q] + TRIOS[r]. */
const PAIRS = Int32Array.from({ length: 256 }, (_, i) => (i * (i - 1)) / 2);
const TRIOS = Int32Array.from({ length: 256 }, (_, i) => (i * (i - 1) * (i - 2)) / 6);
const RANKS = (256 * 255 * 254) / 6;
const rankOf = (trio: number): number => (trio & 255) + PAIRS[(trio >> 8) & 255]! + TRIOS[trio >> 16]!;

export class Slots {
  count = 0;
  capacity = LEAST;
  words = new Int32Array(LEAST * SLOT);
  links = new Int32Array(LEAST * LINKS);
  /** Slot + 1 by rank of the trio, 0 if it was never met. */
  readonly #byRank = new Int32Array(RANKS);

  clear(): void {
    for (let slot = 0; slot < this.count; slot++) this.#byRank[rankOf(this.trio(slot))] = 0;
    this.count = 0;
    if (this.capacity > KEPT) this.#resize(LEAST);
  }

  /** Makes room for that many more. The arrays may be other ones afterwards. */
  reserve(more: number): void {
    if (this.count + more > this.capacity) this.#resize(Math.min(this.capacity * 2, MOST));
  }

  trio(slot: number): number {
    return this.links[slot * LINKS + INFO]! & TRIO;
  }

  /** The slot of this ascending trio, a new one if need be; room must be reserved. */
  at(trio: number): number {
    const rank = rankOf(trio);
    const known = this.#byRank[rank]!;
    if (known !== 0) return known - 1;
    const slot = this.count++;
    this.#byRank[rank] = slot + 1;
    const { words, links } = this;
    for (let i = slot * SLOT, end = i + SLOT; i < end; i++) words[i] = 0;
    const link = slot * LINKS;
    links[link + INFO] = trio;
    links[link + LAST] = 0;
    links[link + STRAIGHT] = 0;
    links[link + STRAIGHT + 1] = 0;
    return slot;
  }

  /** -1 if this trio was never met. */
  find(trio: number): number {
    return this.#byRank[rankOf(trio)]! - 1;
  }

  #resize(capacity: number): void {
    const resized = (old: Int32Array, size: number) => {
      const array = new Int32Array(capacity * size);
      array.set(old.subarray(0, this.count * size));
      return array;
    };
    this.words = resized(this.words, SLOT);
    this.links = resized(this.links, LINKS);
    this.capacity = capacity;
  }
}

/** The trio of a robot on p and two on x < y. */
export const trioOf = (p: number, x: number, y: number): number =>
  p < x ? p | (x << 8) | (y << 16) : p < y ? x | (p << 8) | (y << 16) : x | (y << 8) | (p << 16);
