/** What a number of equally likely codes costs, in rows to go summed over all of them: at least, and as a rule. */
import { MOST_CODES } from '../packed/codes.ts';
import { ALL_LEFT, bothOpen, COLOR_LEFT, ONE_SHAPE_ROW, SHAPE_LEFT } from '../packed/rows-left.ts';
import { SOLVED } from '../packed/triples.ts';

interface CostTable {
  readonly lowerBound: Int32Array;
  readonly estimate: Float64Array;
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
const ONE_OPEN = byRowsLeft(estimate(MET.one), (left) => lowerBound(1, found.one, left));
const BOTH_OPEN = byRowsLeft(estimate(MET.both), (left) => lowerBound(2, found.both, left + 1));
const NONE_OPEN: CostTable = { lowerBound: new Int32Array(MOST_CODES + 1), estimate: new Float64Array(MOST_CODES + 1) };

export const COST_TABLES: readonly CostTable[] = Array.from({ length: ALL_LEFT + 1 }, (_, rowsLeft) => {
  const [colors, shapes] = [rowsLeft & COLOR_LEFT, (rowsLeft & SHAPE_LEFT) / ONE_SHAPE_ROW];
  if (rowsLeft === 0) return NONE_OPEN;
  const left = Math.min(colors || shapes, shapes || colors, MANY_LEFT);
  return (bothOpen(rowsLeft) ? BOTH_OPEN : ONE_OPEN)[left]!;
});

function byRowsLeft(estimate: Float64Array, lowerBound: (left: number) => Int32Array): CostTable[] {
  return Array.from({ length: MANY_LEFT + 1 }, (_, left) => ({ estimate, lowerBound: lowerBound(left) }));
}

function lowerBound(firstRow: number, mostFound: (row: number) => number, most: number): Int32Array {
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

function estimate(met: readonly (readonly [number, number])[]): Float64Array {
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
