/**
 * Which slide of another robot may open a way down from a state that has none yet: one that bars a slide on the way, or
 * no longer bars one.
 */
import { bounds, KINDS, kinds, stops } from './field.ts';
import { STEPS, sharedBy, slideOn } from './stops.ts';

/** No more cells can end the slides from one. */
const MOST_ENDS = 64;

export class Prospects {
  /** By kind and cell, where another robot ends a slide that lowers the bound; how many, in which lines. */
  readonly #ends = new Uint8Array((KINDS << 8) * MOST_ENDS);
  readonly #counts = new Uint8Array(KINDS << 8);
  readonly #rowsOf = new Uint16Array(KINDS << 8);
  readonly #columnsOf = new Uint16Array(KINDS << 8);
  readonly #known = new Uint8Array(KINDS << 8);
  /** By cell, when another robot there was last found to help. */
  readonly #useful = new Int32Array(256);
  #now = 0;
  /** The rows (a bit each) and columns of the cells found last, and which of p, q, r bar a slide. */
  rows = 0;
  columns = 0;
  bars = 0;

  /** Must be called when the field shows something else. */
  clear(): void {
    this.#known.fill(0);
  }

  find(kind: number, cell: number, p: number, q: number, r: number): void {
    this.#now++;
    this.rows = 0;
    this.columns = 0;
    this.bars = 0;
    this.#follow(kind, cell, p, q, r);
  }

  isUseful(cell: number): boolean {
    return this.#useful[cell] === this.#now;
  }

  #follow(kind: number, cell: number, p: number, q: number, r: number): void {
    const state = (kind << 8) | cell;
    if (this.#known[state] === 0) this.#learn(kind, cell);
    this.rows |= this.#rowsOf[state]!;
    this.columns |= this.#columnsOf[state]!;
    for (let i = state * MOST_ENDS, end = i + this.#counts[state]!; i < end; i++) {
      this.#useful[this.#ends[i]!] = this.#now;
    }
    const lower = bounds[state]! - 1;
    const shared = sharedBy(cell, p, q, r);
    for (let way = 0; way < 4; way++) {
      const to = slideOn(stops, shared, way, cell, p, q, r);
      if (to !== stops[(way << 8) | cell]) {
        const beyond = to + STEPS[way]!;
        this.bars |= beyond === p ? 1 : beyond === q ? 2 : 4;
      }
      const next = kinds[(kind << 1) | (way & 1)]!;
      if (to !== cell && bounds[(next << 8) | to] === lower) this.#follow(next, to, p, q, r);
    }
  }

  #learn(kind: number, cell: number): void {
    const state = (kind << 8) | cell;
    const lower = bounds[state]! - 1;
    let count = 0;
    let rows = 0;
    let columns = 0;
    for (let way = 0; way < 4; way++) {
      const end = stops[(way << 8) | cell]!;
      const step = STEPS[way]!;
      const next = kinds[(kind << 1) | (way & 1)]! << 8;
      for (let stop = cell; stop !== end; stop += step) {
        if (bounds[next | stop] !== lower) continue;
        const beyond = stop + step;
        this.#ends[state * MOST_ENDS + count++] = beyond;
        rows |= 1 << (beyond >> 4);
        columns |= 1 << (beyond & 15);
      }
    }
    this.#known[state] = 1;
    this.#counts[state] = count;
    this.#rowsOf[state] = rows;
    this.#columnsOf[state] = columns;
  }
}
