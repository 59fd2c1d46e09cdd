/** The computers as yardsticks: how well each level plays is known, and what they play does not change it. */
import type { Level } from '../core/bot.ts';
import type { FixedRatings } from './ratings.ts';

/** A level apart is won about three times in four. */
const STEP = 5;
const MIDDLE: Level = 3;
const USUAL_MU = 25;
const SURE = 1;

export const yardstick = (level: Level): string => `computer ${level}`;

export const YARDSTICKS: FixedRatings = Object.fromEntries(
  ([1, 2, 3, 4, 5] as const).map((level) => [
    yardstick(level),
    { mu: USUAL_MU + STEP * (level - MIDDLE), sigma: SURE },
  ]),
);
