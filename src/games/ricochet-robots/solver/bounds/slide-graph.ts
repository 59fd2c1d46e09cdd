/** The cells of a board as a graph of slides, in two relaxations: a robot stops wherever it likes, or at walls alone. */
import { CELLS, SIDE } from '../packed/cells.ts';
import { EAST, NORTH, SOUTH, STEPS, type Stops, WAYS, WEST } from '../packed/stops.ts';
import { UNREACHABLE } from './distances.ts';

/** More than there are lines on a board. */
const LINES = 256;

/** By number of slides. */
const queues: number[][] = Array.from({ length: UNREACHABLE }, () => []);

export class SlideGraph {
  /** By cell, its row and its column between two walls; where these begin, and where they end. */
  readonly #rows = new Uint8Array(CELLS);
  readonly #columns = new Uint8Array(CELLS);
  readonly #firsts = new Uint8Array(LINES);
  readonly #lasts = new Uint8Array(LINES);
  /** Rows come first. */
  #rowCount = 0;
  #count = 0;
  /** By line, the least number of its cells. */
  readonly #least = new Uint8Array(LINES);
  readonly #stops: Stops;
  #predecessors: WallPredecessors | undefined;

  constructor(stops: Stops) {
    this.#stops = stops;
    this.#draw(stops, this.#rows, WEST, EAST);
    this.#rowCount = this.#count;
    this.#draw(stops, this.#columns, SOUTH, NORTH);
  }

  /** Lowers these numbers of slides to go, by cell, to what follows if a robot can stop wherever it likes. */
  stopAnywhere(slides: Uint8Array): Uint8Array {
    const least = this.#least;
    const [rows, columns, firsts, lasts] = [this.#rows, this.#columns, this.#firsts, this.#lasts];
    const count = this.#count;
    for (let line = 0; line < count; line++) least[line] = UNREACHABLE;
    for (let cell = 0; cell < CELLS; cell++) {
      const number = slides[cell]!;
      if (number < least[rows[cell]!]!) least[rows[cell]!] = number;
      if (number < least[columns[cell]!]!) least[columns[cell]!] = number;
    }
    for (let made = 0, more = true; more; made++) {
      more = false;
      for (let line = 0; line < count; line++) {
        if (least[line] !== made) {
          if (least[line]! > made && least[line]! < UNREACHABLE) more = true;
          continue;
        }
        const isRow = line < this.#rowCount;
        const step = isRow ? 1 : SIDE;
        const crossing = isRow ? columns : rows;
        for (let cell = firsts[line]!; cell <= lasts[line]!; cell += step) {
          if (slides[cell]! <= made + 1) continue;
          slides[cell] = made + 1;
          if (least[crossing[cell]!]! <= made + 1) continue;
          least[crossing[cell]!] = made + 1;
          more = true;
        }
      }
    }
    return slides;
  }

  /** The same if walls alone stop it. */
  stopAtWalls(slides: Uint8Array): Uint8Array {
    this.#predecessors ??= wallPredecessorsOf(this.#stops);
    const { stops, starts, cells } = this.#predecessors;
    for (const queue of queues) queue.length = 0;
    for (let i = 0; i < stops.length; i++) {
      const made = slides[stops[i]!]!;
      if (made < UNREACHABLE) queues[made]!.push(stops[i]!);
    }
    for (let made = 0; made < UNREACHABLE - 1; made++) {
      const queue = queues[made]!;
      if (queue.length === 0) continue;
      const next = queues[made + 1]!;
      for (let i = 0; i < queue.length; i++) {
        const stop = queue[i]!;
        if (slides[stop] !== made) continue;
        for (let at = starts[stop]!; at < starts[stop + 1]!; at++) {
          const from = cells[at]!;
          if (slides[from]! <= made + 1) continue;
          slides[from] = made + 1;
          if (starts[from] !== starts[from + 1]) next.push(from);
        }
      }
    }
    return slides;
  }

  #draw(stops: Stops, lines: Uint8Array, back: number, forth: number): void {
    for (let cell = 0; cell < CELLS; cell++) {
      const first = stops[(back << 8) | cell]!;
      if (first !== cell) {
        lines[cell] = lines[first]!;
        continue;
      }
      lines[cell] = this.#count;
      this.#firsts[this.#count] = first;
      this.#lasts[this.#count++] = stops[(forth << 8) | cell]!;
    }
  }
}

/** The cells where walls end slides, and from where: those of a stop are `cells[starts[stop]]` to `cells[starts[stop + 1] - 1]`. */
interface WallPredecessors {
  readonly stops: Uint8Array;
  readonly starts: Uint16Array;
  readonly cells: Uint8Array;
}

function wallPredecessorsOf(stops: Stops): WallPredecessors {
  const starts = new Uint16Array(CELLS + 1);
  const cells: number[] = [];
  for (let stop = 0; stop < CELLS; stop++) {
    for (let way = 0; way < WAYS; way++) {
      if (stops[(way << 8) | stop] !== stop) continue;
      const first = stops[(((way + 2) & 3) << 8) | stop]!;
      for (let from = first; from !== stop; from += STEPS[way]!) cells.push(from);
    }
    starts[stop + 1] = cells.length;
  }
  const ends = Uint8Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => starts[cell] !== starts[cell + 1],
  );
  return { stops: ends, starts, cells: Uint8Array.from(cells) };
}

const known = new WeakMap<Stops, SlideGraph>();

export function slideGraphOf(stops: Stops): SlideGraph {
  const graph = known.get(stops) ?? new SlideGraph(stops);
  known.set(stops, graph);
  return graph;
}
