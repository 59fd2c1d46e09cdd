/** How somebody fared at a daily, as it is counted: by the first attempt alone. */
import type { Puzzle } from '../core/puzzle.ts';

/**
 * `perfect`, `great`: solved at the first try where the fewest moves count, in as few, or in nearly as few; `helped`: with a
 * hint; `missed`: not at the first try, or not at all.
 */
export const OUTCOMES = ['perfect', 'great', 'solved', 'helped', 'missed'] as const;
export type DailyOutcome = (typeof OUTCOMES)[number];

export const outcomesOf = ({ optimum }: Pick<Puzzle, 'optimum'>): readonly DailyOutcome[] =>
  optimum === undefined ? ['solved', 'helped', 'missed'] : OUTCOMES;
