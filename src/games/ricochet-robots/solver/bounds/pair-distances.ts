/** How soon a robot can be somewhere at best: as if it could stop wherever it likes. By board, for cells asked for. */

import { STEPS, type Stops } from '../packed/stops.ts';
import { measure, NEVER } from './distances.ts';
import { type Ground, groundOf } from './slide-graph.ts';

export class Reach {
  readonly stops: Stops;
  readonly ground: Ground;
  /** The slides from one cell to another: `slides[(from << 8) | to]`. */
  readonly slides = new Uint8Array(256 << 8);
  /** The same if the last of them goes that way: `arrivals[(from << 10) | (way << 8) | to]`. */
  readonly arrivals = new Uint8Array(256 << 10);
  readonly #known = new Uint8Array(256);

  constructor(stops: Stops) {
    this.stops = stops;
    this.ground = groundOf(stops);
  }

  /** Must be called before a cell is asked for. */
  learn(from: number): void {
    if (this.#known[from] === 1) return;
    this.#known[from] = 1;
    const { stops, slides, arrivals } = this;
    const row = from << 8;
    measure(stops, from, slides, row);
    for (let way = 0; way < 4; way++) {
      const back = ((way + 2) & 3) << 8;
      const step = STEPS[way]!;
      const at = (row << 2) | (way << 8);
      for (let i = 0; i < 256; i++) {
        // those behind come first
        const to = way < 2 ? i : 255 - i;
        if (stops[back | to] === to) arrivals[at | to] = NEVER;
        else {
          const behind = to - step;
          const before = arrivals[at | behind]!;
          const then = 1 + slides[row | behind]!;
          arrivals[at | to] = then < before ? then : before;
        }
      }
    }
  }
}

const known = new WeakMap<Stops, Reach>();

export function reachOf(stops: Stops): Reach {
  const reach = known.get(stops) ?? new Reach(stops);
  known.set(stops, reach);
  return reach;
}
