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
  /** Round robin: how often everybody meets everybody; once if not said. */
  readonly legs?: 1 | 2 | undefined;
  /** Knock-out: whoever loses in the first stage plays on among those who did. */
  readonly secondChance?: boolean | undefined;
  /** Swiss: how many sit at a table, the most wished for first; two if not said. */
  readonly sizes?: readonly number[] | undefined;
  /** At tables of four the first and the third named are partners, against the second and the fourth. */
  readonly teams?: boolean | undefined;
}

export interface Round {
  /** Who has the first side is named first. */
  readonly tables: readonly (readonly string[])[];
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
  /** How often running he has had the side that he had last: above 0 the first, below it the second. */
  run = 0;
  readonly #met = new Map<string, number>();
  readonly #helped = new Map<string, number>();
  readonly #leadOver = new Map<string, number>();

  /** Against each other. */
  timesMet(other: string): number {
    return this.#met.get(other) ?? 0;
  }

  /** With each other. */
  timesHelped(other: string): number {
    return this.#helped.get(other) ?? 0;
  }

  /** How often he had the first side against this one more than the second. */
  leadOver(other: string): number {
    return this.#leadOver.get(other) ?? 0;
  }

  meet(other: string): void {
    this.#met.set(other, this.timesMet(other) + 1);
  }

  help(other: string): void {
    this.#helped.set(other, this.timesHelped(other) + 1);
  }

  sit(side: 1 | -1, other: string): void {
    this.#leadOver.set(other, this.leadOver(other) + side);
    this.lead += side;
    this.run = side * this.run > 0 ? this.run + side : side;
  }
}

export function pastOf({ players, rounds, teams = false }: Tournament): ReadonlyMap<string, Past> {
  const past = new Map(players.map((name) => [name, new Past()]));
  for (const { players: seated, points } of rounds.flat()) {
    for (const [at, name] of seated.entries()) {
      const own = past.get(name)!;
      own.points += points[at]!;
      if (seated.length === 1) own.byes++;
      for (const [place, other] of seated.entries()) {
        if (place === at) continue;
        if (teams && seated.length === 4 && (place + at) % 2 === 0) own.help(other);
        else own.meet(other);
      }
    }
    const [first, second] = seated;
    if (seated.length !== 2) continue;
    past.get(first!)!.sit(1, second!);
    past.get(second!)!.sit(-1, first!);
  }
  return past;
}

/** Whether somebody would have one side three times more than the other, or three times running. */
export const strains = (first: Past, second: Past): boolean =>
  first.lead >= 2 || first.run >= 2 || second.lead <= -2 || second.run <= -2;

/**
 * Who of two should have the first side: the one who had it less against the other; then whichever strains nobody; then the one who had it
 * less at all, or had the second last and longer; else the first named, or at every second table the other.
 */
export function seated(a: string, b: string, past: ReadonlyMap<string, Past>, table = 0): readonly [string, string] {
  const [one, other] = [past.get(a)!, past.get(b)!];
  const due =
    one.leadOver(b) ||
    Number(strains(one, other)) - Number(strains(other, one)) ||
    one.lead - other.lead ||
    one.run - other.run ||
    table % 2;
  return due > 0 ? [b, a] : [a, b];
}
