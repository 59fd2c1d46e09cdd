/** When the next thing happens by itself: somebody's time ends, or those who are awaited have not come. */
import type { Seat } from '../../core/game.ts';
import type { TableState } from './state.ts';
import { deadlineOf } from './time.ts';

export function dueAt({ phase, gathering, time }: TableState, lag?: (seat: Seat) => number): number | null {
  if (gathering) return gathering.until;
  return phase === 'playing' ? deadlineOf(time, lag) : null;
}
