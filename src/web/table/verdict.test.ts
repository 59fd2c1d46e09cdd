import { afterEach, beforeEach, expect, test } from 'vitest';
import { prefer } from '../preferences.ts';
import { verdictOf } from './verdict.ts';

beforeEach(() => prefer({ language: 'en' }));
afterEach(() => prefer({ language: 'auto' }));

const won = (scores: readonly number[], own?: number) =>
  verdictOf({
    ending: { kind: 'played', outcome: { winners: [0], scores, reason: 'done' } },
    names: ['Ann', 'Lou'],
    own,
  });

test('the verdict speaks to whoever reads it, with the score', () => {
  expect(won([8, 3], 0)).toBe('You won by 8 to 3!');
  expect(won([8, 3], 1)).toBe('You lost to Ann, 3 to 8.');
  expect(won([8, 3])).toBe('Ann won by 8 to 3.');
});

test('where there is nothing but winning and losing, no score is told', () => {
  expect(won([1, 0], 0)).toBe('You won!');
  expect(won([1, 0], 1)).toBe('You lost to Ann.');
});
