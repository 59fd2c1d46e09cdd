/** What the tables of a node need of the house around them. Tests hand in their own clock and their own chance. */
import type { Thinker } from '../../table/course/questions.ts';
import type { Names } from '../../table/told/messages.ts';
import type { Store, TableId, VisitorId } from '../store/store.ts';

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
  /** Of those whose names have been learnt. */
  names(ids: readonly VisitorId[]): Names;
  learnNames(ids: readonly VisitorId[]): Promise<void>;
  readonly thinker: Thinker;
  count(what: 'events', by: number): void;
  /** A fault that stays at its table. */
  fault(table: TableId, what: string, error?: unknown): void;
}
