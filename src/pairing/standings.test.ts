import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayedTable, Round, Tournament } from './field.ts';
import { secondField } from './knock-out.ts';
import { nextRound } from './next-round.ts';
import { standings } from './standings.ts';

const NAMES = [...'abcdefghijklmnop'];
const table = (players: string, ...points: number[]): PlayedTable => ({ players: [...players], points });
const field = (format: Tournament['format'], count: number, rounds: PlayedTable[][] = []): Tournament => ({
  format,
  players: NAMES.slice(0, count),
  rounds,
  absent: [],
});
const placesOf = (of: Tournament) => standings(of).map(({ name, place, behindBy }) => [name, place, behindBy]);

/** The better seed always wins. */
const played = ({ tables, byes }: Round): PlayedTable[] => [
  ...tables.map((players) => ({
    players,
    points: players.map((name) => players.filter((other) => other > name).length),
  })),
  ...byes.map((name) => table(name, 1)),
];

describe('Swiss', () => {
  // a and b have 1½ each: a met b and d (1½ + 0), b met a and c (1½ + 1)
  const rounds = [
    [table('ab', 0.5, 0.5), table('cd', 1, 0)],
    [table('ad', 1, 0), table('bc', 1, 0)],
  ];
  test('equal points: whoever has met the stronger is first, and it is said why', () => {
    expect(placesOf(field('swiss', 4, rounds))).toEqual([
      ['b', 1, undefined],
      ['a', 2, 'opponents'],
      ['c', 3, undefined],
      ['d', 4, undefined],
    ]);
    expect(standings(field('swiss', 4, rounds))[0]).toMatchObject({
      points: 1.5,
      played: 2,
      wins: 1,
      values: { opponents: 2.5 },
    });
  });
  test('what nothing sets apart shares a place, and the next one counts all before', () => {
    const even = [[table('ab', 0.5, 0.5), table('cd', 0.5, 0.5)]];
    expect(standings(field('swiss', 4, even)).map(({ place }) => place)).toEqual([1, 1, 1, 1]);
    const later = [[table('ab', 1, 0), table('cd', 1, 0)]];
    expect(standings(field('swiss', 4, later)).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });
  test('a bye is a point and nobody’s game', () => {
    const [first] = standings(field('swiss', 3, [[table('bc', 0.5, 0.5), table('a', 1)]]));
    expect(first).toMatchObject({ name: 'a', points: 1, played: 0, byes: 1, wins: 0, values: { opponents: 0 } });
  });
  test('sums are those of a count that goes from table to table', () => {
    const seed = fc.infiniteStream(fc.nat(2));
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 11 }), fc.integer({ min: 1, max: 5 }), seed, (count, many, results) => {
        let now = field('swiss', count);
        for (let round = 0; round < many; round++) {
          const { tables, byes } = nextRound(now);
          const all = tables.map((players) => ({
            players,
            points: [
              [1, 0],
              [0, 1],
              [0.5, 0.5],
            ][results.next().value]!,
          }));
          now = { ...now, rounds: [...now.rounds, [...all, ...byes.map((name) => table(name, 1))]] };
        }
        const points = new Map(now.players.map((name) => [name, 0]));
        for (const each of now.rounds.flat()) {
          for (const [at, name] of each.players.entries()) points.set(name, points.get(name)! + each.points[at]!);
        }
        const strength = new Map(now.players.map((name) => [name, 0]));
        for (const {
          players: [a, b],
        } of now.rounds.flat()) {
          if (b === undefined) continue;
          strength.set(a!, strength.get(a!)! + points.get(b)!);
          strength.set(b, strength.get(b)! + points.get(a!)!);
        }
        const told = standings(now);
        for (const each of told) {
          expect(each.points).toBe(points.get(each.name));
          expect(each.values.opponents).toBeCloseTo(strength.get(each.name)!, 5);
        }
        for (const [at, each] of told.entries()) {
          const before = told[at - 1];
          if (before) expect(before.points).toBeGreaterThanOrEqual(each.points);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('round robin: among equals those games count that they played against each other', () => {
  const rounds = [
    [table('ab', 0, 1), table('cd', 1, 0)],
    [table('ac', 1, 0), table('bd', 0, 1)],
    [table('ad', 1, 0), table('bc', 1, 0)],
  ];
  // a 2, b 2, c 1, d 1; b has beaten a, c has beaten d
  expect(placesOf(field('round-robin', 4, rounds))).toEqual([
    ['b', 1, undefined],
    ['a', 2, 'direct'],
    ['c', 3, undefined],
    ['d', 4, 'direct'],
  ]);
});

describe('round robin twice', () => {
  test.each([3, 4, 5, 6, 8])('%i players: everybody has both sides against everybody', (count) => {
    let now: Tournament = { ...field('round-robin', count), legs: 2 };
    const met: string[] = [];
    for (let round = nextRound(now); round.tables.length > 0; round = nextRound(now)) {
      met.push(...round.tables.map((pair) => pair.join('')));
      now = { ...now, rounds: [...now.rounds, played(round)] };
    }
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe(count * (count - 1));
    expect(now.rounds.length).toBe(2 * (count - 1 + (count % 2)));
  });
});

describe('knock-out', () => {
  const toTheEnd = (now: Tournament): Tournament => {
    const next = nextRound(now);
    return next.tables.length === 0 ? now : toTheEnd({ ...now, rounds: [...now.rounds, played(next)] });
  };
  test('places by how far somebody came, the third by a game of its own', () => {
    const places = placesOf(toTheEnd(field('knock-out', 8)));
    expect(places.slice(0, 4).map(([name]) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(places.slice(4).map(([, place]) => place)).toEqual([5, 5, 5, 5]);
  });
  test.each([6, 8, 11, 16])('%i players: with a second chance whoever lost first plays on', (count) => {
    const now = toTheEnd({ ...field('knock-out', count), secondChance: true });
    const second = secondField(now)!;
    const first = now.rounds[0]!.filter(({ players }) => players.length > 1);
    expect(second.players).toHaveLength(first.length);
    // the best of them wins it
    expect(standings({ ...now, ...second }).find(({ place }) => place === 1)!.name).toBe([...second.players].sort()[0]);
    expect(standings(now)[0]!.name).toBe('a');
  });
  test('nine players: whoever loses alone has company from the second stage, but nobody who has won already', () => {
    const now = toTheEnd({ ...field('knock-out', 9), secondChance: true });
    expect(secondField(now)!.players).toEqual(['e', 'f', 'g', 'i']);
    expect(now.rounds).toHaveLength(4);
    expect(now.rounds[2]!).toHaveLength(4);
  });
});
