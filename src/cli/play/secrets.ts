/** What people at one keyboard may see of each other's game: the reason for hand-overs, and the limit of undo. */
import type { Seat, Viewer } from '../../core/game.ts';
import { type Log, openLog } from '../../core/log.ts';

/** Whether this seat knows something that spectators do not. */
export function knowsASecret({ game, state }: Log, seat: Seat): boolean {
  const { viewer: _own, ...own } = game.view(state, seat);
  const { viewer: _common, ...common } = game.view(state, 'spectator');
  return JSON.stringify(own) !== JSON.stringify(common);
}

const hasSecrets = (log: Log): boolean => seatsOf(log).some((seat) => knowsASecret(log, seat));

/** Whose eyes the board is drawn for: those of the one who is to act; where several are, of one who has a secret. */
export function viewerFor(log: Log, acting: readonly Seat[]): Viewer {
  if (acting.length === 1) return acting[0]!;
  return acting.find((seat) => knowsASecret(log, seat)) ?? 'spectator';
}

/** The log without its last event, if taking it back is fair: a seat made it, and nobody has learnt anything from it. */
export function takeBack(log: Log): Log | undefined {
  const last = log.events.at(-1);
  if (typeof last?.by !== 'number' || hasSecrets(log)) return undefined;
  const before = openLog(log.game, log.seats, log.options, log.events.slice(0, -1));
  return before.ok && !hasSecrets(before.value) ? before.value : undefined;
}

export const seatsOf = ({ seats }: Log): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
export const actingSeats = ({ game, state }: Log): readonly Seat[] =>
  game.toAct(state).filter((by) => typeof by === 'number');
