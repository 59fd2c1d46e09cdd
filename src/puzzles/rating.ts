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
const PUZZLE_DEVIATION = 60;
/** A rating never gets so certain that it stands still. */
const LEAST_DEVIATION = 55;
/** Below this a rating is told without doubt. */
const SETTLED = 110;
/** Nobody looks as closely there. */
const AGAINST_TIME: ReadonlySet<PuzzleMode> = new Set(['storm', 'streak', 'race'] as const);
const SCORES = { solved: 1, near: 0.5, failed: 0 } as const;

export const isSettled = ({ deviation }: PuzzleRating): boolean => deviation < SETTLED;

/** The rating after each attempt that counts. Those against the clock do not, nor second ones; help never raises it. */
export function rateAttempts(log: readonly Attempt[], game: string): RatedAttempt[] {
  let now = UNRATED;
  const rated: RatedAttempt[] = [];
  for (const attempt of firstAttempts(log)) {
    if (attempt.game !== game || AGAINST_TIME.has(attempt.mode)) continue;
    const after = against(now, attempt);
    if (attempt.helped && after.rating > now.rating) continue;
    now = after;
    rated.push({ attempt, after });
  }
  return rated;
}

export const ratingIn = (log: readonly Attempt[], game: string): PuzzleRating =>
  rateAttempts(log, game).at(-1)?.after ?? UNRATED;

function against({ rating, deviation, volatility }: PuzzleRating, attempt: Attempt): PuzzleRating {
  const after = rate(rating, deviation, volatility, [[attempt.rating, PUZZLE_DEVIATION, SCORES[attempt.result]]]);
  return { rating: after.rating, deviation: Math.max(LEAST_DEVIATION, after.rd), volatility: after.vol };
}
