import { describe, expect, test } from 'vitest';
import type { PlayedTable, Round, Tournament } from './field.ts';
import { nextRound } from './next-round.ts';
import { readField } from './read-field.ts';

const NAMES = [...'abcdefghijklmnop'];
type Outcome = (first: string, second: string) => readonly [number, number];

/** What was played, when the better seed always wins unless told otherwise. */
const played = ({ tables, byes }: Round, outcome: Outcome = (a, b) => (a < b ? [1, 0] : [0, 1])): PlayedTable[] => [
  ...tables.map((players) => ({ players, points: outcome(players[0]!, players[1]!) })),
  ...byes.map((name) => ({ players: [name], points: [1] })),
];
const field = (format: Tournament['format'], count: number): Tournament => ({
  format,
  players: NAMES.slice(0, count),
  rounds: [],
  absent: [],
});

describe('round robin', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    '%i players: everybody meets everybody once, in as few rounds as can be',
    (count) => {
      let now = field('round-robin', count);
      const rounds: Round[] = [];
      for (let round = nextRound(now); round.tables.length > 0; round = nextRound(now)) {
        rounds.push(round);
        now = { ...now, rounds: [...now.rounds, played(round)] };
      }
      const met = rounds.flatMap(({ tables }) => tables.map((pair) => [...pair].sort().join('')));
      expect(met.length).toBe((count * (count - 1)) / 2);
      expect(new Set(met).size).toBe(met.length);
      expect(rounds.length).toBe(count - 1 + (count % 2));
      for (const { byes } of rounds) expect(byes.length).toBe(count % 2);
    },
  );

  test('who was away catches up', () => {
    let now = field('round-robin', 6);
    for (let round = 0; round < 12; round++) {
      const absent = round < 2 ? ['a', 'b'] : [];
      const next = nextRound({ ...now, absent });
      expect(next.tables.flat().some((name) => absent.includes(name))).toBe(false);
      now = { ...now, rounds: [...now.rounds, played(next)] };
    }
    expect(
      new Set(
        now.rounds
          .flat()
          .filter(({ players }) => players.length > 1)
          .map(({ players }) => [...players].sort().join('')),
      ).size,
    ).toBe(15);
  });
});

describe('knock-out', () => {
  test.each([2, 3, 4, 5, 7, 8, 13, 16])(
    '%i players: the best seed wins, the second is in the final, byes go to the best',
    (count) => {
      let now = field('knock-out', count);
      const rounds: Round[] = [];
      for (let round = nextRound(now); round.tables.length > 0; round = nextRound(now)) {
        rounds.push(round);
        now = { ...now, rounds: [...now.rounds, played(round)] };
      }
      expect(rounds.length).toBe(Math.ceil(Math.log2(count)));
      expect([...rounds.at(-1)!.tables[0]!].sort()).toEqual(['a', 'b']);
      expect(rounds[0]!.byes.toSorted()).toEqual(NAMES.slice(0, 2 ** rounds.length - count));
      // beside the final the losers of the semi-finals
      if (count >= 4) expect([...rounds.at(-1)!.tables[1]!].sort()).toEqual(['c', 'd']);
    },
  );

  test('who has drawn plays again before anybody goes on', () => {
    const now = field('knock-out', 4);
    const first = nextRound(now);
    const drawn = played(first, (a, b) => ([a, b].includes('a') ? [0.5, 0.5] : [1, 0]));
    const again = nextRound({ ...now, rounds: [drawn] });
    expect(again.tables.map((pair) => [...pair].sort())).toEqual([['a', 'd']]);
    const final = nextRound({ ...now, rounds: [drawn, played(again)] });
    expect(final.tables).toHaveLength(2);
    expect(final.tables[0]).toContain('a');
  });

  test('who was drawn otherwise has met otherwise: the bracket follows what was played', () => {
    const beats = (winner: string, loser: string) => ({ players: [loser, winner], points: [0, 1] });
    const alone = (name: string) => ({ players: [name], points: [1] });
    const met = (round: Round) => [
      ...round.tables.map((pair) => [...pair].sort().join('')),
      ...round.byes.map((name) => `${name}-`),
    ];
    const four = { ...field('knock-out', 4), rounds: [[beats('a', 'b'), beats('d', 'c')]] };
    expect(met(nextRound(four))).toEqual(['ad', 'bc']);
    const six = { ...field('knock-out', 6), rounds: [[beats('b', 'a'), beats('c', 'd'), alone('e'), alone('f')]] };
    const halves = nextRound(six);
    expect(halves.byes).toEqual([]);
    expect(halves.tables.flat().sort()).toEqual(['b', 'c', 'e', 'f']);
    // again at the second stage: whoever won goes on, whoever lost plays for the third place
    const then = [beats('b', 'f'), beats('e', 'c')];
    expect(met(nextRound({ ...six, rounds: [...six.rounds, then] }))).toEqual(['be', 'cf']);
  });

  test('who does not come is out, and the other goes on', () => {
    const now = field('knock-out', 4);
    const first = nextRound({ ...now, absent: ['a'] });
    expect(first.byes).toEqual(['d']);
    const final = nextRound({ ...now, rounds: [played(first)] });
    expect([...final.tables[0]!].sort()).toEqual(['b', 'd']);
    expect(final.tables).toHaveLength(1);
  });
});

describe('a tournament from outside', () => {
  const good = { format: 'swiss', players: ['a', 'b'], rounds: [[{ players: ['a', 'b'], points: [1, 0] }]] };
  test('is read, nobody absent unless it says so', () => {
    expect(readField(good)).toEqual({ ok: true, value: { ...good, absent: [] } });
  });
  test.each([
    ['form', { ...good, format: 'league' }, { path: 'format', allowed: '"swiss" | "round-robin" | "knock-out"' }],
    ['form', 'swiss', { path: 'JSON', allowed: '{ format, players, rounds?, absent?, legs?, secondChance? }' }],
    ['form', { ...good, players: ['a', 3] }, { path: 'players.1', allowed: '"…", 1 … 100' }],
    [
      'form',
      { ...good, rounds: [[{ players: ['a', 'b'], points: [1, 'x'] }]] },
      { path: 'rounds.0.0.points.1', allowed: '-1000 … 1000' },
    ],
    [
      'form',
      { ...good, rounds: [[{ players: ['a', 'b'], points: [1, 0], by: 1 }]] },
      { path: 'rounds.0.0.by', allowed: '{ players, points }' },
    ],
    ['form', { ...good, absent: 'a' }, { path: 'absent', allowed: '["…", …], 0 … 256' }],
    ['form', { ...good, legs: 3 }, { path: 'legs', allowed: '1 | 2' }],
    ['twice', { ...good, players: ['a', 'a'] }, { name: 'a' }],
    ['unknown', { ...good, absent: ['z'] }, { name: 'z' }],
    [
      'twiceInRound',
      { ...good, rounds: [[...good.rounds[0]!, { players: ['a'], points: [1] }]] },
      { round: '1', name: 'a' },
    ],
    ['points', { ...good, rounds: [[{ players: ['a', 'b'], points: [1] }]] }, { round: '1', name: 'a' }],
  ])('%s', (what, json, details) => {
    expect(readField(json)).toEqual({ ok: false, error: { what, details } });
  });
});
