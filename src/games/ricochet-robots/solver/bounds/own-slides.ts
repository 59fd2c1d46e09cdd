/**
 * The plain lower bound: how many slides of its own the active robot needs, as if it could stop wherever it likes on its
 * way. It is admissible, and consistent: one real slide changes it by one at most (between two cells of a line one may go
 * both ways).
 */
import { CELLS, COLUMN_MASK, SIDE } from '../packed/cells.ts';
import { type Heading, ROW, STILL, TURNED } from '../packed/heading.ts';
import { EAST, NORTH, SOUTH, STEPS, type Stops, WEST } from '../packed/stops.ts';
import { measureDistances, UNREACHABLE } from './distances.ts';

export interface Bounds {
  /** Once it has ricocheted, or need not: by cell. */
  readonly turned: Uint8Array;
  /** In the row where it began: by column. */
  readonly row: Uint8Array;
  /** In the column where it began: by row. */
  readonly column: Uint8Array;
  readonly still: number;
}

export function boundsOf(stops: Stops, target: number, home: number, free: boolean): Bounds {
  const turned = distancesTo(stops, target);
  const row = new Uint8Array(SIDE).fill(UNREACHABLE);
  const column = new Uint8Array(SIDE).fill(UNREACHABLE);
  // R7: from the target itself it goes off and comes back; the way back is in `turned`
  if (home === target) {
    for (let cell = stops[(WEST << 8) | home]!; cell <= stops[(EAST << 8) | home]!; cell++) {
      row[cell & COLUMN_MASK] = turned[cell]!;
    }
    for (let cell = stops[(SOUTH << 8) | home]!; cell <= stops[home]!; cell += SIDE) column[cell >> 4] = turned[cell]!;
    return { turned, row, column, still: 2 };
  }
  if (free) return { turned, row, column, still: turned[home]! };
  keepTo(EAST, row, stops, turned, home, target);
  keepTo(NORTH, column, stops, turned, home, target);
  const still = 1 + Math.min(leastWithout(row, home & COLUMN_MASK), leastWithout(column, home >> 4));
  return { turned, row, column, still };
}

/** What is needed in the line where it began and that goes that way: a slide off it, at once or after one along it. */
function keepTo(
  way: typeof NORTH | typeof EAST,
  line: Uint8Array,
  stops: Stops,
  turned: Uint8Array,
  home: number,
  target: number,
): void {
  const first = stops[((way + 2) << 8) | home]!;
  const last = stops[(way << 8) | home]!;
  const shift = way === EAST ? 0 : 4;
  let least = UNREACHABLE;
  for (let cell = first; cell <= last; cell += STEPS[way]) {
    if (cell === target) continue;
    const off = leastAcross(way, stops, turned, cell) + 1;
    line[(cell >> shift) & COLUMN_MASK] = off;
    if (off < least) least = off;
  }
  for (let cell = first; cell <= last; cell += STEPS[way]) {
    if (cell !== target)
      line[(cell >> shift) & COLUMN_MASK] = Math.min(line[(cell >> shift) & COLUMN_MASK]!, least + 1, UNREACHABLE);
  }
}

/** Of the other cells in the line through this one that crosses the one that goes that way. */
function leastAcross(way: typeof NORTH | typeof EAST, stops: Stops, turned: Uint8Array, cell: number): number {
  const across = 1 - way;
  let least = UNREACHABLE;
  for (let other = stops[((across + 2) << 8) | cell]!; other <= stops[(across << 8) | cell]!; other += STEPS[across]!) {
    if (other !== cell && turned[other]! < least) least = turned[other]!;
  }
  return least;
}

function leastWithout(line: Uint8Array, place: number): number {
  let least = UNREACHABLE;
  for (let i = 0; i < SIDE; i++) if (i !== place && line[i]! < least) least = line[i]!;
  return least;
}

export function boundOf({ turned, row, column, still }: Bounds, heading: Heading, cell: number): number {
  if (heading === TURNED) return turned[cell]!;
  if (heading === STILL) return still;
  return heading === ROW ? row[cell & COLUMN_MASK]! : column[cell >> 4]!;
}

/** Of the board and target that were asked for last. */
let known: { readonly stops: Stops; readonly target: number; readonly distances: Uint8Array } | undefined;

function distancesTo(stops: Stops, target: number): Uint8Array {
  if (known?.stops !== stops || known.target !== target) {
    known = { stops, target, distances: new Uint8Array(CELLS) };
    measureDistances(stops, target, known.distances);
  }
  return known.distances;
}
