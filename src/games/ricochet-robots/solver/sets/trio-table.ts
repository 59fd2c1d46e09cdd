/**
 * The visited set and the frontier of a set search: one slot for each trio of the other robots that was met. A slot holds
 * sets of cells of the active robot, 8 pairs of words: where it was searched (`done`), and where it waits for the next
 * level. It fills one line of the processor's cache, and its links another.
 */
import { CELL_MASK, CELLS } from '../packed/cells.ts';
/** The words of a slot. */
export const SLOT_WORDS = 16;
/** No robot ever stands in the centre, so one of its bits among the waiting tells that the slot is in the next queue. */
export const QUEUED_WORD = 7;
export const QUEUED = 1 << 23;

/** The words of its links. The slots that the slides of the others lead to come first, robot by robot and way by way; -1 where none does. */
export const LINK_WORDS = 16;
/** p | q << 8 | r << 16 of an ascending trio, and the bits below. */
export const INFO = 12;
/** The slot's last entry in the closed list, plus 1; 0 if there is none. */
export const LAST = 13;
/** A robot that has kept to its row (low half) or column (high half): searched, then waiting. */
export const STRAIGHT = 14;

/** Bits above the 24 of the trio: the robot that has not moved, searched or waiting; whether the links are known. */
export const STILL_DONE = 1 << 24;
export const STILL_WAITS = 1 << 25;
export const LINKED = 1 << 26;
const TRIO = (1 << 24) - 1;

const LEAST = 1 << 10;
/** The cells that are not in the centre. */
const STANDABLE = CELLS - 4;
/** All trios, and room for one more expansion. */
const MOST = (STANDABLE * (STANDABLE - 1) * (STANDABLE - 2)) / 6 + (1 << 10);
/** What may stay allocated between two searches. */
const MOST_KEPT = 1 << 16;

/** A trio p < q < r has rank p + PAIRS[q] + TRIOS[r]. */
const PAIRS = Int32Array.from({ length: CELLS }, (_, i) => (i * (i - 1)) / 2);
const TRIOS = Int32Array.from({ length: CELLS }, (_, i) => (i * (i - 1) * (i - 2)) / 6);
const RANKS = (CELLS * (CELLS - 1) * (CELLS - 2)) / 6;
const rankOf = (trio: number): number => (trio & CELL_MASK) + PAIRS[(trio >> 8) & CELL_MASK]! + TRIOS[trio >> 16]!;

export class TrioTable {
  count = 0;
  capacity = LEAST;
  words = new Int32Array(LEAST * SLOT_WORDS);
  links = new Int32Array(LEAST * LINK_WORDS);
  /** Slot + 1 by rank of the trio, 0 if it was never met. */
  readonly #byRank = new Int32Array(RANKS);

  clear(): void {
    for (let slot = 0; slot < this.count; slot++) this.#byRank[rankOf(this.trio(slot))] = 0;
    this.count = 0;
    if (this.capacity > MOST_KEPT) this.#resize(LEAST);
  }

  /** Makes room for that many more. The arrays may be other ones afterwards. */
  reserve(more: number): void {
    if (this.count + more > this.capacity) this.#resize(Math.min(this.capacity * 2, MOST));
  }

  trio(slot: number): number {
    return this.links[slot * LINK_WORDS + INFO]! & TRIO;
  }

  /** The slot of this ascending trio, a new one if need be; room must be reserved. */
  at(trio: number): number {
    const rank = rankOf(trio);
    const known = this.#byRank[rank]!;
    if (known !== 0) return known - 1;
    const slot = this.count++;
    this.#byRank[rank] = slot + 1;
    const { words, links } = this;
    for (let i = slot * SLOT_WORDS, end = i + SLOT_WORDS; i < end; i++) words[i] = 0;
    const link = slot * LINK_WORDS;
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
    this.words = resized(this.words, SLOT_WORDS);
    this.links = resized(this.links, LINK_WORDS);
    this.capacity = capacity;
  }
}
