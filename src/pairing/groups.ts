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

/** Points are any numbers: what they make better by less than this may be rounding. */
const LEAST_GAIN = 1e-6;

type TableGroup = readonly string[];
/** What two cost each other at one table, by their places on the list. */
type Costs = readonly Float64Array[];

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

function best(players: readonly string[], places: readonly number[], past: ReadonlyMap<string, Past>): TableGroup[] {
  // every swap that is tried asks for all at both tables
  const costs = players.map((name) => Float64Array.from(players, (other) => costOf([name, other], past)));
  let found: readonly (readonly number[])[] = [];
  let least = Number.POSITIVE_INFINITY;
  const beginnings = players.length > LARGE ? 1 : BEGINNINGS;
  for (let beginning = 0; beginning <= beginnings && least > 0; beginning++) {
    const tables = improved(cut(mixed([...players.keys()], beginning), places), costs);
    const cost = tables.reduce((sum, table) => sum + costAt(table, costs), 0);
    if (cost >= least) continue;
    [found, least] = [tables, cost];
  }
  return found.map((table) => table.map((at) => players[at]!));
}

/** What sitting at one table costs. */
export function costOf(table: TableGroup, past: ReadonlyMap<string, Past>): number {
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

function costAt(table: readonly number[], costs: Costs): number {
  let cost = 0;
  for (const [at, one] of table.entries()) for (const other of table.slice(at + 1)) cost += costs[one]![other]!;
  return cost;
}

/** Two at different tables change places as long as that is better. */
function improved(tables: readonly number[][], costs: Costs): readonly number[][] {
  for (let better = true; better; ) {
    better = false;
    for (const [a, one] of tables.entries()) {
      for (const other of tables.slice(a + 1)) if (swapped(one, other, costs)) better = true;
    }
  }
  return tables;
}

function swapped(one: number[], other: number[], costs: Costs): boolean {
  for (const [at, first] of one.entries()) {
    for (const [place, second] of other.entries()) {
      if (change(one, first, second, costs) + change(other, second, first, costs) >= -LEAST_GAIN) continue;
      [one[at], other[place]] = [second, first];
      return true;
    }
  }
  return false;
}

/** What it costs more at a table if somebody comes for somebody who goes. */
function change(table: readonly number[], going: number, coming: number, costs: Costs): number {
  const [before, after] = [costs[going]!, costs[coming]!];
  let sum = 0;
  for (const each of table) if (each !== going) sum += after[each]! - before[each]!;
  return sum;
}

function cut(players: readonly number[], places: readonly number[]): number[][] {
  let from = 0;
  return places.map((size) => {
    from += size;
    return players.slice(from - size, from);
  });
}

/** Always the same other order: every so-manieth of the list, round and round. */
function mixed(players: readonly number[], beginning: number): readonly number[] {
  if (beginning === 0) return players;
  const step = beginning + 1;
  return Array.from({ length: step }, (_, from) => players.filter((_, at) => at % step === from)).flat();
}
