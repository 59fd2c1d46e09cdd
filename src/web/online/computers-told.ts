/** Where computers sat, and when they stood in for somebody, from the lines of a table: a saved game does not say. */
import type { Seat } from '../../core/game.ts';
import type { EventOf, TableEvent } from '../../table/events/events.ts';
import type { ToldLine } from '../../table/told/messages.ts';
import type { ComputersThere } from '../local/looked-at.ts';

/** `from` is how many events had happened where the game begins. */
export function computersIn(lines: readonly ToldLine[], from: number): ComputersThere {
  const seated = new Map<Seat, EventOf<'bot'>>();
  const changes: { played: number; readonly event: TableEvent }[] = [];
  let played = 0;
  for (const { what } of lines) {
    if (what.t === 'bot') seated.set(what.seat, what);
    if (what.t === 'sat' || what.t === 'stood') seated.delete(what.seat);
    if (what.t === 'swapped') swap(seated, what);
    if (what.t === 'played') played++;
    if (what.t === 'stand-in') changes.push({ played, event: what });
    if (what.t === 'returned' && isStoodInFor(changes, what.seat)) changes.push({ played, event: what });
    if (what.t === 'taken-back') {
      played = what.to - from;
      for (const change of changes) change.played = Math.min(change.played, played);
    }
  }
  return { seated: [...seated.values()], changes };
}

function swap(seated: Map<Seat, EventOf<'bot'>>, { seat, with: other }: EventOf<'swapped'>): void {
  const [one, two] = [seated.get(seat), seated.get(other)];
  for (const [at, bot] of [
    [seat, two],
    [other, one],
  ] as const) {
    if (bot) seated.set(at, { ...bot, seat: at });
    else seated.delete(at);
  }
}

const isStoodInFor = (changes: ComputersThere['changes'], seat: Seat): boolean =>
  changes.findLast(({ event }) => 'seat' in event && event.seat === seat)?.event.t === 'stand-in';
