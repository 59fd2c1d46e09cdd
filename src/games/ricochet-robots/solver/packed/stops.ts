/** Where robots stop, packed for search. Cells are those of the grid: east is 1 further, north 16. */
import type { Board } from '../../layout.ts';

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
/** How far the next cell is, by direction. */
export const STEPS = [16, 1, -16, -1] as const;

/** Where a robot stops that no other robot stops: `stops[(direction << 8) | cell]`. */
export type Stops = Uint8Array;

export function stopsOf(board: Board): Stops {
  const known = packed.get(board);
  if (known) return known;
  const stops = new Uint8Array(4 << 8);
  pack(stops, NORTH, board.next.N);
  pack(stops, EAST, board.next.E);
  packed.set(board, stops);
  return stops;
}

const packed = new WeakMap<Board, Stops>();

/** Line by line, this way and back: a wall stops from either side. */
function pack(stops: Stops, way: typeof NORTH | typeof EAST, next: readonly (number | null)[]): void {
  const step = STEPS[way];
  for (let line = 0; line < 16; line++) {
    let first = line * (17 - step);
    for (let i = 0, cell = first; i < 16; i++, cell += step) {
      stops[((way + 2) << 8) | cell] = first;
      if (next[cell] !== null) continue;
      for (let behind = first; behind <= cell; behind += step) stops[(way << 8) | behind] = cell;
      first = cell + step;
    }
  }
}

// Three others may stand in the way. Between two cells of a row lie only cells of that row; a column must be compared.

export function slideNorth(stops: Stops, from: number, p: number, q: number, r: number): number {
  let to = stops[from]!;
  if (p > from && p <= to && ((p ^ from) & 15) === 0) to = p - 16;
  if (q > from && q <= to && ((q ^ from) & 15) === 0) to = q - 16;
  if (r > from && r <= to && ((r ^ from) & 15) === 0) to = r - 16;
  return to;
}

export function slideEast(stops: Stops, from: number, p: number, q: number, r: number): number {
  let to = stops[256 | from]!;
  if (p > from && p <= to) to = p - 1;
  if (q > from && q <= to) to = q - 1;
  if (r > from && r <= to) to = r - 1;
  return to;
}

export function slideSouth(stops: Stops, from: number, p: number, q: number, r: number): number {
  let to = stops[512 | from]!;
  if (p < from && p >= to && ((p ^ from) & 15) === 0) to = p + 16;
  if (q < from && q >= to && ((q ^ from) & 15) === 0) to = q + 16;
  if (r < from && r >= to && ((r ^ from) & 15) === 0) to = r + 16;
  return to;
}

export function slideWest(stops: Stops, from: number, p: number, q: number, r: number): number {
  let to = stops[768 | from]!;
  if (p < from && p >= to) to = p + 1;
  if (q < from && q >= to) to = q + 1;
  if (r < from && r >= to) to = r + 1;
  return to;
}

/** Which of a cell's lines others stand in: 1 its column, 2 its row. Mostly none, and then walls alone end a slide. */
export const sharedBy = (cell: number, p: number, q: number, r: number): number =>
  (((p ^ cell) & 15) * ((q ^ cell) & 15) * ((r ^ cell) & 15) === 0 ? 1 : 0) |
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
      return cell > from && cell <= to && ((cell ^ from) & 15) === 0;
    case EAST:
      return cell > from && cell <= to;
    case SOUTH:
      return cell < from && cell >= to && ((cell ^ from) & 15) === 0;
    default:
      return cell < from && cell >= to;
  }
}
