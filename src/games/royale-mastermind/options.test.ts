import { describe, expect, test } from 'vitest';
import { options } from './options.ts';

const value = (seats: number, raw?: object) => {
  const read = options(raw, seats);
  return read.ok ? read.value : read.error.details?.option;
};
const range = (from: number, to: number, by = 1) => {
  const numbers: number[] = [];
  for (let number = from; number <= to; number += by) numbers.push(number);
  return numbers;
};

describe('options', () => {
  test.each([
    [1, { code: 'drawn', long: false, rounds: 8 }],
    [2, { code: 'chosen', long: false, rounds: 8 }],
    [3, { code: 'chosen', long: false, rounds: 24 }],
  ])('%i seats have these defaults', (seats, expected) => {
    expect(value(seats)).toEqual(expected);
    expect(value(seats, {})).toEqual(expected);
    expect(value(seats, { long: false })).toEqual(expected);
  });

  test.each([
    [1, false, range(1, 8)],
    [2, false, [2, 4, 6, 8]],
    [2, true, range(1, 8)],
    [3, false, range(3, 24, 3)],
  ])('rounds with %i seats, long %s: %j', (seats, long, allowed) => {
    const accepted = range(-1, 30).filter((rounds) => value(seats, { long, rounds }) !== 'rounds');
    expect(accepted).toEqual(allowed);
    for (const rounds of ['8', 2.5, null, true]) expect(value(seats, { long, rounds })).toBe('rounds');
  });

  test('[K6] alone the code is always drawn', () => {
    expect(value(1, { code: 'chosen' })).toBe('code');
    expect(value(1, { code: 'drawn' })).toMatchObject({ code: 'drawn' });
  });

  test('long is for two', () => {
    expect([1, 2, 3].map((seats) => value(seats, { long: true }))).toEqual([
      'long',
      { code: 'chosen', long: true, rounds: 8 },
      'long',
    ]);
  });
});
