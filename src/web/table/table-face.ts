/**
 * A table as its page knows it, wherever the game is kept: in this browser or on a server. It holds views and seen
 * events, never a state. Whatever changes is read through signals, so that the page follows.
 */
import type { Info } from '../../core/bot.ts';
import type { Notation, Refusal, Seat, Seen, Viewer } from '../../core/game.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { RunningClock } from '../../table/clocks.ts';
import type { Ending } from '../../table/ending.ts';
import type { MatchScore } from './match-score.ts';
import type { Shown } from './playback.ts';
import type { Player } from './stored-game.ts';

/** Something that can be done at this table; `now` is false while it cannot. */
export interface Ability<T = void> {
  readonly now: boolean;
  run(): T;
}

/** Several people before one screen. */
export interface Sharing {
  /** Who has to take the screen before anything is shown. */
  readonly curtain: Seat | undefined;
  lift(): void;
  /** Draws it before whoever is at the screen, if there is anything to hide. */
  hide(): void;
  /** Whether there is: somebody else must not see this. */
  readonly secret: boolean;
  /** What is behind the curtain, only to look at. */
  peek(): Shown | undefined;
  /** The people of whom any may act now, where one has to be chosen; else empty. */
  readonly speakers: readonly Seat[];
  speak(seat: Seat): void;
}

export interface TableFace {
  readonly module: DrawnGame;
  readonly seats: number;
  /** By seat. */
  readonly players: readonly Player[];
  /** Whose eyes are before the screen now. */
  readonly viewer: Viewer;
  /** The one seat that plays at this screen; undefined if several do, or nobody. */
  readonly own: Seat | undefined;

  /** What the board shows: the present, or the moment that is looked at. Undefined until it is known. */
  readonly shown: Shown | undefined;
  /** What the viewer saw of each event so far. */
  readonly seen: readonly Seen[];
  /** The moment that is looked at: how many events had happened. Undefined is the present. */
  readonly moment: number | undefined;
  look(moment: number | undefined): Promise<void>;

  /** Whether something is still moving to its place. */
  readonly moving: boolean;
  /** The seats that may act now; none once the game is over. */
  readonly turn: readonly Seat[];
  /** The computer players that are thinking, and what the first of them knows so far. */
  readonly thinking: { readonly seats: readonly Seat[]; readonly info: Info } | undefined;
  /** The game's own clock, while one runs. */
  readonly clock?: RunningClock | undefined;
  readonly over: boolean;
  readonly ending: Ending | undefined;

  /** Why the last move was refused. */
  readonly refusal: Refusal | undefined;
  /** A move by whoever is before the screen. */
  act(move: Notation): void;
  /** Why a move would be refused. */
  explain(move: Notation): void;
  /** Plays one of the moves that cannot be listed. */
  actAtRandom(): void;
  /** Cuts an animation short; false if none runs. */
  skip(): boolean;
  close(): void;

  readonly sharing?: Sharing | undefined;
  /** Enough has been seen of the end of a round: chance, which waits for it, draws. */
  readonly goOn?: Ability<unknown> | undefined;
  /** Lets the computer players act at once. */
  readonly hurry?: Ability | undefined;
  readonly undo?: Ability | undefined;
  readonly resign?: Ability | undefined;
  readonly offerDraw?: Ability | undefined;
  /** Goes away; the others may let the computer play on. */
  readonly leave?: Ability | undefined;
  /** The computer's idea for whoever is before the screen. */
  readonly hint?: Ability<Promise<Notation | undefined>> | undefined;
  /** The game as the text of a file. */
  readonly save?: Ability<string> | undefined;
  /** An address that opens the game anywhere. */
  readonly link?: Ability<Promise<string>> | undefined;
  readonly match?: MatchScore | undefined;
  /** The same players again, sides changed: the next game of a match, or a new one. */
  readonly rematch?: Ability<Promise<void>> | undefined;
}
