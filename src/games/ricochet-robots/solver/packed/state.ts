/**
 * A state in two numbers. `cells`: four bytes, the active robot's cell lowest, then the trio of the others, ascending, for
 * which of them is which does not matter. `kind`: which robot is active (its index among those that the target counts for)
 * and what it has done, `(index << 2) | heading`.
 */
import { CELL_MASK } from './cells.ts';

/** Odd and without pattern (2^32 over the golden ratio): different cells stay different, near ones come far apart. */
export const HASH_MULTIPLIER = 0x9e3779b1;

/** The trio of a robot on p and two on x < y. */
export const trioOf = (p: number, x: number, y: number): number =>
  p < x ? p | (x << 8) | (y << 16) : p < y ? x | (p << 8) | (y << 16) : x | (y << 8) | (p << 16);

/** The four cells, the active robot's first. */
export const cellsOf = (cells: number): readonly number[] => [
  cells & CELL_MASK,
  (cells >> 8) & CELL_MASK,
  (cells >> 16) & CELL_MASK,
  cells >>> 24,
];
