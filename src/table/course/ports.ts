/** What a table is handed by its host: a log to append to, the time, a thinker, chance, and the house around it. */
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

export interface TableLog {
  /** True once it is durable; false, and nothing has changed, if somebody else was first at this `seq`. */
  append(batch: Batch): Promise<boolean>;
  /** The lines from `from` on, in order. */
  read(from: number): Promise<readonly Row[]>;
}

export interface TablePorts {
  readonly log: TableLog;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether what is overdue is overdue by our clock, and not because the host was away. */
  isAwake(): boolean;
  readonly thinker: Thinker;
  /** The seed of chance and of the computers' choices. */
  readonly seed: string;
  /** 16 random bytes in hexadecimal. */
  salt(): string;
  /** Of those whose names have been learnt. */
  names(people: readonly Who[]): Names;
  learnNames(people: readonly Who[]): Promise<void>;
  /** The next table of the same people; answers its id. */
  openNext(request: OpeningRequest, events: readonly TableEvent[]): Promise<string>;
  /** One more event has been written, or heard of. */
  appended?(transition: Transition): void;
  /** Something went wrong here that hurts nobody else. */
  failed?(what: 'rematch' | 'computer' | 'clock' | 'reading', error: unknown): void;
}
