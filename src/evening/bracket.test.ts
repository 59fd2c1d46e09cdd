import { expect, test } from 'vitest';
import { bracketPart, secondWinner } from './bracket.ts';
import { IN_PAIRS } from './plan.ts';
import { nextTables } from './rounds.ts';
import type { Contest, EveningRound } from './state.ts';

const START: Contest = {
  plan: {
    ...{ form: 'knock-out', games: ['foxu'], seats: 2, options: {}, control: { kind: 'none' } },
    ...{ untimed: false, rounds: 1, legs: 1, secondChance: true, place: 'boards' },
  },
  ...{ players: [0, 1, 2, 3, 4, 5, 6, 7, 8], withdrawn: [], rounds: [], paused: false, over: false },
};
/** The lower number wins. */
function next(contest: Contest): Contest {
  const { tables, byes } = nextTables(contest, IN_PAIRS);
  const played = tables.map((guests) => ({ guests, points: guests[0]! < guests[1]! ? [1, 0] : [0, 1] }));
  return { ...contest, rounds: [...contest.rounds, { tables: played, byes } as EveningRound] };
}
const partsOf = (contest: Contest, round: number) =>
  contest.rounds[round - 1]!.tables.map(({ guests }) => [...guests, bracketPart(contest, round, guests)]);

test('a table says what it decides, and the second chance who won it', () => {
  const rounds = [1, 2, 3, 4].reduce<Contest[]>((all) => [...all, next(all.at(-1)!)], [START]);
  const done = rounds[4]!;
  expect(partsOf(done, 1)).toEqual([[7, 8, undefined]]);
  expect(partsOf(done, 3).map((table) => table[2])).toEqual([
    ...['semi-final', 'semi-final', 'second-chance', 'second-chance'],
  ]);
  expect(partsOf(done, 4).map((table) => table[2])).toEqual([...['final', 'third', 'second-chance', 'second-chance']]);
  expect(rounds.map(secondWinner)).toEqual([undefined, undefined, undefined, undefined, 4]);
  expect(secondWinner({ ...done, plan: { ...done.plan, secondChance: false } })).toBeUndefined();
});
