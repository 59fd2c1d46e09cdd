/** A graph is higher where it stands better for the side at the top, whoever moved. */
import { expect, test } from 'vitest';
import type { Scale, Verdict } from '../../core/review.ts';
import { summaryOf } from '../../core/review-summary.ts';
import { shapeOfMoves, shapeOfRounds, signsOf } from './graph-points.ts';

const scale: Scale = {
  unit: 'tokens',
  better: 'more',
  from: -10,
  to: 10,
  even: 0,
  inaccurate: 1,
  mistake: 3,
  blunder: 6,
};
const verdict = (index: number, by: number, value: number, after: number): Verdict => {
  return { index, by, move: 'x', value, after, loss: Math.abs(value - after), exact: true, best: [] };
};
const moves = (...verdicts: Verdict[]) => summaryOf(verdicts, scale, 2).moves;
const first = (seat: number) => seat === 0;

test('of two sides: from before the first move on, after each of them, mirrored for the other side', () => {
  const played = moves(verdict(1, 0, 0, -5), verdict(2, 1, 5, 5), verdict(4, 0, -5, -20));
  expect(shapeOfMoves(played, scale, first)).toEqual({
    kind: 'balance',
    even: 0.5,
    points: [
      { at: 1, height: 0.5 },
      { at: 2, height: 0.25 },
      { at: 3, height: 0.25 },
      { at: 5, height: 0 },
    ],
  });
  const turned = shapeOfMoves(played, scale, (seat) => seat === 1);
  expect(turned.kind === 'balance' && turned.points.map(({ height }) => height)).toEqual([0.5, 0.75, 0.75, 1]);
});

test('a sign for each fault, where the game then stood', () => {
  const played = moves(verdict(0, 0, 0, 0), verdict(1, 1, 2, 1), verdict(2, 0, 4, -2));
  expect(signsOf(played, scale, first)).toEqual([
    { index: 1, mark: 'inaccurate', at: 2, height: 0.45 },
    { index: 2, mark: 'blunder', at: 3, height: 0.4 },
  ]);
});

test('where everybody plays for himself: what was to be expected before each move', () => {
  const { even, ...alone } = scale;
  expect(even).toBe(0);
  const rows: Scale = { ...alone, unit: 'rows', better: 'less', from: 0, to: 8 };
  const played = summaryOf([verdict(3, 0, 6, 6), verdict(4, 0, 2, 4)], rows, 1).moves;
  expect(shapeOfMoves(played, rows, first)).toEqual({
    kind: 'bars',
    bars: [
      { at: 3.5, height: 0.75 },
      { at: 4.5, height: 0.25 },
    ],
  });
  expect(signsOf(played, rows, first)).toEqual([{ index: 4, mark: 'inaccurate', at: 4.5, height: 0.25 }]);
});

test('of rounds: what was needed beside what was shown, the longest as high as there is room', () => {
  const round = { target: 'x', solutions: 1, by: 0 };
  const bars = shapeOfRounds([
    { ...round, index: 9, round: 1, optimum: 4, shown: 8 },
    { ...round, index: 20, round: 2, optimum: null, shown: null, by: null },
  ]);
  expect(bars).toEqual({
    kind: 'bars',
    bars: [
      { at: 10, height: 0.5, done: 1 },
      { at: 21, height: 0 },
    ],
  });
});
