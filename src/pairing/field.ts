/** A tournament as pairing sees it: who plays, what was played, who is missing now. */

export const FORMATS = ['swiss', 'round-robin', 'knock-out'] as const;
export type Format = (typeof FORMATS)[number];

/** Who sat at a table, in the order of its sides, and what it brought each of them. A bye is one player with its point. */
export interface PlayedTable {
  readonly players: readonly string[];
  readonly points: readonly number[];
}

export interface Tournament {
  readonly format: Format;
  /** In the order of their seeds: who is expected to be best comes first. */
  readonly players: readonly string[];
  readonly rounds: readonly (readonly PlayedTable[])[];
  readonly absent: readonly string[];
}

export interface Round {
  /** Who has the first side is named first. */
  readonly tables: readonly (readonly [first: string, second: string])[];
  readonly byes: readonly string[];
}

export const presentIn = ({ players, absent }: Tournament): readonly string[] =>
  players.filter((name) => !absent.includes(name));

/** What somebody has behind him. */
export class Past {
  points = 0;
  byes = 0;
  /** How often he had the first side more than the second. */
  lead = 0;
  /** The side he had last: 1 the first, -1 the second. */
  lastSide = 0;
  readonly #met = new Map<string, number>();

  timesMet(other: string): number {
    return this.#met.get(other) ?? 0;
  }

  meet(other: string, side: 1 | -1): void {
    this.#met.set(other, this.timesMet(other) + 1);
    this.lead += side;
    this.lastSide = side;
  }
}

export function pastOf({ players, rounds }: Tournament): ReadonlyMap<string, Past> {
  const past = new Map(players.map((name) => [name, new Past()]));
  for (const { players: seated, points } of rounds.flat()) {
    for (const [at, name] of seated.entries()) past.get(name)!.points += points[at]!;
    const [first, second] = seated;
    if (second === undefined) past.get(first!)!.byes++;
    else {
      past.get(first!)!.meet(second, 1);
      past.get(second)!.meet(first!, -1);
    }
  }
  return past;
}

/** Who of two should have the first side: the one who had it less, else whoever had the second last, else the first named. */
export function seated(a: string, b: string, past: ReadonlyMap<string, Past>): readonly [string, string] {
  const [one, other] = [past.get(a)!, past.get(b)!];
  const due = one.lead - other.lead || one.lastSide - other.lastSide;
  return due > 0 ? [b, a] : [a, b];
}
