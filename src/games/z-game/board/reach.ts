/** Where a piece goes by what it is, and by what it may be: told from a view, with nothing that the view hides. */
import { targets } from '../gaits.ts';
import { LAYOUTS, type Piece, type PieceSeen, type PieceSymbol, type ZGameState, type ZGameView } from '../state.ts';
import { unmetSymbols } from '../view.ts';

/** Hidden pieces go alike whatever they are, so any symbol will do where this viewer knows none. */
export function publicState(view: ZGameView): ZGameState {
  const { options, setUp, pieces, taken, turns, quiet, positions } = view;
  const { grid } = LAYOUTS[options.layout];
  const board = grid.cells.map((cell): Piece | null => {
    const piece = pieces[grid.name(cell)];
    return piece ? { ...piece, symbol: piece.symbol ?? 'zero' } : null;
  });
  return { options, setUp, board, taken, turns, quiet, positions };
}

export interface Reach {
  /** Now. */
  readonly now: readonly string[];
  /** Only once it is turned up: as what it would come to each cell. */
  readonly perhaps: ReadonlyMap<string, readonly PieceSymbol[]>;
}

export function reach(view: ZGameView, name: string): Reach {
  const state = publicState(view);
  const { grid } = LAYOUTS[view.options.layout];
  const cell = grid.cell(name)!;
  const piece = view.pieces[name]!;
  const now = targets(state, cell).map(grid.name);
  const turnedUp = (symbol: PieceSymbol): readonly string[] => {
    const board = state.board.with(cell, { seat: piece.seat, symbol, up: true });
    return targets({ ...state, board }, cell).map(grid.name);
  };
  const perhaps = new Map<string, PieceSymbol[]>();
  for (const symbol of piece.up ? [] : mayBe(view, piece)) {
    for (const to of turnedUp(symbol)) if (!now.includes(to)) perhaps.set(to, [...(perhaps.get(to) ?? []), symbol]);
  }
  return { now, perhaps };
}

/** The symbols that a piece can have, as far as this viewer knows. */
export function mayBe(view: ZGameView, { seat, symbol }: PieceSeen): readonly PieceSymbol[] {
  return symbol ? [symbol] : [...new Set(unmetSymbols(view, seat))];
}
