/** What the numbers of a packed board mean: cells within a wall, pieces, moves. */
import type { Cell } from '../../../../core/grid.ts';
import { LETTERS } from '../../notation.ts';
import { type Layout, type Piece, SYMBOLS, type ZGameMove } from '../../state.ts';

/** From one row of cells to the next: eight at most, and a wall on either side. */
export const STRIDE = 10;
export const AREA = STRIDE * STRIDE;

/** A piece from the high bits: 1 for Black, 1 for turned up, then the symbol. 0 is an empty cell, WALL the rim. */
export const BLACK = 16;
export const UP = 8;
export const Z = 1;
export const ZERO = 2;
export const ARROW = 3;
export const CROSS = 4;
export const PLUS = 5;
export const WALL = 32;
/** Of pieces, without the wall. */
export const CODES = WALL;
export const SYMBOL_MASK = 7;
/** Symbol and side up, whosever it is. */
export const PIECE_MASK = SYMBOL_MASK | UP;

/** Whether two codes, the first of which may be a wall but not empty, are pieces of different sides. */
export const isEnemy = (met: number, own: number): boolean => ((met ^ own) & (BLACK | WALL)) === BLACK;

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

/** from × 128 + to, both less than AREA; turning up goes nowhere. */
export type PackedMove = number;
const CELL_BITS = 7;
const CELL_MASK = (1 << CELL_BITS) - 1;
export const PACKED_MOVES = 1 << (2 * CELL_BITS);
export const packMove = (from: number, to: number): PackedMove => (from << CELL_BITS) | to;
export const fromOf = (move: PackedMove): number => move >> CELL_BITS;
export const toOf = (move: PackedMove): number => move & CELL_MASK;
/** Whether the move turns a piece up where it stands. */
export const turnsUp = (move: PackedMove): boolean => fromOf(move) === toOf(move);

export function unpack(layout: Layout, move: PackedMove): ZGameMove {
  const from = cellName(layout, fromOf(move));
  const to = cellName(layout, toOf(move));
  return from === to ? { kind: 'turn-up', at: from } : { kind: 'move', from, to };
}
