/** Lower bounds from one cell to another, as if a robot could stop wherever it likes. By board, for cells asked for. */
import { CELLS } from '../packed/cells.ts';
import { STEPS, type Stops, WAYS } from '../packed/stops.ts';
import { measureDistances, UNREACHABLE } from './distances.ts';
import { type SlideGraph, slideGraphOf } from './slide-graph.ts';

export class PairDistances {
  readonly stops: Stops;
  readonly graph: SlideGraph;
  /** The slides from one cell to another: `slides[(from << 8) | to]`. */
  readonly slides = new Uint8Array(CELLS * CELLS);
  /** The same if the last of them goes that way: `arrivals[(from << 10) | (way << 8) | to]`. */
  readonly arrivals = new Uint8Array(CELLS * WAYS * CELLS);
  readonly #known = new Uint8Array(CELLS);

  constructor(stops: Stops) {
    this.stops = stops;
    this.graph = slideGraphOf(stops);
  }

  /** Must be called before a cell is asked for. */
  learn(from: number): void {
    if (this.#known[from] === 1) return;
    this.#known[from] = 1;
    const { stops, slides, arrivals } = this;
    const row = from << 8;
    measureDistances(stops, from, slides, row);
    for (let way = 0; way < WAYS; way++) {
      const back = ((way + 2) & 3) << 8;
      const step = STEPS[way]!;
      const at = (row << 2) | (way << 8);
      for (let i = 0; i < CELLS; i++) {
        // those behind come first
        const to = way < 2 ? i : CELLS - 1 - i;
        if (stops[back | to] === to) arrivals[at | to] = UNREACHABLE;
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

/** Those of the boards asked for last: 320 KB each, and there are hundreds of boards. */
export const MOST_KEPT = 16;

const known = new Map<Stops, PairDistances>();

export function pairDistancesOf(stops: Stops): PairDistances {
  const distances = known.get(stops) ?? new PairDistances(stops);
  known.delete(stops);
  known.set(stops, distances);
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value!);
  return distances;
}
