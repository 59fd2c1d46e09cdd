/**
 * How many slides lead from one cell to another at least, as if a robot could stop wherever it likes on its way: a breadth
 * first search over rows. A row of cells is a word, a bit for each from the west, so that all cells of a row go on together.
 */
import { CELLS, COLUMN_MASK, SIDE } from '../packed/cells.ts';
import { EAST, type Stops } from '../packed/stops.ts';

/** More slides than lead to any cell. */
export const UNREACHABLE = 99;

/** By row, the cells from where one can go 1, 2, 4 and 8 cells to the east, and one cell to the north. */
const east1 = new Uint16Array(SIDE);
const east2 = new Uint16Array(SIDE);
const east4 = new Uint16Array(SIDE);
const east8 = new Uint16Array(SIDE);
const north = new Uint16Array(SIDE);
/** Whose rows these are. */
let known: Stops | undefined;

/** By row, the cells that were reached, those of them that were reached last, and where these lead to the north. */
const reached = new Uint16Array(SIDE);
const frontier = new Uint16Array(SIDE);
const northward = new Uint16Array(SIDE);

/** From or to a cell, which is the same; by the other cell, into `distances` from `start` on. */
export function measureDistances(stops: Stops, cell: number, distances: Uint8Array, start = 0): void {
  if (known !== stops) readBoard(stops);
  distances.fill(UNREACHABLE, start, start + CELLS);
  reached.fill(0);
  frontier.fill(0);
  reached[cell >> 4] = frontier[cell >> 4] = 1 << (cell & COLUMN_MASK);
  distances[start + cell] = 0;
  for (let made = 1; expand(made, distances, start); made++);
}

function readBoard(stops: Stops): void {
  known = stops;
  for (let row = 0; row < SIDE; row++) {
    let toEast = 0;
    let toNorth = 0;
    for (let column = 0; column < SIDE; column++) {
      const cell = (row << 4) | column;
      if (stops[(EAST << 8) | cell] !== cell) toEast |= 1 << column;
      if (stops[cell] !== cell) toNorth |= 1 << column;
    }
    east1[row] = toEast;
    east2[row] = toEast & (toEast >> 1);
    east4[row] = east2[row]! & (east2[row]! >> 2);
    east8[row] = east4[row]! & (east4[row]! >> 4);
    north[row] = toNorth;
  }
}

/** One slide more from the cells that were reached last. Whether it reaches others. */
function expand(made: number, distances: Uint8Array, start: number): boolean {
  let up = 0;
  for (let row = 0; row < SIDE; row++) {
    up |= frontier[row]!;
    northward[row] = up;
    up &= north[row]!;
  }
  let down = 0;
  let gained = 0;
  for (let row = SIDE - 1; row >= 0; row--) {
    const from = frontier[row]!;
    down = (down & north[row]!) | from;
    let here = northward[row]! | down;
    if (from !== 0) here |= alongRow(row, from);
    here &= ~reached[row]!;
    reached[row]! |= here;
    frontier[row] = here;
    gained |= here;
    for (let left = here; left !== 0; left &= left - 1) {
      distances[start + ((row << 4) | (31 - Math.clz32(left & -left)))] = made;
    }
  }
  return gained !== 0;
}

function alongRow(row: number, from: number): number {
  let eastward = from | ((from & east1[row]!) << 1);
  eastward |= (eastward & east2[row]!) << 2;
  eastward |= (eastward & east4[row]!) << 4;
  eastward |= (eastward & east8[row]!) << 8;
  let westward = from | ((from >> 1) & east1[row]!);
  westward |= (westward >> 2) & east2[row]!;
  westward |= (westward >> 4) & east4[row]!;
  return eastward | westward | ((westward >> 8) & east8[row]!);
}
