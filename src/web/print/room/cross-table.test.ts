/** The cross table says of both sides of a table what they had. */
import { expect, test } from 'vitest';
import type { Contest } from '../../../evening/state.ts';
import { crossTable, roundTable } from './cross-table.ts';

const table = (guests: number[], points?: number[]) => ({ guests, points });
const contest = (rounds: Contest['rounds']) => ({ rounds }) as Contest;

test('each had of each other what the tables say, meeting by meeting; what is not played yet is empty', () => {
  const played = contest([
    { tables: [table([0, 1], [1, 0])], byes: [2] },
    { tables: [table([2, 0], [0.5, 0.5])], byes: [1] },
    { tables: [table([1, 0])], byes: [2] },
  ]);
  expect(crossTable(played, [0, 1, 2])).toEqual([
    [undefined, [1], [0.5]],
    [[0], undefined, []],
    [[0.5], [], undefined],
  ]);
  expect(roundTable(played, [2, 0])).toEqual([
    ['bye', 0.5, 'bye'],
    [1, 0.5, undefined],
  ]);
});

test('tables of three, or too many players, have none', () => {
  expect(crossTable(contest([{ tables: [table([0, 1, 2])], byes: [] }]), [0, 1, 2])).toBeUndefined();
  expect(
    crossTable(
      contest([]),
      Array.from({ length: 30 }, (_, at) => at),
    ),
  ).toBeUndefined();
});
