import fc from 'fast-check';
import rate from 'glicko2-lite';
import { expect, test } from 'vitest';
import type { Attempt } from './attempts.ts';
import { Corrections, FEWEST_PEOPLE, MOST_AWAY, MOST_STEP } from './corrections.ts';
import { PUZZLE_DEVIATION, UNRATED } from './rating.ts';

const SHELF = new Map([
  ['x-easy', 500],
  ['x-middle', 1000],
  ['x-hard', 2350],
]);

let count = 0;
const attempt = (more: Partial<Attempt> = {}): Attempt => ({
  ...{ id: `a${++count}`, at: count, game: 'x', puzzle: 'x-middle', kind: 'win', rating: 1000, result: 'failed' },
  ...{ helped: false, ms: 1, mode: 'training' },
  ...more,
});

type Logs = ReadonlyMap<string, readonly Attempt[]>;

function told(logs: Logs) {
  const corrections = new Corrections(SHELF);
  for (const [person, log] of logs) corrections.add(person, log);
  return [...corrections.list()];
}

/** So many people, each of whom tried the same. */
const crowd = (people: number, ...tried: Partial<Attempt>[]): Logs =>
  new Map(Array.from({ length: people }, (_, i) => [`p${i}`, tried.map(attempt)]));
const ratingAfter = (logs: Logs, puzzle = 'x-middle') => told(logs).find((each) => each.puzzle === puzzle)?.rating;

test('nothing is told before five people have tried it', () => {
  expect(told(crowd(FEWEST_PEOPLE - 1, {}))).toEqual([]);
  expect(told(crowd(FEWEST_PEOPLE, {}))).toMatchObject([{ puzzle: 'x-middle', people: FEWEST_PEOPLE }]);
});

test('what is missed becomes harder, what is solved easier, step by step as the library has it', () => {
  let [rating, deviation] = [1000, PUZZLE_DEVIATION];
  for (let person = 0; person < 20; person++) {
    const after = rate(rating, deviation, 0.001, [[UNRATED.rating, UNRATED.deviation, 1]]);
    [rating, deviation] = [after.rating, after.rd];
  }
  expect(ratingAfter(crowd(20, {}))).toBe(Math.round(rating));
  expect(ratingAfter(crowd(20, {}))).toBeGreaterThan(1040);
  expect(ratingAfter(crowd(20, { result: 'solved' }))).toBeLessThan(960);
  expect(ratingAfter(crowd(20, { result: 'near' }))).toBe(1000);
});

test('whoever was helped has not solved it', () => {
  expect(ratingAfter(crowd(20, { helped: true, result: 'solved' }))).toBe(ratingAfter(crowd(20, {})));
});

test('second attempts, those against the clock, unknown puzzles and what a log says of a puzzle change nothing', () => {
  const first = ratingAfter(crowd(20, {}));
  expect(ratingAfter(crowd(20, {}, { result: 'solved' }))).toBe(first);
  expect(told(crowd(20, { mode: 'storm' }, { result: 'solved' }))).toEqual([]);
  expect(told(crowd(20, { puzzle: 'x-none' }))).toEqual([]);
  expect(ratingAfter(crowd(20, { puzzle: 'x-none', result: 'solved' }, {}))).toBe(first);
  expect(ratingAfter(crowd(20, { rating: 4000 }))).toBe(first);
  const learnt = { puzzle: 'x-easy', result: 'solved' } as const;
  expect(ratingAfter(crowd(20, { ...learnt, rating: 4000 }, {}))).toBe(ratingAfter(crowd(20, learnt, {})));
});

test('it stays near to what the features say, and between the easiest and the hardest', () => {
  expect(ratingAfter(crowd(500, {}))).toBeLessThanOrEqual(1000 + MOST_AWAY);
  expect(ratingAfter(crowd(500, {}))).toBeGreaterThan(1000 + MOST_AWAY / 2);
  expect(ratingAfter(crowd(500, { puzzle: 'x-hard' }), 'x-hard')).toBeLessThanOrEqual(2400);
  expect(ratingAfter(crowd(500, { puzzle: 'x-easy', result: 'solved' }), 'x-easy')).toBeGreaterThanOrEqual(400);
});

const logs = fc.array(
  fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 5 }),
      puzzle: fc.constantFrom(...SHELF.keys()),
      result: fc.constantFrom('solved', 'near', 'failed'),
      helped: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  { minLength: 1, maxLength: 30 },
);

test('the order in which logs come says nothing', () => {
  fc.assert(
    fc.property(logs, (all) => {
      const people = all.map((log, i): [string, Attempt[]] => [`p${i}`, log.map(attempt)]);
      const back = people.toReversed().map(([who, log]): [string, Attempt[]] => [who, log.toReversed()]);
      expect(told(new Map(back))).toEqual(told(new Map(people)));
    }),
  );
});

test('of more people than count the first do, in whatever order they come', () => {
  const people = [...crowd(600, {})];
  const backwards = new Map(people.toReversed());
  expect(told(backwards)).toEqual(told(new Map(people)));
  expect(told(backwards)).toEqual(told(new Map(people.slice(0, 200))));
});

test('nobody moves a puzzle by more than a step, however much he has tried', () => {
  fc.assert(
    fc.property(logs, (all) => {
      const people = all.map((log, i): [string, Attempt[]] => [`p${i}`, log.map(attempt)]);
      const others = told(new Map(people.slice(1)));
      const everybody = told(new Map(people));
      for (const { puzzle, rating } of others)
        expect(Math.abs(everybody.find((each) => each.puzzle === puzzle)!.rating - rating)).toBeLessThanOrEqual(
          MOST_STEP + 1,
        );
    }),
  );
});
