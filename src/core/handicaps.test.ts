import { expect, test } from 'vitest';
import { handicapOf, handicapsIn, movedOn, readHandicaps } from './handicaps.ts';
import { between, readOptions } from './options.ts';

const SPECS = { goal: between(1, 9, 5) };
const read = (raw: unknown, seats = 2) => readHandicaps(raw, seats, 10, (others) => readOptions(SPECS, others));

test('a table without handicaps is as any other', () => {
  expect(read(undefined)).toEqual({ ok: true, value: { goal: 5 } });
  expect(read({ goal: 3, handicaps: [0, 0] })).toEqual({ ok: true, value: { goal: 3 } });
  expect(handicapOf({}, 1)).toBe(0);
});

test('one for each seat', () => {
  expect(read({ handicaps: [0, 4] })).toEqual({ ok: true, value: { goal: 5, handicaps: [0, 4] } });
  expect(handicapOf({ handicaps: [0, 4] }, 1)).toBe(4);
  expect(handicapsIn({ goal: 5, handicaps: [0, 4] })).toEqual([0, 4]);
  expect(handicapsIn('nothing')).toEqual([]);
});

test('what is wrong is named, with what is allowed', () => {
  expect(read({ handicaps: [1] })).toMatchObject({
    error: { details: { option: 'handicaps', allowed: '[0 … 10] × 2' } },
  });
  expect(read({ speed: 1 })).toMatchObject({ error: { details: { option: 'speed', allowed: 'goal, handicaps' } } });
  expect(read({ handicaps: [1] }, 1)).toMatchObject({ error: { details: { option: 'handicaps', allowed: 'goal' } } });
  expect(read([1])).toMatchObject({ error: { reason: 'options-form' } });
});

test('whoever moves one seat further takes his along', () => {
  // who sat at 1 sits at 0
  expect(movedOn({ goal: 5, handicaps: [3, 1, 0] })).toEqual({ goal: 5, handicaps: [1, 0, 3] });
  const plain = { goal: 5 };
  expect(movedOn(plain)).toBe(plain);
});
