/** What a Swiss promises, held against all ways to sit down, in words of its own: nothing here knows how rounds are made. */
import { expect, test } from 'vitest';
import type { PlayedTable, Round, Tournament } from './field.ts';
import { nextRound } from './next-round.ts';

const NAMES = [...'abcdefghijklmn'];
/** For the long run: ESCALE_TOURNAMENTS=10000 npx vitest run src/pairing/promises.test.ts */
const TOURNAMENTS = Number(process.env.ESCALE_TOURNAMENTS ?? 100);
const RESULTS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [0.5, 0.5],
];

/** [byes of whoever has the bye, meetings again, how far above the lowest the bye is]: the first that differs decides. */
type Breaches = readonly [number, number, number];
const isLess = (a: Breaches, b: Breaches) => {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
};

/** The least that can be, from every way in which those who are here can sit down: for each set of them once. */
function leastBreaches(field: Tournament): Breaches {
  const here = field.players.filter((name) => !field.absent.includes(name));
  const known = new Map<number, Breaches>();
  const least = (left: number): Breaches => {
    if (left === 0) return [0, 0, 0];
    const found = known.get(left);
    if (found) return found;
    const first = here.findIndex((_, at) => (left >> at) & 1);
    const others = here.map((_, at) => at).filter((at) => at !== first && (left >> at) & 1);
    const ways: Breaches[] = others.map((other) => {
      const [byes, met, above] = least(left & ~(1 << first) & ~(1 << other));
      return [byes, met + timesMet(field, here[first]!, here[other]!), above];
    });
    if (others.length % 2 === 0) {
      const [byes, met, above] = least(left & ~(1 << first));
      // one alone: whoever else is left has partners
      ways.push([byes + byesOf(field, here[first]!), met, above + heightOf(field, here[first]!)]);
    }
    const best = ways.reduce((a, b) => (isLess(b, a) ? b : a));
    known.set(left, best);
    return best;
  };
  return least(2 ** here.length - 1);
}

function breachesOf(field: Tournament, { tables, byes }: Round): Breaches {
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  return [
    sum(byes.map((name) => byesOf(field, name))),
    sum(tables.map(([a, b]) => timesMet(field, a!, b!))),
    sum(byes.map((name) => heightOf(field, name))),
  ];
}

const tablesOf = ({ rounds }: Tournament, name: string) =>
  rounds.flat().filter(({ players }) => players.includes(name));
const timesMet = (field: Tournament, a: string, b: string) =>
  tablesOf(field, a).filter(({ players }) => players.includes(b)).length;
const byesOf = (field: Tournament, name: string) =>
  tablesOf(field, name).filter(({ players }) => players.length === 1).length;
const pointsOf = (field: Tournament, name: string) =>
  tablesOf(field, name).reduce((sum, { players, points }) => sum + points[players.indexOf(name)]!, 0);
const heightOf = (field: Tournament, name: string) => {
  const here = field.players.filter((each) => !field.absent.includes(each));
  return pointsOf(field, name) - Math.min(...here.map((each) => pointsOf(field, each)));
};
/** The sides so far: 1 the first, -1 the second. */
const sidesOf = (field: Tournament, name: string): number[] =>
  tablesOf(field, name).flatMap(({ players }) => (players.length < 2 ? [] : [players[0] === name ? 1 : -1]));
const lead = (sides: readonly number[]) => Math.abs(sides.reduce((sum, side) => sum + side, 0));
/** Three times more one side than the other, or three times running. */
const isStrained = (sides: readonly number[]): boolean =>
  lead(sides) > 2 || (sides.length > 2 && lead(sides.slice(-3)) === 3);

function holdPromises(field: Tournament): Round {
  const round = nextRound(field);
  const here = field.players.filter((name) => !field.absent.includes(name));
  expect([...round.tables.flat(), ...round.byes].sort()).toEqual([...here].sort());
  expect(round.byes.length).toBe(here.length % 2);
  for (const table of round.tables) expect(table.length).toBe(2);
  expect(breachesOf(field, round)).toEqual(leastBreaches(field));
  for (const [first, second] of round.tables) {
    if (timesMet(field, first!, second!) > 0) continue;
    const [one, other] = [sidesOf(field, first!), sidesOf(field, second!)];
    const [as, changed] = [1, -1].map(
      (side) =>
        [
          [...one, side],
          [...other, -side],
        ] as const,
    );
    const strains = (sides: readonly (readonly number[])[]) => sides.some(isStrained);
    if (strains(as!)) expect(strains(changed!)).toBe(true);
    // the side that one has had less
    else if (!strains(changed!))
      expect(lead(as![0]) + lead(as![1])).toBeLessThanOrEqual(lead(changed![0]) + lead(changed![1]));
  }
  return round;
}

const played = ({ tables, byes }: Round, resultOf: (table: number) => readonly number[]): PlayedTable[] => [
  ...tables.map((players, at) => ({ players, points: resultOf(at) })),
  ...byes.map((name) => ({ players: [name], points: [1] })),
];

/** Players and rounds; in the long run further. */
const COURSES = [
  ...[
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
  ],
  ...(TOURNAMENTS < 1000
    ? []
    : [
        [4, 3],
        [5, 2],
        [6, 2],
        [7, 1],
        [8, 1],
      ]),
] as const;

test.each(COURSES as readonly (readonly [number, number])[])(
  '%i players: after every course of %i rounds, whoever has left',
  (count, most) => {
    let fields = 0;
    const go = (field: Tournament, left: number) => {
      for (let without = 0; without < 2 ** count; without++) {
        holdPromises({ ...field, absent: field.players.filter((_, at) => (without >> at) & 1) });
        fields++;
      }
      if (left === 0) return;
      const round = nextRound(field);
      for (let course = 0; course < 3 ** round.tables.length; course++) {
        const results = played(round, (at) => RESULTS[Math.floor(course / 3 ** at) % 3]!);
        go({ ...field, rounds: [...field.rounds, results] }, left - 1);
      }
    };
    go({ format: 'swiss', players: NAMES.slice(0, count), rounds: [], absent: [] }, most);
    expect(fields).toBeGreaterThan(50);
  },
);

/** The same numbers for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test(`${TOURNAMENTS} random tournaments: people leave, come back and come late`, () => {
  for (let seed = 1; seed <= TOURNAMENTS; seed++) {
    const random = numbersFrom(seed);
    const gone = new Set<string>();
    const worth = seed % 3 === 0 ? 12 : 1;
    let field: Tournament = {
      ...{ format: 'swiss', players: NAMES.slice(0, 2 + Math.floor(random() * 10)), rounds: [], absent: [] },
    };
    for (let rounds = 1 + Math.floor(random() * 8); rounds > 0; rounds--) {
      for (const name of field.players) {
        if (random() < (gone.has(name) ? 0.4 : 0.12)) gone.has(name) ? gone.delete(name) : gone.add(name);
      }
      const late = NAMES[field.players.length];
      if (late && random() < 0.2) field = { ...field, players: [...field.players, late] };
      const round = holdPromises({ ...field, absent: [...gone] });
      const resultOf = () => RESULTS[Math.floor(random() * 3)]!.map((points) => points * worth);
      field = { ...field, rounds: [...field.rounds, played(round, resultOf)] };
    }
  }
});
