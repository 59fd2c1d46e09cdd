/** The boards, robots and targets of Ricochet Robots, and the shapes of its states, moves and views. */
import type { AnyView, Seat } from '../../core/game.ts';
import { type Cell, grid } from '../../core/grid.ts';
import type { RicochetOptions } from './options.ts';

export const GRID = grid(16, 16);
/** The four cells under the piece that holds the boards together. */
export const CENTRE: readonly Cell[] = ['h8', 'h9', 'i8', 'i9'].map((name) => GRID.cell(name)!);

export const BOARDS = ['1', '2', '3', '4'] as const;
export type Face = `${(typeof BOARDS)[number]}${'A' | 'B'}`;
/** One face of each board, clockwise from the north-west. */
export type Layout = readonly [Face, Face, Face, Face];

/** Clockwise. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A robot is called by the first letter of its colour. */
export const ROBOTS = ['r', 'y', 'g', 'b'] as const;
export type Robot = (typeof ROBOTS)[number];
export type Robots = Readonly<Record<Robot, Cell>>;

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export const SYMBOLS = ['circle', 'triangle', 'square', 'hexagon'] as const;
export type Target = `${(typeof COLOURS)[number]}-${(typeof SYMBOLS)[number]}` | 'vortex';
export const TARGETS: readonly Target[] = [
  ...COLOURS.flatMap((colour) => SYMBOLS.map((symbol): Target => `${colour}-${symbol}`)),
  'vortex',
];

export interface Slide {
  readonly robot: Robot;
  readonly direction: Direction;
}

export interface Bid {
  readonly seat: Seat;
  readonly number: number;
}

/** `quiet`: the sandglass lies and may be turned. `last-glass`: it was turned, and nobody has announced yet. */
export const ROUND_PHASES = ['thinking', 'quiet', 'last-glass', 'announcing', 'showing'] as const;
export type RoundPhase = (typeof ROUND_PHASES)[number];
export type Phase = 'layout' | 'robots' | 'drawing' | RoundPhase | 'over';

export interface Round {
  readonly target: Target;
  readonly phase: RoundPhase;
  /** Where the robots go back to when a showing fails. */
  readonly start: Robots;
  /** The last announcement of each seat (R2), in the order in which these were made. */
  readonly bids: readonly Bid[];
  /** Who shows, fixed when the sandglass runs out; empty before. */
  readonly order: readonly Seat[];
  /** Whose place in `order` it is. */
  readonly turn: number;
  /** The slides of this showing so far. */
  readonly slides: readonly Slide[];
}

/** The round before, so that its shortest solution can be shown (R5). */
export interface RoundPlayed {
  readonly target: Target;
  readonly start: Robots;
  readonly winner: Seat | null;
  /** What the winner showed. */
  readonly slides: readonly Slide[];
}

export interface RicochetState {
  readonly options: RicochetOptions;
  readonly layout: Layout | null;
  readonly robots: Robots | null;
  /** By seat, in the order won. */
  readonly won: readonly (readonly Target[])[];
  /** R10: the targets put back in silence since a target was last won. */
  readonly silent: readonly Target[];
  /** How many targets have been drawn. */
  readonly rounds: number;
  readonly round: Round | null;
  readonly lastRound: RoundPlayed | null;
}

export type RicochetMove =
  | { readonly kind: 'layout'; readonly layout: Layout }
  | { readonly kind: 'robots'; readonly robots: Robots }
  | { readonly kind: 'target'; readonly target: Target }
  | { readonly kind: 'bid'; readonly number: number }
  | ({ readonly kind: 'show' } & Slide)
  | { readonly kind: 'turn-glass' | 'give-up' | 'quiet' | 'glass' | 'show-timeout' };

/** Why a showing failed (R3, R8). */
export type Failure = 'no-ricochet' | 'number-used-up' | 'gave-up' | 'timeout';

/** Cells by their names. */
export type RobotCells = Readonly<Record<Robot, string>>;

export type RicochetEffect =
  | { readonly effect: 'glass-turned' }
  /** R13: of an announcement that its handicap is added to. */
  | { readonly effect: 'counts'; readonly seat: Seat; readonly number: number }
  | ({ readonly effect: 'slide'; readonly from: string; readonly to: string } & Slide & {
        /** What the robot stopped at: another robot, or a wall, the rim or the centre. */
        readonly stoppedBy: Robot | 'wall';
      })
  | { readonly effect: 'failed'; readonly seat: Seat; readonly cause: Failure }
  | { readonly effect: 'robots-back'; readonly robots: RobotCells }
  | { readonly effect: 'shows'; readonly seat: Seat; readonly number: number }
  | { readonly effect: 'won'; readonly seat: Seat; readonly target: Target; readonly slides: number }
  | { readonly effect: 'put-back'; readonly target: Target; readonly cause: 'nobody' | 'silence' };

/** Nothing in the log is secret: everybody sees all of it. */
export interface RicochetView extends AnyView {
  readonly options: RicochetOptions;
  readonly phase: Phase;
  readonly layout: Layout | null;
  /** Where the robots stand now; null before they are placed. */
  readonly robots: Readonly<Record<Robot, string | null>>;
  /** How many targets have been drawn. */
  readonly rounds: number;
  readonly target: Target | null;
  /** Where the robots stood when the target was drawn. */
  readonly start: RobotCells | null;
  /** By seat, the last announcement of this round. */
  readonly bids: readonly (number | null)[];
  /** The seats that have announced, the earliest last announcement first. */
  readonly announced: readonly Seat[];
  /** Who shows in this round, first to last. */
  readonly order: readonly Seat[];
  /** Who shows now. */
  readonly shows: Seat | null;
  /** The slides of this showing so far: 'rN'. */
  readonly slides: readonly string[];
  /** By seat, in the order won. */
  readonly won: readonly (readonly Target[])[];
  /** The targets not yet won, this round's included. */
  readonly left: readonly Target[];
  /** R10: those of them put back in silence since a target was last won. All of them: the game ends. */
  readonly silent: readonly Target[];
  readonly lastRound: {
    readonly target: Target;
    readonly start: RobotCells;
    readonly winner: Seat | null;
    readonly slides: readonly string[];
  } | null;
}

/** What the analyst says of the running round; between two rounds, of the one before. */
export interface RicochetAnalysis {
  /** A shortest solution. */
  readonly moves: readonly string[];
  readonly optimal: boolean;
  readonly nodes: number;
  /** Where the search had to stop before it was sure. */
  readonly atLeast?: number;
  /** Of a round that is decided all shortest solutions, or the first few hundred. */
  readonly solutions?: readonly (readonly string[])[];
  /** How many they are in all. */
  readonly count?: number;
}
