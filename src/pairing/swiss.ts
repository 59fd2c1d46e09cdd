/**
 * Swiss: players with equal points meet. In this order: nobody has a second bye, nobody meets the same player again, the bye is for the
 * lowest, nobody has one side three times more than the other or three times running, points are close, sides are balanced, and of those
 * with equal points the upper half meets the lower.
 */

import { type Past, pastOf, presentIn, type Round, seated, strains, type Tournament } from './field.ts';
import { inGroups } from './groups.ts';
import { type Cost, cheapestPairs } from './matching.ts';

/** Each part of a cost at its most, at one table. Half points apart are squared. */
interface Limits {
  readonly byes: number;
  readonly met: number;
  readonly apart: number;
  readonly sides: number;
  readonly off: number;
}
/** In a field this large the parts are told apart less finely, so that all of them together still are exact numbers. */
const LARGE = 100;
const limitsFor = (players: number): Limits =>
  players > LARGE
    ? { byes: 1, met: 2, apart: 12, sides: 2, off: 7 }
    : { byes: 3, met: 7, apart: 20, sides: 2, off: 15 };

/** Over all tables together; there is one bye. */
function mostOf(players: number): Cost {
  const { byes, met, apart, sides, off } = limitsFor(players);
  const tables = Math.ceil(players / 2);
  return [byes, met * tables, apart, tables, apart ** 2 * tables, sides * tables, off * tables];
}

export function swiss(field: Tournament): Round {
  if (field.sizes && Math.max(...field.sizes) > 2) return inGroups(field, field.sizes);
  const past = pastOf(field);
  const players = ranked(presentIn(field), past);
  const isOdd = players.length % 2 === 1;
  const costOf = swissCosts(players, past);
  const bye = players.length;
  const pairs = cheapestPairs(players.length + (isOdd ? 1 : 0), mostOf(players.length), costOf);
  return {
    tables: pairs.filter(([, b]) => b !== bye).map(([a, b], table) => seated(players[a]!, players[b]!, past, table)),
    byes: pairs.filter(([, b]) => b === bye).map(([a]) => players[a]!),
  };
}

/** By points, then by seed. */
export const ranked = (players: readonly string[], past: ReadonlyMap<string, Past>): readonly string[] =>
  [...players].sort((a, b) => past.get(b)!.points - past.get(a)!.points);

/** What a table costs; the number after the last player is the bye. */
export function swissCosts(players: readonly string[], past: ReadonlyMap<string, Past>) {
  const all = players.map((name) => past.get(name)!);
  const limits = limitsFor(players.length);
  const lowest = all.at(-1)?.points ?? 0;
  const sizes = new Map<number, number>();
  for (const { points } of all) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  const halves = (one: number, other: number) => Math.round(Math.min(limits.apart, 2 * Math.abs(one - other)));
  const off = (places: number) => Math.min(limits.off, places);
  return (a: number, b: number): Cost => {
    const one = all[a]!;
    const other = all[b];
    // the lower, the sooner a bye
    if (!other)
      return [Math.min(limits.byes, one.byes), 0, halves(one.points, lowest), 0, 0, 0, off(all.length - 1 - a)];
    const half = one.points === other.points ? Math.floor(sizes.get(one.points)! / 2) : 0;
    const [first, second] = seated(players[a]!, players[b]!, past).map((name) => past.get(name)!) as [Past, Past];
    return [
      0,
      Math.min(limits.met, one.timesMet(players[b]!)),
      0,
      strains(first, second) ? 1 : 0,
      halves(one.points, other.points) ** 2,
      Math.min(limits.sides, imbalance(first.lead + 1) + imbalance(second.lead - 1)),
      off(half === 0 ? 0 : Math.abs(b - a - half)),
    ];
  };
}

/** One side once more than the other is as good as it gets. */
const imbalance = (lead: number) => Math.max(0, Math.abs(lead) - 1);
