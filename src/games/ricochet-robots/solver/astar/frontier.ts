/** The states that a tracker has searched, and those that wait for their level. */
import { Queue } from '../sets/memory.ts';

const LEAST = 1 << 10;
/** What may stay allocated between two searches. */
const KEPT = 1 << 16;
/** The state before takes the low bits of a waiting state's second word; then comes its kind. */
const BITS = 21;
export const MOST_STATES = 1 << BITS;

export class States {
  count = 0;
  /** The cells of the active robot and, ascending, of the others. */
  cells = new Int32Array(LEAST);
  /** What else makes up a state. */
  kinds = new Uint8Array(LEAST);
  /** The state from which one slide led here. */
  before = new Int32Array(LEAST);
  /** The slides made to the one that was taken last. */
  made = 0;
  /** By level and, among those of a level, by the slides made. */
  readonly #waiting: Queue[][] = [];
  /** By hash, looked for upwards: cells, then the state plus 1, or 0. At least twice as many places as states. */
  #places = new Int32Array(LEAST * 4);

  clear(): void {
    this.count = 0;
    for (const queue of this.#waiting.flat()) queue.clear();
    if (this.cells.length > KEPT) this.#resize(LEAST);
    else this.#places.fill(0);
  }

  wait(level: number, cells: number, kind: number, made: number, before: number): void {
    while (this.#waiting.length <= level) this.#waiting.push([]);
    const queues = this.#waiting[level]!;
    while (queues.length <= made) queues.push(new Queue());
    queues[made]!.pushTwo(cells, before | (kind << BITS));
  }

  /** One that waits for this level and was not searched before, the nearest to the target; -1 if there is none. */
  take(level: number): number {
    const queues = this.#waiting[level] ?? [];
    for (let made = queues.length - 1; made >= 0; made--) {
      const queue = queues[made]!;
      while (queue.length > 0) {
        const word = queue.items[--queue.length]!;
        const cells = queue.items[--queue.length]!;
        const state = this.#add(cells, word >> BITS);
        if (state < 0) continue;
        this.before[state] = word & (MOST_STATES - 1);
        this.made = made;
        return state;
      }
    }
    return -1;
  }

  /** From this level on the first for which something waits; -1 if there is none. */
  next(level: number): number {
    return this.#waiting.findIndex((queues, i) => i >= level && queues.some(({ length }) => length > 0));
  }

  /** -1 if it is there. */
  #add(cells: number, kind: number): number {
    if (this.count === this.cells.length) this.#resize(this.count * 2);
    const places = this.#places;
    const mask = places.length - 2;
    let place = hash(cells, kind) & mask;
    for (; places[place + 1] !== 0; place = (place + 2) & mask) {
      if (places[place] === cells && this.kinds[places[place + 1]! - 1] === kind) return -1;
    }
    const state = this.count++;
    this.cells[state] = cells;
    this.kinds[state] = kind;
    places[place] = cells;
    places[place + 1] = state + 1;
    return state;
  }

  #resize(capacity: number): void {
    const { count, cells, kinds, before } = this;
    this.cells = new Int32Array(capacity);
    this.kinds = new Uint8Array(capacity);
    this.before = new Int32Array(capacity);
    this.#places = new Int32Array(capacity * 4);
    this.count = 0;
    for (let state = 0; state < count; state++) {
      this.#add(cells[state]!, kinds[state]!);
      this.before[state] = before[state]!;
    }
  }
}

function hash(cells: number, kind: number): number {
  const mixed = Math.imul(cells ^ (kind << 3), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) << 1;
}
