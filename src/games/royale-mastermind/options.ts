/** What may be chosen when a table is opened: it depends on the number of players. */
import type { Refusal } from '../../core/game.ts';
import { between, type OptionsOf, oneOf, readOptions, wrongValue } from '../../core/options.ts';
import { err, type Result } from '../../core/result.ts';

const CODE = oneOf(['chosen', 'drawn'], 'chosen');
const NEVER_LONG = oneOf([false], false);
/** In all; with `long` for each Coder. */
const UP_TO_EIGHT = between(1, 8, 8);

export function optionSpecs(seats: number) {
  // K6
  if (seats === 1) return { code: oneOf(['drawn'], 'drawn'), long: NEVER_LONG, rounds: UP_TO_EIGHT };
  if (seats === 2) return { code: CODE, long: oneOf([true, false], false), rounds: UP_TO_EIGHT };
  return { code: CODE, long: NEVER_LONG, rounds: oneOf([3, 6, 9, 12, 15, 18, 21, 24], 24) };
}
/** Those of a table for one, for two or for three. */
export type MastermindOptions = OptionsOf<ReturnType<typeof optionSpecs>>;

export function options(raw: unknown, seats: number): Result<MastermindOptions, Refusal> {
  const read = readOptions(optionSpecs(seats), raw);
  if (!read.ok) return read;
  const { long, rounds } = read.value;
  // where two players take turns as Coder, both do it equally often
  const uneven = seats === 2 && !long && rounds % 2 === 1;
  return uneven ? err(wrongValue('rounds', rounds, '2, 4, 6, 8')) : read;
}
