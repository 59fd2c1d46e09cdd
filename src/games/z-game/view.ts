/** The only file that decides who knows what. */
import type { By, Random, Seen, Viewer } from '../../core/game.ts';
import { shuffle } from '../../core/random.ts';
import { outcome } from './endings.ts';
import { write } from './notation.ts';
import { apply, turnsUpOn } from './rules.ts';
import {
  ARRANGED,
  LAYOUTS,
  type Piece,
  type PieceSeen,
  type PieceSymbol,
  type Side,
  type ZGameEffect,
  type ZGameMove,
  type ZGameState,
  type ZGameView,
} from './state.ts';

export const view = (state: ZGameState, viewer: Viewer): ZGameView =>
  shown(state, viewer, outcome(state) !== undefined);

export const reveal = (state: ZGameState, viewer: Viewer): ZGameView => shown(state, viewer, true);

function shown(state: ZGameState, viewer: Viewer, over: boolean): ZGameView {
  const { grid } = LAYOUTS[state.options.layout];
  const pieces: Record<string, PieceSeen> = {};
  for (const [cell, piece] of state.board.entries()) {
    if (piece) pieces[grid.name(cell)] = pieceSeen(piece, viewer, over);
  }
  return {
    viewer,
    options: state.options,
    setUp: state.setUp,
    pieces,
    taken: state.taken,
    turns: state.turns,
    quiet: state.quiet,
    positions: state.positions,
  };
}

/** A hidden symbol is its owner's alone until the game is over; then everything is shown. */
function pieceSeen({ seat, symbol, up }: Piece, viewer: Viewer, over: boolean): PieceSeen {
  return { seat, up, symbol: up || over || seat === viewer ? symbol : null };
}

/** Of a set-up the others learn only that it is made; all the rest happens in the open. */
export function seen(before: ZGameState, by: By, move: ZGameMove, viewer: Viewer): Seen<ZGameEffect> {
  if (move.kind === 'set-up') return { by, move: viewer === by ? write(move) : 'setup', effects: [] };
  return { by, move: write(move), effects: effectsOf(before, move) };
}

function effectsOf(before: ZGameState, move: Exclude<ZGameMove, { kind: 'set-up' }>): ZGameEffect[] {
  const { cell } = LAYOUTS[before.options.layout].grid;
  if (move.kind === 'turn-up') return [turnedUp(before.board[cell(move.at)!]!, move.at)];
  const [from, to] = [cell(move.from)!, cell(move.to)!];
  const piece = before.board[from]!;
  const met = before.board[to];
  const effects: ZGameEffect[] = [
    { kind: 'moved', from: move.from, to: move.to, as: piece.up ? piece.symbol : 'hidden' },
  ];
  if (met) effects.push({ kind: 'taken', at: move.to, seat: met.seat, symbol: met.symbol, wasHidden: !met.up });
  if (turnsUpOn(before, from, to)) effects.push(turnedUp(piece, move.to));
  return effects;
}

const turnedUp = ({ seat, symbol }: Piece, at: string): ZGameEffect => ({ kind: 'turned-up', at, seat, symbol });

/** The symbols that a viewer has not met yet lie under the hidden pieces in any order, each as likely as another. */
export function imagine(view: ZGameView, random: Random): ZGameState {
  const { grid } = LAYOUTS[view.options.layout];
  const unmet = [shuffle(unmetSymbols(view, 0), random), shuffle(unmetSymbols(view, 1), random)] as const;
  return {
    options: view.options,
    setUp: view.setUp,
    board: grid.cells.map((cell): Piece | null => {
      const piece = view.pieces[grid.name(cell)];
      if (!piece) return null;
      return { seat: piece.seat, symbol: piece.symbol ?? unmet[piece.seat].pop()!, up: piece.up };
    }),
    taken: view.taken,
    turns: view.turns,
    quiet: view.quiet,
    positions: view.positions,
  };
}

/** Not where a hidden piece is taken, nor where the game ends, which shows them all. */
export function certain(view: ZGameView, move: ZGameMove): boolean {
  if (move.kind !== 'move') return true;
  const [taken, mover] = [view.pieces[move.to], view.pieces[move.from]];
  if (!mover || taken?.symbol === null) return false;
  return (
    outcome(
      apply(
        imagine(view, () => 0),
        mover.seat,
        move,
      ),
    ) === undefined
  );
}

/** The seven of a side, less those on the board that this viewer knows, less those taken. */
export function unmetSymbols({ pieces, taken }: ZGameView, side: Side): readonly PieceSymbol[] {
  const unmet = [...ARRANGED];
  const met = Object.values(pieces).flatMap(({ seat, symbol }) => (seat === side && symbol ? [symbol] : []));
  for (const symbol of [...met, ...taken[side]]) {
    if (symbol !== 'z') unmet.splice(unmet.indexOf(symbol), 1);
  }
  return unmet;
}
