/**
 * How far both boards are, in one number: rows left for the colours + 16 × rows left for the shapes. An attribute with
 * no row left is closed, whether it is solved or its 8th row is used (K2).
 */
import { CARDS_PER_CODE, ROWS_PER_ATTRIBUTE, type Row } from '../../state.ts';
import { type RowNumber, SOLVED, TRIPLES } from './triples.ts';

export type RowsLeft = number;

export const ONE_SHAPE_ROW = 16;
/** The bits of either number; they also name the attributes where both may be asked for. */
export const COLOR_LEFT = ONE_SHAPE_ROW - 1;
export const SHAPE_LEFT = COLOR_LEFT * ONE_SHAPE_ROW;
export const ALL_LEFT: RowsLeft = ROWS_PER_ATTRIBUTE * (1 + ONE_SHAPE_ROW);

export const bothOpen = (rowsLeft: RowsLeft): boolean => (rowsLeft & COLOR_LEFT) !== 0 && (rowsLeft & SHAPE_LEFT) !== 0;

/** Those of COLOR_LEFT and SHAPE_LEFT that are open. */
export const openSides = (rowsLeft: RowsLeft): number =>
  ((rowsLeft & COLOR_LEFT) === 0 ? 0 : COLOR_LEFT) | ((rowsLeft & SHAPE_LEFT) === 0 ? 0 : SHAPE_LEFT);

export function after(rowsLeft: RowsLeft, row: RowNumber, answer: number): RowsLeft {
  if (row < TRIPLES) return answer === SOLVED ? rowsLeft & SHAPE_LEFT : rowsLeft - 1;
  return answer === SOLVED ? rowsLeft & COLOR_LEFT : rowsLeft - ONE_SHAPE_ROW;
}

export const rowsLeftAfter = (rows: readonly Row[]): RowsLeft =>
  rows.reduce(
    (rowsLeft, { kind, black }) =>
      after(rowsLeft, kind === 'color' ? 0 : TRIPLES, black === CARDS_PER_CODE ? SOLVED : 0),
    ALL_LEFT,
  );
