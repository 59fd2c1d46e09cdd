/** What a table needs of the house around it. Tests hand in their own clock and their own chance. */
import type { BotAnswer, BotQuestion } from '../../table/bots.ts';
import type { Life } from '../../table/life/life.ts';
import type { Names } from '../../wire/messages.ts';
import type { Store, TableHead, VisitorId } from '../store/store.ts';

export interface Surroundings {
  readonly store: Store;
  now(): number;
  /** How long a page may be away before its seat counts as left. */
  readonly grace: number;
  /** 16 random bytes in hexadecimal. */
  salt(): string;
  /** Whether the store has answered a moment ago, so that what is overdue is overdue by our clock and not for our sleep. */
  isAwake(): boolean;
  /** Of those whose names have been learnt. */
  names(ids: readonly VisitorId[]): Names;
  learnNames(ids: readonly VisitorId[]): Promise<void>;
  think(game: string, question: BotQuestion): Promise<BotAnswer | undefined>;
  /** The same people at a new table, one seat further. */
  openRematch(life: Life, head: TableHead): Promise<string>;
  count(what: 'events' | 'thoughts', by: number): void;
}
