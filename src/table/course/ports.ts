/** What a table is handed by its host: a log to append to, the time, a thinker, chance, and the house around it. */
import type { Seat } from '../../core/game.ts';
import type { TableEvent, Who } from '../events/events.ts';
import type { TableState } from '../state/state.ts';
import type { Names } from '../told/messages.ts';
import type { Transition } from './automatic.ts';
import type { OpeningRequest } from './opening.ts';
import type { Thinker } from './questions.ts';

/** A line of a table's log as it is stored. `body` is JSON. */
export interface Row {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly body: string;
}

/** Lines about to be stored, all at once or not at all. */
export interface Batch {
  /** The place of the first. */
  readonly seq: number;
  readonly at: number;
  readonly bodies: readonly string[];
  /** The table before and after them, for what the host keeps beside the log. */
  readonly before: TableState;
  readonly after: TableState;
}

/** A long log is gone through in parts of so many lines: others get their turn in between. */
export const ROWS_AT_ONCE = 150;

export interface TableLog {
  /** True once it is durable; false, and nothing has changed, if somebody else was first at this `seq`. */
  append(batch: Batch): Promise<boolean>;
  /** The lines from `from` on, in order, and no more than so many. */
  read(from: number, most: number): Promise<readonly Row[]>;
  readonly snapshots?: SnapshotShelf;
  /** The further parts of a long log, of one table after the other, so that a host with many of them does other things in between. */
  inTurn?<T>(part: () => Promise<T>): Promise<T>;
}

/** Snapshots beside a log (snapshot.ts): a cache, from which anything may be missing. */
export interface SnapshotShelf {
  /** The newest one of no more than `seq` lines, or the one that is `skip` before it. */
  find(seq: number, skip: number): Promise<string | undefined>;
  /** May fail: nobody waits for it. */
  keep(seq: number, body: string): void;
}

export interface TablePorts {
  readonly log: TableLog;
  /** Milliseconds since 1970; never back. */
  now(): number;
  /** Whether the host knows that it was there all the time: what is overdue is overdue, and what is done now is done now. */
  isAwake(): boolean;
  /** Resolves when it is; rejects if that takes too long. */
  awake(): Promise<void>;
  /** For how many milliseconds the end of a seat's time is left to another host, where its page is open. */
  lag?(seat: Seat): number;
  readonly thinker: Thinker;
  /** The seed of chance and of the computers' choices. */
  readonly seed: string;
  /** 16 random bytes in hexadecimal. */
  salt(): string;
  /** Of those whose names have been learnt. */
  names(people: readonly Who[]): Names;
  learnNames(people: readonly Who[]): Promise<void>;
  /** People come from elsewhere: a next game starts when they have. */
  readonly gathers?: boolean;
  /** The next table of the same people; answers its id. */
  openNext(request: OpeningRequest, events: readonly TableEvent[]): Promise<string>;
  /** One more event has been written, or heard of. */
  appended?(transition: Transition): void;
  /** Something went wrong here that hurts nobody else. */
  failed?(what: 'rematch' | 'computer' | 'clock' | 'reading', error: unknown): void;
}
