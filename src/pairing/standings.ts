/**
 * How it stands: by points, and among equals by what the form of the tournament says. What is the same to the last stays
 * the same place.
 */
import { type Format, type PlayedTable, pastOf, type Tournament } from './field.ts';
import { stageReached } from './knock-out.ts';
import { winShares } from './shares.ts';

/**
 * `stage`: how far somebody came; `direct`: the points of those who are equal, against each other, where all have met;
 * `opponents`: the points of all whom one has met (at larger tables their mean); `beaten`: the points of those whom one has beaten, half of
 * them in a draw; `wins`.
 */
export const TIE_BREAKS = ['stage', 'direct', 'opponents', 'beaten', 'wins'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface PlayerStanding {
  readonly name: string;
  /** Counted from 1; shared by those whom nothing sets apart. */
  readonly place: number;
  readonly points: number;
  /** Tables at which somebody else sat. */
  readonly played: number;
  readonly byes: number;
  readonly wins: number;
  /** What was looked at, in this order. */
  readonly values: Readonly<Partial<Record<TieBreak, number>>>;
  /** What puts him behind the one before him; points if not said. */
  readonly behindBy?: TieBreak;
}

const ORDER: Readonly<Record<Format, readonly TieBreak[]>> = {
  swiss: ['opponents', 'direct', 'wins'],
  'round-robin': ['direct', 'beaten', 'wins'],
  'knock-out': ['stage', 'wins'],
};

export function standings(field: Tournament): readonly PlayerStanding[] {
  const order = ORDER[field.format];
  const past = pastOf(field);
  const counted = new Map(field.players.map((name) => [name, count(field, name, (other) => past.get(other)!.points)]));
  const groups =
    field.format === 'knock-out' ? [field.players] : group(field.players, (name) => past.get(name)!.points);
  const told: PlayerStanding[] = [];
  for (const equals of groups) {
    for (const { names, by } of split(equals, order, field, counted)) {
      const place = told.length + 1;
      for (const name of names) {
        const { values, ...rest } = counted.get(name)!;
        const looked = order.filter((key) => key !== 'direct').map((key) => [key, worthIn(key, values, field, name)]);
        const { points, byes } = past.get(name)!;
        told.push({
          name,
          place,
          points,
          byes,
          ...rest,
          values: Object.fromEntries(looked),
          ...(by && { behindBy: by }),
        });
      }
    }
  }
  return told;
}

interface Counted {
  readonly played: number;
  readonly wins: number;
  readonly values: Readonly<Record<'opponents' | 'beaten' | 'wins', number>>;
}

function count({ rounds, teams }: Tournament, name: string, pointsOf: (name: string) => number): Counted {
  const tables = rounds.flat().filter(({ players }) => players.length > 1 && players.includes(name));
  let [wins, opponents, beaten] = [0, 0, 0];
  for (const table of tables) {
    const shares = winShares(table, name, teams);
    const strength = [...shares].map(([other, share]) => ({ points: pointsOf(other), share }));
    const many = Math.max(1, strength.length);
    opponents += strength.reduce((sum, { points }) => sum + points, 0) / many;
    beaten += strength.reduce((sum, { points, share }) => sum + points * share, 0) / many;
    if (strength.length > 0 && strength.every(({ share }) => share === 1)) wins++;
  }
  return { played: tables.length, wins, values: { opponents: rounded(opponents), beaten: rounded(beaten), wins } };
}

function worthIn(key: TieBreak, values: Counted['values'], field: Tournament, name: string): number {
  if (key === 'stage') return stageReached(field, name);
  return key === 'direct' ? 0 : values[key];
}

interface StandingPart {
  readonly names: readonly string[];
  /** What sets them behind those before. */
  readonly by: TieBreak | undefined;
}

/** Equals, set apart by one thing after the other. */
function split(
  names: readonly string[],
  [key, ...others]: readonly TieBreak[],
  field: Tournament,
  counted: ReadonlyMap<string, Counted>,
  by?: TieBreak,
): readonly StandingPart[] {
  if (key === undefined || names.length === 1) return [{ names, by }];
  const worth =
    key === 'direct' ? direct(names, field) : (name: string) => worthIn(key, counted.get(name)!.values, field, name);
  if (!worth) return split(names, others, field, counted, by);
  return group(names, worth).flatMap((part, at) => split(part, others, field, counted, at === 0 ? by : key));
}

/** The points of these against each other; undefined where not all of them have met. */
function direct(names: readonly string[], { rounds }: Tournament): ((name: string) => number) | undefined {
  const tables = rounds
    .flat()
    .filter(({ players }) => players.length > 1 && players.every((name) => names.includes(name)));
  const met = (a: string, b: string) => tables.some(({ players }) => players.includes(a) && players.includes(b));
  if (!names.every((a, at) => names.slice(at + 1).every((b) => met(a, b)))) return undefined;
  const points = ({ players, points }: PlayedTable, name: string) => points[players.indexOf(name)] ?? 0;
  return (name) => tables.reduce((sum, table) => sum + points(table, name), 0);
}

/** The highest first; equals stay in their order. */
function group(names: readonly string[], worth: (name: string) => number): string[][] {
  const groups = new Map<number, string[]>();
  for (const name of names) groups.set(worth(name), [...(groups.get(worth(name)) ?? []), name]);
  return [...groups].sort(([a], [b]) => b - a).map(([, each]) => each);
}

/** Sums of thirds in another order are the same. */
const rounded = (sum: number): number => Math.round(sum * 1e6) / 1e6;
