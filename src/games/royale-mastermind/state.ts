/** The cards and pegs of Royale Mastermind, and the shapes of its states, moves and views. */
import type { AnyView, Seat } from '../../core/game.ts';
import type { MastermindOptions } from './options.ts';

// K8: the names are ours
export const COLORS = ['red', 'yellow', 'green', 'blue', 'white'] as const;
export type Color = (typeof COLORS)[number];
export const SHAPES = ['circle', 'square', 'triangle', 'star', 'cross'] as const;
export type Shape = (typeof SHAPES)[number];

/** What a Seeker looks for: the three colours or the three shapes, each on a board of its own. */
export const ATTRIBUTES = ['color', 'shape'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Value = Color | Shape;
export const VALUES: Readonly<Record<Attribute, readonly Value[]>> = { color: COLORS, shape: SHAPES };

export type Card = `${Color}-${Shape}`;
/** All 25 in alphabetical order, the order in which cards are listed everywhere but in a code. */
export const CARDS: readonly Card[] = COLORS.flatMap((color) =>
  SHAPES.map((shape): Card => `${color}-${shape}`),
).sort();
export const CARDS_PER_CODE = 3;
export const ROWS_PER_ATTRIBUTE = 8;

/** From left to right. */
export type Three<T> = readonly [T, T, T];
export type Code = Three<Card>;

export interface Answer {
  readonly black: number;
  readonly white: number;
}
/** A row of pegs as it is proposed. */
export interface Proposal {
  readonly kind: Attribute;
  readonly values: Three<Value>;
}
/** A row as it stands on the board, its answer beside it. */
export type Row = Proposal & Answer;

export interface Round {
  readonly code: Code;
  readonly rows: readonly Row[];
}

/** What is settled when the table opens. */
export interface Table {
  readonly seats: number;
  readonly options: MastermindOptions;
}
export interface MastermindState extends Table {
  /** Every round whose code is set; only the last one can still be in play. */
  readonly rounds: readonly Round[];
  /** 3 players: the cards that chance has taken out, in alphabetical order. */
  readonly removed: readonly Card[];
}

export type MastermindMove = Proposal | { readonly kind: 'code' | 'remove'; readonly cards: Three<Card> };

/** What happens next: a code is set, rows are proposed, three cards are removed, nothing. */
export type Phase = 'code' | 'seek' | 'remove' | 'over';
export type Track = 'open' | 'solved' | 'unsolved';

/** Alone there is no Coder at the table. */
export interface Roles {
  readonly coder: Seat | null;
  readonly seekers: Readonly<Record<Attribute, Seat>>;
}

export type MastermindEffect =
  | ({ readonly kind: 'answer' } & Answer)
  | { readonly kind: 'closed'; readonly attribute: Attribute; readonly solved: boolean }
  /** The code is shown; `to` is the Coder who takes the points. */
  | {
      readonly kind: 'round-over';
      readonly round: number;
      readonly code: Code;
      readonly points: number;
      readonly to: Seat | null;
    }
  | { readonly kind: 'covered'; readonly cards: Three<Card> }
  | { readonly kind: 'deck-whole' }
  | ({ readonly kind: 'roles' } & Roles);

export interface MastermindView extends AnyView, Table {
  readonly phase: Phase;
  /** In play, or next to come; after the end the last one. Counted from 1. */
  readonly round: number;
  readonly roundsInAll: number;
  readonly coder: Seat | null;
  readonly seekers: Readonly<Record<Attribute, Seat>>;
  /** How far each attribute of `round` is. */
  readonly tracks: Readonly<Record<Attribute, { readonly status: Track; readonly rows: number }>>;
  /** All rows of the game in order; `row` is the notation. */
  readonly rows: readonly ({ readonly round: number; readonly row: string } & Answer)[];
  /** The code in play: for its Coder alone. */
  readonly code: Code | null;
  /** The codes of the rounds played, shown to all. */
  readonly codes: readonly Code[];
  /** Cards in the deck, those of the code in play included. */
  readonly deck: number;
  readonly out: readonly Card[];
  /** Points of the rounds played; alone the rows used. */
  readonly scores: readonly number[];
}
