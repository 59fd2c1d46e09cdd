/** A match: several games by the same players, who move on by one seat from game to game, so that starters alternate. */
import type { AnyGame, Outcome, Seat } from '../core/game.ts';
import { winPoints } from '../core/outcome.ts';

export interface Match {
  readonly seats: number;
  readonly games: number;
  readonly outcomes: readonly Outcome[];
}

type Scoring = Pick<AnyGame, 'matchPoints'>;

/** A person at the match, numbered by the seat of the first game. */
export type Player = number;

export const newMatch = (seats: number, games: number): Match => ({ seats, games, outcomes: [] });
export const isOver = ({ games, outcomes }: Match): boolean => outcomes.length >= games;
export const record = (match: Match, outcome: Outcome): Match => ({ ...match, outcomes: [...match.outcomes, outcome] });

/** Who sits at a seat in the game of that number, counted from 0. */
export const playerAt = ({ seats }: Match, game: number, seat: Seat): Player => (seat + game) % seats;

/** What a game is worth to each seat: its own count where the game has one, else 1 for a win and ½ for a draw. */
export function pointsOf(game: Scoring, outcome: Outcome): readonly number[] {
  return game.matchPoints ? game.matchPoints(outcome) : winPoints(outcome);
}

/** The points of each player so far. */
export function standing(game: Scoring, match: Match): number[] {
  const totals = Array.from({ length: match.seats }, () => 0);
  for (const [number, outcome] of match.outcomes.entries()) {
    for (const [seat, points] of pointsOf(game, outcome).entries()) totals[playerAt(match, number, seat)]! += points;
  }
  return totals;
}
