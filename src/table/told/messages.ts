/** What anybody at a table hears of it, in this process or over a line. */
import type { AnyView, Notation, Seat, Seen } from '../../core/game.ts';
import type { EventOf, TableEvent, Who } from '../events/events.ts';
import type { ClockFace, Face } from './face.ts';

/** Names of visitors by their ids; who has deleted his account has none. */
export type Names = Readonly<Record<Who, string>>;

/** An event as somebody is told of it. */
export type ToldEvent =
  | Exclude<TableEvent, EventOf<'played' | 'opened' | 'hinted'>>
  | { readonly t: 'opened'; readonly by: Who }
  | { readonly t: 'played'; readonly seen: Seen; readonly commitment?: string }
  /** The move for the seat that asked alone. */
  | { readonly t: 'hinted'; readonly seat: Seat; readonly move?: Notation }
  /** Partners have talked among themselves. */
  | { readonly t: 'whispered'; readonly who: Who };

/** A line of the table's log, as it is told. */
export interface ToldLine {
  readonly seq: number;
  readonly at: number;
  readonly what: ToldEvent;
}

/** Some lines, one after the other. */
export interface LinesPage {
  readonly lines: readonly ToldLine[];
  /** How many events the game had before the first of them. */
  readonly events: number;
}

/**
 * First of all: the table as it is now, with the lines from the asked one on; with the last ones, if that is too many of
 * them. Earlier ones are asked for page by page.
 */
export interface Greeting extends LinesPage {
  readonly t: 'hello';
  /** The clock of the house. */
  readonly now: number;
  /** The place of the next line. */
  readonly seq: number;
  readonly you: { readonly who: Who | null; readonly seat: Seat | null };
  readonly face: Face;
  readonly view: AnyView;
  readonly names: Names;
}

/** One more line. What it has changed stands beside it. */
export interface LineMessage extends ToldLine {
  readonly t: 'happened';
  readonly now: number;
  readonly face?: Face;
  readonly clock?: ClockFace;
  readonly view?: AnyView;
  readonly names?: Names;
}
