/**
 * Looking back on a game: what each move gave away. A reviewer is shown everything, hidden things too, so that hosts ask it
 * about games that are over, or that nobody else plays.
 */
import type { Thinking } from './bot.ts';
import type { By, GameEvent, GameOf, Notation, Seat } from './game.ts';
import { expectOk } from './result.ts';

/** An event of the game that is looked back on, with the states around it. */
export interface PlayedEvent<State = unknown, Move = unknown> {
  readonly index: number;
  readonly by: By;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
}

/** A game as reviewers take it: as far as it has come. */
export interface Recorded<State = unknown, Move = unknown> {
  readonly seats: number;
  readonly moments: readonly PlayedEvent<State, Move>[];
  readonly end: State;
}

/** What a move of a seat was worth, in the unit of the game (`Scale`), for the side that made it. */
export interface Verdict {
  /** Of the event. */
  readonly index: number;
  readonly by: Seat;
  readonly move: Notation;
  /** Of the position before the move, and of the move that was made: with best play from there. */
  readonly value: number;
  readonly after: number;
  /** What was given away: never below 0. */
  readonly loss: number;
  /** All three are certain, and `best` is complete. */
  readonly exact: boolean;
  /** The moves that give nothing away, sorted. */
  readonly best: readonly Notation[];
  /** Where who wins is decided and can be counted: moves to the end with best play, before this one. */
  readonly distance?: number;
  /** By how many moves a winner has put off the end, or a loser hastened it, though it changed nothing else. */
  readonly detour?: number;
  /** What chance, or an answer, then gave: `after` less what was so once it was known. */
  readonly luck?: number;
}

/** What could have been done in a round in which all look for the same thing. */
export interface RoundVerdict {
  /** Of the event that ended it. */
  readonly index: number;
  /** Counted from 1. */
  readonly round: number;
  readonly target: string;
  /** The fewest steps, and how many ways take no more; null where there is none, or the effort ended before. */
  readonly optimum: number | null;
  readonly solutions: number | null;
  /** The steps of whoever succeeded, and who that was. */
  readonly shown: number | null;
  readonly by: Seat | null;
}

/** How values are read: by the marks of moves, by a graph. */
export interface Scale {
  /** What is counted: the word under which the texts name it. */
  readonly unit: 'result' | 'tokens' | 'points' | 'rows';
  readonly better: 'more' | 'less';
  /** What a graph has room for. */
  readonly from: number;
  readonly to: number;
  /** The value at which neither side is ahead; not where everybody plays for himself. */
  readonly even?: number;
  /** What has to be given away at least for a mark. */
  readonly inaccurate: number;
  readonly mistake: number;
  readonly blunder: number;
  /** A detour of so many moves is inaccurate too. */
  readonly detour?: number;
}

/** What fills a blank: a text, a number, somebody at the table, words of the game's own, or several of these. */
export type Fact = string | number | readonly Fact[] | { readonly seat: Seat } | Reason;

/** A sentence about a position from its facts: which one of the game's `reasons`, and what stands in it. */
export interface Reason {
  readonly key: string;
  readonly blanks: Readonly<Record<string, Fact>>;
}

/** Why a move was worse than another. A reason whose blanks have a `move` speaks of the better one, and so gives it away. */
export interface Explanation {
  /** A better move, and how the game would have gone on; and what the move that was made allows. As far as it is known. */
  readonly instead: readonly Notation[];
  readonly refutation: readonly Notation[];
  readonly reasons: readonly Reason[];
}

interface Looks<State, Move, Told> {
  /** Which events get a verdict, in order: how much there is to do. */
  judged(game: Recorded<State, Move>): readonly number[];
  /**
   * One verdict after the other, the last moves first, each as soon as it is there. The budget is for each of them; where it
   * says nothing, what can be exact is. Whoever has seen enough reads no further; `hurried` ends what is under way.
   */
  review(game: Recorded<State, Move>, thinking: Thinking): AsyncIterable<Told>;
}

/** Judges move by move. */
export interface MoveReviewer<State, Move> extends Looks<State, Move, Verdict> {
  readonly of: 'moves';
  readonly scale: Scale;
  /** Of a verdict that it gave and that says that something was given away. */
  explain?(game: Recorded<State, Move>, verdict: Verdict, thinking: Thinking): Promise<Explanation>;
}
/** Judges round by round, where nobody is to move. */
export interface RoundReviewer<State, Move> extends Looks<State, Move, RoundVerdict> {
  readonly of: 'rounds';
}
export type Reviewer<State = unknown, Move = unknown> = MoveReviewer<State, Move> | RoundReviewer<State, Move>;

/** A game with all its states, from where it began. Its events are legal: they come from a log. */
export function recorded<State, Move>(
  game: GameOf<State, Move>,
  seats: number,
  start: State,
  events: readonly GameEvent[],
): Recorded<State, Move> {
  let state = start;
  const moments = events.map(({ by, move: text }, index) => {
    const [move, before] = [expectOk(game.read(text)), state];
    state = game.apply(before, by, move);
    return { index, by, move, before, after: state };
  });
  return { seats, moments, end: state };
}

/** All verdicts of a game, in the order of its events. */
export async function reviewAll(
  reviewer: Reviewer,
  game: Recorded,
  thinking: Thinking,
): Promise<{ readonly moves: readonly Verdict[] } | { readonly rounds: readonly RoundVerdict[] }> {
  return reviewer.of === 'moves'
    ? { moves: await inOrder(reviewer.review(game, thinking)) }
    : { rounds: await inOrder(reviewer.review(game, thinking)) };
}

async function inOrder<Told extends { readonly index: number }>(told: AsyncIterable<Told>): Promise<Told[]> {
  const all: Told[] = [];
  for await (const each of told) all.push(each);
  return all.sort((a, b) => a.index - b.index);
}
