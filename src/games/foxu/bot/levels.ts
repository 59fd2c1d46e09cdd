/**
 * What the five levels are. 1 to 4 look a few slides ahead, as people do, and err: they overlook slides and misjudge
 * positions. 5 solves, and errs only where its budget is too short.
 */
import type { Level } from '../../../core/bot.ts';

export const EXACT_LEVEL = 5;
export type NoisyLevel = Exclude<Level, typeof EXACT_LEVEL>;

export interface NoisySearch {
  /** Slides looked ahead, the own one included. */
  readonly depth: number;
  /** Slides within which a forced end is seen, the own one included; an even number. */
  readonly sees: number;
  /** How often a slide is overlooked, in percent; a quiet one twice as often. */
  readonly overlooks: number;
  /** How far an estimate may be off, either way: a disc is worth 100. */
  readonly misjudges: number;
}

/** Shares are of the budget: by when a part must have ended. What is left then is for the choice among equals. */
export interface ExactSearch {
  /** All openings solved, before the first slide. */
  readonly openingsUntil: number;
  /** The position solved, later. */
  readonly solvedUntil: number;
  /** Where it was not: an estimate, this deep. */
  readonly estimatedUntil: number;
  readonly estimateDepth: number;
  /** Ends within so many slides are looked for before a slide is made by estimate. */
  readonly careful: number;
}

export const NOISY_LEVELS: Readonly<Record<NoisyLevel, NoisySearch>> = {
  1: { depth: 1, sees: 0, overlooks: 40, misjudges: 250 },
  2: { depth: 1, sees: 0, overlooks: 15, misjudges: 80 },
  3: { depth: 2, sees: 2, overlooks: 8, misjudges: 60 },
  4: { depth: 4, sees: 8, overlooks: 0, misjudges: 20 },
};

/** Level 5. */
export const EXACT: ExactSearch = {
  openingsUntil: 0.8,
  solvedUntil: 0.94,
  estimatedUntil: 0.97,
  estimateDepth: 6,
  careful: 8,
};
