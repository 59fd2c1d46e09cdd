import { describe, expect, test } from 'vitest';
import { Questions } from './null-windows.ts';

/** The margins asked for until the value is known. */
function asked(questions: Questions, value: number): number[] {
  const targets: number[] = [];
  while (questions.areOpen) {
    targets.push(questions.target);
    questions.answer(questions.target <= value ? questions.target : questions.target - 1);
  }
  expect([questions.low, questions.high]).toEqual([value, value]);
  return targets;
}

describe('the questions', () => {
  test.each([
    ['red', true, [3, 4]],
    ['green', false, [4, 3]],
  ])('are two where the margin is as expected, what is good for %s first', (_, red, targets) => {
    const questions = new Questions(red);
    questions.expect(3);
    expect(asked(questions, 3)).toEqual(targets);
  });

  test('go on from what was expected to what is', () => {
    const questions = new Questions(true);
    questions.expect(3);
    expect(asked(questions, 0)).toEqual([3, 2, 1, 0]);
  });

  test('want to know what to expect after a surprise, and ask for that', () => {
    const questions = new Questions(true);
    questions.expect(3);
    questions.answer(2);
    expect(questions.needNewExpectation).toBe(true);
    questions.expect(-1);
    expect(questions.needNewExpectation).toBe(false);
    expect(asked(questions, -1)).toEqual([-1, 0]);
    expect(questions.needNewExpectation).toBe(false);
  });

  test('about the outcome come before all surprises', () => {
    const questions = new Questions(true, true);
    questions.expect(3);
    expect(questions.target).toBe(1);
    questions.answer(0);
    expect(questions.needNewExpectation).toBe(false);
    expect(questions.target).toBe(0);
    questions.answer(-1);
    expect(questions.needNewExpectation).toBe(true);
  });
});
