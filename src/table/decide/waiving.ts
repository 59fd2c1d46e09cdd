/** Waiving a timer of the game: for this seat it need not run on. What follows when all have is the clock's own event. */
import type { Seat } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { isPresent, type TableState } from '../state/state.ts';
import { type CommandOf, refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

/** A person's; one who was away is back. */
export function waive(state: TableState, seat: Seat, command: Omit<CommandOf<'waive'>, 'do'>): Decision {
  const waived = waiver(state, seat, command);
  if (!waived.ok || waived.value.length === 0 || isPresent(state, seat)) return waived;
  return ok([...drafts({ t: 'returned', seat }), ...waived.value]);
}

/** Who has not heard yet how the game went on has not waived what follows: `events` says up to where he has. */
export function waiver(state: TableState, seat: Seat, { key, events }: Omit<CommandOf<'waive'>, 'do'>): Decision {
  const { game, state: now } = state.position;
  const timer = game.timers(now).find((each) => each.key === key);
  if (state.position.events.length !== events) return refuse('went-on');
  if (!timer?.waivers?.includes(seat)) return refuse('not-asked-to-waive');
  return ok(hasWaived(state, seat, key) ? [] : drafts({ t: 'waived', seat, key }));
}

export const insist = (state: TableState, seat: Seat, key: string): Decision =>
  ok(hasWaived(state, seat, key) ? drafts({ t: 'insisted', seat, key }) : []);

const hasWaived = ({ waived }: TableState, seat: Seat, key: string): boolean =>
  waived.some((each) => each.key === key && each.seat === seat);
