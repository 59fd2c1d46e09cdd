/**
 * Foxu's board for the solver: the 32 holes are the bits of one number, and what a tube meets on its way is looked up.
 * A position is seen by the side to move: `own` and `other` are the cells of the tubes.
 */
import { BOARD, HOLES, RAYS } from '../state.ts';

export const CELLS = 36;
export const WAYS = 8;
/** No ray of the board has more than five holes. */
export const MOST_DROPS = 5;

/** The bit of a cell's hole; 0 for a corner. */
export const HOLE_BIT = Int32Array.from(BOARD.cells, (cell) => (HOLES.includes(cell) ? 1 << HOLES.indexOf(cell) : 0));

/** The cells of ray r = cell × 8 + way are RAY_CELLS[RAY_START[r]] up to RAY_START[r + 1]. */
export const RAY_START = new Int32Array(CELLS * WAYS + 1);
export const RAY_CELLS = Int8Array.from(RAYS.flat(2));
/** All holes of ray r. */
export const RAY_HOLES = new Int32Array(CELLS * WAYS);
/** By from × 36 + to: the ray that leads there, or -1. */
export const RAY_TO = new Int16Array(CELLS * CELLS).fill(-1);
/** By from × 36 + to: the holes strictly between. */
export const HOLES_BEFORE = new Int32Array(CELLS * CELLS);

for (let cell = 0, at = 0; cell < CELLS; cell++) {
  for (let way = 0; way < WAYS; way++) {
    const ray = cell * WAYS + way;
    RAY_START[ray] = at;
    for (const to of RAYS[cell]![way] ?? []) {
      RAY_TO[cell * CELLS + to] = ray;
      HOLES_BEFORE[cell * CELLS + to] = RAY_HOLES[ray]!;
      RAY_HOLES[ray]! |= HOLE_BIT[to]!;
      at++;
    }
    RAY_START[ray + 1] = at;
  }
}

/** How many bits are set. */
export function count(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
