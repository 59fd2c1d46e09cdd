import { expect, test } from 'vitest';
import type { EveningPlan } from '../../evening/plan.ts';
import type { EveningFace } from '../../evening/told.ts';
import { writtenPoints } from './points.ts';
import { resultsCsv, resultsJson } from './results.ts';

const PLAN: EveningPlan = {
  ...{ form: 'swiss', games: ['foxu'], seats: 2, options: {}, control: { kind: 'none' } },
  ...{ untimed: false, rounds: 3, legs: 1, secondChance: false, place: 'boards' },
};
const names = ['Ada', '=1+1', 'Bob "B"'];
const face = {
  guests: names.map((name) => ({ name })),
  contests: [
    {
      ...{ plan: PLAN, players: [0, 1, 2], withdrawn: [], paused: false, over: true },
      rounds: [{ tables: [{ guests: [0, 1], points: [-2.5, 2.5] }], byes: [2] }],
    },
  ],
} as unknown as EveningFace;

test('as a table: everybody at every table, byes too; no name is a formula', () => {
  expect(resultsCsv(face).split('\r\n')).toEqual([
    '"contest","game","round","table","player","points"',
    '"1","foxu","1","1","Ada","-2.5"',
    `"1","foxu","1","1","'=1+1","2.5"`,
    '"1","foxu","1","","Bob ""B""","1"',
    '',
  ]);
});

test('as data: the rounds, and how it stood', () => {
  const [contest] = JSON.parse(resultsJson(face)).contests;
  expect(contest.rounds[0]).toEqual({
    ...{ game: 'foxu', tables: [{ players: ['Ada', '=1+1'], points: [-2.5, 2.5] }], byes: ['Bob "B"'] },
  });
  expect(contest.standings.map(({ name, place }: { name: string; place: number }) => [name, place])).toEqual([
    ['=1+1', 1],
    ['Bob "B"', 2],
    ['Ada', 3],
  ]);
});

test('points are written with halves and a real minus', () => {
  expect([0, 0.5, 1.5, -0.5, -2.5, -12].map(writtenPoints)).toEqual(['0', '½', '1½', '−½', '−2½', '−12']);
});
