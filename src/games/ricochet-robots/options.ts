/** What may be chosen when a table is opened. How many targets win depends on the number of players. */
import type { Refusal } from '../../core/game.ts';
import { type Handicapped, readHandicaps } from '../../core/handicaps.ts';
import { between, type OptionsOf, oneOf, readOptions } from '../../core/options.ts';
import type { Result } from '../../core/result.ts';
import { TARGETS } from './state.ts';

/** The printed goals. R11: alone, as with more than four, all targets are won. */
const GOALS: ReadonlyMap<number, number> = new Map([
  [2, 8],
  [3, 6],
  [4, 5],
]);
const seconds = (usual: number) => between(1, 3600, usual);

export const optionSpecs = (seats: number) => ({
  ricochet: oneOf(['required', 'free'], 'required'),
  tournament: oneOf([true, false], false),
  goal: oneOf([...TARGETS.map((_, i) => i + 1), 'all'], GOALS.get(seats) ?? 'all'),
  glassSeconds: seconds(60),
  quietSeconds: seconds(240),
  showSeconds: seconds(60),
});
export type RicochetOptions = OptionsOf<ReturnType<typeof optionSpecs>> & Handicapped;

/** R13 */
export const MOST_HANDICAP = 10;

export const options = (raw: unknown, seats: number): Result<RicochetOptions, Refusal> =>
  readHandicaps(raw, seats, MOST_HANDICAP, (others) => readOptions(optionSpecs(seats), others));
