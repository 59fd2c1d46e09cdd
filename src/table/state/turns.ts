/** Whose turn it is among people who share a screen or a keyboard. */
import type { Seat } from '../../core/game.ts';
import { lastBy } from './position.ts';
import { levelAt, type TableState } from './state.ts';

export interface Turn {
  /** The people who may act now. */
  readonly people: readonly Seat[];
  /** Which of them is asked; undefined if anybody may call out, as when a clock runs for all. */
  readonly asked: Seat | undefined;
}

export function turnOf(state: TableState): Turn {
  const { game, state: now } = state.position;
  const toAct = state.phase === 'playing' ? game.toAct(now) : [];
  const people = toAct.filter((by) => typeof by === 'number').filter((seat) => levelAt(state, seat) === undefined);
  if (people.length > 1 && toAct.includes('clock')) return { people, asked: undefined };
  // where several may act in any order, the one who has waited longest
  const lastActed = (seat: Seat) => lastBy(state.position, (by) => by === seat);
  return { people, asked: [...people].sort((a, b) => lastActed(a) - lastActed(b))[0] };
}

/** The one person among computers, who needs no hand-over. */
export function onlyPerson({ holders }: TableState): Seat | undefined {
  const people = holders.flatMap((holder, seat) => ('who' in holder ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
