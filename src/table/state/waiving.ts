/**
 * A game's own timer that people agree to end before its time (R12). Only those are asked who lose by its end and are
 * there: whoever has left, or whose page has been away for the host's grace, holds nobody up. All of it follows from the log.
 */
import type { Notation, Seat } from '../../core/game.ts';
import { isAttended, type TableState } from './state.ts';
import { deadlineOf } from './time.ts';

export interface WaivableTimer {
  readonly key: string;
  /** What the clock does when it ends. */
  readonly move: Notation;
  readonly asked: readonly Seat[];
  /** Those of them who have waived it since the game last went on. */
  readonly agreed: readonly Seat[];
}

export function waivableTimers(state: TableState): readonly WaivableTimer[] {
  const { phase, position, waived } = state;
  if (phase !== 'playing') return [];
  return position.game.timers(position.state).flatMap(({ key, move, waivers }) => {
    if (!waivers) return [];
    const asked = waivers.filter((seat) => isAttended(state, seat));
    const agreed = asked.filter((seat) => waived.some((each) => each.key === key && each.seat === seat));
    return [{ key, move, asked, agreed }];
  });
}

/** The one that ends now: nobody who is there needs more of it. Where nobody is there it waits for somebody. */
export function waivedTimer(state: TableState): WaivableTimer | undefined {
  if (!state.holders.some((_, seat) => isAttended(state, seat))) return undefined;
  return waivableTimers(state).find(({ asked, agreed }) => asked.length === agreed.length);
}

/** Whether it matters how long the people have: some clock runs, or computers look for so long before they agree. */
export const isTimeCounted = (state: TableState): boolean =>
  deadlineOf(state.time) !== null || waivableTimers(state).length > 0;
