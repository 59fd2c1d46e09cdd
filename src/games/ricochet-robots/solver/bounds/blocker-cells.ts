/**
 * Where the active robot needs another one. Unless walls alone lead it to the target, there is a last time that another
 * robot stops it: the cell where that one then stands is a blocker cell, and from next to it walls alone
 * lead to the target. A blocker cell is known by its number, `blocker`.
 */
import { CELLS } from '../packed/cells.ts';
import { STEPS, type Stops, WAYS } from '../packed/stops.ts';
import { UNREACHABLE } from './distances.ts';
import { slideGraphOf } from './slide-graph.ts';

/** Those from where walls lead to the target by many slides are not told apart, if there are many blocker cells. */
const MOST_BLOCKER_CELLS = 40;

export class BlockerCells {
  readonly count: number;
  readonly cells: readonly number[];
  /** By cell, how many slides lead to the target if walls stop the robot, or others on cells that are not told apart. */
  readonly alone: Uint8Array;
  /** The active robot's slides to the target by way of a blocker cell where another stands: `slides[cell * count + blocker]`. */
  readonly slides: Uint8Array;
  /** Another robot's slides to a blocker cell, if walls alone stop it: `wallSlides[cell * count + blocker]`. */
  readonly wallSlides: Uint8Array;
  /** By cell, 1 if walls lead from there to some blocker cell. */
  readonly leadsToBlocker = new Uint8Array(CELLS);

  constructor(stops: Stops, target: number) {
    const graph = slideGraphOf(stops);
    this.alone = graph.stopAtWalls(zeroAt(target));
    const others = new Uint8Array(CELLS).fill(UNREACHABLE);
    const byBlocker = this.#find(stops, others);
    graph.stopAnywhere(others);
    for (let cell = 0; cell < CELLS; cell++) this.alone[cell] = Math.min(this.alone[cell]!, others[cell]!);
    this.count = byBlocker.size;
    this.cells = [...byBlocker.keys()];
    this.slides = new Uint8Array(CELLS * this.count);
    this.wallSlides = new Uint8Array(CELLS * this.count);
    for (const [blocker, cell] of this.cells.entries()) {
      const slides = graph.stopAnywhere(byBlocker.get(cell)!);
      const wallSlides = graph.stopAtWalls(zeroAt(cell));
      for (let from = 0; from < CELLS; from++) {
        this.slides[from * this.count + blocker] = slides[from]!;
        this.wallSlides[from * this.count + blocker] = wallSlides[from]!;
        if (wallSlides[from]! < UNREACHABLE) this.leadsToBlocker[from] = 1;
      }
    }
  }

  /** By blocker cell, the slides from where one leads next to it; `others`: if it is not told apart. */
  #find(stops: Stops, others: Uint8Array): Map<number, Uint8Array> {
    const { alone } = this;
    const byBlocker = new Map<number, Uint8Array>();
    const near = Array.from(alone.keys()).filter((cell) => alone[cell]! < UNREACHABLE);
    for (const stop of near.sort((a, b) => alone[a]! - alone[b]!)) {
      for (let way = 0; way < WAYS; way++) {
        if (stops[(way << 8) | stop] === stop) continue;
        const step = STEPS[way]!;
        const blocker = stop + step;
        if (!byBlocker.has(blocker) && byBlocker.size < MOST_BLOCKER_CELLS)
          byBlocker.set(blocker, new Uint8Array(CELLS).fill(UNREACHABLE));
        const slides = byBlocker.get(blocker) ?? others;
        for (let from = stops[(((way + 2) & 3) << 8) | stop]!; from !== stop; from += step) {
          slides[from] = Math.min(slides[from]!, 1 + alone[stop]!);
        }
      }
    }
    return byBlocker;
  }

  /** With a helper on `cell` that walls lead on to its blocker cell, and the active robot on `from`. */
  byWalls(cell: number, from: number): number {
    const { slides, wallSlides, count } = this;
    let least = UNREACHABLE;
    for (let blocker = 0; blocker < count; blocker++) {
      const needed = wallSlides[cell * count + blocker]! + slides[from * count + blocker]!;
      if (needed < least) least = needed;
    }
    return least;
  }
}

function zeroAt(cell: number): Uint8Array {
  const slides = new Uint8Array(CELLS).fill(UNREACHABLE);
  slides[cell] = 0;
  return slides;
}
