/** A Seeker's whole tree: every code of a deck followed to its last row, codes with equal answers together. */

import { COLORS_OF, SHAPES_OF } from './packed/codes.ts';
import { after, type Boards, FRESH, type RowNumber } from './packed/rows-left.ts';
import { ANSWER, ANSWERS, TRIPLES } from './packed/triples.ts';

export type Policy = (codes: Uint16Array, boards: Boards) => RowNumber;

/** Rows used, summed over all codes. */
export function walk(policy: Policy, codes: Uint16Array, boards: Boards = FRESH): number {
  if (boards === 0) return 0;
  const row = policy(codes, boards);
  return parts(codes, row).reduce(
    (sum, part, answer) => (part.length === 0 ? sum : sum + walk(policy, part, after(boards, row, answer))),
    codes.length,
  );
}

/** The codes by their answer to this row. */
export function parts(codes: Uint16Array, row: RowNumber): Uint16Array[] {
  const hidden = row < TRIPLES ? COLORS_OF : SHAPES_OF;
  const table = (row % TRIPLES) * TRIPLES;
  return Array.from({ length: ANSWERS }, (_, answer) =>
    codes.filter((code) => ANSWER[table + hidden[code]!] === answer),
  );
}
