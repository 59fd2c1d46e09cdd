/** What values mean: hundredths of a zero, or beyond SURE a forced end, the nearer the farther out. */
export const WIN = 30_000;
/** Any value beyond this is a forced end. */
export const SURE = 29_000;
/** The value that is worth tanh 1, three quarters of a point. */
const POINTS_SCALE = 600;
/** Expected points of a value, -1 a loss and 1 a win. */
export const points = (value: number): number =>
  Math.abs(value) > SURE ? Math.sign(value) : Math.tanh(value / POINTS_SCALE);
/** The other way round, as far as it can be told. */
export const valueFor = (expected: number): number =>
  expected >= 1 ? WIN : expected <= -1 ? -WIN : Math.round(POINTS_SCALE * Math.atanh(expected));

/** In the table a forced end is counted from its position, not from the root. */
export const toTable = (value: number, ply: number) =>
  value > SURE ? value + ply : value < -SURE ? value - ply : value;
export const fromTable = (value: number, ply: number) =>
  value > SURE ? value - ply : value < -SURE ? value + ply : value;
