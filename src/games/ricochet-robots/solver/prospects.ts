/**
 * Which slide of another robot may open a way down from a state that has none yet: one that bars a slide on the way, or
 * no longer bars one.
 */
import { STEPS, type Stops, sharedBy, slideOn } from './stops.ts';

export class Prospects {
  /** By cell of the active robot, 8 words: where another robot ends a slide that lowers the bound. */
  readonly #ends = new Int32Array(256 * 8);
  readonly #known = new Uint8Array(256);
  #stops: Stops = new Uint8Array(0);
  #bounds: Uint8Array = new Uint8Array(0);
  /** What was found last: the cells where another robot helps, and which of p, q, r bar a slide, a bit each. */
  readonly #useful = new Int32Array(8);
  bars = 0;

  reset(stops: Stops, bounds: Uint8Array): void {
    if (this.#bounds === bounds) return;
    this.#stops = stops;
    this.#bounds = bounds;
    this.#known.fill(0);
  }

  /** For a robot that has ricocheted, or need not. */
  find(cell: number, p: number, q: number, r: number): void {
    for (let i = 0; i < 8; i++) this.#useful[i] = 0;
    this.bars = 0;
    this.#follow(cell, p, q, r);
  }

  isUseful(cell: number): boolean {
    return (this.#useful[cell >> 5]! & (1 << cell)) !== 0;
  }

  #follow(cell: number, p: number, q: number, r: number): void {
    if (this.#known[cell] === 0) this.#learn(cell);
    for (let i = 0; i < 8; i++) this.#useful[i]! |= this.#ends[(cell << 3) | i]!;
    const lower = this.#bounds[cell]! - 1;
    const shared = sharedBy(cell, p, q, r);
    for (let way = 0; way < 4; way++) {
      const to = slideOn(this.#stops, shared, way, cell, p, q, r);
      if (to !== this.#stops[(way << 8) | cell]) {
        const beyond = to + STEPS[way]!;
        this.bars |= beyond === p ? 1 : beyond === q ? 2 : 4;
      }
      if (to !== cell && this.#bounds[to] === lower) this.#follow(to, p, q, r);
    }
  }

  #learn(cell: number): void {
    const lower = this.#bounds[cell]! - 1;
    const at = cell << 3;
    this.#known[cell] = 1;
    for (let i = 0; i < 8; i++) this.#ends[at + i] = 0;
    for (let way = 0; way < 4; way++) {
      const end = this.#stops[(way << 8) | cell]!;
      const step = STEPS[way]!;
      for (let stop = cell; stop !== end; stop += step) {
        const beyond = stop + step;
        if (this.#bounds[stop] === lower) this.#ends[at | (beyond >> 5)]! |= 1 << beyond;
      }
    }
  }
}
