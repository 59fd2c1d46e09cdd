/** Positions for the tests, told the way a diagram's caption would. */

import type { ZGameOptions } from './options.ts';
import { position as written } from './position.ts';
import { ARRANGED, LAYOUTS, type Piece, type PieceSymbol, type Side, type ZGameState } from './state.ts';

export interface Caption {
  /** 'Zc1 xb2' is a Z on c1 and a hidden cross on b2: capitals are turned up. */
  readonly white: string;
  readonly black: string;
  readonly toMove?: Side;
  readonly quiet?: number;
  readonly options?: Partial<ZGameOptions>;
}

const SYMBOLS: Readonly<Record<string, PieceSymbol>> = { Z: 'z', O: 'zero', A: 'arrow', X: 'cross', P: 'plus' };

/** In the middle of a game; whatever is not named has been taken. */
export function position({ white, black, toMove = 0, quiet = 0, options }: Caption): ZGameState {
  const table: ZGameOptions = { layout: 'compact', ending: 'draw', ...options };
  const { grid } = LAYOUTS[table.layout];
  const pieces = [...piecesOf(0, white), ...piecesOf(1, black)];
  const board = grid.cells.map((cell) => pieces.find(({ at }) => at === grid.name(cell))?.piece ?? null);
  const turns = 100 + toMove;
  return {
    options: table,
    setUp: [true, true],
    board,
    taken: [missing(board, 0), missing(board, 1)],
    turns,
    quiet,
    positions: [written({ board, turns })],
  };
}

function piecesOf(seat: Side, caption: string): { at: string; piece: Piece }[] {
  return caption.split(' ').map((text) => {
    const letter = text.charAt(0);
    const capital = letter.toUpperCase();
    return { at: text.slice(1), piece: { seat, symbol: SYMBOLS[capital]!, up: letter === capital } };
  });
}

function missing(board: ZGameState['board'], side: Side): PieceSymbol[] {
  const lost = [...ARRANGED];
  for (const piece of board) {
    if (piece?.seat === side && piece.symbol !== 'z') lost.splice(lost.indexOf(piece.symbol), 1);
  }
  return lost;
}
