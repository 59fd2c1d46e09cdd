/** The board, the discs and the tubes of Foxu, and the shapes of its states, moves and views. */
import type { AnyView, Seat } from '../../core/game.ts';
import { type Cell, EVERY_WAY, grid } from '../../core/grid.ts';
import type { FoxuOptions } from './options.ts';

export const BOARD = grid(6, 6);
export const CORNERS: readonly Cell[] = ['a1', 'a6', 'f1', 'f6'].map((name) => BOARD.cell(name)!);
export const HOLES: readonly Cell[] = BOARD.cells.filter((cell) => !CORNERS.includes(cell));
export const DISCS_PER_COLOUR = 11;
/** F3: so many slides in a row without a disc dropped are a draw. */
export const QUIET_LIMIT = 40;
/** F1: from each cell the eight straight ways a tube can slide. */
export const RAYS: readonly (readonly (readonly Cell[])[])[] = BOARD.cells.map((cell) =>
  EVERY_WAY.map((direction) => BOARD.ray(cell, direction)).filter((ray) => ray.length > 0),
);

export const COLOURS = ['blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export type Disc = Colour | 'grey';

export const DIAGONALS = ['a1f6', 'a6f1'] as const;
export type Diagonal = (typeof DIAGONALS)[number];

export interface Tube {
  readonly at: Cell;
  readonly discs: number;
}

export interface FoxuState {
  readonly options: FoxuOptions;
  /** What lies in each cell's hole. */
  readonly discs: readonly (Disc | null)[];
  /** Blue and yellow, once the diagonal is chosen. Blue always makes the first slide. */
  readonly tubes: readonly [Tube, Tube] | null;
  readonly swapped: boolean;
  readonly slides: number;
  /** Slides since a disc was last dropped. */
  readonly quiet: number;
}

export type FoxuMove =
  | { readonly kind: 'grey'; readonly cells: readonly Cell[] }
  | { readonly kind: 'diagonal'; readonly diagonal: Diagonal }
  | { readonly kind: 'slide'; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'swap' };

/** A disc fell: into which hole, out of whose tube. */
export interface FoxuEffect {
  readonly drop: string;
  readonly colour: Colour;
}

/** Nothing is hidden in Foxu: everybody sees all of it. */
export interface FoxuView extends AnyView {
  readonly options: FoxuOptions;
  /** By cell, the filled holes only. */
  readonly discs: Readonly<Record<string, Disc>>;
  readonly tubes: readonly {
    readonly colour: Colour;
    readonly seat: Seat;
    readonly at: string;
    readonly discs: number;
  }[];
  readonly swapped: boolean;
  readonly slides: number;
  readonly quiet: number;
}
