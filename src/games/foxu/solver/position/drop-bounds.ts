/** How many discs a tube could drop at most if nobody were in its way: the bounds that make the search short. */
import { BOARD } from '../../state.ts';
import { CELLS, count, HOLE_BIT, MOST_DROPS, RAY_HOLES, WAYS } from './board.ts';

/** By cell, by byte of the open holes, by its value: as `rayCounts`. */
const BYTE_COUNTS = new Int32Array(CELLS * 4 * 256);
for (let cell = 0; cell < CELLS; cell++) {
  for (let at = 0; at < 4 * 256; at++) {
    const open = (at & 255) << (8 * (at >> 8));
    for (let way = 0; way < WAYS; way++) {
      BYTE_COUNTS[cell * 1024 + at]! |= count(open & RAY_HOLES[cell * WAYS + way]!) << (4 * way);
    }
  }
}

/** The open holes of each ray from this cell, four bits a way: room for five holes and a carry that compares. */
export function rayCounts(open: number, cell: number): number {
  const at = cell << 10;
  return (
    BYTE_COUNTS[at | (open & 255)]! +
    BYTE_COUNTS[at | 256 | ((open >>> 8) & 255)]! +
    BYTE_COUNTS[at | 512 | ((open >>> 16) & 255)]! +
    BYTE_COUNTS[at | 768 | (open >>> 24)]!
  );
}

/** Of ray counts, the ways with at least `least` holes (1 to 5): bit 3 of each four. */
export const waysWith = (counts: number, least: number): number =>
  (counts + Math.imul(8 - least, 0x11111111)) & 0x88888888;

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

const KEPT = 1 << 14;
const keptFor = new Int32Array(KEPT);
const kept = new Int32Array(KEPT);

/**
 * How many lines have 5 (or 6), 4, 3 and 2 open holes, five bits each from the lowest up. k slides use k lines at most,
 * so they drop no more discs than the k richest lines have open holes.
 */
export function richLines(open: number): number {
  const slot = Math.imul(open, 0x9e3779b1) >>> 18;
  if (keptFor[slot] === open) return kept[slot]!;
  let rich = 0;
  for (const holes of LINES) {
    const n = count(open & holes);
    if (n > 1) rich += 1 << (5 * (MOST_DROPS - Math.min(n, MOST_DROPS)));
  }
  keptFor[slot] = open;
  kept[slot] = rich;
  return rich;
}

/** The most discs that `slides` slides can drop, by their lines. */
export function mostByLines(rich: number, slides: number): number {
  let most = 0;
  for (let n = MOST_DROPS; n > 1 && slides > 0; n--, rich >>>= 5) {
    const lines = rich & 31;
    const used = lines < slides ? lines : slides;
    most += used * n;
    slides -= used;
  }
  return most + slides;
}
