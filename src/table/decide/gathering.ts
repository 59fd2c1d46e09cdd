/** Before a game that starts by itself: who is awaited comes, or goes again. */
import { ok } from '../../core/result.ts';
import type { Who } from '../events/events.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { type CommandOf, refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

export function gather(state: TableState, who: Who, command: CommandOf<'return' | 'leave'>): Decision {
  const seat = seatOf(state, who);
  if (seat === undefined) return refuse('not-seated');
  const isAwaited = state.gathering?.awaited.includes(seat) === true;
  if (command.do === 'return') return ok(isAwaited ? drafts({ t: 'arrived', seat }) : []);
  return ok(isAwaited ? [] : drafts({ t: 'left', seat }));
}
