/**
 * Iterative deepening with the plainest bound: the fastest where few states are met, which is most often so. It gives up
 * where there are many, for a tracker to take over.
 */
import { type Bounds, boundOf, boundsOf, type Heading, headingAfter, TURNED } from './bounds.ts';
import { goesDown, wayDown } from './descent.ts';
import { Prospects } from './prospects.ts';
import type { Step } from './retrace.ts';
import { sharedBy, slideOn } from './stops.ts';
import { headingAtStart, isBarred, leadsNowhere, type Task } from './task.ts';
import { MOST_SPARE, Visited } from './visited.ts';

/** Shared by the scouts of a position. */
const visited = new Visited();
const prospects = new Prospects();

export class Scout {
  readonly task: Task;
  readonly bounds: Bounds;
  /** The slides of a way that is looked for. */
  level: number;
  readonly #index: number;
  readonly #heading: Heading;
  /** The way to the target, from its end. */
  readonly #path: Step[] = [];

  /** `index`: among the scouts of a position, from 0. */
  constructor(task: Task, index: number) {
    this.task = task;
    this.bounds = boundsOf(task.stops, task.target, task.home, task.free);
    this.#index = index;
    this.#heading = headingAtStart(task);
    this.level = boundOf(this.bounds, this.#heading, task.home);
    if (index > 0) return;
    visited.clear();
    prospects.reset(task.stops, this.bounds.turned);
  }

  /** How many states all scouts of the position have met. */
  get met(): number {
    return visited.count;
  }

  /** Searches one level: a way to the target, `open` if there is none so short, undefined if it gives up. */
  step(): Step[] | 'open' | undefined {
    const { home, others } = this.task;
    const spare = this.level - boundOf(this.bounds, this.#heading, home);
    if (spare > MOST_SPARE) return undefined;
    if (this.#deepen(spare, this.#heading, home, ...others)) return this.#path.reverse();
    if (visited.full) return undefined;
    this.level++;
    return 'open';
  }

  #deepen(spare: number, heading: Heading, cell: number, p: number, q: number, r: number): boolean {
    if (spare === 0) return this.#descend(heading, cell, p, q, r);
    if (!visited.add(spare, (this.#index << 2) | heading, cell, p, q, r)) return false;
    if (this.#slide(spare, heading, cell, p, q, r)) return true;
    if (spare === 1 && heading === TURNED) return this.#open(cell, p, q, r);
    return (
      this.#help(spare, heading, cell, p, q, r) ||
      this.#help(spare, heading, cell, q, p, r) ||
      this.#help(spare, heading, cell, r, p, q)
    );
  }

  /** No slide to spare: each of the active robot's must lower the bound. */
  #descend(heading: Heading, cell: number, p: number, q: number, r: number): boolean {
    if (!goesDown(this, heading, cell, p, q, r)) return false;
    this.#path.push(...wayDown().reverse());
    return true;
  }

  /** The slides of the active robot. */
  #slide(spare: number, heading: Heading, cell: number, p: number, q: number, r: number): boolean {
    const { stops, target, free } = this.task;
    const bound = boundOf(this.bounds, heading, cell);
    const shared = sharedBy(cell, p, q, r);
    for (let way = 0; way < 4; way++) {
      const to = slideOn(stops, shared, way, cell, p, q, r);
      if (to === cell) continue;
      const next = headingAfter(heading, way, free);
      if (leadsNowhere(this.task, next, to)) continue;
      const left = spare + bound - 1 - boundOf(this.bounds, next, to);
      if (left < 0) continue;
      if (to === target || this.#deepen(left, next, to, p, q, r)) return this.#keep(cell, way);
    }
    return false;
  }

  /** The slides of the robot on `from`, the other two standing on x and y. */
  #help(spare: number, heading: Heading, cell: number, from: number, x: number, y: number): boolean {
    const { stops } = this.task;
    const shared = sharedBy(from, cell, x, y);
    for (let way = 0; way < 4; way++) {
      const to = slideOn(stops, shared, way, from, cell, x, y);
      if (to === from || isBarred(this.task, to)) continue;
      if (this.#deepen(spare - 1, heading, cell, to, x, y)) return this.#keep(from, way);
    }
    return false;
  }

  /** The same with the last slide to spare. From here it does not go down, or it would have on the level before. */
  #open(cell: number, p: number, q: number, r: number): boolean {
    prospects.find(cell, p, q, r);
    const { bars } = prospects;
    return (
      this.#helpDown((bars & 1) !== 0, cell, p, q, r) ||
      this.#helpDown((bars & 2) !== 0, cell, q, p, r) ||
      this.#helpDown((bars & 4) !== 0, cell, r, p, q)
    );
  }

  /** `away`: it helps that the robot leaves its cell. */
  #helpDown(away: boolean, cell: number, from: number, x: number, y: number): boolean {
    const { stops } = this.task;
    const mayHelp =
      (away ? 3 : 0) | ((prospects.columns >> (from & 15)) & 1) | (((prospects.rows >> (from >> 4)) & 1) << 1);
    if (mayHelp === 0) return false;
    const shared = sharedBy(from, cell, x, y);
    for (let way = 0; way < 4; way++) {
      if ((mayHelp & (1 + (way & 1))) === 0) continue;
      const to = slideOn(stops, shared, way, from, cell, x, y);
      if (to === from || !(away || prospects.isUseful(to)) || isBarred(this.task, to)) continue;
      if (this.#descend(TURNED, cell, to, x, y)) return this.#keep(from, way);
    }
    return false;
  }

  #keep(from: number, way: number): true {
    this.#path.push({ from, way });
    return true;
  }
}
