import { expect, test } from 'vitest';
import { TestTable } from '../../../test/support/test-table.ts';
import { findGame } from '../../games/shelf.ts';
import type { Listed } from '../store/store.ts';
import { summaryOf } from '../tables/summary.ts';
import { HouseRatings } from './house-ratings.ts';
import { ratedTable } from './rated-table.ts';

const person = (who: string) => ({ kind: 'person', who, left: false });
const computer = (level: number) => ({ kind: 'bot', level });
const played = (winners: number[], scores: number[]) => ({
  kind: 'played',
  outcome: { winners, scores, reason: 'emptied' },
});

const table = (
  id: string,
  holders: object[],
  ending: object | null,
  game = 'foxu',
  changed = 1,
  options: object = {},
): Listed => ({
  ...{ id, game, status: 'over', changed },
  summary: JSON.stringify({
    ...{ public: false, seats: holders.length, options, control: { kind: 'none' }, holders, ending },
    ...{ moves: 40, started: true },
  }),
});
const rated = (...of: Parameters<typeof table>) => ratedTable(table(...of), findGame);

test('sides and ranks: winners first, a draw is a tie, a resignation a loss', () => {
  expect(rated('a', [person('ann'), person('bob')], played([1], [3, 9]))).toEqual({
    ...{ game: 'foxu', sides: [['ann'], ['bob']], ranks: [2, 1] },
  });
  expect(rated('b', [person('ann'), person('bob')], played([], [4, 4]))).toMatchObject({ ranks: [1, 1] });
  const resigned = { kind: 'resigned', seat: 0, winners: [1] };
  expect(rated('c', [person('ann'), computer(3)], resigned)).toMatchObject({
    sides: [['ann'], ['computer 3']],
    ranks: [2, 1],
  });
});

test('partners are one side', () => {
  const four = ['a', 'b', 'c', 'd'].map(person);
  expect(rated('t', four, played([1, 3], [4, 9, 4, 9]), 'mister-zero')).toMatchObject({
    ...{
      sides: [
        ['a', 'c'],
        ['b', 'd'],
      ],
      ranks: [2, 1],
    },
  });
});

test.each([
  ['a game alone', [person('ann')], played([0], [7])],
  ['computers among themselves', [computer(1), computer(2)], played([0], [1, 0])],
  ['one that was called off', [person('ann'), person('bob')], { kind: 'called-off', why: 'nobody-came' }],
  [
    'one at which the computer took a place',
    [person('ann'), { kind: 'stand-in', level: 3, who: 'bob' }],
    played([0], [1, 0]),
  ],
  ['one against oneself', [person('ann'), person('ann')], played([0], [1, 0])],
])('%s counts for nobody', (_, holders, ending) => {
  const game = holders.length === 1 ? 'ricochet-robots' : 'foxu';
  expect(rated('x', holders, ending, game)).toBeUndefined();
});

test('with handicaps it counts for nobody', () => {
  const both = [person('ann'), person('bob')];
  const ending = played([0], [8, 3]);
  expect(rated('h', both, ending, 'ricochet-robots', 1, { handicaps: [2, 0] })).toBeUndefined();
  expect(rated('h', both, ending, 'ricochet-robots')).toBeDefined();
});

test('from a position, or with draws, of somebody’s choice it counts for nobody', () => {
  const { summary, ...listed } = table('p', [person('ann'), person('bob')], played([0], [8, 3]));
  const arranged = JSON.stringify({ ...JSON.parse(summary), arranged: true });
  expect(ratedTable({ ...listed, summary: arranged }, findGame)).toBeUndefined();
  const { rules } = findGame('foxu')!;
  const setUp = '-..g.-/g..g../.gb..g/.g.g../..g.g./-.gg.- c4,a6 y open 0';
  const marks = ([{}, { chance: 'asked' }, { chance: { fixed: [] } }, { start: { setUp } }] as const).map(
    (opened) => summaryOf(new TestTable({ rules }, { opened }).state).arranged,
  );
  expect(marks).toEqual([undefined, true, true, true]);
});

test('a list that is read twice, or in parts, is the same list, and is shown after five games', async () => {
  const tables = Array.from({ length: 450 }, (_, at) =>
    table(
      `t${String(at).padStart(3, '0')}`,
      [person(`p${at % 3}`), person(`p${(at + 1) % 3}`)],
      played([at % 2], [1, 0]),
      'foxu',
      at >> 1,
    ),
  );
  const logs = (upTo: number) => ({
    ended: async ({ id, changed }: Pick<Listed, 'id' | 'changed'>, limit: number) =>
      tables
        .slice(0, upTo)
        .filter((each) => each.changed > changed || (each.changed === changed && each.id > id))
        .slice(0, limit),
  });
  const whole = new HouseRatings(logs(450), findGame);
  await whole.readOn();
  let upTo = 4;
  const parts = new HouseRatings({ ended: (after, limit) => logs(upTo).ended(after, limit) }, findGame);
  await parts.readOn();
  expect(parts.list('foxu')).toEqual([]);
  for (; upTo <= 450; upTo += 50) await parts.readOn();
  upTo = 450;
  await parts.readOn();
  expect(parts.list('foxu')).toEqual(whole.list('foxu'));
  expect(whole.list('foxu')).toHaveLength(3);
  expect(whole.of('p0')).toHaveLength(1);
});
