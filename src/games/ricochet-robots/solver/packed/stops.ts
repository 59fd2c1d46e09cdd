/** Where robots stop, packed for search. A way is a direction as a number; its last bit is the axis. */
import type { PrintedBoard } from '../../layout.ts';
import { CELLS, COLUMN_MASK, SIDE } from './cells.ts';

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const WAYS = 4;
/** How far the next cell is, by way. */
export const STEPS = [SIDE, 1, -SIDE, -1] as const;

/** One slide: the robot on `from` goes that way. */
export interface Step {
  readonly from: number;
  readonly way: number;
}

/** Where a robot stops that no other robot stops: `stops[(way << 8) | cell]`. */
export type Stops = Uint8Array;

export function stopsOf(board: PrintedBoard): Stops {
  const known = packed.get(board);
  if (known) return known;
  const stops = new Uint8Array(WAYS * CELLS);
  pack(stops, NORTH, board.next.N);
  pack(stops, EAST, board.next.E);
  packed.set(board, stops);
  return stops;
}

const packed = new WeakMap<PrintedBoard, Stops>();

/** Line by line, this way and back: a wall stops from either side. */
function pack(stops: Stops, way: typeof NORTH | typeof EAST, next: readonly (number | null)[]): void {
  const step = STEPS[way];
  for (let line = 0; line < SIDE; line++) {
    let first = line * (SIDE + 1 - step);
    for (let i = 0, cell = first; i < SIDE; i++, cell += step) {
      stops[((way + 2) << 8) | cell] = first;
      if (next[cell] !== null) continue;
      for (let behind = first; behind <= cell; behind += step) stops[(way << 8) | behind] = cell;
      first = cell + step;
    }
  }
}

// Three others may be met. Between two cells of a row lie only cells of that row; a column must be compared.

function slideNorth(stops: Stops, from: number, p: number, q: number, r: number): number {
  let to = stops[from]!;
  if (p > from && p <= to && ((p ^ from) & COLUMN_MASK) === 0) to = p - SIDE;
  if (q > from && q <= to && ((q ^ from) & COLUMN_MASK) === 0) to = q - SIDE;
  if (r > from && r <= to && ((r ^ from) & COLUMN_MASK) === 0) to = r - SIDE;
  return to;
}

function slideEast(stops: Stops, from: number, p: number, q: number, r: number): number {
  let to = stops[(EAST << 8) | from]!;
  if (p > from && p <= to) to = p - 1;
  if (q > from && q <= to) to = q - 1;
  if (r > from && r <= to) to = r - 1;
  return to;
}

function slideSouth(stops: Stops, from: number, p: number, q: number, r: number): number {
  let to = stops[(SOUTH << 8) | from]!;
  if (p < from && p >= to && ((p ^ from) & COLUMN_MASK) === 0) to = p + SIDE;
  if (q < from && q >= to && ((q ^ from) & COLUMN_MASK) === 0) to = q + SIDE;
  if (r < from && r >= to && ((r ^ from) & COLUMN_MASK) === 0) to = r + SIDE;
  return to;
}

function slideWest(stops: Stops, from: number, p: number, q: number, r: number): number {
  let to = stops[(WEST << 8) | from]!;
  if (p < from && p >= to) to = p + 1;
  if (q < from && q >= to) to = q + 1;
  if (r < from && r >= to) to = r + 1;
  return to;
}

/** Which of a cell's lines others stand in: 1 its column, 2 its row. Mostly none, and then walls alone end a slide. */
export const sharedBy = (cell: number, p: number, q: number, r: number): number =>
  (((p ^ cell) & COLUMN_MASK) * ((q ^ cell) & COLUMN_MASK) * ((r ^ cell) & COLUMN_MASK) === 0 ? 1 : 0) |
  (((p ^ cell) >> 4) * ((q ^ cell) >> 4) * ((r ^ cell) >> 4) === 0 ? 2 : 0);

/** As `slideTo`, if what `sharedBy` tells is known. */
export const slideOn = (
  stops: Stops,
  shared: number,
  way: number,
  from: number,
  p: number,
  q: number,
  r: number,
): number => ((shared & (1 + (way & 1))) === 0 ? stops[(way << 8) | from]! : slideTo(stops, way, from, p, q, r));

export function slideTo(stops: Stops, way: number, from: number, p: number, q: number, r: number): number {
  switch (way) {
    case NORTH:
      return slideNorth(stops, from, p, q, r);
    case EAST:
      return slideEast(stops, from, p, q, r);
    case SOUTH:
      return slideSouth(stops, from, p, q, r);
    default:
      return slideWest(stops, from, p, q, r);
  }
}

/** Whether the cell lies on the slide: not where it starts, but perhaps where it ends. */
export function isBetween(way: number, from: number, to: number, cell: number): boolean {
  switch (way) {
    case NORTH:
      return cell > from && cell <= to && ((cell ^ from) & COLUMN_MASK) === 0;
    case EAST:
      return cell > from && cell <= to;
    case SOUTH:
      return cell < from && cell >= to && ((cell ^ from) & COLUMN_MASK) === 0;
    default:
      return cell < from && cell >= to;
  }
}
