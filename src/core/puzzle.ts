/**
 * Puzzles: what a game's folder gives to hosts that make, keep and set them. A puzzle is a position, a task and all right
 * answers; whatever keeps the best verdict is right. Which verdict that is, the kind says (docs/puzzles.md).
 */
import type { GameEvent, Notation, Random, Seat } from './game.ts';

export interface Puzzle {
  /** Made of the game and of the puzzle itself: it stays the same wherever the puzzle lies. */
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Of a homemade one: where it begins, in the game's own writing, instead of the empty table. */
  readonly setUp?: string;
  /** From there to the position. */
  readonly events: readonly GameEvent[];
  /** Whose answer is asked for. */
  readonly seat: Seat;
  readonly kind: string;
  /** How hard it is, from 400 for a child to 2400 for a master. */
  readonly rating: number;
  /** All right first moves, sorted. */
  readonly answers?: readonly Notation[];
  /** Instead of them, where only the number of moves is asked for. */
  readonly optimum?: number;
}

/** A puzzle as its maker leaves it: moves without their makers, who follow from the rules. */
export interface PuzzleDraft extends Pick<Puzzle, 'seats' | 'options' | 'kind' | 'rating' | 'answers' | 'optimum'> {
  readonly moves: readonly Notation[];
}

/** Where a homemade puzzle begins: a position in the game's own writing. */
export interface PuzzlePosition extends Pick<Puzzle, 'seats' | 'options'> {
  readonly setUp: string;
}

/** What the solver finds of a position in which somebody would like to set a puzzle of a kind. */
export type PuzzleFinding =
  | SoundPuzzle
  /** `why` is a key of the kind's sentences (`cannot`), or of those for all kinds. */
  | { readonly kind: string; readonly isSound: false; readonly why: string };

export interface SoundPuzzle extends Pick<Puzzle, 'kind' | 'seat' | 'rating' | 'answers' | 'optimum'> {
  readonly isSound: true;
  readonly position: PuzzlePosition;
  /** How many answers are right: first moves, or shortest ways where the number of moves is asked for; `isMore`: at least so many. */
  readonly right: number;
  readonly isMore?: boolean;
  /** Of so many first moves. */
  readonly of?: number;
}

export interface PuzzleMaker<State = unknown> {
  readonly kinds: readonly string[];
  /** One try: some position, if the solver finds that it makes a puzzle. The same chance leads to the same puzzle. */
  attempt(random: Random): PuzzleDraft | undefined;
  /**
   * All right moves of the seat in any position of a puzzle of this kind, sorted; none where it is solved or lost. `begin` is the
   * state in which the puzzle was set.
   */
  answers(state: State, seat: Seat, kind: string, begin: State): readonly Notation[];
  /** What the other side, or the clock, does where it is to act; undefined where the puzzle ends. The answer that holds out best. */
  reply(state: State, seat: Seat, kind: string, begin: State): Notation | undefined;
  /**
   * How it goes on if both sides do their best, as far as it is easily followed: after a wrong move it shows that it was wrong.
   * Only the other side's reply if not said.
   */
  bestLine?(state: State, seat: Seat, kind: string, begin: State): readonly Notation[];
  /** Of a puzzle with an optimum: how many of the solver's moves count. */
  spent?(moves: readonly Notation[]): number;
  /**
   * What a position makes as a puzzle, a finding for each kind: only what is proved is sound. `tell` hears how much of it is done, from 0 to
   * 1. It ends by itself: where it would take too long, the finding says so.
   */
  examine(state: State, tell: (done: number) => void): readonly PuzzleFinding[];
  /** The same for two positions that are the same puzzle: turned, mirrored, colours changed. */
  likeness(state: State): string;
}

/** A part of a game's shelf: a puzzle a line (src/puzzles/lines.ts). */
export type ShelfPart = () => Promise<string>;

/** What a game has of puzzles. */
export interface GamePuzzles<State = unknown> {
  maker(): Promise<PuzzleMaker<State>>;
  /** Those that are shipped, the easiest part first. */
  readonly parts: readonly ShelfPart[];
}

export const EASIEST = 400;
export const HARDEST = 2400;

/** The rating of a puzzle that is so much harder than the easiest one. */
export const rated = (harder: number): number => Math.round(Math.min(HARDEST, Math.max(EASIEST, EASIEST + harder)));
