/**
 * What the help of one other robot costs at least. It comes to a blocker cell, stopped on its way at last by walls, by another
 * robot, or by the active one itself. That one must come to where they meet, stopped on its own way at last by walls, by
 * the helper, or by another robot.
 */
import { CELL_MASK, CELLS } from '../packed/cells.ts';
import { STEPS, WAYS } from '../packed/stops.ts';
import type { BlockerCells } from './blocker-cells.ts';
import { UNREACHABLE } from './distances.ts';
import type { PairDistances } from './pair-distances.ts';

const ahead = new Uint8Array(CELLS);
const arrived = new Uint8Array(CELLS);

export class HelperCosts {
  /** By the helper's cell and blocker cell: its slides if walls stop it, or another one that has still to move. */
  readonly placed: Uint8Array;
  /** By the helper's cell, blocker cell and way: its slides if it arrives that way and something stops it there. */
  readonly arriving: Uint8Array;
  /** By a robot's cell, blocker cell and way: its slides to stop there another robot that comes that way. */
  readonly stopping: Uint8Array;
  /** By the helper's cell and the active robot's: the slides of both if walls lead the active one to where they meet. */
  readonly byWalls = new Uint8Array(CELLS * CELLS);
  /** The same if the helper may lead it there too, or another one that has still to move. */
  readonly led = new Uint8Array(CELLS * CELLS);
  readonly #distances: PairDistances;
  readonly #blockers: BlockerCells;
  readonly #known = new Uint8Array(CELLS);
  /** By blocker cell, the cells from where walls lead a robot there. */
  readonly #sources: readonly (readonly number[])[];
  /** By the way that the helper came and the active robot's cell, when they have just met: the slides to the target. */
  readonly #met = new Uint8Array(WAYS * CELLS).fill(UNREACHABLE);
  /** By the active robot's cell, when the helper has just stopped it: the slides until they meet, and on. */
  readonly #leads = new Uint8Array(CELLS).fill(UNREACHABLE);

  constructor(distances: PairDistances, blockers: BlockerCells) {
    this.#distances = distances;
    this.#blockers = blockers;
    this.placed = new Uint8Array(CELLS * blockers.count);
    this.arriving = new Uint8Array(WAYS * CELLS * blockers.count);
    this.stopping = new Uint8Array(WAYS * CELLS * blockers.count);
    const { wallSlides, count } = blockers;
    this.#sources = blockers.cells.map((_, blocker) => {
      const sources: number[] = [];
      for (let from = 0; from < CELLS; from++) {
        const slides = wallSlides[from * count + blocker]!;
        if (slides > 0 && slides < UNREACHABLE) sources.push(from);
      }
      return sources;
    });
    const { stops, graph } = distances;
    const soonest = new Uint8Array(CELLS).fill(UNREACHABLE);
    for (let i = 0; i < WAYS * CELLS; i++) {
      const stop = i & CELL_MASK;
      if (stops[i] === stop) continue;
      const cell = stop + STEPS[i >> 8]!;
      const slides = blockers.byWalls(stop, cell);
      this.#met[(i & ~CELL_MASK) | cell] = slides;
      if (slides + 1 < soonest[cell]!) soonest[cell] = slides + 1;
    }
    // where the helper has stopped it, that one must go off and come back to meet it
    for (let cell = 0; cell < CELLS; cell++) this.#leads[cell] = Math.min(soonest[cell]! + 1, UNREACHABLE);
    graph.stopAtWalls(soonest);
    for (let i = 0; i < WAYS * CELLS; i++) {
      const cell = i & CELL_MASK;
      if (stops[i] !== cell) this.#leads[cell] = Math.min(this.#leads[cell]!, 1 + soonest[stops[i]!]!);
    }
  }

  /** Must be called before a helper's cell is asked for. */
  learn(helper: number): void {
    if (this.#known[helper] === 1) return;
    this.#known[helper] = 1;
    this.#distances.learn(helper);
    const { graph } = this.#distances;
    const row = helper << 8;
    const byWalls = this.byWalls.subarray(row, row + CELLS);
    const led = this.led.subarray(row, row + CELLS);
    this.#meet(helper, byWalls, led);
    for (let cell = 0; cell < CELLS; cell++) {
      if (byWalls[cell]! + 1 < led[cell]!) led[cell] = byWalls[cell]! + 1;
    }
    graph.stopAnywhere(led);
    graph.stopAtWalls(byWalls);
    for (let cell = 0; cell < CELLS; cell++) {
      if (byWalls[cell]! < led[cell]!) led[cell] = byWalls[cell]!;
    }
    this.#place(helper);
  }

  /**
   * By the active robot's cell, the slides to the target if the helper meets it there next (`meetings`), and if one slide
   * first leads it to stop before the helper, wherever that has come (`led`). And where the helper itself can stop.
   */
  #meet(helper: number, meetings: Uint8Array, led: Uint8Array): void {
    const { stops, arrivals, slides } = this.#distances;
    const met = this.#met;
    const leads = this.#leads;
    meetings.fill(UNREACHABLE);
    led.fill(UNREACHABLE);
    arrived.fill(UNREACHABLE);
    for (let way = 0; way < WAYS; way++) {
      const step = STEPS[way]!;
      for (let i = 0; i < CELLS; i++) {
        // those ahead come first
        const stop = way < 2 ? CELLS - 1 - i : i;
        ahead[stop] = UNREACHABLE;
        if (stops[(way << 8) | stop] === stop) continue;
        const next = stop + step;
        const made = arrivals[(helper << 10) | (way << 8) | stop]!;
        if (made < arrived[stop]!) arrived[stop] = made;
        const meeting = made + met[(way << 8) | next]!;
        if (meeting < meetings[next]!) meetings[next] = meeting;
        const before = ahead[next]!;
        if (before + 1 < led[stop]!) led[stop] = before + 1;
        const here = leads[stop]! + slides[(helper << 8) | next]!;
        ahead[stop] = here < before ? here : before;
      }
    }
  }

  #place(helper: number): void {
    const { stops, arrivals, slides } = this.#distances;
    const { wallSlides, count, cells } = this.#blockers;
    for (let blocker = 0; blocker < count; blocker++) {
      let least = wallSlides[helper * count + blocker]!;
      for (const from of this.#sources[blocker]!) {
        const needed = arrived[from]! + wallSlides[from * count + blocker]! + 1;
        if (needed < least) least = needed;
      }
      this.placed[helper * count + blocker] = least;
      for (let way = 0; way < WAYS; way++) {
        const slide = (way << 8) | cells[blocker]!;
        const at = ((helper * count + blocker) << 2) | way;
        const isOpen = stops[slide] !== cells[blocker];
        this.arriving[at] = arrivals[(helper << 10) | slide]!;
        this.stopping[at] = isOpen ? slides[(helper << 8) | (cells[blocker]! + STEPS[way]!)]! : UNREACHABLE;
      }
    }
  }
}
