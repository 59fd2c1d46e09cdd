/** A match at a table of this browser: the games before this one are stored with it. */
import type { AnyGame, Outcome, Seat } from '../../core/game.ts';
import { winnersOf } from '../../table/ending.ts';
import { isOver, type Match, playerAt, record, standing } from '../../table/match.ts';
import type { StoredGame } from './stored-game.ts';

/** What a game counts; one that is given up is won as narrowly as can be. */
export function outcomeOf({ ending, seats }: StoredGame): Outcome | undefined {
  if (ending === null) return undefined;
  if (ending.kind === 'played') return ending.outcome;
  const winners = winnersOf(ending);
  const scores = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
  return { winners, scores, reason: ending.kind };
}

export interface MatchScore {
  /** This game, counted from 1. */
  readonly number: number;
  readonly games: number;
  /** By seat of this game, this game included once it is over. */
  readonly points: readonly number[];
  /** Whether the whole match is. */
  readonly over: boolean;
}

export function matchScore(game: AnyGame, stored: StoredGame): MatchScore | undefined {
  const { match, seats } = stored;
  if (!match) return undefined;
  const totals = standing(game, matchAfter(match, stored));
  const points = Array.from(
    { length: seats },
    (_, seat: Seat) => totals[playerAt(match, match.outcomes.length, seat)]!,
  );
  return {
    number: match.outcomes.length + 1,
    games: match.games,
    points,
    over: isOver(matchAfter(match, stored)),
  };
}

/** The match with this game, if it is over. */
export function matchAfter(match: Match, stored: StoredGame): Match {
  const outcome = outcomeOf(stored);
  return outcome ? record(match, outcome) : match;
}
