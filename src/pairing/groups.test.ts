import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlayedTable, pastOf, type Tournament } from './field.ts';
import { costOf, inGroups } from './groups.ts';
import { divide } from './table-sizes.ts';

const NAMES = [...'abcdefghijklmnopqrstuvwx'];

describe('tables of three or four', () => {
  test.each([
    [3, [3, 2], [3], 0],
    [4, [3, 2], [2, 2], 0],
    [5, [3, 2], [3, 2], 0],
    [7, [3, 2], [3, 2, 2], 0],
    [1, [3, 2], [], 1],
    [6, [4, 2], [4, 2], 0],
    [7, [4, 2], [4, 2], 1],
    [9, [4], [4, 4], 1],
  ])('%i players at tables of %j', (count, sizes, tables, left) => {
    expect(divide(count, sizes)).toEqual({ tables, left });
  });
});

const field = (count: number, sizes: readonly number[], teams = false): Tournament => ({
  ...{ format: 'swiss', players: NAMES.slice(0, count), rounds: [], absent: [] },
  ...{ sizes, teams },
});

/** Rounds one after the other, with random points. */
function playedOn(begin: Tournament, rounds: number, random: () => number): Tournament {
  let now = begin;
  for (let round = 0; round < rounds; round++) {
    const { tables, byes } = inGroups(now, now.sizes!);
    const all = tables.map((players): PlayedTable => ({ players, points: players.map(() => random()) }));
    now = { ...now, rounds: [...now.rounds, [...all, ...byes.map((name) => ({ players: [name], points: [1] }))]] };
  }
  return now;
}

const numbers = fc.infiniteStream(fc.nat(3));

test('everybody sits once or has the one bye, and byes go round', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 22 }),
      fc.constantFrom([3, 2], [4, 2], [8, 7, 6, 5, 4]),
      numbers,
      (count, sizes, stream) => {
        const now = playedOn(field(count, sizes), 3, () => stream.next().value);
        for (const round of now.rounds)
          expect(round.flatMap(({ players }) => players).sort()).toEqual([...now.players].sort());
        const byes = [...pastOf(now).values()].map((past) => past.byes);
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 60 },
  );
});

/** The least cost of all ways to sit down, tried one by one. */
function leastCost(
  players: readonly string[],
  places: readonly number[],
  cost: (table: readonly string[]) => number,
): number {
  const [size, ...others] = places;
  const [first, ...rest] = players;
  if (size === undefined || first === undefined) return 0;
  let least = Number.POSITIVE_INFINITY;
  // whose table the first one is at does not matter where sizes are equal
  for (const chosen of choose(rest, size - 1)) {
    const left = rest.filter((name) => !chosen.includes(name));
    least = Math.min(least, cost([first, ...chosen]) + leastCost(left, others, cost));
  }
  return least;
}
function choose(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name, at) => choose(names.slice(at + 1), count - 1).map((rest) => [name, ...rest]));
}

test('in small fields hardly any other way to sit down is better, and none has fewer meetings again', () => {
  let [exact, all] = [0, 0];
  fc.assert(
    fc.property(fc.constantFrom(6, 9), fc.integer({ min: 0, max: 3 }), numbers, (count, rounds, stream) => {
      const now = playedOn(field(count, [3]), rounds, () => stream.next().value);
      const past = pastOf(now);
      const cost = inGroups(now, [3]).tables.reduce((sum, each) => sum + costOf(each, past), 0);
      const least = leastCost(
        now.players,
        Array.from({ length: count / 3 }, () => 3),
        (each) => costOf(each, past),
      );
      all++;
      if (cost <= least + 1e-9) exact++;
      expect(Math.floor(cost / 1000)).toBe(Math.floor(least / 1000));
    }),
    { numRuns: 80, seed: 7 },
  );
  expect(exact / all).toBeGreaterThan(0.9);
});

test('nine at tables of three meet everybody in four rounds', () => {
  const now = playedOn(field(9, [3]), 4, () => 1);
  const past = pastOf(now);
  for (const name of now.players)
    for (const other of now.players) if (other !== name) expect(past.get(name)!.timesMet(other)).toBe(1);
});

test('at tables of four nobody has the same partner in three rounds', () => {
  const now = playedOn(field(8, [4], true), 3, () => 1);
  const past = pastOf(now);
  for (const name of now.players) {
    const helped = now.players.map((other) => past.get(name)!.timesHelped(other));
    expect(Math.max(...helped)).toBe(1);
  }
});

test('a hundred at tables of sixteen are paired in a moment, however much they have behind them', () => {
  const players = Array.from({ length: 100 }, (_, number) => `player ${number}`);
  let last = 1;
  const drawn = () => {
    last = (last * 29) % 97;
    return last % 7;
  };
  const begin = performance.now();
  const now = playedOn({ ...field(0, [16, 15, 14]), players }, 12, drawn);
  expect(performance.now() - begin).toBeLessThan(2000);
  expect(now.rounds).toHaveLength(12);
});
