/** Positions as Z4 compares them, written so that they may be shown to anybody. */
import { LETTERS } from './notation.ts';
import { mover, type Piece, type ZGameState } from './state.ts';

/**
 * Who is to move, then the board cell by cell: White in capitals, Black in small letters, `h` for a hidden piece.
 * Whether Z4 means the symbols under hidden pieces too makes no difference: hidden pieces never become more and only go
 * forward, so where they stand on the same cells again none of them has stirred, and neither have their symbols.
 * They are left out, and the text holds nothing that is not public.
 */
export function position(state: Pick<ZGameState, 'board' | 'turns'>): string {
  let text = `${mover(state)}:`;
  for (const piece of state.board) text += piece ? letter(piece) : '.';
  return text;
}

/** Whether a position can come again after `piece` has moved: only these three ever go back where they came from. */
export const goesBack = ({ up, symbol }: Piece): boolean =>
  up && (symbol === 'z' || symbol === 'cross' || symbol === 'plus');

function letter({ seat, symbol, up }: Piece): string {
  const small = up ? LETTERS[symbol] : 'h';
  return seat === 0 ? small.toUpperCase() : small;
}
