/**
 * How far both boards are, in one number: rows left for the colours + 16 × rows left for the shapes. An attribute with
 * no row left is closed, whether it is solved or its 8th row is used (K2).
 */

import { ROWS_PER_ATTRIBUTE, type Row } from '../../state.ts';
import { SOLVED, TRIPLES } from './triples.ts';

export type Boards = number;
/** 0 … 124 a row of colours, 125 … 249 a row of shapes. */
export type RowNumber = number;

export const COLOR_LEFT = 15;
export const SHAPE_LEFT = 240;
export const ONE_SHAPE_ROW = 16;
export const FRESH: Boards = ROWS_PER_ATTRIBUTE * (1 + ONE_SHAPE_ROW);

export const bothOpen = (boards: Boards): boolean => (boards & COLOR_LEFT) !== 0 && (boards & SHAPE_LEFT) !== 0;

/** Those of COLOR_LEFT and SHAPE_LEFT that are open. */
export const openSides = (boards: Boards): number =>
  ((boards & COLOR_LEFT) === 0 ? 0 : COLOR_LEFT) | ((boards & SHAPE_LEFT) === 0 ? 0 : SHAPE_LEFT);

export function after(boards: Boards, row: RowNumber, answer: number): Boards {
  if (row < TRIPLES) return answer === SOLVED ? boards & SHAPE_LEFT : boards - 1;
  return answer === SOLVED ? boards & COLOR_LEFT : boards - ONE_SHAPE_ROW;
}

export const boardsAfter = (rows: readonly Row[]): Boards =>
  rows.reduce(
    (boards, { kind, black }) => after(boards, kind === 'color' ? 0 : TRIPLES, black === 3 ? SOLVED : 0),
    FRESH,
  );
