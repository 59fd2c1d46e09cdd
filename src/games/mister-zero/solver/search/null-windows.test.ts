import { describe, expect, test } from 'vitest';
import { NullWindows } from './null-windows.ts';

/** The margins asked for until the value is known. */
function asked(windows: NullWindows, value: number): number[] {
  const targets: number[] = [];
  while (windows.areOpen) {
    targets.push(windows.target);
    windows.answer(windows.target <= value ? windows.target : windows.target - 1);
  }
  expect([windows.low, windows.high]).toEqual([value, value]);
  return targets;
}

describe('the null windows', () => {
  test.each([
    ['red', true, [3, 4]],
    ['green', false, [4, 3]],
  ])('are two where the margin is as expected, what is good for %s first', (_, red, targets) => {
    const windows = new NullWindows(red);
    windows.expect(3);
    expect(asked(windows, 3)).toEqual(targets);
  });

  test('go on from what was expected to what is', () => {
    const windows = new NullWindows(true);
    windows.expect(3);
    expect(asked(windows, 0)).toEqual([3, 2, 1, 0]);
  });

  test('want to know what to expect after a surprise, and ask for that', () => {
    const windows = new NullWindows(true);
    windows.expect(3);
    windows.answer(2);
    expect(windows.needNewExpectation).toBe(true);
    windows.expect(-1);
    expect(windows.needNewExpectation).toBe(false);
    expect(asked(windows, -1)).toEqual([-1, 0]);
    expect(windows.needNewExpectation).toBe(false);
  });

  test('about the outcome come before all surprises', () => {
    const windows = new NullWindows(true, true);
    windows.expect(3);
    expect(windows.target).toBe(1);
    windows.answer(0);
    expect(windows.needNewExpectation).toBe(false);
    expect(windows.target).toBe(0);
    windows.answer(-1);
    expect(windows.needNewExpectation).toBe(true);
  });
});
