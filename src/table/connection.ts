/** How a page speaks to its table, in this process or over a line: what is so, every line since, and “do this”. */
import type { AnyView, Seat } from '../core/game.ts';
import type { Result } from '../core/result.ts';
import type { ThinkingSeats } from './course/computers.ts';
import type { Command } from './decide/commands.ts';
import type { Greeting, LineMessage, LinesPage, Names } from './told/messages.ts';

/** Whose pages are open at the table. */
export interface Presence {
  /** Seats. */
  readonly online: readonly Seat[];
  readonly watching: number;
}

export type TableMessage =
  | Greeting
  | LineMessage
  | ({ readonly t: 'presence' } & Presence)
  | { readonly t: 'thinking'; readonly thinking: ThinkingSeats | undefined };

/** Why something was not done: a code for programs, a text key, and what fills it. */
export interface NotDone {
  readonly code: string;
  readonly reason: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** The place of the line that it led to. */
export type Reply = Result<number, NotDone>;

/** A page of lines, with the names of those who appear in them. */
export interface EarlierLines extends LinesPage {
  readonly names: Names;
}

export interface TableConnection {
  /** Begins with a greeting, then tells every line; `next` is the place of the first that is not known yet. */
  open(hear: (message: TableMessage) => void, next: () => number): void;
  /** Answered when it is written down for good, however often the line breaks meanwhile. */
  do(command: Command): Promise<Reply>;
  /** What was seen when the table had so many lines. Rejects where it is not told. */
  look(lines: number): Promise<AnyView>;
  /** The lines before a place, some at a time. Rejects likewise. */
  linesBefore(seq: number): Promise<EarlierLines>;
  /** Something is missing: the table greets anew. */
  resume(): void;
  close(): void;
}
