/** A match: several games by the same players, who move on by one seat from game to game, so that starters alternate. */
import type { AnyGame, Outcome, Seat } from '../../core/game.ts';
import { winPoints } from '../../core/outcome.ts';
import { type Ending, winnersOf } from './ending.ts';

export interface Match {
  readonly seats: number;
  readonly games: number;
  readonly outcomes: readonly Outcome[];
}

type Scoring = Pick<AnyGame, 'matchPoints'>;

/** Somebody at the match, numbered by the seat of the first game. */
export type Competitor = number;

export const isOver = ({ games, outcomes }: Match): boolean => outcomes.length >= games;
export const record = (match: Match, outcome: Outcome): Match => ({ ...match, outcomes: [...match.outcomes, outcome] });

/** Who sits at a seat in the game of that number, counted from 0. */
export const competitorAt = ({ seats }: Match, game: number, seat: Seat): Competitor => (seat + game) % seats;

/** What a game is worth to each seat: its own count where the game has one, else 1 for a win and ½ for a draw. */
export function pointsOf(game: Scoring, outcome: Outcome): readonly number[] {
  return game.matchPoints ? game.matchPoints(outcome) : winPoints(outcome);
}

/** The points of each competitor so far. */
export function standing(game: Scoring, match: Match): number[] {
  const totals = Array.from({ length: match.seats }, () => 0);
  for (const [number, outcome] of match.outcomes.entries()) {
    for (const [seat, points] of pointsOf(game, outcome).entries())
      totals[competitorAt(match, number, seat)]! += points;
  }
  return totals;
}

/** What a game counts; one that is given up is won as narrowly as can be. */
export function outcomeOf(ending: Ending, seats: number): Outcome {
  if (ending.kind === 'played') return ending.outcome;
  const winners = winnersOf(ending);
  const scores = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
  return { winners, scores, reason: ending.kind };
}

/** The match with this game, if it is over; one that never began does not count. */
export const matchAfter = (match: Match, ending: Ending | undefined): Match =>
  ending && !(ending.kind === 'called-off' && ending.why === 'somebody-missing')
    ? record(match, outcomeOf(ending, match.seats))
    : match;

export interface MatchScore {
  /** This game, counted from 1. */
  readonly number: number;
  readonly games: number;
  /** By seat of this game, this game included once it is over. */
  readonly points: readonly number[];
  /** Whether the whole match is. */
  readonly over: boolean;
}

/** `match` holds the games before this one. */
export function matchScore(game: Scoring, match: Match, ending: Ending | undefined): MatchScore {
  const after = matchAfter(match, ending);
  const totals = standing(game, after);
  const number = match.outcomes.length;
  const points = totals.map((_, seat: Seat) => totals[competitorAt(match, number, seat)]!);
  return { number: number + 1, games: match.games, points, over: isOver(after) };
}
