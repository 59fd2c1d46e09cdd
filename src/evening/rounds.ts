/** The tables of the next round, in the numbers of the evening. */
import { nextRound } from '../pairing/next-round.ts';
import { guestNamed, tournamentOf } from './contest.ts';
import type { GuestNumber } from './events.ts';
import type { Seating } from './plan.ts';
import type { Contest } from './state.ts';

export interface NextTables {
  readonly tables: readonly (readonly GuestNumber[])[];
  readonly byes: readonly GuestNumber[];
}

export function nextTables(contest: Contest, seating: Seating): NextTables {
  if (contest.plan.form === 'one-table') return oneTable(contest, seating);
  const { tables, byes } = nextRound(tournamentOf(contest, seating));
  return { tables: tables.map((table) => table.map(guestNamed)), byes: byes.map(guestNamed) };
}

/** All who are here, at as few tables as can be, about as many at each; who sat first sits last next time. */
function oneTable({ players, withdrawn, rounds }: Contest, { sizes }: Seating): NextTables {
  const here = players.filter((guest) => !withdrawn.includes(guest));
  const turned = here.map((_, at) => here[(at + rounds.length) % here.length]!);
  const count = Math.ceil(turned.length / Math.max(...sizes));
  const tables = Array.from({ length: count }, (_, table) => turned.filter((_, at) => at % count === table));
  return { tables, byes: [] };
}
