/** A game as this browser keeps it: the log and who plays. Everything else is derived. */
import type { Level } from '../../core/bot.ts';
import type { GameEvent, Outcome, Seat } from '../../core/game.ts';
import type { Ending } from '../../table/ending.ts';
import type { Match } from '../../table/match.ts';

/** A person without a name is called by the seat's. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: Level };

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly players: readonly Player[];
  /** Of chance, and of the computer's choices. */
  readonly seed: string;
  readonly events: readonly GameEvent[];
  readonly ending: Ending | null;
  /** The games before this one, if it is one of several. */
  readonly match?: Match;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
}

export const isRunning = ({ ending }: StoredGame): boolean => ending === null;

export const playedOut = (outcome: Outcome | null | undefined): Ending | null =>
  outcome ? { kind: 'played', outcome } : null;

/** Before version 3 of this browser's storage a game said apart who gave it up and how it was played out. */
interface Before extends Omit<StoredGame, 'ending'> {
  readonly resigned: Seat | null;
  readonly result: Outcome | null;
}

export function withEnding(game: StoredGame | Before): StoredGame {
  if ('ending' in game) return game;
  const { resigned, result, ...rest } = game;
  if (resigned === null) return { ...rest, ending: playedOut(result) };
  return { ...rest, ending: { kind: 'resigned', seat: resigned, winners: game.seats === 2 ? [1 - resigned] : [] } };
}
