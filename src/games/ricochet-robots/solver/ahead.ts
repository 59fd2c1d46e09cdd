/**
 * Looks one level ahead: whether one slide of another robot opens a way to the target on which every slide of the active
 * robot lowers its bound. What is found so is found before the next level, the largest yet, is built.
 */
import { type Heading, TURNED } from './bounds.ts';
import { goesDown, type Levers, wayDown } from './descent.ts';
import type { Fresh } from './fresh.ts';
import type { Step } from './retrace.ts';
import type { Search } from './search.ts';
import { isBetween, isInLine, STEPS } from './stops.ts';

/** A state of a level, and the slides from there to the target: any robot's, then the active one's going down. */
export interface Opening {
  readonly slot: number;
  readonly heading: Heading;
  readonly cell: number;
  readonly steps: readonly Step[];
  /** Of the whole solution. */
  readonly length: number;
}

export type Ahead = Omit<Opening, 'slot' | 'length'>;

/** Whether such a way opens when the robot on `from` slides to `to`, the two on x and y staying where they are. */
export function lookAhead(
  search: Search,
  { ends, bars }: Levers,
  { cells, filled, fills }: Fresh,
  way: number,
  from: number,
  to: number,
  x: number,
  y: number,
): Ahead | undefined {
  for (let i = 0; i < fills; i++) {
    const word = filled[i]!;
    let left = cells[word]! & (ends[(to << 3) | word]! | bars[(from << 3) | word]!);
    for (; left !== 0; left &= left - 1) {
      const cell = (word << 5) | (31 - Math.clz32(left & -left));
      if (isBetween(way, from, to, cell) || !goesDown(search, TURNED, cell, to, x, y)) continue;
      return ahead(TURNED, cell, way, from);
    }
  }
  return undefined;
}

/** The same from the states where the active robot has not ricocheted, wherever it makes the other stop. */
export function lookAheadStraight(
  search: Search,
  fresh: Fresh,
  way: number,
  from: number,
  to: number,
  x: number,
  y: number,
): Ahead | undefined {
  const { stops, target, forAll } = search.task;
  for (let i = 0; i < fresh.straights; i++) {
    const heading = fresh.headings[i]!;
    const cell = fresh.straightCells[i]!;
    const inTheWay = isBetween(way, from, to, cell);
    const stop = inTheWay ? cell - STEPS[way]! : to;
    if (stop === from || (forAll && stop === target)) continue;
    if (!inTheWay && !isInLine(stops, cell, to) && !isInLine(stops, cell, from)) continue;
    if (goesDown(search, heading, cell, stop, x, y)) return ahead(heading, cell, way, from);
  }
  return undefined;
}

export const ahead = (heading: Heading, cell: number, way: number, from: number): Ahead => ({
  heading,
  cell,
  steps: [{ from, way }, ...wayDown()],
});
