/** Who is missed at a table, and when the computer is offered in his place: after a time that fits the clock. */
import type { Seat } from '../../core/game.ts';
import { itemsOf } from '../../core/growing.ts';
import type { TimeControl } from '../../table/state/time.ts';
import type { PageState } from '../../table/told/page-state.ts';

/** At a quick table one waits for seconds, without a clock for a minute: somebody may only have changed his train. */
export function patienceFor(control: TimeControl): number {
  if (control.kind === 'none') return 60_000;
  const seconds = control.kind === 'move' ? control.seconds / 2 : control.minutes * 6;
  return Math.min(60, Math.max(15, seconds)) * 1000;
}

/** When the computer is offered for somebody who is gone; at once where he has said so, or nobody knows since when. */
export function offeredAt({ lines }: Pick<PageState, 'lines'>, control: TimeControl, seat: Seat): number {
  const left = itemsOf(lines).findLast(({ what }) => what.t === 'left' && what.seat === seat);
  return left?.what.t === 'left' && left.what.lost ? left.at + patienceFor(control) : 0;
}
