import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import type { Ending } from '../../table/ending.ts';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import type { Player } from './stored-game.ts';

interface Company {
  readonly seats: number;
  readonly players: readonly Player[];
}

/** What a seat is called at this table: the person's name, or the computer and its level. */
export function nameOf({ players, seats }: Company, seat: Seat, game: GameText): string {
  const player = players[seat];
  if (player?.kind === 'person' && player.name !== '') return player.name;
  if (player?.kind === 'computer') return fill(words().computer, { level: words().levels[player.level] });
  return game.seat(seat, seats);
}

export const namesOf = (company: Company, game: GameText): string[] =>
  company.players.map((_, seat) => nameOf(company, seat, game));

/** How people ended a game before its rules did; undefined if they did not. */
export function tellEnding(ending: Ending | null | undefined, name: (seat: Seat) => string): string | undefined {
  if (!ending || ending.kind === 'played') return undefined;
  const { endings } = words();
  return ending.kind === 'drawn' ? endings.drawn : fill(endings[ending.kind], { name: name(ending.seat) });
}
