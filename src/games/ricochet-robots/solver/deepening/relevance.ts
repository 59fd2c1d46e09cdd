/**
 * Which slide of another robot may open a descent from a state that has none yet: one that ends a slide of it, or no
 * longer bars one. All others are pruned.
 */
import { CELLS } from '../packed/cells.ts';
import { STEPS, sharedBy, slideOn, WAYS } from '../packed/stops.ts';
import { bounds, kinds, stops } from './tables.ts';
import { MOST_ENDS, type UsefulBlockers } from './useful-blockers.ts';

export class Relevance {
  /** The rows (a bit each) and columns of the cells where another robot helps. */
  rows = 0;
  columns = 0;
  /** Whether some slide lowers the bound, though not to the target. */
  lowers = false;
  readonly #usefulBlockers: UsefulBlockers;
  /** By cell, when another robot there was last found to help, and to bar a slide. */
  readonly #helpful = new Int32Array(CELLS);
  readonly #barring = new Int32Array(CELLS);
  #now = 0;

  constructor(usefulBlockers: UsefulBlockers) {
    this.#usefulBlockers = usefulBlockers;
  }

  find(kind: number, cell: number, p: number, q: number, r: number): void {
    this.#now++;
    this.rows = 0;
    this.columns = 0;
    this.lowers = false;
    this.#follow(kind, cell, p, q, r);
  }

  /** Another robot that comes there helps. */
  isHelpful(cell: number): boolean {
    return this.#helpful[cell] === this.#now;
  }

  /** The robot that stands there helps if it leaves. */
  isBarring(cell: number): boolean {
    return this.#barring[cell] === this.#now;
  }

  #follow(kind: number, cell: number, p: number, q: number, r: number): void {
    const usefulBlockers = this.#usefulBlockers;
    const state = (kind << 8) | cell;
    usefulBlockers.learn(kind, cell);
    this.rows |= usefulBlockers.rows[state]!;
    this.columns |= usefulBlockers.columns[state]!;
    for (let i = state * MOST_ENDS, end = i + usefulBlockers.counts[state]!; i < end; i++) {
      this.#helpful[usefulBlockers.ends[i]!] = this.#now;
    }
    const lower = bounds[state]! - 1;
    const shared = sharedBy(cell, p, q, r);
    for (let way = 0; way < WAYS; way++) {
      const to = slideOn(stops, shared, way, cell, p, q, r);
      if (to !== stops[(way << 8) | cell]) this.#barring[to + STEPS[way]!] = this.#now;
      const next = kinds[(kind << 1) | (way & 1)]!;
      if (to === cell || bounds[(next << 8) | to] !== lower) continue;
      this.lowers = true;
      this.#follow(next, to, p, q, r);
    }
  }
}
