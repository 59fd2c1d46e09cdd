/** What the tables of a node need of the house around them. Tests hand in their own clock and their own chance. */
import type { Names } from '../../table/told/messages.ts';
import type { Store, TableId, VisitorId } from '../store/store.ts';
import type { HouseThinker } from '../thinking/thinkers.ts';
import type { TurnsAtTable } from './turns-at-table.ts';

export interface NodePorts {
  readonly store: Store;
  now(): number;
  /** How long a page may be away before its seat counts as left. */
  readonly grace: number;
  /** A new table's id, and the seed of its chance. */
  id(): string;
  seed(): string;
  /** 16 random bytes in hexadecimal. */
  salt(): string;
  /** Whether the store has answered a moment ago, so that what is overdue is overdue by our clock and not for our sleep. */
  isAwake(): boolean;
  /** What the house slept is being made good, table by table. */
  isWaking(): boolean;
  /** Resolves when it is awake, or rejects after a while. */
  awake(): Promise<void>;
  /** For how many milliseconds what falls due at a table that is not held here is left to the other nodes. */
  lag(): number;
  /** Of those whose names have been learnt. */
  names(ids: readonly VisitorId[]): Names;
  learnNames(ids: readonly VisitorId[]): Promise<void>;
  /** He is at one of the tables. */
  see(who: VisitorId): void;
  /** Who is next to be told what has been at any of the tables: it is worked out again, for one after the other. */
  readonly lookingBack: TurnsAtTable;
  readonly thinker: HouseThinker;
  /** Where somebody was last seen; empty if that is not known. */
  addressOf(who: VisitorId): string;
  count(what: 'events', by: number): void;
  /** A fault that stays at its table. */
  fault(table: TableId, what: string, error?: unknown): void;
}
