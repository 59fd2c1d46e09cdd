/**
 * How long motion takes, in milliseconds at the usual pace. Boards make their frames of these lengths, the page plays them
 * and hands them to its style sheets; src/web/style/motion.css says how it looks. A length that only one game has stays
 * with that game.
 */

/** A shape goes from its old place to its new one, or comes into the drawing. */
export const GLIDE_MS = 220;
/** A glide has come to rest, and the next thing may begin. */
export const SETTLE_MS = 240;
/** A piece falls on its place: as fast as things fall, at any pace. */
export const DROP_MS = 160;
/** What comes one after the other: from the beginning of one to that of the next. */
export const STAGGER_MS = 110;
/** A picture that is to be read before it changes. */
export const BEAT_MS = 900;

/** A moment of its own, with a line to be read; it can be skipped. */
export const MOMENT_MS = 900;
/** Where nothing moves, its line stands beside what can be played already. */
export const STILL_MOMENT_MS = 2400;
/** The last picture of a game is seen before words lie over it. */
export const LINGER_MS = 1500;

/** How much longer everything takes for who likes it slow, how much shorter for who likes it fast. */
export const PACES = { slow: 2, normal: 1, fast: 0.5 } as const;
