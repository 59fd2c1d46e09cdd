/** What a visitor may ask of a table, and why it may be refused. */
import type { Level } from '../../core/bot.ts';
import type { Notation, RefusalCode, Seat } from '../../core/game.ts';
import { err } from '../../core/result.ts';
import type { Reaction, Talkers, Who } from '../events/events.ts';

export type Command =
  // before the start
  | { readonly do: 'sit'; readonly seat: Seat }
  | { readonly do: 'stand' }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly do: 'free'; readonly seat: Seat }
  | { readonly do: 'kick'; readonly who: Who }
  | { readonly do: 'let-in'; readonly who: Who }
  /** Asks whoever sits there to change places; and: answers him. */
  | { readonly do: 'swap'; readonly seat: Seat }
  | { readonly do: 'answer-swap'; readonly accept: boolean }
  /** Nobody will play here. */
  | { readonly do: 'close' }
  | { readonly do: 'start' }
  // the game; `as` says what chance has drawn, where the table asks for it
  | {
      readonly do: 'act';
      readonly move: Notation;
      readonly key?: string | undefined;
      readonly as?: 'chance' | undefined;
    }
  | { readonly do: 'draw' }
  | { readonly do: 'go-on' }
  /** The timer of this key need not run on, as the game stands after so many events; and: it shall, after all. */
  | { readonly do: 'waive'; readonly key: string; readonly events: number }
  | { readonly do: 'insist'; readonly key: string }
  | { readonly do: 'hint' }
  | { readonly do: 'hurry' }
  | { readonly do: 'take-back' }
  | { readonly do: 'answer-take-back'; readonly accept: boolean }
  | { readonly do: 'resign' }
  | { readonly do: 'answer-resign'; readonly accept: boolean }
  | { readonly do: 'offer-draw' }
  | { readonly do: 'answer-draw'; readonly accept: boolean }
  // coming and going
  /** `lost`: not by his own will. */
  | { readonly do: 'leave'; readonly lost?: boolean | undefined }
  | { readonly do: 'return' }
  | { readonly do: 'stand-in'; readonly seat: Seat }
  // afterwards, and beside the game
  | { readonly do: 'rematch'; readonly without?: readonly Seat[] | undefined }
  | { readonly do: 'decline-rematch' }
  | { readonly do: 'level'; readonly seat: Seat; readonly level: Level }
  | { readonly do: 'say'; readonly text: string; readonly to: 'all' | 'team' }
  | { readonly do: 'mute'; readonly who: Who }
  | { readonly do: 'unmute'; readonly who: Who }
  | { readonly do: 'talk'; readonly talkers: Talkers }
  | { readonly do: 'react'; readonly reaction: Reaction };

export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>;

/** As the games refuse, and what only a table can say. */
export interface TableRefusal {
  readonly code: RefusalCode | 'not-allowed';
  /** A text key. */
  readonly reason: string;
  readonly details?: Readonly<Record<string, string>>;
}

export const refuse = (reason: string, code: TableRefusal['code'] = 'not-allowed') =>
  err<TableRefusal>({ code, reason: `table.${reason}` });
