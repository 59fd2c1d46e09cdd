/** What the numbers of a packed board mean: cells within a wall, pieces, moves. */
import type { Cell } from '../../../../core/grid.ts';
import { LETTERS } from '../../notation.ts';
import { type Layout, type Piece, SYMBOLS, type ZGameMove } from '../../state.ts';
import { STRIDE } from './tables.ts';

/** From the high bits: 1 for Black, 1 for turned up, then the symbol. 0 is an empty cell, WALL the rim. */
export const BLACK = 16;
export const UP = 8;
export const Z = 1;
export const ARROW = 3;
export const CROSS = 4;
export const PLUS = 5;
export const WALL = 32;

export const codeOf = ({ seat, symbol, up }: Piece): number =>
  seat * BLACK + (up ? UP : 0) + 1 + SYMBOLS.indexOf(symbol);

/** The pieces turned up, as positions write them. */
export const LETTER_CODES: Readonly<Record<string, number>> = Object.fromEntries(
  SYMBOLS.flatMap((symbol) => [
    [LETTERS[symbol].toUpperCase(), codeOf({ seat: 0, symbol, up: true })],
    [LETTERS[symbol], codeOf({ seat: 1, symbol, up: true })],
  ]),
);

export const packedCell = ({ grid }: Layout, cell: Cell): number =>
  (grid.row(cell) + 1) * STRIDE + grid.column(cell) + 1;

const cellName = ({ grid }: Layout, at: number): string =>
  grid.name((Math.floor(at / STRIDE) - 1) * grid.width + (at % STRIDE) - 1);

/** from × 128 + to; turning up goes nowhere. */
export type PackedMove = number;
const fromOf = (move: PackedMove): number => move >> 7;
const toOf = (move: PackedMove): number => move & 127;

export function pack(layout: Layout, move: ZGameMove): PackedMove {
  if (move.kind === 'set-up') throw new Error('a set-up is no move of the board');
  const [from, to] = move.kind === 'move' ? [move.from, move.to] : [move.at, move.at];
  const { cell } = layout.grid;
  return (packedCell(layout, cell(from)!) << 7) | packedCell(layout, cell(to)!);
}

export function unpack(layout: Layout, move: PackedMove): ZGameMove {
  const from = cellName(layout, fromOf(move));
  const to = cellName(layout, toOf(move));
  return from === to ? { kind: 'turn-up', at: from } : { kind: 'move', from, to };
}
