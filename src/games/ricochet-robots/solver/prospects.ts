/**
 * Which slide of another robot may open a way down from a state that has none yet: one that bars a slide on the way, or
 * no longer bars one.
 */
import { TURNED } from './bounds.ts';
import { bounds, stops } from './field.ts';
import { STEPS, type Stops, sharedBy, slideOn } from './stops.ts';

/** No more cells can end the slides from one. */
const MOST_ENDS = 64;

export class Prospects {
  /** By cell of the active robot, where another robot ends a slide that lowers the bound; how many, in which lines. */
  readonly #ends = new Uint8Array(256 * MOST_ENDS);
  readonly #counts = new Uint8Array(256);
  readonly #rowsOf = new Uint16Array(256);
  readonly #columnsOf = new Uint16Array(256);
  readonly #known = new Uint8Array(256);
  #stops: Stops | undefined;
  #target = -1;
  /** By cell, when another robot there was last found to help. */
  readonly #useful = new Int32Array(256);
  #now = 0;
  /** The rows (a bit each) and columns of the cells found last, and which of p, q, r bar a slide. */
  rows = 0;
  columns = 0;
  bars = 0;

  /** What is known holds for one board and target. */
  reset(stops: Stops, target: number): void {
    if (this.#stops === stops && this.#target === target) return;
    this.#stops = stops;
    this.#target = target;
    this.#known.fill(0);
  }

  /** For a robot that has ricocheted, or need not. */
  find(cell: number, p: number, q: number, r: number): void {
    this.#now++;
    this.rows = 0;
    this.columns = 0;
    this.bars = 0;
    this.#follow(cell, p, q, r);
  }

  isUseful(cell: number): boolean {
    return this.#useful[cell] === this.#now;
  }

  #follow(cell: number, p: number, q: number, r: number): void {
    if (this.#known[cell] === 0) this.#learn(cell);
    this.rows |= this.#rowsOf[cell]!;
    this.columns |= this.#columnsOf[cell]!;
    for (let i = cell * MOST_ENDS, end = i + this.#counts[cell]!; i < end; i++)
      this.#useful[this.#ends[i]!] = this.#now;
    const lower = bounds[(TURNED << 8) | cell]! - 1;
    const shared = sharedBy(cell, p, q, r);
    for (let way = 0; way < 4; way++) {
      const to = slideOn(stops, shared, way, cell, p, q, r);
      if (to !== stops[(way << 8) | cell]) {
        const beyond = to + STEPS[way]!;
        this.bars |= beyond === p ? 1 : beyond === q ? 2 : 4;
      }
      if (to !== cell && bounds[(TURNED << 8) | to] === lower) this.#follow(to, p, q, r);
    }
  }

  #learn(cell: number): void {
    const lower = bounds[(TURNED << 8) | cell]! - 1;
    let count = 0;
    let rows = 0;
    let columns = 0;
    for (let way = 0; way < 4; way++) {
      const end = stops[(way << 8) | cell]!;
      const step = STEPS[way]!;
      for (let stop = cell; stop !== end; stop += step) {
        if (bounds[(TURNED << 8) | stop] !== lower) continue;
        const beyond = stop + step;
        this.#ends[cell * MOST_ENDS + count++] = beyond;
        rows |= 1 << (beyond >> 4);
        columns |= 1 << (beyond & 15);
      }
    }
    this.#known[cell] = 1;
    this.#counts[cell] = count;
    this.#rowsOf[cell] = rows;
    this.#columnsOf[cell] = columns;
  }
}
