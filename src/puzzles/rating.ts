/** How well somebody solves the puzzles of a game: Glicko-2, each counted attempt a game against the puzzle. */
import rate from 'glicko2-lite';
import { type Attempt, firstAttempts, type PuzzleMode } from './attempts.ts';

export interface PuzzleRating {
  readonly rating: number;
  /** How uncertain it is: two of these to either side are nearly sure. */
  readonly deviation: number;
  readonly volatility: number;
}

export interface RatedAttempt {
  readonly attempt: Attempt;
  readonly after: PuzzleRating;
}

/** Whoever has solved nothing yet is taken for somebody who is new to it. */
export const UNRATED: PuzzleRating = { rating: 1000, deviation: 350, volatility: 0.06 };
/** A puzzle's rating is worked out from what it is, and nearly certain. */
export const PUZZLE_DEVIATION = 60;
/** A rating never gets so certain that it stands still. */
const LEAST_DEVIATION = 55;
/** Below this a rating is told without doubt. */
const SETTLED = 110;
/** Nobody looks as closely there. */
const AGAINST_TIME: ReadonlySet<PuzzleMode> = new Set(['storm', 'streak', 'race'] as const);
export const SCORES = { solved: 1, near: 0.5, failed: 0 } as const;

export const isSettled = ({ deviation }: PuzzleRating): boolean => deviation < SETTLED;

/** Those against the clock do not count, nor second ones. The log is in its order. */
export const countedAttempts = (log: readonly Attempt[]): Attempt[] =>
  firstAttempts(log).filter(({ mode }) => !AGAINST_TIME.has(mode));

/** The rating after each attempt that counts. */
export function rateAttempts(log: readonly Attempt[], game: string): RatedAttempt[] {
  let now = UNRATED;
  const rated: RatedAttempt[] = [];
  for (const attempt of countedAttempts(log)) {
    const after = attempt.game === game ? ratedAfter(now, attempt) : now;
    if (after === now) continue;
    now = after;
    rated.push({ attempt, after });
  }
  return rated;
}

/** The same one where help would have raised it. */
export function ratedAfter(now: PuzzleRating, attempt: Attempt): PuzzleRating {
  const after = against(now, attempt);
  return attempt.helped && after.rating > now.rating ? now : after;
}

export const ratingIn = (log: readonly Attempt[], game: string): PuzzleRating =>
  rateAttempts(log, game).at(-1)?.after ?? UNRATED;

function against({ rating, deviation, volatility }: PuzzleRating, attempt: Attempt): PuzzleRating {
  const after = rate(rating, deviation, volatility, [[attempt.rating, PUZZLE_DEVIATION, SCORES[attempt.result]]]);
  return { rating: after.rating, deviation: Math.max(LEAST_DEVIATION, after.rd), volatility: after.vol };
}
