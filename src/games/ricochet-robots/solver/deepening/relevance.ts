/**
 * Which slide of another robot may open a way down from a state that has none yet: one that ends a slide on the way, or
 * no longer bars one.
 */

import { STEPS, sharedBy, slideOn } from '../packed/stops.ts';
import { bounds, kinds, stops } from './tables.ts';
import { MOST_ENDS, type Openings } from './useful-blockers.ts';

export class Prospects {
  /** The rows (a bit each) and columns of the cells where another robot helps. */
  rows = 0;
  columns = 0;
  /** Whether some slide goes down, though not to the target. */
  goesOn = false;
  readonly #openings: Openings;
  /** By cell, when another robot there was last found to help, and to bar a slide. */
  readonly #helpful = new Int32Array(256);
  readonly #barring = new Int32Array(256);
  #now = 0;

  constructor(openings: Openings) {
    this.#openings = openings;
  }

  find(kind: number, cell: number, p: number, q: number, r: number): void {
    this.#now++;
    this.rows = 0;
    this.columns = 0;
    this.goesOn = false;
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
    const openings = this.#openings;
    const state = (kind << 8) | cell;
    openings.learn(kind, cell);
    this.rows |= openings.rows[state]!;
    this.columns |= openings.columns[state]!;
    for (let i = state * MOST_ENDS, end = i + openings.counts[state]!; i < end; i++) {
      this.#helpful[openings.ends[i]!] = this.#now;
    }
    const lower = bounds[state]! - 1;
    const shared = sharedBy(cell, p, q, r);
    for (let way = 0; way < 4; way++) {
      const to = slideOn(stops, shared, way, cell, p, q, r);
      if (to !== stops[(way << 8) | cell]) this.#barring[to + STEPS[way]!] = this.#now;
      const next = kinds[(kind << 1) | (way & 1)]!;
      if (to === cell || bounds[(next << 8) | to] !== lower) continue;
      this.goesOn = true;
      this.#follow(next, to, p, q, r);
    }
  }
}
