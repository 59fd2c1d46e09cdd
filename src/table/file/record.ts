/** A game that is over with everything revealed: the file, the seed, and the salts of the commitments. */
import type { EventOf, Start, TableEvent } from '../events/events.ts';
import { wholeLog } from '../state/position.ts';
import type { TableState } from '../state/state.ts';
import type { Names } from '../told/messages.ts';
import { type FileExtra, type SavedGame, writeSavedGame } from './saved-game.ts';

export interface Salt {
  /** The place of the move among the events of the game. */
  readonly event: number;
  readonly salt: string;
}

/** The game of a table as the text of a file. */
export function fileOf({ position, opened }: TableState, extra: Pick<FileExtra, 'players' | 'seed'>): string {
  const { setUp } = opened.start ?? {};
  return writeSavedGame(wholeLog(position), { ...extra, setUp, from: position.from, chance: opened.chance });
}

/** Of the moves that are still part of the game. */
export function saltsOf(events: readonly TableEvent[], from: number): readonly Salt[] {
  const moves: EventOf<'played'>[] = [];
  for (const event of events) {
    if (event.t === 'played') moves.push(event);
    if (event.t === 'taken-back') moves.length = event.to - from;
  }
  return moves.flatMap(({ salt }, index) => (salt === undefined ? [] : [{ event: from + index, salt }]));
}

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
