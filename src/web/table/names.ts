import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import type { Ending } from '../../table/state/ending.ts';
import { fill } from '../../text/index.ts';
import type { Occupant } from '../local/record.ts';
import { words } from '../text/index.ts';

interface Seated {
  readonly seats: number;
  readonly occupants: readonly Occupant[];
}

/** What a seat is called at this table: the person's name, or the computer and its level. */
export function nameOf({ occupants, seats }: Seated, seat: Seat, game: GameText): string {
  const occupant = occupants[seat];
  if (occupant?.kind === 'person' && occupant.name !== '') return occupant.name;
  if (occupant?.kind === 'computer') return fill(words().computer, { level: words().levels[occupant.level] });
  return game.seat(seat, seats);
}

export const namesOf = (seated: Seated, game: GameText): string[] =>
  seated.occupants.map((_, seat) => nameOf(seated, seat, game));

/** How people ended a game before its rules did; undefined if they did not. */
export function tellEnding(ending: Ending | null | undefined, name: (seat: Seat) => string): string | undefined {
  if (!ending || ending.kind === 'played') return undefined;
  const { endings } = words();
  return ending.kind === 'drawn' ? endings.drawn : fill(endings[ending.kind], { name: name(ending.seat) });
}
