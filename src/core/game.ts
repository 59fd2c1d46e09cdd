/**
 * The contract between games and everything that hosts them. A game is a set of pure functions over plain JSON; hosts
 * keep its log, ask it who may act, and show its views.
 */
import type { Analyst, Bot } from './bot.ts';
import type { OptionSpecs } from './options.ts';
import type { GamePuzzles } from './puzzle.ts';
import type { Result } from './result.ts';
import type { Reviewer } from './review.ts';
import type { Study, StudyText } from './study.ts';
import type { GameText, Language } from './text.ts';

/** 0, 1, … in turn order. */
export type Seat = number;
/** Whoever makes an event. */
export type By = Seat | 'chance' | 'clock';
export type Viewer = Seat | 'spectator';
/** A move as text: 'a1-d4', 'bid:7'. */
export type Notation = string;
/** An integer in 0 … below - 1. */
export type Random = (below: number) => number;

/** One line of a game's log. The log alone replays the game; when it came and from where is the table's business. */
export interface GameEvent {
  readonly by: By;
  readonly move: Notation;
}

export const REFUSAL_CODES = ['game-over', 'not-your-turn', 'bad-request', 'illegal-move'] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why something is refused. `reason` is a text key ('foxu.tube-in-the-way'), never a sentence; `details` fill it. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly reason: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** `reason` is the word of the rule page. No winner is a draw. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** `list` is complete, unless `pattern` describes more moves than can be listed (eleven discs at once, a code). */
export interface Choices<Move> {
  readonly list: readonly Move[];
  readonly pattern?: string;
}

/** While `key` stays in timers() the host lets it run; after `ms` it sends `move` by 'clock'. */
export interface Timer {
  readonly key: string;
  readonly ms: number;
  readonly move: Notation;
  /** The seats that lose by its end: if all of them who are there waive it, `move` comes at once. It cannot be waived if not said. */
  readonly waivers?: readonly Seat[];
}

/** A State has no `viewer`, so the compiler refuses to send one where a view is expected. */
export interface AnyView {
  readonly viewer: Viewer;
}

/** An event as one viewer saw it: secrets left out of `move`; `effects` feed the log line and the animation. */
export interface Seen<Effect = unknown> {
  readonly by: By;
  readonly move: Notation;
  readonly effects: readonly Effect[];
}

/**
 * A position as one line of text, as FEN writes chess: all that a state needs and that is not history. Whoever sets one up
 * begins there. It says what is hidden too, so that only those may see it who may see a log.
 */
export interface SetUp<Options, State> {
  /** At a table of this size with these options. What cannot lie on the board so is refused, naming it and what can. */
  read(text: string, options: Options, seats: number): Result<State, Refusal>;
  /**
   * What read() makes a state of again that goes on as this one: the same to act, the same choices, the same views up to
   * history, the same end after the same moves. undefined where the position cannot be said so.
   */
  write(state: State): string | undefined;
}

/** The rules of one game. No clock, no randomness, no sentences, no I/O. */
export interface Game<Options, State, Move, View extends AnyView, Effect = unknown> {
  readonly id: string;
  /** Goes up whenever the same events could lead elsewhere, or be refused. Logs name the version they were written by. */
  readonly version: number;
  /** Nobody ever knows what the others do not: everybody sees the same. */
  readonly open?: true;
  /** Table sizes offered. */
  readonly seats: readonly number[];

  /** What may be chosen when a table of this size is opened. */
  optionSpecs(seats: number): OptionSpecs;
  /** `raw` checked and completed by the defaults; undefined gives the defaults. */
  options(raw: unknown, seats: number): Result<Options, Refusal>;

  // the course of a game
  /** Before any event, chance included. */
  start(options: Options, seats: number): State;
  /** Seats in order, then chance, then clock. Empty exactly when outcome() is defined. */
  toAct(state: State): readonly By[];
  /** Sorted by notation; nothing for whoever may not act. */
  legal(state: State, by: By): Choices<Move>;
  /** Asked only of a `by` that is to act. */
  check(state: State, by: By, move: Move): Refusal | undefined;
  /** Of a checked move; the old state stays as it was. */
  apply(state: State, by: By, move: Move): State;
  outcome(state: State): Outcome | undefined;

  // chance and time: asked of the host, answered by events
  /** Chance's draw, which the host writes down and then applies; for a seat some legal move at random. */
  draw(state: State, by: By, random: Random): Move;
  timers(state: State): readonly Timer[];

  // hidden information
  /** All that this viewer may know and remember. */
  view(state: State, viewer: Viewer): View;
  seen(before: State, by: By, move: Move, viewer: Viewer): Seen<Effect>;
  /** What this viewer is shown once the game is over, of this moment too: nothing is hidden any more. If not said, view(). */
  reveal?(state: State, viewer: Viewer): View;
  /** Some state that this view does not exclude. */
  imagine(view: View, random: Random): State;

  /** Whether its maker knows at once what this move leads to, whatever is hidden from him. In an `open` game he does. */
  certain?(view: View, move: Move): boolean;

  // notation
  write(move: Move): Notation;
  /** Form only; whether it is legal is check()'s business. */
  read(text: Notation): Result<Move, Refusal>;
  /** A drawing for a terminal. */
  show(view: View): string;
  /** Where games may begin at a position of one's own. */
  readonly setUp?: SetUp<Options, State>;

  /** Who plays together, and whether they may talk in private while they play; each for himself if not said. */
  teams?(options: Options, seats: number): { readonly sides: readonly (readonly Seat[])[]; readonly consult: boolean };
  /** The stronger may be given a number from 0 to so many, which makes it harder for them: `handicaps` among the options, one for each seat. */
  readonly mostHandicap?: number;
  /** Some of its timers can be waived, so that its tables may be untimed. */
  readonly waivable?: true;
  /** The end of a round, which people may want to look at before chance goes on. */
  rests?(state: State): boolean;
  /** What a game of a match is worth to each seat, where it is not 1 for a win and ½ for a draw. */
  matchPoints?(outcome: Outcome): readonly number[];
}

/** A game as generic helpers take it: they care for its states and moves alone. */
export type GameOf<State, Move> = Game<unknown, State, Move, AnyView>;
/** What hosts hold: a game whose types they do not know. */
export type AnyGame = GameOf<unknown, unknown>;

/** One folder of games/, as all hosts see it (games/module.ts). All but the rules load only where they are needed. */
export interface GameModule {
  readonly rules: AnyGame;
  /** How long a game takes between people, about. */
  readonly minutes: number;
  readonly bot?: () => Promise<Bot<unknown, AnyView>>;
  readonly analyst?: () => Promise<Analyst<AnyView>>;
  readonly reviewer?: () => Promise<Reviewer>;
  /** What can be said of any position to whoever looks at it at leisure. */
  readonly study?: () => Promise<Study>;
  /** What a study says. */
  readonly studyText?: Readonly<Record<Language, () => Promise<StudyText>>>;
  /** The study tells whoever wants to know how near the goal is (`Study.warmth`). */
  readonly warms?: true;
  /** Thinks along with the analyst, in a thread of its own: what there is to do stands in the memory. Never ends. */
  readonly help?: () => Promise<(memory: SharedArrayBuffer) => void>;
  /** How puzzles of it are made and judged, and those that are shipped. */
  readonly puzzles?: () => Promise<GamePuzzles>;
  readonly text: Readonly<Record<Language, () => Promise<GameText>>>;
}
