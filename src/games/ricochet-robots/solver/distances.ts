/** How many slides lead from one cell to another at least, as if a robot could stop wherever it likes on its way. */
import { EAST, SOUTH, type Stops, WEST } from './stops.ts';

/** Farther than any cell. */
export const NEVER = 99;

/** The cells in the order in which they are reached. */
const queue = new Uint8Array(256);
/** Rows and columns, known by their first cells: the last search that went along them. */
const rows = new Int32Array(256);
const columns = new Int32Array(256);
let search = 0;

/** From or to a cell, which is the same; by the other cell, into `distances` from `start` on. */
export function measure(stops: Stops, cell: number, distances: Uint8Array, start = 0): void {
  distances.fill(NEVER, start, start + 256);
  distances[start + cell] = 0;
  queue[0] = cell;
  search++;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = queue[head]!;
    const further = distances[start + from]! + 1;
    const west = stops[(WEST << 8) | from]!;
    const south = stops[(SOUTH << 8) | from]!;
    if (rows[west] !== search) {
      rows[west] = search;
      const east = stops[(EAST << 8) | from]!;
      for (let to = west; to <= east; to++) {
        if (distances[start + to] !== NEVER) continue;
        distances[start + to] = further;
        queue[tail++] = to;
      }
    }
    if (columns[south] === search) continue;
    columns[south] = search;
    const north = stops[from]!;
    for (let to = south; to <= north; to += 16) {
      if (distances[start + to] !== NEVER) continue;
      distances[start + to] = further;
      queue[tail++] = to;
    }
  }
}
