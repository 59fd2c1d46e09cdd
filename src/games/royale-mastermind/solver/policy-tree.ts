/** A Seeker's whole tree: every code of a deck followed to its last row, codes with equal answers together. */
import { partition } from './packed/codes.ts';
import { ALL_LEFT, after, type RowsLeft } from './packed/rows-left.ts';
import type { RowNumber } from './packed/triples.ts';

type Policy = (codes: Uint16Array, rowsLeft: RowsLeft) => RowNumber;

/** Rows used, summed over all codes. */
export function treeTotal(policy: Policy, codes: Uint16Array, rowsLeft: RowsLeft = ALL_LEFT): number {
  if (rowsLeft === 0) return 0;
  const row = policy(codes, rowsLeft);
  return partition(codes, row).reduce(
    (sum, part, answer) => (part.length === 0 ? sum : sum + treeTotal(policy, part, after(rowsLeft, row, answer))),
    codes.length,
  );
}
