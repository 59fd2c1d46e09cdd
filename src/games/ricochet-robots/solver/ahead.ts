/**
 * Looks one level ahead: whether one slide of another robot opens a way to the target on which every slide of the active
 * robot lowers its bound. What is found so is found before the next level, the largest yet, is built.
 *
 * No state of this level goes down to the target, and with each state all those are there that it goes down to. So on a
 * way that another robot's slide opens, the first slide that was not so before starts from a state of this level, and
 * what made the difference is the robot that left that line, or that now stands just behind a stop which lowers the bound.
 */
import { type Heading, TURNED } from './bounds.ts';
import { goesDown, wayDown } from './descent.ts';
import type { Fresh } from './fresh.ts';
import type { Step } from './retrace.ts';
import type { Search } from './search.ts';
import { isBetween, isInLine } from './stops.ts';

/** A state of a level, and the slides from there to the target: any robot's, then the active one's going down. */
export interface Opening {
  readonly slot: number;
  readonly heading: Heading;
  readonly cell: number;
  readonly steps: readonly Step[];
  /** Of the whole solution. */
  readonly length: number;
}

type Ahead = Omit<Opening, 'slot' | 'length'>;

/** Whether such a way opens when the robot on `from` slides to `to`, the two on x and y staying where they are. */
export function lookAhead(
  search: Search,
  fresh: Fresh,
  way: number,
  from: number,
  to: number,
  x: number,
  y: number,
): Ahead | undefined {
  const { cells, filled, fills } = fresh;
  const { ends, bars } = search.levers;
  for (let i = 0; i < fills; i++) {
    const word = filled[i]!;
    let left = cells[word]! & (ends[(to << 3) | word]! | bars[(from << 3) | word]!);
    for (; left !== 0; left &= left - 1) {
      const cell = (word << 5) | (31 - Math.clz32(left & -left));
      if (!goesDown(search, TURNED, cell, to, x, y)) continue;
      const opening = openingAt(search, fresh, TURNED, cell, way, from, to, x, y);
      if (opening) return opening;
    }
  }
  return undefined;
}

/** The same from a state where the active robot has not ricocheted, wherever it makes the other stop. */
export function lookAheadStraight(
  search: Search,
  fresh: Fresh,
  state: number,
  way: number,
  from: number,
  to: number,
  stop: number,
  x: number,
  y: number,
): Ahead | undefined {
  const { stops } = search.task;
  const heading = fresh.headings[state]!;
  const cell = fresh.straightCells[state]!;
  if (stop !== to && stop !== from && goesDown(search, heading, cell, stop, x, y))
    return ahead(heading, cell, way, from);
  if (!isInLine(stops, cell, to) && !isInLine(stops, cell, from)) return undefined;
  if (!goesDown(search, heading, cell, to, x, y)) return undefined;
  return openingAt(search, fresh, heading, cell, way, from, to, x, y);
}

/**
 * From this state it goes down to the target once the other has slid to the end. If it would itself stand in the way,
 * then it has to come there afterwards, from some state that does not.
 */
function openingAt(
  search: Search,
  fresh: Fresh,
  heading: Heading,
  cell: number,
  way: number,
  from: number,
  to: number,
  x: number,
  y: number,
): Ahead | undefined {
  if (!isBetween(way, from, to, cell)) return ahead(heading, cell, way, from);
  const opens = (each: Heading, at: number) => !isBetween(way, from, to, at) && goesDown(search, each, at, to, x, y);
  for (let at = 0; at < 256; at++) {
    if ((fresh.cells[at >> 5]! & (1 << at)) !== 0 && opens(TURNED, at)) return ahead(TURNED, at, way, from);
  }
  for (let i = 0; i < fresh.straights; i++) {
    const [each, at] = [fresh.headings[i]!, fresh.straightCells[i]!];
    if (opens(each, at)) return ahead(each, at, way, from);
  }
  return undefined;
}

export const ahead = (heading: Heading, cell: number, way: number, from: number): Ahead => ({
  heading,
  cell,
  steps: [{ from, way }, ...wayDown()],
});
