/** What can happen at a table, as its log keeps it. The log alone gives back the table; names are not in it. */
import type { Level } from '../../core/bot.ts';
import type { By, GameEvent, Notation, Outcome, Seat } from '../../core/game.ts';
import type { CharacterId } from '../characters.ts';
import type { TimeControl } from '../state/time.ts';

/** A visitor of the house, or a person before this screen. */
export type Who = string;

export const REACTIONS = ['hello', 'well-played', 'thanks', 'wow', 'oops', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const TAKE_BACKS = ['never', 'agreed', 'free'] as const;
export type TakeBacks = (typeof TAKE_BACKS)[number];

/** Why a game ends without anybody's doing: it never ended, nobody came to it, its table was closed, somebody awaited did not come. */
export const CALL_OFFS = ['too-long', 'nobody-came', 'closed', 'somebody-missing'] as const;
export type CallOff = (typeof CALL_OFFS)[number];

/** Who may talk to all at a table, as its host decides. Partners always may among themselves. */
export const TALKERS = ['all', 'seated', 'nobody'] as const;
export type Talkers = (typeof TALKERS)[number];

/** What a table can do, chosen at its opening. */
export interface Policies {
  /** Whether moves may be taken back: never, if the others agree, by whoever likes to. */
  readonly takeBack: TakeBacks;
  readonly hints: boolean;
  /** Chance waits at the end of a round until somebody goes on. */
  readonly pause: boolean;
  /** The game's own timers that can be waived never run out: they end when all agree. */
  readonly untimed: boolean;
}

/** Where a game begins, if not with an empty table. */
export interface Start {
  /** A position in the game's own writing. */
  readonly setUp?: string | undefined;
  /** What has happened before. */
  readonly events?: readonly GameEvent[] | undefined;
}

/** Who decides what chance does: the seed, a person who says what was drawn, or a list first and then the seed. */
export type Chance = 'drawn' | 'asked' | { readonly fixed: readonly Notation[] };

export interface Opened {
  readonly t: 'opened';
  readonly by: Who;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: unknown;
  readonly control: TimeControl;
  readonly public: boolean;
  /** SHA-256 of the seed of chance, in hexadecimal. */
  readonly seedHash: string;
  readonly policies: Policies;
  /** The table whose rematch, or next game, this is. */
  readonly after?: string | undefined;
  /** One of several games: how many, and how those before this one ended, by the seats of each. */
  readonly match?: { readonly games: number; readonly outcomes: readonly Outcome[] } | undefined;
  readonly start?: Start | undefined;
  readonly chance?: Chance | undefined;
}

export interface Played {
  readonly t: 'played';
  readonly by: By;
  readonly move: Notation;
  /** The sender's idempotency key, with his seat: sent again, the move is not played again. */
  readonly key?: string | undefined;
  /** Of the commitment, where the others do not see the move. */
  readonly salt?: string | undefined;
}

export type TableEvent =
  | Opened
  // before the start
  | { readonly t: 'sat'; readonly who: Who; readonly seat: Seat }
  | { readonly t: 'stood'; readonly seat: Seat }
  /** `character` as far as it is somebody who was here before; else the table finds one. */
  | { readonly t: 'bot'; readonly seat: Seat; readonly level: Level; readonly character?: CharacterId | undefined }
  | { readonly t: 'kicked'; readonly who: Who }
  /** Whoever was sent away may sit down again. */
  | { readonly t: 'let-in'; readonly who: Who }
  /** `seat` would like to have the place of `with`, who gets his. */
  | { readonly t: 'swap-asked'; readonly seat: Seat; readonly with: Seat }
  | { readonly t: 'swap-declined'; readonly seat: Seat }
  | { readonly t: 'swapped'; readonly seat: Seat; readonly with: Seat }
  /** All who sit here are awaited: it starts when they have come, or is called off after so many milliseconds. */
  | { readonly t: 'awaited'; readonly ms: number }
  | { readonly t: 'arrived'; readonly seat: Seat }
  | { readonly t: 'started' }
  // the game
  | Played
  | { readonly t: 'resigned'; readonly seat: Seat }
  /** In a team the partners are asked first. */
  | { readonly t: 'resign-asked'; readonly seat: Seat }
  | { readonly t: 'resign-agreed'; readonly seat: Seat }
  | { readonly t: 'resign-declined'; readonly seat: Seat }
  | { readonly t: 'draw-offered'; readonly seat: Seat }
  | { readonly t: 'draw-declined'; readonly seat: Seat }
  | { readonly t: 'drawn'; readonly seat: Seat }
  | { readonly t: 'timed-out'; readonly seat: Seat }
  /** Nobody has won. */
  | { readonly t: 'called-off'; readonly why: CallOff }
  /** The strongest computer's idea for this seat. */
  | { readonly t: 'hinted'; readonly seat: Seat; readonly move: Notation }
  | { readonly t: 'take-back-asked'; readonly seat: Seat; readonly to: number }
  | { readonly t: 'take-back-agreed'; readonly seat: Seat }
  | { readonly t: 'take-back-declined'; readonly seat: Seat }
  /** The game is again what it was after so many events. */
  | { readonly t: 'taken-back'; readonly seat: Seat; readonly to: number }
  /** Enough has been seen of the end of a round. */
  | { readonly t: 'went-on'; readonly seat: Seat }
  /** For this seat the game's timer of this key need not run on; and: it shall, after all. */
  | { readonly t: 'waived'; readonly seat: Seat; readonly key: string }
  | { readonly t: 'insisted'; readonly seat: Seat; readonly key: string }
  // coming and going
  /** `lost`: he has not said so himself, his page has not come back. */
  | { readonly t: 'left'; readonly seat: Seat; readonly lost?: boolean | undefined }
  /** `rest`: the milliseconds that he still has, if the computer has not moved for him. */
  | { readonly t: 'returned'; readonly seat: Seat; readonly rest?: number | undefined }
  | { readonly t: 'stand-in-agreed'; readonly seat: Seat; readonly by: Seat }
  | { readonly t: 'stand-in'; readonly seat: Seat; readonly level: Level }
  /** The house was last awake at `from`, and nobody's time ran for so many milliseconds. */
  | { readonly t: 'slept'; readonly from: number; readonly ms: number }
  // afterwards, and beside the game
  /** `without`: whom this seat would rather do without than wait for. */
  | { readonly t: 'rematch-wanted'; readonly seat: Seat; readonly without?: readonly Seat[] | undefined }
  | { readonly t: 'rematch-declined'; readonly seat: Seat }
  /** How well the computer of this seat is to play in the next game. */
  | { readonly t: 'level-chosen'; readonly seat: Seat; readonly level: Level }
  | { readonly t: 'rematch'; readonly table: string }
  | { readonly t: 'said'; readonly who: Who; readonly text: string; readonly to: 'all' | 'team' }
  /** The host lets somebody talk no more, or again, or decides who may. */
  | { readonly t: 'muted'; readonly who: Who }
  | { readonly t: 'unmuted'; readonly who: Who }
  | { readonly t: 'talk-set'; readonly talkers: Talkers }
  | { readonly t: 'reacted'; readonly who: Who; readonly reaction: Reaction };

export type EventOf<T extends TableEvent['t']> = Extract<TableEvent, { t: T }>;

/** Whom an event names. */
export const whoIn = (event: TableEvent): Who[] => {
  if (event.t === 'opened') return [event.by];
  return 'who' in event ? [event.who] : [];
};
