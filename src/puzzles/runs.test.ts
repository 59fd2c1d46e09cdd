import { expect, test } from 'vitest';
import {
  afterMistake,
  afterRight,
  afterSolved,
  ended,
  LOSS_MS,
  type PuzzleRun,
  ratingWanted,
  STORM_MS,
  startRun,
  timeLeft,
} from './runs.ts';

const rights = (run: PuzzleRun, count: number): PuzzleRun => (count === 0 ? run : rights(afterRight(run), count - 1));

test('a storm lasts three minutes; a mistake costs ten seconds and the combo, and another puzzle comes', () => {
  const run = startRun('storm', 1000);
  expect(timeLeft(run, 1000)).toBe(STORM_MS);
  const missed = afterMistake(rights(run, 4));
  expect(timeLeft(missed, 1000)).toBe(STORM_MS - LOSS_MS);
  expect(missed).toMatchObject({ combo: 0, set: 2, solved: 0, isOver: false });
  expect(timeLeft(missed, 1000 + STORM_MS)).toBe(0);
});

test('5, 12, 20 and 30 right moves in a row give 3, 5, 7 and 10 seconds, then every ten of them', () => {
  const left = (count: number) => timeLeft(rights(startRun('storm', 0), count), 0)! - STORM_MS;
  expect([4, 5, 11, 12, 19, 20, 29, 30, 39, 40].map(left)).toEqual([
    0, 3000, 3000, 8000, 8000, 15_000, 15_000, 25_000, 25_000, 35_000,
  ]);
});

test('a streak has no clock, and ends with the first mistake', () => {
  const run = afterSolved(rights(startRun('streak', 0), 12));
  expect(timeLeft(run, 1e9)).toBeUndefined();
  expect(afterMistake(run)).toMatchObject({ solved: 1, isOver: true });
  expect(ended(run)).toMatchObject({ solved: 1, isOver: true });
});

test('both rise from the easiest to the hardest', () => {
  for (const mode of ['storm', 'streak'] as const) {
    let run = startRun(mode, 0);
    const ratings: number[] = [];
    for (let i = 0; i < 80; i++) {
      ratings.push(ratingWanted(run));
      run = afterSolved(run);
    }
    expect(ratings[0]).toBe(400);
    expect(ratings.at(-1)).toBe(2400);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  }
});
