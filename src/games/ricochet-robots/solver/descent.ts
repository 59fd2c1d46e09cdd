/** Going down: ways to the target on which every slide is the active robot's and lowers its bound. */
import { type Bounds, boundOf, type Heading, headingAfter, TURNED } from './bounds.ts';
import type { Step } from './retrace.ts';
import { STEPS, type Stops, sharedBy, slideOn } from './stops.ts';
import type { Task } from './task.ts';

/**
 * Where the other robots can help: first slides that lower the bound and from whose end the walls alone lead on down.
 * Other ways down exist, but few; they are found on their own level.
 */
export interface Levers {
  /** By the other robot's cell, sets of 8 words: from where it ends such a slide, and from where it bars one. */
  readonly ends: Int32Array;
  readonly bars: Int32Array;
  /** The same for all that it does by leaving its cell, if walls alone stop it. */
  readonly leaves: Int32Array;
}

/** After the sets of the cells comes that of the walls. */
const WALL = 256;

export function leversOf(stops: Stops, bounds: Uint8Array): Levers {
  const ends = new Int32Array((WALL + 1) * 8);
  const bars = new Int32Array(WALL * 8);
  const leads = ledByWalls(stops, bounds);
  for (let cell = 0; cell < 256; cell++) {
    const lower = bounds[cell]! - 1;
    const word = cell >> 5;
    for (let way = 0; way < 4; way++) {
      const step = STEPS[way]!;
      let wanted = false;
      // from the far end of the line
      for (let at = stops[(way << 8) | cell]!, beyond = WALL; at !== cell; beyond = at, at -= step) {
        if (bounds[at] === lower && leads[at] === 1) {
          wanted = true;
          ends[(beyond << 3) | word]! |= 1 << cell;
        }
        if (wanted) bars[(at << 3) | word]! |= 1 << cell;
      }
    }
  }
  const leaves = bars.slice();
  for (let cell = 0; cell < 256; cell++) {
    for (let way = 0; way < 4; way++) {
      const to = stops[(way << 8) | cell]!;
      for (let i = 0; i < 8 && to !== cell; i++) leaves[(cell << 3) | i]! |= ends[(to << 3) | i]!;
    }
  }
  return { ends, bars, leaves };
}

/** By cell, 1 where the robot can go down alone. */
function ledByWalls(stops: Stops, bounds: Uint8Array): Uint8Array {
  const leads = new Uint8Array(256);
  const cells = Array.from(bounds.keys()).sort((a, b) => bounds[a]! - bounds[b]!);
  for (const cell of cells) {
    if (bounds[cell] === 0) leads[cell] = 1;
    for (let way = 0; way < 4; way++) {
      const to = stops[(way << 8) | cell]!;
      if (bounds[to]! < bounds[cell]! && leads[to] === 1) leads[cell] = 1;
    }
  }
  return leads;
}

/** Whether a first slide that lowers the bound leads on. */
export function mayGoDown({ ends }: Levers, from: number, p: number, q: number, r: number): boolean {
  const word = from >> 5;
  const ended = ends[(WALL << 3) | word]! | ends[(p << 3) | word]! | ends[(q << 3) | word]! | ends[(r << 3) | word]!;
  return (ended & (1 << from)) !== 0;
}

/** The last way down that was found, from its end. */
const found: Step[] = [];
export const wayDown = (): Step[] => found.toReversed();

export interface Descending {
  readonly task: Task;
  readonly bounds: Bounds;
}

/** Whether it can go down from there, with the others on p, q, r. */
export function goesDown(search: Descending, heading: Heading, from: number, p: number, q: number, r: number): boolean {
  const { stops, target, free } = search.task;
  const lower = boundOf(search.bounds, heading, from) - 1;
  const shared = sharedBy(from, p, q, r);
  for (let way = 0; way < 4; way++) {
    const to = slideOn(stops, shared, way, from, p, q, r);
    if (to === from) continue;
    const next = headingAfter(heading, way, free);
    // R8: a first stop on the target without a ricochet leads nowhere
    if (boundOf(search.bounds, next, to) !== lower || (next !== TURNED && to === target)) continue;
    if (to === target) found.length = 0;
    else if (!goesDown(search, next, to, p, q, r)) continue;
    found.push({ from, way });
    return true;
  }
  return false;
}
