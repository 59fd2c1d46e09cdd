import rate from 'glicko2-lite';
import { expect, test } from 'vitest';
import type { Attempt } from './attempts.ts';
import { isSettled, rateAttempts, ratingIn, UNRATED } from './rating.ts';

let count = 0;
const attempt = (more: Partial<Attempt>): Attempt => ({
  ...{ id: `a${++count}`, at: count, game: 'x', puzzle: `x-${count}`, kind: 'win', rating: 1000, result: 'solved' },
  ...{ helped: false, ms: 1, mode: 'training' },
  ...more,
});

// M. Glickman, "Example of the Glicko-2 system": 1500, 200, 0.06 against 1400 ± 30, 1550 ± 100, 1700 ± 300
test('the library agrees with the published example', () => {
  const games: [number, number, number][] = [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ];
  const { rating, rd, vol } = rate(1500, 200, 0.06, games, { tau: 0.5 });
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(rd).toBeCloseTo(151.52, 1);
  expect(vol).toBeCloseTo(0.05999, 4);
});

test('solving raises it, missing lowers it, and hard puzzles more', () => {
  expect(ratingIn([], 'x')).toEqual(UNRATED);
  const after = (more: Partial<Attempt>) => ratingIn([attempt(more)], 'x').rating;
  expect(after({})).toBeGreaterThan(UNRATED.rating);
  expect(after({ rating: 1400 })).toBeGreaterThan(after({}));
  expect(after({ result: 'failed' })).toBeLessThan(UNRATED.rating);
  expect(after({ result: 'near' })).toBeLessThan(after({}));
  expect(after({ result: 'near', rating: 1400 })).toBeGreaterThan(UNRATED.rating);
});

test('a helped solution does not raise it, a helped mistake lowers it', () => {
  expect(rateAttempts([attempt({ helped: true })], 'x')).toEqual([]);
  expect(ratingIn([attempt({ helped: true, result: 'failed' })], 'x').rating).toBeLessThan(UNRATED.rating);
});

test('second attempts, other games and those against the clock do not count', () => {
  const first = attempt({ result: 'failed' });
  const again = attempt({ puzzle: first.puzzle });
  const others = [attempt({ game: 'y' }), attempt({ mode: 'storm' }), attempt({ mode: 'streak' })];
  expect(rateAttempts([first, again, ...others], 'x').map(({ attempt: { id } }) => id)).toEqual([first.id]);
});

test('it comes near to how well somebody solves, and settles', () => {
  // whoever is 1600 strong solves what is below and misses what is above
  const log: Attempt[] = [];
  for (let i = 0; i < 60; i++) {
    const rating = Math.round(ratingIn(log, 'x').rating + ((i % 5) - 2) * 80);
    log.push(attempt({ rating, result: rating <= 1600 ? 'solved' : 'failed' }));
  }
  const after = ratingIn(log, 'x');
  expect(Math.abs(after.rating - 1600)).toBeLessThan(120);
  expect(isSettled(after)).toBe(true);
  expect(isSettled(UNRATED)).toBe(false);
});
