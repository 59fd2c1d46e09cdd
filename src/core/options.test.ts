import { expect, expectTypeOf, test } from 'vitest';
import { between, type OptionsOf, oneOf, readOptions } from './options.ts';
import { err, ok } from './result.ts';

const specs = { drink: oneOf(['tea', 'coffee'], 'tea'), sugar: oneOf([false, true], false), cups: between(1, 8, 2) };
const refused = (reason: string, details?: object) => err({ code: 'bad-request', reason, ...(details && { details }) });

test('what is not said is the default', () => {
  expect(readOptions(specs, undefined)).toEqual(ok({ drink: 'tea', sugar: false, cups: 2 }));
  expect(readOptions(specs, { cups: 8, drink: 'coffee' })).toEqual(ok({ drink: 'coffee', sugar: false, cups: 8 }));
  expectTypeOf<OptionsOf<typeof specs>>().toEqualTypeOf<{
    readonly drink: 'tea' | 'coffee';
    readonly sugar: boolean;
    readonly cups: number;
  }>();
});

test('anything but an object of names and values is refused', () => {
  for (const raw of [null, [], 'tea', 3]) expect(readOptions(specs, raw)).toEqual(refused('options-form'));
});

test('an unknown name is refused before any value is looked at', () => {
  const details = { option: 'milk', allowed: 'drink, sugar, cups' };
  expect(readOptions(specs, { drink: 'water', milk: true })).toEqual(refused('option-unknown', details));
  expect(readOptions({}, { toString: 1 })).toEqual(refused('option-unknown', { option: 'toString', allowed: '–' }));
});

test('the first wrong value is refused, in the order of the specs', () => {
  const drink = { option: 'drink', value: '"water"', allowed: '"tea", "coffee"' };
  expect(readOptions(specs, { cups: 9, drink: 'water' })).toEqual(refused('option-value', drink));
  for (const [cups, value] of [
    [9, '9'],
    [0, '0'],
    [1.5, '1.5'],
    ['2', '"2"'],
    [[2], '[…]'],
  ] as const) {
    expect(readOptions(specs, { cups })).toEqual(refused('option-value', { option: 'cups', value, allowed: '1 … 8' }));
  }
  const nothing = { option: 'sugar', value: 'undefined', allowed: 'false, true' };
  expect(readOptions(specs, { sugar: undefined })).toEqual(refused('option-value', nothing));
});
