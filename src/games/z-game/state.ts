/** The pieces of Z-Game, its printed material, and the shapes of its states, moves and views. */
import type { AnyView } from '../../core/game.ts';
import { type Cell, type Grid, grid } from '../../core/grid.ts';
import type { ZGameOptions } from './options.ts';

/** Seat 0 is White, seat 1 is Black. */
export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];
export const opponent = (side: Side): Side => (side === 0 ? 1 : 0);

export const SYMBOLS = ['z', 'zero', 'arrow', 'cross', 'plus'] as const;
export type PieceSymbol = (typeof SYMBOLS)[number];
/** What each player arranges in secret; his Z stands face up in its own place. */
export const ARRANGED: readonly PieceSymbol[] = ['arrow', 'zero', 'zero', 'plus', 'plus', 'cross', 'cross'];
/** Z3: so many turns in a row without a capture and without a piece turned up end the game. */
export const QUIET_LIMIT = 60;
/** Z4: the same position so many times ends the game. */
export const REPETITION_LIMIT = 3;

export interface Home {
  readonly z: Cell;
  /** The cells of the seven others, in the order of the set-up notation. */
  readonly others: readonly Cell[];
}

export interface Layout {
  readonly grid: Grid;
  readonly homes: readonly [Home, Home];
}

/** Z1: the boards, drawn from White's side; Black stands half a turn round. */
export const LAYOUTS = {
  compact: layout(5, 7, 'c1', 'a1 b1 d1 e1 b2 c2 d2'),
  wide: layout(8, 8, 'e1', 'a1 b1 c1 d1 f1 g1 h1'),
  square: layout(7, 7, 'd1', 'b1 c1 e1 f1 c2 d2 e2'),
} as const;
export type LayoutName = keyof typeof LAYOUTS;

function layout(width: number, height: number, z: string, others: string): Layout {
  const board = grid(width, height);
  const white: Home = { z: board.cell(z)!, others: others.split(' ').map((name) => board.cell(name)!) };
  const halfTurn = (cell: Cell) => board.cells.length - 1 - cell;
  return { grid: board, homes: [white, { z: halfTurn(white.z), others: white.others.map(halfTurn) }] };
}

export interface Piece {
  readonly seat: Side;
  readonly symbol: PieceSymbol;
  /** Turned up; hidden from the opponent until then. */
  readonly up: boolean;
}

export interface ZGameState {
  readonly options: ZGameOptions;
  readonly setUp: readonly [boolean, boolean];
  /** By cell. */
  readonly board: readonly (Piece | null)[];
  /** What each side has lost, in the order taken. */
  readonly taken: readonly [readonly PieceSymbol[], readonly PieceSymbol[]];
  /** Moves and turnings up, since both have set up. */
  readonly turns: number;
  /** Turns since a piece was last taken or turned up. */
  readonly quiet: number;
  /** The positions since one was last left for good, this one included (position.ts). */
  readonly positions: readonly string[];
}

export const bothSetUp = (state: Pick<ZGameState, 'setUp'>): boolean => state.setUp[0] && state.setUp[1];
/** White begins. */
export const mover = (state: Pick<ZGameState, 'turns'>): Side => (state.turns % 2 === 0 ? 0 : 1);

/** Moves name their cells, since a text is read before anybody asks on which board it is played. */
export type ZGameMove =
  | { readonly kind: 'set-up'; readonly symbols: readonly PieceSymbol[] }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'turn-up'; readonly at: string };

/** What an event shows to everybody at the table, in the order in which it happens. */
export type ZGameEffect =
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly as: PieceSymbol | 'hidden' }
  | {
      readonly kind: 'taken';
      readonly at: string;
      readonly seat: Side;
      readonly symbol: PieceSymbol;
      readonly wasHidden: boolean;
    }
  | { readonly kind: 'turned-up'; readonly at: string; readonly seat: Side; readonly symbol: PieceSymbol };

/** A piece as its viewer knows it: `symbol` is null where he may not. */
export interface PieceSeen {
  readonly seat: Side;
  readonly up: boolean;
  readonly symbol: PieceSymbol | null;
}

export interface ZGameView extends AnyView {
  readonly options: ZGameOptions;
  readonly setUp: readonly [boolean, boolean];
  /** By the name of the cell, row by row from the bottom left. */
  readonly pieces: Readonly<Record<string, PieceSeen>>;
  readonly taken: readonly [readonly PieceSymbol[], readonly PieceSymbol[]];
  readonly turns: number;
  readonly quiet: number;
  readonly positions: readonly string[];
}
