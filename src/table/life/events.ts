/** What can happen at a table, as its log keeps it. The log alone gives back the table; names are not in it. */
import type { Level } from '../../core/bot.ts';
import type { By, Notation, Seat } from '../../core/game.ts';
import type { TimeControl } from './time.ts';

/** A visitor of the house. */
export type Who = string;

export const REACTIONS = ['hello', 'well-played', 'thanks', 'wow', 'oops', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

export interface Opened {
  readonly t: 'opened';
  readonly by: Who;
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly control: TimeControl;
  readonly public: boolean;
  /** SHA-256 of the seed of chance, in hexadecimal. */
  readonly seedHash: string;
  /** The table whose rematch this is. */
  readonly after?: string;
}

export type TableEvent =
  | Opened
  // before the start
  | { readonly t: 'sat'; readonly who: Who; readonly seat: Seat }
  | { readonly t: 'stood'; readonly seat: Seat }
  | { readonly t: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly t: 'kicked'; readonly who: Who }
  | { readonly t: 'started' }
  // the game
  | {
      readonly t: 'played';
      readonly by: By;
      readonly move: Notation;
      /** The sender's own mark of this act: sent again, it is not played again. */
      readonly key?: string;
      /** Of the commitment, where the others do not see the move. */
      readonly salt?: string;
    }
  | { readonly t: 'resigned'; readonly seat: Seat }
  | { readonly t: 'draw-offered'; readonly seat: Seat }
  | { readonly t: 'draw-declined'; readonly seat: Seat }
  | { readonly t: 'drawn'; readonly seat: Seat }
  | { readonly t: 'timed-out'; readonly seat: Seat }
  // coming and going
  | { readonly t: 'left'; readonly seat: Seat }
  | { readonly t: 'returned'; readonly seat: Seat }
  | { readonly t: 'stand-in-agreed'; readonly seat: Seat; readonly by: Seat }
  | { readonly t: 'stand-in'; readonly seat: Seat; readonly level: Level }
  /** The house was last awake at `from`, and nobody's time ran for so many milliseconds. */
  | { readonly t: 'slept'; readonly from: number; readonly ms: number }
  // afterwards, and beside the game
  | { readonly t: 'rematch-wanted'; readonly seat: Seat }
  | { readonly t: 'rematch'; readonly table: string }
  | { readonly t: 'said'; readonly who: Who; readonly text: string; readonly to: 'all' | 'team' }
  | { readonly t: 'reacted'; readonly who: Who; readonly reaction: Reaction };
