/** What people at one screen may see of each other's game: the reason for hand-overs, and the limit of taking back. */
import type { Seat } from '../../core/game.ts';
import type { Position } from '../../core/log.ts';
import { seededRandom } from '../../core/random.ts';

/** Whether this seat knows something that spectators do not. */
export function knowsASecret({ game, state }: Position, seat: Seat): boolean {
  if (game.open) return false;
  const { viewer: _own, ...own } = game.view(state, seat);
  const { viewer: _common, ...common } = game.view(state, 'spectator');
  return JSON.stringify(own) !== JSON.stringify(common);
}

/** Whether what this seat does next is hidden from the others: any of its moves tells. */
export function actsInSecret({ game, state }: Position, seat: Seat): boolean {
  if (game.open) return false;
  const move = game.draw(state, seat, seededRandom('any'));
  const [own, common] = [seat, 'spectator' as const].map((viewer) => game.seen(state, seat, move, viewer));
  return JSON.stringify(own) !== JSON.stringify(common);
}

export const hasSecrets = (position: Position): boolean =>
  !position.game.open && seatsOf(position).some((seat) => knowsASecret(position, seat));

export const seatsOf = ({ seats }: Pick<Position, 'seats'>): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);
