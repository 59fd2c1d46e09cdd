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
import { Fresh } from './fresh.ts';
import type { Step } from './retrace.ts';
import type { Search } from './search.ts';
import { isBetween, isInLine, STEPS, slideTo } from './stops.ts';

/** A state of a level, and the slides from there to the target: any robot's, then the active one's going down. */
export interface Opening {
  readonly slot: number;
  readonly heading: Heading;
  readonly cell: number;
  readonly steps: readonly Step[];
  /** Of the whole solution. */
  readonly length: number;
}

const fresh = new Fresh();
const { cells, filled } = fresh;

export function probe(search: Search, slot: number, plane: number): Opening | undefined {
  fresh.gather(search.slots, slot, plane);
  if (search.straight) fresh.gatherStraight(search.slots, slot, plane, search.task.home);
  const trio = search.slots.info[slot]!;
  const p = trio & 255;
  const q = (trio >> 8) & 255;
  const r = (trio >> 16) & 255;
  const steps = lookAhead(search, p, q, r) ?? lookAhead(search, q, p, r) ?? lookAhead(search, r, p, q);
  return steps && { slot, ...steps, length: search.level + 1 };
}

type Ahead = Omit<Opening, 'slot' | 'length'>;

/** The slides of the robot on `from`, the two on x and y staying where they are. */
function lookAhead(search: Search, from: number, x: number, y: number): Ahead | undefined {
  const { stops, target, forAll } = search.task;
  const { ends, bars } = search.levers;
  for (let way = 0; way < 4; way++) {
    const to = slideTo(stops, way, from, x, y, y);
    if (to === from) continue;
    const found =
      fresh.straights > 0 || fresh.meets(way, from, to) ? lookClosely(search, way, from, to, x, y) : undefined;
    if (found) return found;
    if (forAll && to === target) continue;
    for (let i = 0; i < fresh.fills; i++) {
      const word = filled[i]!;
      let left = cells[word]! & (ends[(to << 3) | word]! | bars[(from << 3) | word]!);
      for (; left !== 0; left &= left - 1) {
        const cell = (word << 5) | (31 - Math.clz32(left & -left));
        const opening =
          goesDown(search, TURNED, cell, to, x, y) && openingAt(search, TURNED, cell, way, from, to, x, y);
        if (opening) return opening;
      }
    }
  }
  return undefined;
}

/** Where the active robot stands in the way, so that the other stops before it; and where it has not ricocheted. */
function lookClosely(search: Search, way: number, from: number, to: number, x: number, y: number): Ahead | undefined {
  const { stops, target, forAll } = search.task;
  const step = STEPS[way]!;
  const opens = (heading: Heading, cell: number, stop: number) =>
    stop !== from && !(forAll && stop === target) && goesDown(search, heading, cell, stop, x, y);
  for (let cell = from + step; cell !== to + step; cell += step) {
    if ((cells[cell >> 5]! & (1 << cell)) === 0 || !opens(TURNED, cell, cell - step)) continue;
    return ahead(TURNED, cell, way, from);
  }
  for (let i = 0; i < fresh.straights; i++) {
    const heading = fresh.headings[i]!;
    const cell = fresh.straightCells[i]!;
    if (isBetween(way, from, to, cell) && opens(heading, cell, cell - step)) return ahead(heading, cell, way, from);
    if (!isInLine(stops, cell, to) && !isInLine(stops, cell, from)) continue;
    const found = opens(heading, cell, to) && openingAt(search, heading, cell, way, from, to, x, y);
    if (found) return found;
  }
  return undefined;
}

/**
 * From this state it goes down to the target once the other has slid to the end. If it would itself stand in the way,
 * then it has to come there afterwards, from some state that does not.
 */
function openingAt(
  search: Search,
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
    if ((cells[at >> 5]! & (1 << at)) !== 0 && opens(TURNED, at)) return ahead(TURNED, at, way, from);
  }
  for (let i = 0; i < fresh.straights; i++) {
    const [each, at] = [fresh.headings[i]!, fresh.straightCells[i]!];
    if (opens(each, at)) return ahead(each, at, way, from);
  }
  return undefined;
}

const ahead = (heading: Heading, cell: number, way: number, from: number): Ahead => ({
  heading,
  cell,
  steps: [{ from, way }, ...wayDown()],
});
