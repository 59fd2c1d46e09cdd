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
/** Whether it is known from where the others can help. */
export const SIGHTED = 1 << 27;

/** The cells of the active robot from where a slide of the others may help it down, 8 words. */
export const SIGHT = 8;
const TRIO = (1 << 24) - 1;

const LEAST = 1 << 10;
/** All trios, and room for one more spread. */
const MOST = (252 * 251 * 250) / 6 + (1 << 10);
/** What may stay allocated between two searches. */
const KEPT = 1 << 16;
const LEAST_BITS = 11;

export class Slots {
  count = 0;
  capacity = LEAST;
  words = new Int32Array(LEAST * SLOT);
  links = new Int32Array(LEAST * LINKS);
  sights = new Int32Array(LEAST * SIGHT);
  /** Slot + 1 by hash, 0 if free, looked for upwards; never more than half full. */
  #table = new Int32Array(1 << LEAST_BITS);
  #shift = 32 - LEAST_BITS;

  clear(): void {
    if (this.count === 0) return;
    this.count = 0;
    if (this.capacity > KEPT) this.#resize(LEAST);
    this.#rehash();
  }

  /** Makes room for that many more. The arrays may be other ones afterwards. */
  reserve(more: number): void {
    if (this.count + more > this.capacity) this.#resize(Math.min(this.capacity * 2, MOST));
    if ((this.count + more) * 2 > this.#table.length) this.#rehash();
  }

  trio(slot: number): number {
    return this.links[slot * LINKS + INFO]! & TRIO;
  }

  /** The slot of this ascending trio, a new one if need be; room must be reserved. */
  at(trio: number): number {
    const table = this.#table;
    const links = this.links;
    const mask = table.length - 1;
    let place = Math.imul(trio, 0x9e3779b1) >>> this.#shift;
    for (let entry = table[place]!; entry !== 0; entry = table[place]!) {
      if ((links[(entry - 1) * LINKS + INFO]! & TRIO) === trio) return entry - 1;
      place = (place + 1) & mask;
    }
    const slot = this.count++;
    table[place] = slot + 1;
    const words = this.words;
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
    const mask = this.#table.length - 1;
    let place = Math.imul(trio, 0x9e3779b1) >>> this.#shift;
    for (let entry = this.#table[place]!; entry !== 0; entry = this.#table[place]!) {
      if (this.trio(entry - 1) === trio) return entry - 1;
      place = (place + 1) & mask;
    }
    return -1;
  }

  #resize(capacity: number): void {
    const resized = (old: Int32Array, size: number) => {
      const array = new Int32Array(capacity * size);
      array.set(old.subarray(0, this.count * size));
      return array;
    };
    this.words = resized(this.words, SLOT);
    this.links = resized(this.links, LINKS);
    this.sights = resized(this.sights, SIGHT);
    this.capacity = capacity;
  }

  /** A table as small as allowed: the fewer pages it spreads over, the faster it is. */
  #rehash(): void {
    let bits = LEAST_BITS;
    while (1 << bits < this.count * 4) bits++;
    if (1 << bits === this.#table.length) this.#table.fill(0);
    else this.#table = new Int32Array(1 << bits);
    this.#shift = 32 - bits;
    const mask = this.#table.length - 1;
    for (let slot = 0; slot < this.count; slot++) {
      let place = Math.imul(this.trio(slot), 0x9e3779b1) >>> this.#shift;
      while (this.#table[place] !== 0) place = (place + 1) & mask;
      this.#table[place] = slot + 1;
    }
  }
}

/** The trio of a robot on p and two on x < y. */
export const trioOf = (p: number, x: number, y: number): number =>
  p < x ? p | (x << 8) | (y << 16) : p < y ? x | (p << 8) | (y << 16) : x | (y << 8) | (p << 16);
