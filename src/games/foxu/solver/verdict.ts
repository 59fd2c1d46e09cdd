/**
 * The exact result of a position, for the side to move: n > 0 says it wins in n slides, n < 0 that it loses in -n, both
 * sides doing their best (shortest win, longest loss); 0 is a draw.
 */
export type Verdict = number;

/** 1: the side to move, -1: the other. */
export type Side = 1 | -1;

/** What the other side, which is then to move, has after a slide that keeps the verdict. */
export const afterBest = (verdict: Verdict): Verdict => (verdict > 0 ? 1 - verdict : verdict < 0 ? -1 - verdict : 0);
