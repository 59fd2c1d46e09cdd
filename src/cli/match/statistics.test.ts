import { expect, test } from 'vitest';
import { estimate, sequentialTest } from './statistics.ts';

test('three points of four are 191 Elo; the interval narrows with the games', () => {
  const few = estimate({ won: 7, drawn: 1, lost: 2 });
  const many = estimate({ won: 700, drawn: 100, lost: 200 });
  expect(few.score).toBe(0.75);
  expect(few.elo).toBeCloseTo(190.85, 2);
  expect(many.elo).toBe(few.elo);
  expect(many.to - many.from).toBeLessThan((few.to - few.from) / 5);
  expect(many.from).toBeLessThan(many.elo);
});

test('an even match is 0 Elo; a clean sweep has no upper end', () => {
  expect(estimate({ won: 10, drawn: 5, lost: 10 }).elo).toBeCloseTo(0);
  expect(estimate({ won: 10, drawn: 0, lost: 0 }).elo).toBe(Number.POSITIVE_INFINITY);
});

test('the sequential test waits for evidence, then decides', () => {
  expect(sequentialTest({ won: 3, drawn: 0, lost: 2 }, 0, 50).verdict).toBe('open');
  expect(sequentialTest({ won: 300, drawn: 0, lost: 200 }, 0, 50).verdict).toBe('elo1');
  expect(sequentialTest({ won: 240, drawn: 0, lost: 260 }, 0, 50).verdict).toBe('elo0');
});
