/** What a visitor may ask of a table, and why it may be refused. */
import type { Level } from '../../core/bot.ts';
import type { Notation, RefusalCode, Seat } from '../../core/game.ts';
import { err } from '../../core/result.ts';
import type { Reaction, Who } from '../events/events.ts';

export type Command =
  // before the start
  | { readonly do: 'sit'; readonly seat: Seat }
  | { readonly do: 'stand' }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly do: 'free'; readonly seat: Seat }
  | { readonly do: 'kick'; readonly who: Who }
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
  | { readonly do: 'hint' }
  | { readonly do: 'hurry' }
  | { readonly do: 'take-back' }
  | { readonly do: 'answer-take-back'; readonly accept: boolean }
  | { readonly do: 'resign' }
  | { readonly do: 'offer-draw' }
  | { readonly do: 'answer-draw'; readonly accept: boolean }
  // coming and going
  | { readonly do: 'leave' }
  | { readonly do: 'return' }
  | { readonly do: 'stand-in'; readonly seat: Seat }
  // afterwards, and beside the game
  | { readonly do: 'rematch' }
  | { readonly do: 'level'; readonly seat: Seat; readonly level: Level }
  | { readonly do: 'say'; readonly text: string; readonly to: 'all' | 'team' }
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
