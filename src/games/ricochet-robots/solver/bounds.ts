/**
 * How many slides of its own the active robot needs at least: as if it could stop wherever it likes on its way. That is
 * never too much, and one real slide changes it by one at most (between two cells of a line one may go both ways).
 */
import { measure, NEVER } from './distances.ts';
import { EAST, NORTH, SOUTH, STEPS, type Stops, WEST } from './stops.ts';

/** What the active robot has done so far. `ROW`, `COLUMN`: it has kept to its own, and so not ricocheted (R8). */
export const STILL = 0;
export const ROW = 1;
export const COLUMN = 2;
export const TURNED = 3;
export type Heading = typeof STILL | typeof ROW | typeof COLUMN | typeof TURNED;

/** What it has done after one more slide. `free`: no ricochet is needed (R9). */
export function headingAfter(heading: Heading, way: number, free: boolean): Heading {
  if (free || heading === TURNED) return TURNED;
  const along = way === EAST || way === WEST ? ROW : COLUMN;
  return heading === STILL || heading === along ? along : TURNED;
}

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
  const row = new Uint8Array(16).fill(NEVER);
  const column = new Uint8Array(16).fill(NEVER);
  // R7: from the target itself it goes off and comes back; the way back is in `turned`
  if (home === target) {
    for (const cell of line(stops, home, WEST, EAST)) row[cell & 15] = turned[cell]!;
    for (const cell of line(stops, home, SOUTH, NORTH)) column[cell >> 4] = turned[cell]!;
    return { turned, row, column, still: 2 };
  }
  if (free) return { turned, row, column, still: turned[home]! };

  const rowCells = line(stops, home, WEST, EAST).filter((cell) => cell !== target);
  const columnCells = line(stops, home, SOUTH, NORTH).filter((cell) => cell !== target);
  const offRow = rowCells.map((cell) => nearest(turned, cell, line(stops, cell, SOUTH, NORTH)));
  const offColumn = columnCells.map((cell) => nearest(turned, cell, line(stops, cell, WEST, EAST)));
  for (const [i, cell] of rowCells.entries()) row[cell & 15] = Math.min(offRow[i]!, 1 + Math.min(...offRow), NEVER);
  for (const [i, cell] of columnCells.entries()) {
    column[cell >> 4] = Math.min(offColumn[i]!, 1 + Math.min(...offColumn), NEVER);
  }
  const first = (cells: readonly number[], bound: (cell: number) => number) =>
    Math.min(...cells.filter((cell) => cell !== home).map(bound), NEVER);
  const still =
    1 +
    Math.min(
      first(rowCells, (cell) => row[cell & 15]!),
      first(columnCells, (cell) => column[cell >> 4]!),
    );
  return { turned, row, column, still };
}

export function boundOf({ turned, row, column, still }: Bounds, heading: Heading, cell: number): number {
  if (heading === TURNED) return turned[cell]!;
  if (heading === STILL) return still;
  return heading === ROW ? row[cell & 15]! : column[cell >> 4]!;
}

/** One slide off the line, and on from there. */
const nearest = (turned: Uint8Array, from: number, cells: readonly number[]): number =>
  1 + Math.min(...cells.filter((cell) => cell !== from).map((cell) => turned[cell]!), NEVER);

/** The cells between two opposite stops, `cell` among them. */
function line(stops: Stops, cell: number, back: number, forth: number): number[] {
  const [first, last, step] = [stops[(back << 8) | cell]!, stops[(forth << 8) | cell]!, STEPS[forth as 0 | 1]];
  return Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);
}

/** Of the board and target that were asked for last. */
let known: { readonly stops: Stops; readonly target: number; readonly distances: Uint8Array } | undefined;

function distancesTo(stops: Stops, target: number): Uint8Array {
  if (known?.stops !== stops || known.target !== target) {
    known = { stops, target, distances: new Uint8Array(256) };
    measure(stops, target, known.distances);
  }
  return known.distances;
}
