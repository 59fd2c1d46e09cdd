/** A game as this browser keeps it: the log and who plays. Everything else is derived. */
import type { Level } from '../../core/bot.ts';
import type { GameEvent, Outcome } from '../../core/game.ts';
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
  /** Who has given up, if somebody has. */
  readonly resigned: number | null;
  readonly result: Outcome | null;
  /** The games before this one, if it is one of several. */
  readonly match?: Match;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
}

export const isRunning = ({ result, resigned }: StoredGame): boolean => result === null && resigned === null;
