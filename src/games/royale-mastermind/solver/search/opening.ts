/**
 * The opening book: the first row against a whole deck, where there are most codes and least time. Three different values are best, and
 * with the whole deck all such rows are alike, colours or shapes. `npm run bench` walks the tree and checks the total.
 */
import { COLOR_LEFT } from '../packed/rows-left.ts';
import { digits, type RowNumber, TRIPLES, tripleOfDigits } from '../packed/triples.ts';
import type { Advice } from '../solver.ts';

/** Rows used by the Seeker of level 5, summed over the 13,800 codes. */
export const OPENING_TOTAL = 98_050;
const THREE_DIFFERENT = tripleOfDigits(0, 1, 2);
/** The same if the first row has this many different values, and level 5 goes on from there. */
const FIRST_ROW_TOTALS: Readonly<Record<number, number>> = { 1: 105_188, 2: 98_389, 3: OPENING_TOTAL };

/** What a first row against a whole deck is worth: with it all rows of as many different values are alike. */
export const openingTotal = (row: RowNumber): number => FIRST_ROW_TOTALS[new Set(digits(row % TRIPLES)).size]!;

export const opening = (asked: number): Advice => ({
  row: (asked & COLOR_LEFT ? 0 : TRIPLES) + THREE_DIFFERENT,
  total: OPENING_TOTAL,
  exact: false,
});
