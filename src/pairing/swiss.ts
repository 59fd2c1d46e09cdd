/**
 * Swiss: players with equal points meet. In this order: nobody has a second bye, nobody meets the same player again, the bye is for the
 * lowest, nobody has one side three times more than the other or three times running, points are close, sides are balanced, and of those
 * with equal points the upper half meets the lower.
 */

import { type Past, pastOf, presentIn, type Round, seated, strains, type Tournament } from './field.ts';
import { inGroups } from './groups.ts';
import { type Cost, cheapestPairs, MOST_WEIGHT } from './matching.ts';

export function swiss(field: Tournament): Round {
  if (field.sizes && Math.max(...field.sizes) > 2) return inGroups(field, field.sizes);
  const past = pastOf(field);
  const players = ranked(presentIn(field), past);
  const bye = players.length;
  const pairs = bestPairs(players.length, swissCosts(players, past));
  return {
    tables: pairs.filter(([, b]) => b !== bye).map(([a, b], table) => seated(players[a]!, players[b]!, past, table)),
    byes: pairs.filter(([, b]) => b === bye).map(([a]) => players[a]!),
  };
}

/** What kind of player has the bye is settled by itself: both times the parts that are left can be told apart to the last. */
function bestPairs(players: number, costOf: (a: number, b: number) => Cost) {
  if (players % 2 === 0) return cheapestPairs(players, costOf);
  const bye = players;
  const [known] = cheapestPairs(players + 1, (a, b) => costOf(a, b).slice(0, 3)).filter(([, b]) => b === bye);
  const [byes, , above] = costOf(known![0], bye);
  return cheapestPairs(players + 1, (a, b) => {
    const [ownByes, met, ownAbove, ...others] = costOf(a, b);
    return b === bye && (ownByes !== byes || ownAbove !== above) ? undefined : [met!, ...others];
  });
}

/** By points, then by seed. */
export const ranked = (players: readonly string[], past: ReadonlyMap<string, Past>): readonly string[] =>
  [...players].sort((a, b) => past.get(b)!.points - past.get(a)!.points);

/** Places from the usual fold; further off is all the same. */
const MOST_OFF = 15;
/** Out of balance, two at one table. */
const MOST_SIDES = 2;

/** What a table costs; the number after the last player is the bye. */
export function swissCosts(players: readonly string[], past: ReadonlyMap<string, Past>) {
  const all = players.map((name) => past.get(name)!);
  const scores = [...new Set(all.map(({ points }) => points))].sort((a, b) => a - b);
  const sizes = new Map<number, number>();
  for (const { points } of all) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  const apartOf = apartWithin(mostApart(players, all), scores);
  const off = (places: number) => Math.min(MOST_OFF, places);
  return (a: number, b: number): Cost => {
    const one = all[a]!;
    const other = all[b];
    // the lower, the sooner a bye
    if (!other) return [one.byes, 0, scores.indexOf(one.points), 0, 0, 0, off(all.length - 1 - a)];
    const half = one.points === other.points ? Math.floor(sizes.get(one.points)! / 2) : 0;
    const [first, second] = seated(players[a]!, players[b]!, past).map((name) => past.get(name)!) as [Past, Past];
    return [
      0,
      one.timesMet(players[b]!),
      0,
      strains(first, second) ? 1 : 0,
      apartOf(one.points, other.points) ** 2,
      Math.min(MOST_SIDES, imbalance(first.lead + 1) + imbalance(second.lead - 1)),
      off(half === 0 ? 0 : Math.abs(b - a - half)),
    ];
  };
}

/** How finely points can be told apart, so that all parts together still are exact numbers. */
function mostApart(players: readonly string[], all: readonly Past[]): number {
  const tables = Math.ceil(players.length / 2);
  const met = all.reduce((most, one) => players.reduce((high, name) => Math.max(high, one.timesMet(name)), most), 0);
  const room = [met, 1, MOST_SIDES, MOST_OFF].reduce((left, most) => left / (most * tables + 1), MOST_WEIGHT);
  return Math.max(1, Math.floor(Math.sqrt((room - 1) / tables)));
}

/** In half points as long as there is room for them, else in larger steps; whoever is apart at all is a step apart. */
function apartWithin(most: number, scores: readonly number[]): (one: number, other: number) => number {
  const step = Math.max(0.5, (scores.at(-1)! - scores[0]!) / most);
  return (one, other) => (one === other ? 0 : Math.max(1, Math.round(Math.abs(one - other) / step)));
}

/** One side once more than the other is as good as it gets. */
const imbalance = (lead: number) => Math.max(0, Math.abs(lead) - 1);
