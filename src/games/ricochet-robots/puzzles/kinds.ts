/** `shortest`: the position before anything is announced. `at-most`: so many slides are announced, and to be shown. */
export const KINDS = ['shortest', 'at-most'] as const;
export type Kind = (typeof KINDS)[number];

/** What is seen at once is no puzzle. */
export const FEWEST = 3;
/** Enough to tell how many ways there are. */
export const MOST_PATHS = 64;
