/** What people at one keyboard may see of each other's game: the reason for hand-overs, and the limit of undo. */
import type { Seat } from '../core/game.ts';
import { type Log, openLog } from '../core/log.ts';
import { seededRandom } from '../core/random.ts';

/** Whether this seat knows something that spectators do not. */
export function knowsASecret({ game, state }: Log, seat: Seat): boolean {
  const { viewer: _own, ...own } = game.view(state, seat);
  const { viewer: _common, ...common } = game.view(state, 'spectator');
  return JSON.stringify(own) !== JSON.stringify(common);
}

/** Whether what this seat does next is hidden from the others: any of its moves tells. */
export function actsInSecret({ game, state }: Log, seat: Seat): boolean {
  const move = game.draw(state, seat, seededRandom('any'));
  const [own, common] = [seat, 'spectator' as const].map((viewer) => game.seen(state, seat, move, viewer));
  return JSON.stringify(own) !== JSON.stringify(common);
}

/**
 * The log as it was before the last event of a person, if taking that back is fair: nobody has learnt anything since,
 * from a secret, a draw or a clock.
 */
export function takeBack(log: Log, isPerson: (seat: Seat) => boolean): Log | undefined {
  const last = log.events.at(-1);
  if (typeof last?.by !== 'number' || clockRuns(log) || hasSecrets(log)) return undefined;
  const before = openLog(log.game, log.seats, log.options, log.events.slice(0, -1));
  if (!before.ok || hasSecrets(before.value)) return undefined;
  return isPerson(last.by) ? before.value : takeBack(before.value, isPerson);
}

/** While a clock runs, what is said is said: the others have heard it. */
const clockRuns = ({ game, state }: Log): boolean => game.toAct(state).includes('clock');

export const hasSecrets = (log: Log): boolean => seatsOf(log).some((seat) => knowsASecret(log, seat));

export const seatsOf = ({ seats }: Log): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
