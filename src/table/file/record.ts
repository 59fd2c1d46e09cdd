/** A game that is over with everything revealed: the file, the seed, and the salts of the commitments. */
import type { GameEvent } from '../../core/game.ts';
import type { Start, TableEvent } from '../events/events.ts';
import type { TableState } from '../state/state.ts';
import type { Names } from '../told/messages.ts';
import { type FileExtra, type SavedGame, savedGame, writeSavedGame } from './saved-game.ts';

/** The game of a table as it is saved; `events` are all of it (course/history.ts). */
export function savedGameOf(
  { position, opened }: TableState,
  events: readonly GameEvent[],
  extra: Pick<FileExtra, 'players' | 'seed'>,
): SavedGame {
  const { setUp } = opened.start ?? {};
  return savedGame({ ...position, events }, { ...extra, setUp, from: position.from, chance: opened.chance });
}

/** As the text of a file. */
export const fileOf = (...game: Parameters<typeof savedGameOf>): string => writeSavedGame(savedGameOf(...game));

/** A saved game as a table has it: where it began, and what was played from there. */
export function playedFrom({ setUp, from = 0, events }: Pick<SavedGame, 'setUp' | 'from' | 'events'>) {
  const start: Start | undefined =
    setUp === undefined && from === 0 ? undefined : { setUp, events: events.slice(0, from) };
  const played = events.slice(from).map(({ by, move }): TableEvent => ({ t: 'played', by, move }));
  return { start, played };
}

/** Names by seat; '' for the computer. */
export const playersOf = ({ holders }: Pick<TableState, 'holders'>, names: Names): string[] =>
  holders.map((holder) => ('who' in holder ? (names[holder.who] ?? '') : ''));
