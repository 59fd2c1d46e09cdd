/** A contest knows by itself when all of it has been played. */
import { expect, test } from 'vitest';
import { hasMore } from './has-more.ts';
import { type EveningPlan, IN_PAIRS } from './plan.ts';
import { nextTables } from './rounds.ts';
import type { Contest } from './state.ts';

const PLAN: EveningPlan = {
  ...{ form: 'swiss', games: ['foxu'], seats: 2, options: {}, control: { kind: 'none' }, untimed: false },
  ...{ rounds: 3, legs: 1, secondChance: false, place: 'boards' },
};

/** Everybody who is named first wins, until nothing is left. */
function roundsOf(plan: Partial<EveningPlan>, count: number): number {
  let contest: Contest = {
    ...{ plan: { ...PLAN, ...plan }, players: Array.from({ length: count }, (_, guest) => guest), withdrawn: [] },
    ...{ rounds: [], paused: false, over: false },
  };
  while (hasMore(contest)) {
    const { tables, byes } = nextTables(contest, IN_PAIRS);
    expect(tables.length).toBeGreaterThan(0);
    const played = tables.map((guests) => ({ guests, points: [1, 0] }));
    contest = { ...contest, rounds: [...contest.rounds, { tables, byes }] } as Contest;
    expect(hasMore({ ...contest, rounds: contest.rounds.with(-1, { tables: [{ guests: [0, 1] }], byes }) })).toBe(true);
    contest = { ...contest, rounds: contest.rounds.with(-1, { tables: played, byes }) };
  }
  if (contest.plan.form !== 'swiss') expect(nextTables(contest, IN_PAIRS).tables).toEqual([]);
  return contest.rounds.length;
}

test.each([
  ['swiss', {}, 5, 3],
  ['round-robin', {}, 5, 5],
  ['round-robin', { legs: 2 }, 4, 6],
  ['knock-out', {}, 8, 3],
  ['knock-out', { secondChance: true }, 8, 3],
  ['knock-out', {}, 3, 2],
] as const)('%s %j with %i players', (form, plan, count, rounds) => {
  expect(roundsOf({ form, ...plan }, count)).toBe(rounds);
});
