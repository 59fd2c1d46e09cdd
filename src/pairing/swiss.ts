/**
 * Swiss: players with equal points meet. In this order: nobody has a second bye, nobody meets the same player again,
 * nobody has one side three times more than the other, points are close, sides are balanced, and of those with equal points the upper half
 * meets the lower.
 */

import { type Past, pastOf, presentIn, type Round, seated, type Tournament } from './field.ts';
import { inGroups } from './groups.ts';
import { type Cost, cheapestPairs } from './matching.ts';

/** Each part of a cost at its most. Half points apart are squared: ten points apart are as bad as it gets. */
const MOST_MET = 7;
const MOST_APART = 20;
const MOST_SIDES = 8;
const MOST_OFF = 15;
export const MOST: Cost = [1, MOST_MET, 1, MOST_APART ** 2 + MOST_SIDES, MOST_OFF];

export function swiss(field: Tournament): Round {
  if (field.sizes && Math.max(...field.sizes) > 2) return inGroups(field, field.sizes);
  const past = pastOf(field);
  const players = ranked(presentIn(field), past);
  const isOdd = players.length % 2 === 1;
  const costOf = swissCosts(players, past);
  const bye = players.length;
  const pairs = cheapestPairs(players.length + (isOdd ? 1 : 0), MOST, costOf);
  return {
    tables: pairs.filter(([, b]) => b !== bye).map(([a, b]) => seated(players[a]!, players[b]!, past)),
    byes: pairs.filter(([, b]) => b === bye).map(([a]) => players[a]!),
  };
}

/** By points, then by seed. */
export const ranked = (players: readonly string[], past: ReadonlyMap<string, Past>): readonly string[] =>
  [...players].sort((a, b) => past.get(b)!.points - past.get(a)!.points);

/** What a table costs; the number after the last player is the bye. */
export function swissCosts(players: readonly string[], past: ReadonlyMap<string, Past>) {
  const all = players.map((name) => past.get(name)!);
  const lowest = all.at(-1)?.points ?? 0;
  const sizes = new Map<number, number>();
  for (const { points } of all) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  return (a: number, b: number): Cost => {
    const one = all[a]!;
    const other = all[b];
    // the lower, the sooner a bye
    if (!other) return [one.byes > 0 ? 1 : 0, 0, 0, apart(one.points, lowest), off(all.length - 1 - a)];
    const half = one.points === other.points ? Math.floor(sizes.get(one.points)! / 2) : 0;
    const [lead, answer] = sides(one, other);
    return [
      0,
      Math.min(MOST_MET, one.timesMet(players[b]!)),
      Math.max(lead, answer) > 2 ? 1 : 0,
      apart(one.points, other.points) + Math.min(MOST_SIDES, Math.max(0, lead - 1) * 3 + Math.max(0, answer - 1) * 3),
      off(half === 0 ? 0 : Math.abs(b - a - half)),
    ];
  };
}

const apart = (one: number, other: number) => Math.round(Math.min(MOST_APART, 2 * Math.abs(one - other)) ** 2);
const off = (places: number) => Math.min(MOST_OFF, places);

/** How far from balance each of two will be, when the one who had the first side less has it. */
function sides(one: Past, other: Past): readonly [number, number] {
  const [less, more] = one.lead <= other.lead ? [one, other] : [other, one];
  return [Math.abs(less.lead + 1), Math.abs(more.lead - 1)];
}
