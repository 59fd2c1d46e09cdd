import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlayedTable, pastOf, type Tournament } from './field.ts';
import type { Cost } from './matching.ts';
import { nextRound } from './next-round.ts';
import { ranked, swiss, swissCosts } from './swiss.ts';

const NAMES = [...'abcdefghijklmnop'];

/** A tournament of random results, absences and late comers, played by its own pairings. */
function tournament(players: number, rounds: number, random: () => number): Tournament {
  let field: Tournament = { format: 'swiss', players: NAMES.slice(0, players), rounds: [], absent: [] };
  for (let round = 0; round < rounds; round++) {
    const absent = field.players.filter(() => random() < 0.15);
    const { tables, byes } = nextRound({ ...field, absent });
    const played = tables.map(
      (names): PlayedTable => ({
        players: names,
        points: [
          [1, 0],
          [0, 1],
          [0.5, 0.5],
        ][Math.floor(random() * 3)]!,
      }),
    );
    field = {
      ...field,
      rounds: [...field.rounds, [...played, ...byes.map((name) => ({ players: [name], points: [1] }))]],
    };
    const late = NAMES[field.players.length];
    if (late && random() < 0.2) field = { ...field, players: [...field.players, late] };
  }
  return field;
}

const fields = (most: number) =>
  fc
    .record({
      players: fc.integer({ min: 1, max: most }),
      rounds: fc.integer({ min: 0, max: 7 }),
      seed: fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
    })
    .map(({ players, rounds, seed }) => tournament(players, rounds, () => seed.next().value));

const less = (a: Cost, b: Cost): boolean => {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
};
const plus = (a: Cost, b: Cost): Cost => a.map((part, i) => part + b[i]!);

/** The least cost of all ways to sit down, tried one by one. */
function leastCost(places: readonly number[], costOf: (a: number, b: number) => Cost): Cost {
  const [first, ...others] = places;
  if (first === undefined) return [0, 0, 0, 0, 0, 0, 0];
  return others
    .map((other) =>
      plus(
        costOf(first, other),
        leastCost(
          others.filter((each) => each !== other),
          costOf,
        ),
      ),
    )
    .reduce((best, each) => (less(each, best) ? each : best));
}

test('no other way to sit down is better, tried one by one', () => {
  fc.assert(
    fc.property(fields(7), (field) => {
      const past = pastOf(field);
      const players = ranked(field.players, past);
      const costOf = swissCosts(players, past);
      const count = players.length + (players.length % 2);
      const { tables, byes } = swiss(field);
      const place = (name: string) => players.indexOf(name);
      const chosen = [...tables, ...byes.map((name) => [name] as const)]
        .map(([a, b]) => [place(a!), b === undefined ? players.length : place(b)].sort((x, y) => x - y))
        .reduce((sum, [a, b]) => plus(sum, costOf(a!, b!)), [0, 0, 0, 0, 0, 0, 0] as Cost);
      expect(chosen).toEqual(
        leastCost(
          Array.from({ length: count }, (_, at) => at),
          costOf,
        ),
      );
    }),
    { numRuns: 150 },
  );
});

test('whoever is here sits at one table or has the one bye, whoever is not does not', () => {
  fc.assert(
    fc.property(fields(12), fc.nat(), (field, pick) => {
      const absent = field.players.filter((_, at) => (pick >> at) % 2 === 1);
      const { tables, byes } = swiss({ ...field, absent });
      const here = field.players.filter((name) => !absent.includes(name));
      expect([...tables.flat(), ...byes].sort()).toEqual([...here].sort());
      expect(byes.length).toBe(here.length % 2);
    }),
    { numRuns: 300 },
  );
});

test('nobody has a second bye while somebody has had none', () => {
  fc.assert(
    fc.property(fields(11), (field) => {
      const past = pastOf(field);
      for (const name of swiss(field).byes) {
        if (past.get(name)!.byes > 0) expect(field.players.every((each) => past.get(each)!.byes > 0)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('in the first round the upper half meets the lower, from table to table on the other side; sides change from round to round', () => {
  const field: Tournament = { format: 'swiss', players: NAMES.slice(0, 8), rounds: [], absent: [] };
  const { tables } = swiss(field);
  expect(tables).toEqual([
    ['a', 'e'],
    ['f', 'b'],
    ['c', 'g'],
    ['h', 'd'],
  ]);
  const rounds = [tables.map((players) => ({ players, points: [1, 0] }))];
  // those who had the first side meet those with equal points who had it as well: one of two changes
  const [first, second] = swiss({ ...field, rounds }).tables;
  expect([...first!, ...second!].sort()).toEqual(['a', 'c', 'f', 'h']);
});

test('256 players are paired', () => {
  const players = Array.from({ length: 256 }, (_, at) => `p${at}`);
  const rounds = [
    swiss({ format: 'swiss', players, rounds: [], absent: [] }).tables.map((names) => ({
      players: names,
      points: [1, 0],
    })),
  ];
  expect(swiss({ format: 'swiss', players, rounds, absent: [] }).tables).toHaveLength(128);
});
