/** What a race is, and what it bears. */
export const RACE_MS = 90_000;
/** From the start to the first puzzle: the same for everybody. */
export const COUNTDOWN_MS = 5000;
/** What a mistake costs. */
export const LOCK_MS = 5000;
/** What was solved in time may still be on its way for so long. */
export const LATE_MS = 2000;
/** Nobody solves puzzles quicker. */
export const LEAST_MS = 600;
export const FEWEST_RACERS = 2;
export const MOST_RACERS = 16;
/** Those who have gone included. */
export const MOST_COMERS = 64;
export const MOST_HEATS = 50;
export const MOST_RACE_LINES = 20_000;
/** Milliseconds after its opening that it is still there. */
export const RACE_LASTS = 86_400_000;
