/**
 * Rounds at tables of three, four or more. In this order: nobody has a second bye, as few as can be meet again, and those at a
 * table have about as many points. There is no matching for it: neighbours on the list sit together at first, and then
 * two change places as long as that makes it better, from several beginnings.
 */
import { type Past, pastOf, presentIn, type Round, type Tournament } from './field.ts';
import { partnersApart } from './partners.ts';
import { divide } from './table-sizes.ts';

/** Meeting once more weighs more than any difference of points; a third time more than two second ones. */
const MEETING = 1000;
const MOST_APART = 20;
/** Besides the order of the list; the number of swaps tried stays small in a large field. */
const BEGINNINGS = 12;
const LARGE = 48;

type Table = readonly string[];

export function inGroups(field: Tournament, sizes: readonly number[]): Round {
  const past = pastOf(field);
  const players = [...presentIn(field)].sort((a, b) => past.get(b)!.points - past.get(a)!.points);
  const { tables: places, left } = divide(players.length, sizes);
  // the lowest of those who had fewest
  const byes = players
    .toReversed()
    .sort((a, b) => past.get(a)!.byes - past.get(b)!.byes)
    .slice(0, left);
  const seated = players.filter((name) => !byes.includes(name));
  const tables = best(seated, places, past);
  return { tables: field.teams ? tables.map((table) => partnersApart(table, past)) : tables, byes };
}

function best(players: readonly string[], places: readonly number[], past: ReadonlyMap<string, Past>): Table[] {
  let found: Table[] = [];
  let least = Number.POSITIVE_INFINITY;
  const beginnings = players.length > LARGE ? 1 : BEGINNINGS;
  for (let beginning = 0; beginning <= beginnings && least > 0; beginning++) {
    const tables = improved(cut(mixed(players, beginning), places), past);
    const cost = tables.reduce((sum, table) => sum + costOf(table, past), 0);
    if (cost >= least) continue;
    [found, least] = [tables, cost];
  }
  return found;
}

/** What sitting at one table costs. */
export function costOf(table: Table, past: ReadonlyMap<string, Past>): number {
  let cost = 0;
  for (const [at, name] of table.entries()) {
    const own = past.get(name)!;
    for (const other of table.slice(at + 1)) {
      const met = own.timesMet(other) + own.timesHelped(other);
      const apart = Math.min(MOST_APART, Math.abs(own.points - past.get(other)!.points));
      cost += MEETING * met ** 2 + apart;
    }
  }
  return cost;
}

/** Two at different tables change places as long as that is better. */
function improved(tables: string[][], past: ReadonlyMap<string, Past>): string[][] {
  const costs = tables.map((table) => costOf(table, past));
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < tables.length; a++) {
      for (let b = a + 1; b < tables.length; b++) {
        if (swapped(tables[a]!, tables[b]!, costs[a]! + costs[b]!, past)) {
          costs[a] = costOf(tables[a]!, past);
          costs[b] = costOf(tables[b]!, past);
          better = true;
        }
      }
    }
  }
  return tables;
}

function swapped(one: string[], other: string[], cost: number, past: ReadonlyMap<string, Past>): boolean {
  for (let at = 0; at < one.length; at++) {
    for (let place = 0; place < other.length; place++) {
      [one[at], other[place]] = [other[place]!, one[at]!];
      if (costOf(one, past) + costOf(other, past) < cost) return true;
      [one[at], other[place]] = [other[place]!, one[at]!];
    }
  }
  return false;
}

function cut(players: readonly string[], places: readonly number[]): string[][] {
  let from = 0;
  return places.map((size) => {
    from += size;
    return players.slice(from - size, from);
  });
}

/** Always the same other order: every so-manieth of the list, round and round. */
function mixed(players: readonly string[], beginning: number): readonly string[] {
  if (beginning === 0) return players;
  const step = beginning + 1;
  return Array.from({ length: step }, (_, from) => players.filter((_, at) => at % step === from)).flat();
}
