/** How a game ends at a table: by its rules, or because its people end it. */
import type { Outcome, Seat } from '../../core/game.ts';
import type { Setting } from '../../core/log.ts';
import type { CallOff } from '../events/events.ts';

export type Ending =
  | { readonly kind: 'played'; readonly outcome: Outcome }
  | { readonly kind: 'resigned' | 'timed-out'; readonly seat: Seat; readonly winners: readonly Seat[] }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'called-off'; readonly why: CallOff };

/** The one who stops leaves the game to the other side; where there are several others, nobody has won. */
export const stopped = (kind: 'resigned' | 'timed-out', setting: Setting, seat: Seat): Ending => ({
  kind,
  seat,
  winners: hasTwoSides(setting) ? opponents(setting, seat) : [],
});

export function winnersOf(ending: Ending): readonly Seat[] {
  if (ending.kind === 'drawn' || ending.kind === 'called-off') return [];
  return ending.kind === 'played' ? ending.outcome.winners : ending.winners;
}

/** A seat and its partners. */
export function sideOf({ game, options, seats }: Setting, seat: Seat): readonly Seat[] {
  return game.teams?.(options, seats).sides.find((side) => side.includes(seat)) ?? [seat];
}

/** Whether there are two sides, so that one can give up to the other. */
export function hasTwoSides({ game, options, seats }: Setting): boolean {
  return seats === 2 || game.teams?.(options, seats).sides.length === 2;
}

/** Where there are several others, they play on without the one who stops. */
export const endsIfOneStops = (setting: Setting): boolean => setting.seats === 1 || hasTwoSides(setting);

function opponents(setting: Setting, seat: Seat): Seat[] {
  const side = sideOf(setting, seat);
  return Array.from({ length: setting.seats }, (_, other) => other).filter((other) => !side.includes(other));
}
