/** What may be chosen when a table is opened: it depends on the number of players. */
import type { Refusal } from '../../core/game.ts';
import { type OptionSpecs, readOptions, wrongValue } from '../../core/options.ts';
import { err, type Result } from '../../core/result.ts';
import type { MastermindOptions } from './state.ts';

const CODE = { values: ['chosen', 'drawn'], default: 'chosen' };
const NEVER_LONG = { values: [false], default: false };

export function optionSpecs(seats: number): OptionSpecs {
  // K6
  if (seats === 1) {
    return { code: { values: ['drawn'], default: 'drawn' }, long: NEVER_LONG, rounds: { min: 1, max: 8, default: 8 } };
  }
  if (seats === 2) {
    return { code: CODE, long: { values: [true, false], default: false }, rounds: { min: 1, max: 8, default: 8 } };
  }
  return { code: CODE, long: NEVER_LONG, rounds: { values: [3, 6, 9, 12, 15, 18, 21, 24], default: 24 } };
}

export function options(raw: unknown, seats: number): Result<MastermindOptions, Refusal> {
  const read = readOptions<MastermindOptions>(optionSpecs(seats), raw);
  if (!read.ok) return read;
  const { long, rounds } = read.value;
  // where two players take turns as Coder, both do it equally often
  const uneven = seats === 2 && !long && rounds % 2 === 1;
  return uneven ? err(wrongValue('rounds', rounds, '2, 4, 6, 8')) : read;
}
