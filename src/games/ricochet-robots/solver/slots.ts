/**
 * The memory of a search: one slot for each trio of the other robots that was met. Which of them is which does not
 * matter, so a trio is kept in ascending order.
 *
 * A slot holds sets of cells of the active robot, in 8 groups of 4 words: `done`, and three planes in turn for the levels
 * modulo 3. A cell in a plane but not in `done` waits for that level; one in both was searched on such a level.
 */
export const SLOT = 32;
/** Where the word with this cell's bit in `done` is; the planes follow it. */
export const wordOf = (slot: number, cell: number): number => (slot << 5) | ((cell >> 5) << 2);
/** The cells of a robot that has kept to its row (low half) or column (high half): `done` and three planes. */
export const STRAIGHT = 4;

/** Bits of `info`, above the 24 of the trio: the robot that has not moved (`done`, three planes), and in which queues. */
export const STILL_DONE = 1 << 24;
export const STILL_PLANE = 1 << 25;
export const QUEUED = 1 << 28;
const TRIO = (1 << 24) - 1;

const LEAST = 1 << 10;
/** All trios, and room for one more spread. */
const MOST = (252 * 251 * 250) / 6 + (1 << 10);
/** What may stay allocated between two searches. */
const KEPT = 1 << 16;

export class Slots {
  count = 0;
  capacity = 0;
  words = new Int32Array(0);
  straight = new Int32Array(0);
  /** p | q << 8 | r << 16 of an ascending trio, and the bits above. */
  info = new Int32Array(0);
  /** Slot + 1 by hash, 0 if free, looked for upwards; never more than half full. */
  #table = new Int32Array(0);
  #shift = 0;

  constructor() {
    this.#resize(LEAST);
  }

  clear(): void {
    this.count = 0;
    if (this.capacity > KEPT) this.#resize(LEAST);
    else this.#rehash();
  }

  /** Makes room for that many more. The arrays may be other ones afterwards. */
  reserve(more: number): void {
    if (this.count + more > this.capacity) this.#resize(Math.min(this.capacity * 2, MOST));
    else if ((this.count + more) * 2 > this.#table.length) this.#rehash();
  }

  /** The slot of this ascending trio, a new one if need be; room must be reserved. */
  at(trio: number): number {
    const table = this.#table;
    const info = this.info;
    const mask = table.length - 1;
    let place = Math.imul(trio, 0x9e3779b1) >>> this.#shift;
    for (let entry = table[place]!; entry !== 0; entry = table[place]!) {
      if ((info[entry - 1]! & TRIO) === trio) return entry - 1;
      place = (place + 1) & mask;
    }
    const slot = this.count++;
    table[place] = slot + 1;
    info[slot] = trio;
    const words = this.words;
    for (let i = slot << 5, end = i + SLOT; i < end; i++) words[i] = 0;
    const straight = this.straight;
    for (let i = slot << 2, end = i + STRAIGHT; i < end; i++) straight[i] = 0;
    return slot;
  }

  /** The slots of so many trios. */
  lookUp(trios: Int32Array, found: Int32Array, count: number): void {
    const table = this.#table;
    const info = this.info;
    const shift = this.#shift;
    for (let i = 0; i < count; i++) found[i] = table[Math.imul(trios[i]!, 0x9e3779b1) >>> shift]! - 1;
    for (let i = 0; i < count; i++) {
      const slot = found[i]!;
      if (slot < 0 || (info[slot]! & TRIO) !== trios[i]) found[i] = this.at(trios[i]!);
    }
  }

  /** -1 if this trio was never met. */
  find(trio: number): number {
    const mask = this.#table.length - 1;
    let place = Math.imul(trio, 0x9e3779b1) >>> this.#shift;
    for (let entry = this.#table[place]!; entry !== 0; entry = this.#table[place]!) {
      if ((this.info[entry - 1]! & TRIO) === trio) return entry - 1;
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
    this.straight = resized(this.straight, STRAIGHT);
    this.info = resized(this.info, 1);
    this.capacity = capacity;
    this.#rehash();
  }

  /** A table as small as allowed: the fewer pages it spreads over, the faster it is. */
  #rehash(): void {
    let bits = 11;
    while (1 << bits < this.count * 4) bits++;
    if (1 << bits === this.#table.length) this.#table.fill(0);
    else this.#table = new Int32Array(1 << bits);
    this.#shift = 32 - bits;
    const mask = this.#table.length - 1;
    for (let slot = 0; slot < this.count; slot++) {
      let place = Math.imul(this.info[slot]! & TRIO, 0x9e3779b1) >>> this.#shift;
      while (this.#table[place] !== 0) place = (place + 1) & mask;
      this.#table[place] = slot + 1;
    }
  }
}

/** The trio of a robot on p and two on x < y. */
export const trioOf = (p: number, x: number, y: number): number =>
  p < x ? p | (x << 8) | (y << 16) : p < y ? x | (p << 8) | (y << 16) : x | (y << 8) | (p << 16);
