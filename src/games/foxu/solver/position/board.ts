/**
 * Foxu's board for the solver: the 32 holes are the bits of one number, and what a tube meets on its way is looked up.
 * A position is seen by the side to move: `own` and `other` are the cells of the tubes.
 */
import { BOARD, HOLES, RAYS } from '../../state.ts';

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
export const NO_RAY = -1;
/** By from × 36 + to: the ray that leads there, or NO_RAY. */
export const RAY_TO = new Int16Array(CELLS * CELLS).fill(NO_RAY);
/** By from × 36 + to: the holes strictly between. */
export const HOLES_BEFORE = new Int32Array(CELLS * CELLS);
/** By (from × 36 + to) × 36 + cell: 1 if a slide from there to there meets a tube that stands on the cell. */
export const MEETS = new Uint8Array(CELLS * CELLS * CELLS);

for (let cell = 0, at = 0; cell < CELLS; cell++) {
  for (let way = 0; way < WAYS; way++) {
    const ray = cell * WAYS + way;
    RAY_START[ray] = at;
    const passed: number[] = [];
    for (const to of RAYS[cell]![way] ?? []) {
      passed.push(to);
      for (const met of passed) MEETS[(cell * CELLS + to) * CELLS + met] = 1;
      RAY_TO[cell * CELLS + to] = ray;
      HOLES_BEFORE[cell * CELLS + to] = RAY_HOLES[ray]!;
      RAY_HOLES[ray]! |= HOLE_BIT[to]!;
      at++;
    }
    RAY_START[ray + 1] = at;
  }
}

/** By from × 36 + to: the holes that a slide passes and the one it stops over. */
export const PATH_HOLES = HOLES_BEFORE.map((holes, at) => holes | HOLE_BIT[at % CELLS]!);

/**
 * Slides that may matter to a tube about to slide along ray r, made by another one from a cell: TOUCHING_CELLS from
 * TOUCHING_START[r × 36 + cell] on are where they end. They pass or stop on the ray, or begin on it.
 */
export const TOUCHING_START = new Int32Array(CELLS * WAYS * CELLS + 1);
export const TOUCHING_CELLS = touching();

function touching(): Int8Array {
  const found: number[] = [];
  for (let at = 0; at < CELLS * WAYS * CELLS; at++) {
    const [ray, from] = [Math.floor(at / CELLS), at % CELLS];
    const cells = [...RAY_CELLS.subarray(RAY_START[ray]!, RAY_START[ray + 1]!)];
    const touches = (to: number) =>
      cells.some((cell) => cell === from || MEETS[(from * CELLS + to) * CELLS + cell] === 1);
    const ends = [...RAY_CELLS.subarray(RAY_START[from * WAYS]!, RAY_START[(from + 1) * WAYS]!)].filter(touches);
    found.push(...ends.sort((a, b) => nearness(cells, b) - nearness(cells, a)));
    TOUCHING_START[at + 1] = found.length;
  }
  return Int8Array.from(found);
}

/** The nearer to the beginning of the ray a slide ends, the more of it is cut off. */
function nearness(ray: readonly number[], cell: number): number {
  return ray.includes(cell) ? ray.length - ray.indexOf(cell) : 0;
}
