/** Going down: ways to the target on which every slide is the active robot's and lowers its bound. */
import { type Heading, headingAfter, TURNED } from './bounds.ts';
import type { Step } from './retrace.ts';
import type { Task } from './search.ts';
import { STEPS, type Stops, slideTo } from './stops.ts';

/** By cell, sets of 8 words: from where the active robot has a slide lowering its bound that a robot here ends, or bars. */
export interface Levers {
  /** The set after the last cell's: where a wall ends it. */
  readonly ends: Int32Array;
  readonly bars: Int32Array;
}

const WALL = 256 * 8;

export function leversOf(stops: Stops, bounds: Uint8Array): Levers {
  const ends = new Int32Array(WALL + 8);
  const bars = new Int32Array(WALL);
  for (let cell = 0; cell < 256; cell++) {
    const lower = bounds[cell]! - 1;
    const word = cell >> 5;
    for (let way = 0; way < 4; way++) {
      const step = STEPS[way]!;
      let wanted = false;
      // from the far end of the line
      for (let at = stops[(way << 8) | cell]!, beyond = 256; at !== cell; beyond = at, at -= step) {
        if (bounds[at] === lower) {
          wanted = true;
          ends[(beyond << 3) | word]! |= 1 << cell;
        }
        if (wanted) bars[(at << 3) | word]! |= 1 << cell;
      }
    }
  }
  return { ends, bars };
}

/** The last way down that was found, from its end. */
const found: Step[] = [];
export const wayDown = (): Step[] => found.toReversed();

export interface Descending {
  readonly task: Task;
  readonly levers: Levers;
  bound(heading: Heading, cell: number): number;
}

/** Whether anything ends a first such slide. */
export function mayGoDown({ ends }: Levers, from: number, p: number, q: number, r: number): boolean {
  const word = from >> 5;
  const ended = ends[WALL | word]! | ends[(p << 3) | word]! | ends[(q << 3) | word]! | ends[(r << 3) | word]!;
  return (ended & (1 << from)) !== 0;
}

/** Whether it can go down from there, with the others on p, q, r. */
export function goesDown(search: Descending, heading: Heading, from: number, p: number, q: number, r: number): boolean {
  const { stops, target, free } = search.task;
  if (heading === TURNED && !mayGoDown(search.levers, from, p, q, r)) return false;
  const lower = search.bound(heading, from) - 1;
  for (let way = 0; way < 4; way++) {
    const to = slideTo(stops, way, from, p, q, r);
    if (to === from) continue;
    const next = headingAfter(heading, way, free);
    // R8: a first stop on the target without a ricochet leads nowhere
    if (search.bound(next, to) !== lower || (next !== TURNED && to === target)) continue;
    if (to === target) found.length = 0;
    else if (!goesDown(search, next, to, p, q, r)) continue;
    found.push({ from, way });
    return true;
  }
  return false;
}
