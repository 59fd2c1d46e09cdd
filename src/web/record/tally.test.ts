import { expect, test } from 'vitest';
import type { Level } from '../../core/bot.ts';
import type { Attempt } from '../../puzzles/attempts.ts';
import type { Ending } from '../../table/state/ending.ts';
import type { LocalRecord, Occupant } from '../local/record.ts';
import { bestTime, daysSolved, gamesAlone, tallyGames } from './tally.ts';

const me: Occupant = { kind: 'person', name: 'Ann' };
const computer = (level: Level): Occupant => ({ kind: 'computer', level });
const record = (occupants: readonly Occupant[], ending: Ending | null): LocalRecord => ({
  ...{ id: 'a', game: 'foxu', seed: '', names: {}, started: 0, changed: 0 },
  summary: { seats: occupants.length, occupants, ending, moves: 9 },
});
const played = (winners: readonly number[]): Ending => ({
  kind: 'played',
  outcome: { winners, scores: [1, 0], reason: 'foxu.emptied' },
});
const attempt = (more: Partial<Attempt>): Attempt => ({
  ...{ id: 'a', at: 1, game: 'foxu', puzzle: 'x-1', kind: 'win', rating: 1000, result: 'solved' },
  ...{ helped: false, ms: 5000, mode: 'daily' },
  ...more,
});

test('games count by the strongest computer at the table, if one was alone against them and it is over', () => {
  const games = [
    record([me, computer(2)], played([0])),
    record([computer(2), me], played([0])),
    record([me, computer(2)], played([0, 1])),
    record([me, computer(2)], { kind: 'resigned', seat: 0, winners: [1] }),
    record([me, computer(2)], { kind: 'resigned', seat: 1, winners: [0] }),
    record([me, computer(1), computer(4), computer(3)], { kind: 'timed-out', seat: 0, winners: [1] }),
    // nobody's: it runs, was called off, two people played, nobody else did
    record([me, computer(5)], null),
    record([me, computer(5)], { kind: 'called-off', why: 'nobody-came' }),
    record([me, me], played([0])),
    record([me], played([0])),
  ];
  expect(tallyGames(games)).toEqual([
    { level: 2, counts: { won: 2, drawn: 1, lost: 1, givenUp: 1 } },
    { level: 4, counts: { won: 0, drawn: 0, lost: 1, givenUp: 0 } },
  ]);
  expect(gamesAlone(games)).toBe(1);
});

test('days in a row run up to today or yesterday', () => {
  const solved = (day: string) => attempt({ id: day, day, puzzle: day });
  const log = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-16', '2026-11-17'].map(solved);
  const missed = attempt({ id: 'm', day: '2026-11-18', result: 'failed' });
  const found = (today: string) => daysSolved([...log, missed], today);
  expect(found('2026-11-18')).toMatchObject({ running: 2, longest: 3 });
  expect(found('2026-11-19').running).toBe(0);
  expect([...found('2026-11-18').days]).toEqual(log.map(({ day }) => day));
  expect(daysSolved([], '2026-11-18')).toMatchObject({ running: 0, longest: 0 });
});

test('the best time is that of a first try without help', () => {
  const log = [
    attempt({ id: '1', ms: 9000 }),
    attempt({ id: '2', ms: 10, puzzle: 'x-1' }),
    attempt({ id: '3', ms: 20, puzzle: 'x-2', helped: true }),
    attempt({ id: '4', ms: 30, puzzle: 'x-3', result: 'failed' }),
    attempt({ id: '5', ms: 8000, puzzle: 'x-4' }),
  ];
  expect(bestTime(log, 'foxu')).toBe(8000);
  expect(bestTime(log, 'z-game')).toBeUndefined();
});
