/** What goes between page and server. A page that knows another version loads itself anew. */
import type { AnyView, Seat } from '../core/game.ts';
import type { TableRefusal } from '../table/life/commands.ts';
import type { Who } from '../table/life/events.ts';
import type { ClockFace, Face, Told } from '../table/life/face.ts';

export const VERSION = 1;

/** Names of visitors by their ids; who has deleted his account has none. */
export type Names = Readonly<Record<Who, string>>;

/** A line of the table's log, as it was told. */
export interface Line {
  readonly seq: number;
  readonly at: number;
  readonly what: Told;
}

/** First of all: the table as it is now, with the lines from the asked one on. */
export interface Hello {
  readonly t: 'hello';
  readonly version: number;
  /** The server's clock. */
  readonly now: number;
  /** The place of the next line. */
  readonly seq: number;
  readonly you: { readonly who: Who | null; readonly seat: Seat | null };
  readonly face: Face;
  readonly view: AnyView;
  readonly names: Names;
  readonly lines: readonly Line[];
}

/** One more line. What it has changed stands beside it. */
export interface Happened extends Line {
  readonly t: 'happened';
  readonly now: number;
  readonly face?: Face;
  readonly clock?: ClockFace;
  readonly view?: AnyView;
  readonly names?: Names;
}

export type ServerMessage =
  | Hello
  | Happened
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id: string | null; readonly refusal: HouseRefusal }
  | { readonly t: 'moment'; readonly id: string; readonly events: number; readonly view: AnyView }
  | { readonly t: 'presence'; readonly online: readonly Seat[]; readonly watching: number }
  | { readonly t: 'bye'; readonly reason: 'closing' | 'too-many' | 'no-table' };

/** A table's refusals, and what stands before any table. */
export interface HouseRefusal extends Omit<TableRefusal, 'code'> {
  readonly code: TableRefusal['code'] | 'too-much' | 'away' | 'not-found' | 'unknown-visitor';
}
