/** What tells the five levels apart. */
import type { Level } from '../../../core/bot.ts';

/** How long the shortest solution is looked for, where the budget says nothing. */
export const PLAYER_MS = 2000;

export interface Skill {
  /** Seconds for a solution of difficulty 1; they grow with its power of 3/2. */
  readonly pace: number;
  /** The difficulty beyond which nothing is seen. */
  readonly sight: number;
  /** In a hundred: how many solutions within sight are overlooked. */
  readonly overlooks: number;
  /** In a hundred: how many rounds begin with a mistake. */
  readonly mistakes: number;
  /** Whether the shortest solution, found by search, is among those it may see. */
  readonly searches: boolean;
  /** Milliseconds for one slide of a showing. */
  readonly hand: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { pace: 1.9, sight: 9, overlooks: 30, mistakes: 15, searches: false, hand: 1600 },
  2: { pace: 1.5, sight: 11, overlooks: 20, mistakes: 7, searches: false, hand: 1300 },
  3: { pace: 1.2, sight: 12, overlooks: 15, mistakes: 3, searches: true, hand: 1100 },
  4: { pace: 0.9, sight: 16, overlooks: 7, mistakes: 0, searches: true, hand: 900 },
  5: { pace: 0.75, sight: Number.POSITIVE_INFINITY, overlooks: 0, mistakes: 0, searches: true, hand: 700 },
};
