/** A contest as tables of text: who met whom, and who had how many points in which round. */
import type { GuestNumber } from '../../../evening/events.ts';
import type { Contest } from '../../../evening/state.ts';

/** With more players a cross table has no room for its columns. */
const MOST_COLUMNS = 18;

/** What each had of each other, meeting by meeting; undefined where tables are not for two, or players too many. */
export function crossTable({ rounds }: Contest, order: readonly GuestNumber[]) {
  const tables = rounds.flatMap((round) => round.tables);
  if (order.length > MOST_COLUMNS || tables.some(({ guests }) => guests.length !== 2)) return undefined;
  return order.map((guest) =>
    order.map((other) => {
      if (guest === other) return undefined;
      const met = tables.filter(({ guests }) => guests.includes(guest) && guests.includes(other));
      return met.flatMap(({ guests, points }) => points?.[guests.indexOf(guest)] ?? []);
    }),
  );
}

/** Round by round: points at a table, or why there are none. */
export function roundTable(
  { rounds }: Contest,
  order: readonly GuestNumber[],
): readonly (readonly (number | 'bye' | undefined)[])[] {
  return order.map((guest) =>
    rounds.map(({ tables, byes }) => {
      if (byes.includes(guest)) return 'bye';
      const table = tables.find(({ guests }) => guests.includes(guest));
      return table?.points?.[table.guests.indexOf(guest)];
    }),
  );
}
