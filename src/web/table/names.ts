import type { Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { type CharacterId, natureOf } from '../../table/characters.ts';
import type { Ending } from '../../table/state/ending.ts';
import { fill } from '../../text/index.ts';
import type { Occupant } from '../local/record.ts';
import { words } from '../text/index.ts';

/** A character with its level, for lists and lobbies. */
export const computerName = ({
  character,
  level,
}: {
  readonly character: CharacterId;
  readonly level: Level;
}): string => `${natureOf(character).name} (${words().levels[level]})`;

interface Seated {
  readonly seats: number;
  readonly occupants: readonly Occupant[];
}

/** What a seat is called at this table: the person's or the character's name, or that of the seat. */
export function nameOf({ occupants, seats }: Seated, seat: Seat, game: GameText): string {
  const occupant = occupants[seat];
  if (occupant?.kind === 'person' && occupant.name !== '') return occupant.name;
  if (occupant?.kind === 'computer') {
    const { level, character, standsInFor } = occupant;
    if (standsInFor !== undefined) return fill(words().standingIn, { name: standsInFor || game.seat(seat, seats) });
    return character ? natureOf(character).name : fill(words().computer, { level: words().levels[level] });
  }
  return game.seat(seat, seats);
}

export const namesOf = (seated: Seated, game: GameText): string[] =>
  seated.occupants.map((_, seat) => nameOf(seated, seat, game));

/** What the person of a seat is called, also while the computer plays for him. */
export function personName({ occupants, seats }: Seated, seat: Seat, game: GameText): string {
  const occupant = occupants[seat];
  const person = occupant?.kind === 'computer' ? occupant.standsInFor : undefined;
  return person === undefined ? nameOf({ occupants, seats }, seat, game) : person || game.seat(seat, seats);
}

/** How people ended a game before its rules did; undefined if they did not. */
export function tellEnding(
  ending: Ending | null | undefined,
  name: (seat: Seat) => string,
  own?: Seat | undefined,
): string | undefined {
  if (!ending || ending.kind === 'played') return undefined;
  const { endings } = words();
  if (ending.kind === 'drawn') return endings.drawn;
  if (ending.kind === 'called-off') return endings.calledOff[ending.why];
  if (ending.seat === own) return endings.yours[ending.kind];
  return fill(endings[ending.kind], { name: name(ending.seat) });
}
