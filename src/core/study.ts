/**
 * Looking closely at one position of a game: the moves that promise most, and whatever else the game has to show. For games that
 * are over, and for boards at which nobody plays against anybody.
 */
import type { Thinking } from './bot.ts';
import type { Notation, Seat, Viewer } from './game.ts';
import type { Fact, Reason, Recorded } from './review.ts';
import type { Sentence } from './text.ts';

/** A position under study: the game as far as it has come, and whose knowledge counts. */
export interface Studied<State = unknown, Move = unknown> extends Recorded<State, Move> {
  /** 'everything': hidden things are shown too. */
  readonly knowledge: Viewer | 'everything';
}

/** A move worth considering, judged for whoever makes it, in the unit of the game's `Scale`. */
export interface Candidate {
  readonly by: Seat;
  readonly move: Notation;
  readonly value: number;
  readonly exact: boolean;
  /** Where who wins is decided and can be counted: moves to the end with best play. */
  readonly distance?: number;
  /** How the game goes on, this move first. */
  readonly line: readonly Notation[];
}

/** A place of the board that an insight speaks of, more or less strongly. */
export interface Highlight {
  /** As the board knows it (`Board.place`). */
  readonly target: string;
  /** What it is called. */
  readonly name: Fact;
  /** From 0 to 1. */
  readonly weight: number;
  /** A few letters: a share, a number. */
  readonly label?: Fact;
}

/** Moves that can be played through on the board, whoever makes them (`playedThrough`). */
export interface InsightLine {
  readonly label: Reason;
  readonly moves: readonly Notation[];
  /** They are played after so many events of the game; after all of them if not said. */
  readonly from?: number;
}

/** Something to choose from: what is chosen is a parameter of the next question. */
export interface InsightChoice {
  readonly name: string;
  readonly label: Reason;
  readonly options: readonly { readonly value: string; readonly label: Fact }[];
  /** The value of what this insight is about. */
  readonly chosen: string;
}

/** What an insight is made of. Pages draw every kind of it without knowing the game. */
export type InsightPart =
  | { readonly kind: 'says'; readonly reasons: readonly Reason[] }
  | { readonly kind: 'table'; readonly head: readonly Reason[]; readonly rows: readonly (readonly Fact[])[] }
  | { readonly kind: 'lines'; readonly lines: readonly InsightLine[] }
  | { readonly kind: 'spots'; readonly spots: readonly Highlight[] }
  | { readonly kind: 'choices'; readonly choices: readonly InsightChoice[] };

/** One thing that a game has to show of a position. */
export interface Insight {
  /** Its title: a sentence of the game's texts for study. */
  readonly key: string;
  readonly parts: readonly InsightPart[];
}

/** One insight told anew: its key, and what has been chosen, by the names of its choices. What is not chosen is as it was. */
export interface AskedInsight {
  readonly key: string;
  readonly chosen: Readonly<Record<string, string>>;
}

export interface Study<State = unknown, Move = unknown> {
  /** The best first, at most so many; none where nobody is to act. */
  candidates?(studied: Studied<State, Move>, most: number, thinking: Thinking): Promise<readonly Candidate[]>;
  /** One after the other, the quickest first. Whoever has seen enough reads no further. `asked`: this one alone. */
  insights?(studied: Studied<State, Move>, thinking: Thinking, asked?: AskedInsight): AsyncIterable<Insight>;
  /** What is told after every move to whoever practises and has asked for it: it gives away how near the goal is. */
  warmth?(studied: Studied<State, Move>, thinking: Thinking): Promise<Insight | undefined>;
}

/** What a study says, in one language: its titles and reasons. Loaded where somebody studies. */
export interface StudyText {
  readonly reasons: Readonly<Record<string, Sentence>>;
}
