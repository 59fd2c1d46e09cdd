/** The tokens of Mister Zero, and the shapes of its states, moves, walks and views. The board is in bridges.data.ts. */
import type { AnyView, Seat } from '../../core/game.ts';
import type { Bridge, Point } from './bridges.data.ts';
import type { MisterZeroOptions } from './options.ts';

export const COLOURS = ['red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const NUMBERS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface Token {
  readonly colour: Colour;
  readonly number: number;
}
/** What lies on each bridge. */
export type Tokens = Readonly<Record<Bridge, Token | null>>;

export interface MisterZeroState {
  readonly options: MisterZeroOptions;
  /** By seat, the numbers still to place, smallest first. */
  readonly hands: readonly (readonly number[])[];
  readonly tokens: Tokens;
  /** The one bridge whose token lies face down. */
  readonly faceDown: Bridge | null;
}

export interface MisterZeroMove {
  readonly number: number;
  readonly bridge: Bridge;
  readonly faceDown: boolean;
}

/** A bridge crossed one way. */
export interface Way {
  readonly bridge: Bridge;
  readonly from: Point;
  readonly to: Point;
}

export interface Jump extends Way {
  readonly kind: 'jump';
  readonly token: Token;
}

/** A checkpoint pays: its colour takes the tokens that lie used on these bridges. */
export interface Payout {
  readonly kind: 'payout';
  readonly at: Point;
  readonly colour: Colour;
  readonly bridges: readonly Bridge[];
}

export interface Walk {
  /** The points visited, the centre first. */
  readonly points: readonly Point[];
  readonly steps: readonly (Jump | Payout)[];
  /** How many tokens each colour has taken in the end. */
  readonly taken: Readonly<Record<Colour, number>>;
}

/** M6: the face-down token is turned up again. */
export interface TurnedUp {
  readonly kind: 'turned-up';
  readonly bridge: Bridge;
  readonly token: Token;
}

export interface WalkEnd {
  readonly kind: 'end';
  readonly at: Point;
  readonly taken: Readonly<Record<Colour, number>>;
}

/** The last token sets Mister Zero walking: its event tells every jump and payout, then the end. */
export type MisterZeroEffect = TurnedUp | Jump | Payout | WalkEnd;

/** Hands are open and a token is seen before it is turned over: everybody knows all of it. */
export interface MisterZeroView extends AnyView {
  readonly options: MisterZeroOptions;
  readonly hands: readonly (readonly number[])[];
  /** By bridge, the placed tokens only; they stay listed after the walk. */
  readonly tokens: Readonly<Partial<Record<Bridge, Token>>>;
  readonly faceDown: Bridge | null;
  /** Once the last token is placed. */
  readonly walk: Walk | null;
}

export const colourOf = (seat: Seat): Colour => COLOURS[seat % 2]!;

/** With four seats the first of each team has the odd tokens, the second the even ones. */
export const firstHand = (seat: Seat, seats: number): readonly number[] =>
  seats === 2 ? NUMBERS : NUMBERS.filter((number) => number % 2 === (seat < 2 ? 1 : 0));
