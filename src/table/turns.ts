/** Whose turn it is at one keyboard. */
import type { Level } from '../core/bot.ts';
import type { Seat } from '../core/game.ts';
import type { Log } from '../core/log.ts';
import { seatsOf } from './secrets.ts';

type Computers = ReadonlyMap<Seat, Level>;

export interface Turn {
  /** The people who may act now. */
  readonly people: readonly Seat[];
  /** Which of them is asked; undefined if anybody may call out, as when a clock runs for all. */
  readonly asked: Seat | undefined;
  /** The computer's seats that may act now. */
  readonly computers: readonly { readonly seat: Seat; readonly level: Level }[];
}

export function turnOf({ game, state, events }: Log, levels: Computers): Turn {
  const toAct = game.toAct(state);
  const acting = toAct.filter((by) => typeof by === 'number');
  const people = acting.filter((seat) => !levels.has(seat));
  const computers = [...levels].flatMap(([seat, level]) => (acting.includes(seat) ? [{ seat, level }] : []));
  if (people.length > 1 && toAct.includes('clock')) return { people, computers, asked: undefined };
  // where several may act in any order, the one who has waited longest
  const lastActed = (seat: Seat) => events.findLastIndex(({ by }) => by === seat);
  return { people, computers, asked: [...people].sort((a, b) => lastActed(a) - lastActed(b))[0] };
}

/** The one person among computers, who needs no hand-over. */
export function onlyPerson(log: Log, levels: Computers): Seat | undefined {
  const people = seatsOf(log).filter((seat) => !levels.has(seat));
  return people.length === 1 ? people[0] : undefined;
}
