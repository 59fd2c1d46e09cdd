/** The frontier of A*, a bucket queue by level and slides made; and the visited set of the states that were taken from it. */
import { HASH_MULTIPLIER } from '../packed/state.ts';
import { Queue } from '../queue.ts';

const LEAST = 1 << 10;
/** What may stay allocated between two searches. */
const MOST_KEPT = 1 << 16;
/** The predecessor takes the low bits of a waiting state's second word; then comes its kind. */
const STATE_BITS = 21;
export const MOST_STATES = 1 << STATE_BITS;

export class Frontier {
  count = 0;
  /** The visited states, in the order in which they were taken: as in packed/state.ts. */
  cells = new Int32Array(LEAST);
  kinds = new Uint8Array(LEAST);
  /** The state from which one slide led here. */
  predecessors = new Int32Array(LEAST);
  /** The slides made to the one that was taken last. */
  made = 0;
  /** By level and, among those of a level, by the slides made. */
  readonly #buckets: Queue[][] = [];
  /** By hash, looked for upwards: cells, then the state plus 1, or 0. At least twice as many places as states. */
  #table = new Int32Array(LEAST * 4);

  clear(): void {
    this.count = 0;
    for (const queue of this.#buckets.flat()) queue.clear();
    if (this.cells.length > MOST_KEPT) this.#resize(LEAST);
    else this.#table.fill(0);
  }

  push(level: number, cells: number, kind: number, made: number, predecessor: number): void {
    while (this.#buckets.length <= level) this.#buckets.push([]);
    const queues = this.#buckets[level]!;
    while (queues.length <= made) queues.push(new Queue());
    queues[made]!.pushTwo(cells, predecessor | (kind << STATE_BITS));
  }

  /** One that waits for this level and was not searched before, the nearest to the target; -1 if there is none. */
  pop(level: number): number {
    const queues = this.#buckets[level] ?? [];
    for (let made = queues.length - 1; made >= 0; made--) {
      const queue = queues[made]!;
      while (queue.length > 0) {
        const word = queue.items[--queue.length]!;
        const cells = queue.items[--queue.length]!;
        const state = this.#add(cells, word >> STATE_BITS);
        if (state < 0) continue;
        this.predecessors[state] = word & (MOST_STATES - 1);
        this.made = made;
        return state;
      }
    }
    return -1;
  }

  /** From this level on the first for which something waits; -1 if there is none. */
  nextLevel(level: number): number {
    return this.#buckets.findIndex((queues, i) => i >= level && queues.some(({ length }) => length > 0));
  }

  /** -1 if it is there. */
  #add(cells: number, kind: number): number {
    if (this.count === this.cells.length) this.#resize(this.count * 2);
    const table = this.#table;
    const mask = table.length - 2;
    let place = hash(cells, kind) & mask;
    for (; table[place + 1] !== 0; place = (place + 2) & mask) {
      if (table[place] === cells && this.kinds[table[place + 1]! - 1] === kind) return -1;
    }
    const state = this.count++;
    this.cells[state] = cells;
    this.kinds[state] = kind;
    table[place] = cells;
    table[place + 1] = state + 1;
    return state;
  }

  #resize(capacity: number): void {
    const { count, cells, kinds, predecessors } = this;
    this.cells = new Int32Array(capacity);
    this.kinds = new Uint8Array(capacity);
    this.predecessors = new Int32Array(capacity);
    this.#table = new Int32Array(capacity * 4);
    this.count = 0;
    for (let state = 0; state < count; state++) {
      this.#add(cells[state]!, kinds[state]!);
      this.predecessors[state] = predecessors[state]!;
    }
  }
}

function hash(cells: number, kind: number): number {
  const mixed = Math.imul(cells ^ (kind << 3), HASH_MULTIPLIER);
  return (mixed ^ (mixed >>> 15)) << 1;
}
