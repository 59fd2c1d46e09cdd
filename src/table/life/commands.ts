/** What a visitor may ask of a table, and why it may be refused. */
import type { Level } from '../../core/bot.ts';
import type { Notation, RefusalCode, Seat } from '../../core/game.ts';
import { err } from '../../core/result.ts';
import type { Reaction, Who } from './events.ts';

export type Command =
  | { readonly do: 'sit'; readonly seat: Seat }
  | { readonly do: 'stand' }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly do: 'free'; readonly seat: Seat }
  | { readonly do: 'kick'; readonly who: Who }
  | { readonly do: 'start' }
  | { readonly do: 'act'; readonly move: Notation; readonly key?: string | undefined }
  | { readonly do: 'resign' }
  | { readonly do: 'offer-draw' }
  | { readonly do: 'answer-draw'; readonly accept: boolean }
  | { readonly do: 'leave' }
  | { readonly do: 'return' }
  | { readonly do: 'stand-in'; readonly seat: Seat }
  | { readonly do: 'rematch' }
  | { readonly do: 'say'; readonly text: string; readonly to: 'all' | 'team' }
  | { readonly do: 'react'; readonly reaction: Reaction };

/** As the games refuse, and what only a house can say. */
export interface TableRefusal {
  readonly code: RefusalCode | 'not-allowed';
  /** A text key. */
  readonly reason: string;
  readonly details?: Readonly<Record<string, string>>;
}

export const refuse = (reason: string, code: TableRefusal['code'] = 'not-allowed') =>
  err<TableRefusal>({ code, reason: `table.${reason}` });
