import { expect, test } from 'vitest';
import { withSafetyMargin } from './safe-clock.ts';

/** A clock that shows these times, one after the other. */
function showing(times: readonly number[], ms?: number) {
  let i = 0;
  const thinking = { budget: ms === undefined ? {} : { ms }, random: () => 0, now: () => times[i++]! };
  const { now } = withSafetyMargin(thinking, 1000);
  return times.slice(1).map(now);
}

test('a clock that is asked often enough is right', () => {
  expect(showing([500, 500, 501, 502], 100).map((time) => Math.round(time - 500))).toEqual([0, 2, 3]);
});

test('it runs ahead by the longest pause it has met', () => {
  expect(showing([0, 0, 12, 15, 16], 100)).toEqual([0, 24, 27, 28]);
});

test('but by no more than a quarter of the time allowed', () => {
  expect(showing([0, 0, 80, 81], 100)).toEqual([0, 105, 106]);
  expect(showing([0, 0, 900, 901])).toEqual([0, 1150, 1151]);
});
