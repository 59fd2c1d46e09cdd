/** What tells the five levels apart. */
import type { Level } from '../../../core/bot.ts';

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
  1: { pace: 4, sight: 6, overlooks: 45, mistakes: 20, searches: false, hand: 1600 },
  2: { pace: 3, sight: 8, overlooks: 30, mistakes: 10, searches: false, hand: 1300 },
  3: { pace: 2.2, sight: 11, overlooks: 20, mistakes: 4, searches: true, hand: 1100 },
  4: { pace: 1.5, sight: 15, overlooks: 10, mistakes: 0, searches: true, hand: 900 },
  5: { pace: 0.6, sight: Number.POSITIVE_INFINITY, overlooks: 0, mistakes: 0, searches: true, hand: 700 },
};
