/** Whose turn it is at one keyboard. */
import type { Seat } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';

export interface Turn {
  /** Everybody who may act now. */
  readonly acting: readonly Seat[];
  /** Who is asked; undefined if anybody may call out, as when a clock runs for all. */
  readonly asked: Seat | undefined;
}

export function turnOf({ game, state, events }: Log): Turn {
  const toAct = game.toAct(state);
  const acting = toAct.filter((by) => typeof by === 'number');
  if (acting.length > 1 && toAct.includes('clock')) return { acting, asked: undefined };
  // where several may act in any order, the one who has waited longest
  const lastActed = (seat: Seat) => events.findLastIndex(({ by }) => by === seat);
  return { acting, asked: [...acting].sort((a, b) => lastActed(a) - lastActed(b))[0] };
}
