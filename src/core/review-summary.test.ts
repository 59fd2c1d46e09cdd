import { expect, test } from 'vitest';
import type { Scale, Verdict } from './review.ts';
import { markOf, summaryOf } from './review-summary.ts';

const scale: Scale = {
  unit: 'tokens',
  better: 'more',
  from: -9,
  to: 9,
  even: 0,
  inaccurate: 1,
  mistake: 3,
  blunder: 6,
  detour: 4,
};
const verdict = (value: number, after: number, extra: Partial<Verdict> = {}): Verdict => ({
  index: 0,
  by: 0,
  move: 'x',
  value,
  after,
  loss: Math.abs(value - after),
  exact: true,
  best: [],
  ...extra,
});

test.each([
  ['best', verdict(2, 2)],
  ['good', verdict(2, 1.5)],
  ['good', verdict(2, 2, { detour: 3 })],
  ['inaccurate', verdict(2, 2, { detour: 4 })],
  ['inaccurate', verdict(2, 1)],
  ['mistake', verdict(2, -1)],
  ['blunder', verdict(5, -1)],
])('a mark by what was given away: %s', (mark, move) => {
  expect(markOf(move, scale)).toBe(mark);
});

test('a game turns where who was ahead is no longer, by more than a trifle', () => {
  const moves = [
    verdict(7, 1),
    verdict(4, 0, { index: 1, by: 1 }),
    verdict(0.5, -0.5, { index: 2 }),
    verdict(-1, -8, { index: 3 }),
  ];
  expect(summaryOf(moves, scale, 2).turningPoints).toEqual([1]);
  const less: Scale = { ...scale, better: 'less' };
  expect(summaryOf([verdict(-4, 0)], less, 1).turningPoints).toEqual([0]);
});

test('where nobody is ahead, it turns by a blunder or by much luck', () => {
  const { even, ...alone } = scale;
  expect(even).toBe(0);
  const moves = [verdict(1, 7), verdict(1, 1, { index: 1, luck: -6 }), verdict(1, 1, { index: 2, luck: 5 })];
  expect(summaryOf(moves, alone, 1).turningPoints).toEqual([0, 1]);
});

test('each seat has its own sums; luck only where it was measured', () => {
  const moves = [verdict(2, 1), verdict(2, -2, { by: 1, exact: false, luck: 0.5 }), verdict(2, 1.5), verdict(1, 1)];
  const { seats } = summaryOf(moves, scale, 2);
  expect(seats).toEqual([
    { seat: 0, lost: 1.5, marks: { best: 1, good: 1, inaccurate: 1, mistake: 0, blunder: 0 }, exact: true },
    { seat: 1, lost: 4, luck: 0.5, marks: { best: 0, good: 0, inaccurate: 0, mistake: 1, blunder: 0 }, exact: false },
  ]);
});
