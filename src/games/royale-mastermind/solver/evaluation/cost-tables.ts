/** What a number of equally likely codes costs, in rows to go summed over all of them: at least, and as a rule. */

import { MOST_CODES } from '../packed/codes.ts';
import { bothOpen, COLOR_LEFT, FRESH, ONE_SHAPE_ROW, SHAPE_LEFT } from '../packed/rows-left.ts';
import { SOLVED } from '../packed/triples.ts';

export interface Measure {
  readonly least: Int32Array;
  readonly usual: Float64Array;
}

/**
 * A code that is found with its r-th row is told from the others by the answers so far. Of these all but the solving
 * ones are one of 8. One attribute: 8^(r-1) codes at most. Both: the first solving row is any of the r-1 before the
 * last, so (r-1) · 8^(r-2).
 */
const found = { one: (r: number) => SOLVED ** (r - 1), both: (r: number) => (r - 1) * SOLVED ** (r - 2) };

/** Mean rows to go of beliefs met in good play: [codes, rows]. Between two entries rows grow with the logarithm. */
const MET = {
  one: [
    [1, 1],
    [2, 1.5],
    [3, 1.79],
    [4, 1.855],
    [5, 1.934],
    [6, 2.015],
    [7, 2.176],
    [8, 2.205],
    [9, 2.331],
    [10, 2.361],
    [12, 2.419],
    [15, 2.477],
    [20, 2.607],
    [30, 2.834],
    [60, 3.194],
    [100, 3.48],
    [125, 3.624],
    [MOST_CODES, 6.5],
  ],
  both: [
    [1, 2],
    [2, 2.5],
    [3, 2.78],
    [4, 2.879],
    [5, 2.99],
    [6, 3.131],
    [7, 3.196],
    [8, 3.267],
    [9, 3.33],
    [10, 3.352],
    [12, 3.429],
    [15, 3.551],
    [20, 3.667],
    [30, 3.89],
    [40, 4.023],
    [60, 4.202],
    [100, 4.466],
    [200, 4.86],
    [400, 5.21],
    [800, 5.55],
    [1600, 5.9],
    [MOST_CODES, 7.1],
  ],
} as const;

/** With more rows left than this the 8th is out of reach of both bounds below. */
const MANY_LEFT = 6;

/**
 * K2: an attribute closed by its last row need not be told. With one open and n rows left no code costs more than n.
 * With both open and n rows left at least for each, whatever costs n or fewer rows has both solved; the rest cost n + 1.
 */
const ONE_OPEN = byRowsLeft(usual(MET.one), (left) => least(1, found.one, left));
const BOTH_OPEN = byRowsLeft(usual(MET.both), (left) => least(2, found.both, left + 1));
const NONE_OPEN: Measure = { least: new Int32Array(MOST_CODES + 1), usual: new Float64Array(MOST_CODES + 1) };

export const MEASURES: readonly Measure[] = Array.from({ length: FRESH + 1 }, (_, boards) => {
  const [colors, shapes] = [boards & COLOR_LEFT, (boards & SHAPE_LEFT) / ONE_SHAPE_ROW];
  if (boards === 0) return NONE_OPEN;
  const left = Math.min(colors || shapes, shapes || colors, MANY_LEFT);
  return (bothOpen(boards) ? BOTH_OPEN : ONE_OPEN)[left]!;
});

function byRowsLeft(usual: Float64Array, least: (left: number) => Int32Array): Measure[] {
  return Array.from({ length: MANY_LEFT + 1 }, (_, left) => ({ usual, least: least(left) }));
}

function least(firstRow: number, mostFound: (row: number) => number, most: number): Int32Array {
  const sums = new Int32Array(MOST_CODES + 1);
  let row = firstRow;
  let here = 0;
  for (let codes = 1; codes <= MOST_CODES; codes++) {
    if (here === mostFound(row)) {
      row++;
      here = 0;
    }
    here++;
    sums[codes] = sums[codes - 1]! + Math.min(row, most);
  }
  return sums;
}

function usual(met: readonly (readonly [number, number])[]): Float64Array {
  const sums = new Float64Array(MOST_CODES + 1);
  let at = 0;
  for (let codes = 1; codes <= MOST_CODES; codes++) {
    while (codes > met[at + 1]![0]) at++;
    const [fewer, low] = met[at]!;
    const [more, high] = met[at + 1]!;
    sums[codes] = codes * (low + ((high - low) * Math.log(codes / fewer)) / Math.log(more / fewer));
  }
  return sums;
}
