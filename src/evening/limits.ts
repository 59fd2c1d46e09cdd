/** What one evening bears. No honest one meets these. */
export const MOST_GUESTS = 100;
export const MOST_NAME = 24;
export const MOST_DEVICES = 4;
export const MOST_HANDICAP = 10;
export const MOST_CONTESTS = 50;
/** Of the house: as many as a hundred people need for all rounds that a tournament may have. */
export const MOST_TABLES = 2000;
/** Those that are to be called off are called off at once; so many are known if that was cut short. */
export const MOST_DROPPED = 100;
export const MOST_EVENING_LINES = 20_000;
/** Milliseconds after its last day that it is still there. */
export const EVENING_LASTS = 7 * 86_400_000;
