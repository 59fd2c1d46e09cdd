/** Computer players and analysts, as hosts see them. They are shown views, never states. */
import type { AnyView, Notation, Random, Viewer } from './game.ts';

/** From 1, whom a child can beat, to 5, the strongest. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** How much thought is allowed. With `nodes` alone the same question gets the same answer on every machine. */
export interface Budget {
  readonly nodes?: number;
  readonly ms?: number;
}

/** What is known so far, or in the end. `value` is for the seat that thinks; `exact` if nothing can change it. */
export interface Info {
  readonly value?: number;
  readonly depth?: number;
  readonly nodes?: number;
  readonly exact?: boolean;
  readonly line?: readonly Notation[];
}

/** A thread of the host's, besides the one that thinks, in which a game's `help` runs. */
export interface Helper {
  /** Starts it, in a memory that is shared from now on. */
  join(memory: SharedArrayBuffer): void;
}

/** The host's side of thinking: the time, the random source, and a hand on the shoulder. */
export interface Thinking {
  readonly budget: Budget;
  readonly random: Random;
  /** Milliseconds from any fixed moment. */
  now(): number;
  /** Milliseconds since chance last acted, where a game runs in real time: how long everybody has been thinking. */
  readonly elapsed?: number;
  /** Told whenever more is known, `line[0]` being the move that would be made now: a page shows it, or takes it. */
  report?(info: Info): void;
  /** For analysts: players have one core. */
  readonly helper?: Helper | undefined;
  /** Asked every few thousand nodes; true asks for the answer now. */
  hurried?(): boolean;
}

export interface Choice<Move> {
  readonly move: Move;
  readonly info: Info;
  /** Milliseconds from now until a person of this level would act; the host asks anew if something happens before. */
  readonly pause?: number;
}

export interface Bot<Move, View extends AnyView> {
  /**
   * A move for `view.viewer`, who is to act; undefined where he would rather wait for the others or the clock.
   * Decides from the view alone. Asked again with the same random source and view, it answers the same.
   */
  choose(view: View, level: Level, thinking: Thinking): Promise<Choice<Move> | undefined>;
}

/** What can be said about a position by whoever has this view; the fields are the game's own (docs/protocol.md). */
export interface Analyst<View extends AnyView> {
  /** undefined if there is nothing to say here. */
  analyse(view: View, thinking: Thinking): Promise<object | undefined>;
  /** Called when there may soon be something to analyse: the helper can join at once. */
  prepare?(helper: Helper): void;
  /** The answer drawn for a terminal, where a drawing says more than its fields. */
  draw?(view: View, analysis: object): string;
  /** Whose view to ask: spectators' for most games. */
  readonly viewer?: Viewer;
}
