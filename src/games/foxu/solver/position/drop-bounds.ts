/** How many discs a tube could drop at most if nobody were in its way: the bounds that make the search short. */
import { BOARD } from '../../state.ts';
import { BYTE, BYTE_BITS, CARRY, CARRY_EACH, CELL_SHIFT, COUNT_BITS, count, ONE_EACH } from './bits.ts';
import { CELLS, HOLE_BIT, MOST_DROPS, RAY_HOLES, WAYS } from './board.ts';

/** By cell, by byte of the open holes, by its value: as `rayCounts`. */
const BYTE_COUNTS = new Int32Array(CELLS << CELL_SHIFT);
for (let cell = 0; cell < CELLS; cell++) {
  for (let at = 0; at < 1 << CELL_SHIFT; at++) {
    const open = (at & BYTE) << (BYTE_BITS * (at >> BYTE_BITS));
    for (let way = 0; way < WAYS; way++) {
      BYTE_COUNTS[(cell << CELL_SHIFT) | at]! |= count(open & RAY_HOLES[cell * WAYS + way]!) << (COUNT_BITS * way);
    }
  }
}

/** The open holes of each ray from this cell, COUNT_BITS a way. */
export function rayCounts(open: number, cell: number): number {
  const at = cell << CELL_SHIFT;
  return (
    BYTE_COUNTS[at | (open & BYTE)]! +
    BYTE_COUNTS[at | (1 << BYTE_BITS) | ((open >>> BYTE_BITS) & BYTE)]! +
    BYTE_COUNTS[at | (2 << BYTE_BITS) | ((open >>> (2 * BYTE_BITS)) & BYTE)]! +
    BYTE_COUNTS[at | (3 << BYTE_BITS) | (open >>> (3 * BYTE_BITS))]!
  );
}

/** Of ray counts, the ways with at least `least` holes (1 to 5): the carry of each. */
export const waysWith = (counts: number, least: number): number =>
  (counts + Math.imul(CARRY - least, ONE_EACH)) & CARRY_EACH;

/** One of these ways. */
export const highestWay = (ways: number): number => (31 - Math.clz32(ways)) >> 2;

/** The most discs that one slide from this cell can drop. */
export function mostIn1(open: number, cell: number): number {
  const counts = rayCounts(open, cell);
  return (
    any(counts) +
    any(waysWith(counts, 2)) +
    any(waysWith(counts, 3)) +
    any(waysWith(counts, 4)) +
    any(waysWith(counts, 5))
  );
}

/** All open holes on the rays from this cell. */
export function visible(open: number, cell: number): number {
  const counts = rayCounts(open, cell);
  return Math.imul((counts & 0x0f0f0f0f) + ((counts >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** 1 unless all bits are 0; without a branch, which the processor could not foresee. */
const any = (bits: number): number => (bits | -bits) >>> 31;

/** Every line that has holes, once. */
const LINES: readonly number[] = [...new Set(BOARD.cells.flatMap(linesThrough))];

function linesThrough(cell: number): number[] {
  return [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ].flatMap(([dx, dy]) => {
    const cells = [cell, ...BOARD.ray(cell, [dx!, dy!]), ...BOARD.ray(cell, [-dx!, -dy!])];
    return cells.reduce((holes, each) => holes | HOLE_BIT[each]!, 0) || [];
  });
}

/** A small cache of `richLines`. */
const CACHE_BITS = 14;
const cachedFor = new Int32Array(1 << CACHE_BITS);
const cached = new Int32Array(1 << CACHE_BITS);
/** Of a number of lines. */
const LINE_BITS = 5;
const LINE_MASK = 2 ** LINE_BITS - 1;

/**
 * How many lines have 5 (or 6), 4, 3 and 2 open holes, LINE_BITS each from the lowest up. k slides use k lines at most,
 * so they drop no more discs than the k richest lines have open holes.
 */
export function richLines(open: number): number {
  const slot = Math.imul(open, 0x9e3779b1) >>> (32 - CACHE_BITS);
  if (cachedFor[slot] === open) return cached[slot]!;
  let rich = 0;
  for (const holes of LINES) {
    const n = count(open & holes);
    if (n > 1) rich += 1 << (LINE_BITS * (MOST_DROPS - Math.min(n, MOST_DROPS)));
  }
  cachedFor[slot] = open;
  cached[slot] = rich;
  return rich;
}

/** The most discs that `slides` slides can drop, by their lines. */
export function mostByLines(rich: number, slides: number): number {
  let most = 0;
  for (let n = MOST_DROPS; n > 1 && slides > 0; n--, rich >>>= LINE_BITS) {
    const lines = rich & LINE_MASK;
    const used = lines < slides ? lines : slides;
    most += used * n;
    slides -= used;
  }
  return most + slides;
}
