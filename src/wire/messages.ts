/** What goes between page and server. A page that knows another version loads itself anew. */
import type { AnyView, Seat } from '../core/game.ts';
import type { EarlierLines } from '../table/connection.ts';
import type { TableRefusal } from '../table/decide/commands.ts';
import type { Greeting, LineMessage } from '../table/told/messages.ts';

export const VERSION = 3;

export interface Hello extends Greeting {
  readonly version: number;
}

export type ServerMessage =
  | Hello
  | LineMessage
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id: string | null; readonly refusal: HouseRefusal }
  | { readonly t: 'moment'; readonly id: string; readonly seq: number; readonly view: AnyView }
  | ({ readonly t: 'lines'; readonly id: string } & EarlierLines)
  | { readonly t: 'presence'; readonly online: readonly Seat[]; readonly watching: number }
  | { readonly t: 'bye'; readonly reason: ByeReason };

export type ByeReason = 'closing' | 'too-many' | 'no-table' | 'set-aside';

/** A table's refusals, and what stands before any table. */
export interface HouseRefusal extends Omit<TableRefusal, 'code'> {
  readonly code: TableRefusal['code'] | 'too-much' | 'away' | 'not-found' | 'set-aside' | 'unknown-visitor';
}
