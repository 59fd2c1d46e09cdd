/**
 * Where the house keeps what must not be lost: the logs of its tables, and who its visitors are. Appending at a named
 * `seq` is the only coordination there is: whoever comes second is refused, reads on, and decides again.
 */
import type { Language } from '../../core/text.ts';
import type { Row } from '../../table/course/ports.ts';
import type { BeatTime } from '../../table/course/pulse.ts';
import type { AttemptLogs } from './attempt-logs.ts';
import type { DailyCounts } from './daily-counts.ts';
import type { EveningLogs } from './evening-logs.ts';
import type { RaceLogs } from './race-logs.ts';
import type { Upkeep } from './upkeep.ts';

export type { Row };
export type TableId = string;
export type VisitorId = string;

export const STATUSES = ['open', 'playing', 'over'] as const;
export type Status = (typeof STATUSES)[number];

/** What can be asked of a table without reading its log: kept beside it, in the same transaction. */
export interface IndexEntry {
  readonly status: Status;
  /** When something happens by itself: the end of a sandglass, a player's time. */
  readonly deadline: number | null;
  /** Those who sit at it. */
  readonly players: readonly VisitorId[];
  /** JSON for lists of tables: public knowledge only. */
  readonly summary: string;
}

export interface TableOpening extends IndexEntry {
  readonly id: TableId;
  readonly game: string;
  readonly public: boolean;
  readonly at: number;
  /** The seed of chance and bots. Never leaves the server before the end. */
  readonly seed: string;
  /** The first lines of its log, from seq 0 on: what happened at its opening. */
  readonly bodies: readonly string[];
  /** Who opened it, with or without a seat. */
  readonly opener?: VisitorId | undefined;
  /** People are on their way to it: it is the next game of theirs. */
  readonly awaited?: boolean | undefined;
  /** It is opened only if fewer than so many tables of its opener are running. */
  readonly below?: number | undefined;
}

export interface TableHead {
  readonly id: TableId;
  readonly game: string;
  readonly public: boolean;
  readonly seed: string;
  /** Why its log could not be read when it was last tried, and since when; undefined as long as it can. */
  readonly aside: Aside | undefined;
}

export interface Aside {
  readonly why: string;
  readonly since: number;
}

export interface Append {
  readonly table: TableId;
  /** The place of the first line. */
  readonly seq: number;
  readonly at: number;
  readonly bodies: readonly string[];
  /** Only if it has changed: with its status or its players, or in nothing but its deadline. */
  readonly entry?: IndexEntry | Pick<IndexEntry, 'deadline'> | undefined;
}

/** What a node tells the others of a table. */
export interface News {
  /** The log has grown to before this line. */
  readonly next?: number | undefined;
  /** Whose pages are open at that node. */
  readonly present?: Present | undefined;
}

export interface Present {
  /** Seats. */
  readonly online: readonly number[];
  readonly watching: number;
  /** Big screens of a room, if any are open. */
  readonly screens?: number | undefined;
}

/** Somebody who is not any more who he was: by one token (its hash), or at all. */
export type Ended = { readonly token: string } | { readonly visitor: VisitorId };

export type NewsListener = (table: TableId, news: News, node: string) => void;

export interface Listed {
  readonly id: TableId;
  readonly game: string;
  readonly status: Status;
  /** When it was opened, or last got another status or other players. */
  readonly changed: number;
  readonly summary: string;
}

export interface Due {
  readonly id: TableId;
  readonly deadline: number;
}

/** Newest first; of those that changed at one moment, by id from the last. `before`: the last one of the page before. */
export interface Page {
  readonly before?: Pick<Listed, 'id' | 'changed'> | undefined;
  readonly limit: number;
}

export interface Visitor {
  readonly id: VisitorId;
  readonly name: string;
  readonly language: Language;
  readonly created: number;
  /** Whether the house may show how well he plays. */
  readonly rated: boolean;
}

export type VisitorChange = Partial<Pick<Visitor, 'name' | 'language' | 'rated'>>;

export interface Passkey {
  readonly id: string;
  readonly visitor: VisitorId;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A question that a passkey will answer. */
export interface Challenge {
  readonly challenge: string;
  /** Who asked for it: a visitor, or a browser of which nobody knows whose it is. */
  readonly owner: string;
  readonly until: number;
}

/** The time as the store has it. */
export interface StoreTime extends BeatTime {
  /** How this node is called. */
  readonly node: string;
  /** When each of the other nodes was, of those that were in the last minute. */
  readonly others: ReadonlyMap<string, number>;
  /** Counts the restores. */
  readonly epoch: number;
}

export interface LogReader {
  find(table: TableId): Promise<TableHead | undefined>;
  /** Every table, by id. */
  ids(after: TableId, limit: number): Promise<readonly TableId[]>;
  /** Finished tables in the order in which they ended, after one of them. */
  ended(after: Pick<Listed, 'id' | 'changed'>, limit: number): Promise<readonly Listed[]>;
  /** The lines from `from` on, in order; all of them, or so many. */
  read(table: TableId, from: number, most?: number): Promise<readonly Row[]>;
}

export interface Store extends LogReader {
  readonly upkeep: Upkeep;
  readonly evenings: EveningLogs;
  readonly dailies: DailyCounts;
  readonly attempts: AttemptLogs;
  readonly races: RaceLogs;
  /** False if the id is taken, or if its opener has too many tables; that holds also for those who open many at once. */
  open(table: TableOpening): Promise<boolean>;
  /**
   * Durable once it has answered true; false, and then nothing has changed, if a line with that seq is there, if seq is
   * not the next one, if there is no such table.
   */
  append(append: Append): Promise<boolean>;
  /** The newest snapshot of no more than `seq` lines, or the one that is `skip` before it. */
  snapshot(table: TableId, seq: number, skip: number): Promise<string | undefined>;
  /** A cache beside the log: not in backups, and gone after a restore. */
  keepSnapshot(table: TableId, seq: number, body: string): Promise<void>;
  /**
   * Sets a table aside whose log cannot be read, with the reason: it is not shown to the public, falls not due, does not
   * tick and counts for nobody; its lines stay. False if it was aside for that reason already.
   */
  setAside(table: TableId, why: string, now: number): Promise<boolean>;
  /**
   * Makes what stands beside the log what the log says, up to before line `next`, and takes the table back if it was
   * aside. False if the log has grown since.
   */
  reindex(table: TableId, next: number, entry: IndexEntry): Promise<boolean>;
  /** Those that are aside, by id. */
  asides(after: TableId, limit: number): Promise<readonly TableId[]>;
  /** Public tables. */
  list(status: Status, page: Page & { readonly game?: string | undefined }): Promise<readonly Listed[]>;
  tablesOf(visitor: VisitorId, page: Page): Promise<readonly Listed[]>;
  /** How many tables that are not over this visitor has opened or sits at; nobody counts further than `most`. */
  countRunning(visitor: VisitorId, most: number): Promise<number>;
  /** Tables whose deadline has passed, the longest overdue first; `after` is the last one of the page before. */
  due(now: number, limit: number, after?: Due): Promise<readonly Due[]>;
  /** Tables that are being played and have a deadline, by id. */
  ticking(after: TableId, limit: number): Promise<readonly TableId[]>;

  /** A visitor with a first token; tokens are kept as hashes. */
  addVisitor(visitor: Omit<Visitor, 'rated'>, tokenHash: string): Promise<void>;
  visitorOf(tokenHash: string): Promise<Visitor | undefined>;
  visitors(ids: readonly VisitorId[]): Promise<readonly Visitor[]>;
  changeVisitor(id: VisitorId, change: VisitorChange): Promise<void>;
  /** With all tokens and passkeys. The tables stay. */
  removeVisitor(id: VisitorId): Promise<void>;
  addToken(tokenHash: string, visitor: VisitorId): Promise<void>;
  removeToken(tokenHash: string): Promise<void>;
  /** Those of these that open a door still. */
  tokensAmong(tokenHashes: readonly string[]): Promise<readonly string[]>;
  /** False if there is one of that id, whoever has it. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(visitor: VisitorId): Promise<readonly Passkey[]>;
  usePasskey(id: string, counter: number): Promise<void>;
  /** Good once, for its owner alone, and until then. An owner has a few at most: the oldest are dropped. */
  addChallenge(challenge: Challenge, now: number): Promise<void>;
  takeChallenge(challenge: string, owner: string, now: number): Promise<boolean>;

  /** There is no other node. */
  readonly isAlone: boolean;
  /**
   * What time it is in the house, for a node that takes it to be `now` and whose machine's clock says `wall`: by the
   * database's clock where there are several nodes, and never before the last beat.
   */
  time(now: number, wall: number): Promise<StoreTime>;
  /**
   * Writes down that the house, and this node, was awake then; the last beat never goes back. False, and nothing is
   * written, if a backup has taken the place of everything since the time was asked.
   */
  beat(time: Pick<StoreTime, 'now' | 'epoch'>): Promise<boolean>;
  /** Tells the other nodes. May get lost. */
  announce(table: TableId, news: News): void;
  /** Hears the other nodes' announcements. */
  onAnnounced(listener: NewsListener): void;
  /** Tells the other nodes who has signed out or is gone. May get lost. */
  announceEnded(ended: Ended): void;
  onEnded(listener: (ended: Ended) => void): void;
  /**
   * A backup has taken the place of everything: whatever was read before is void. Appends decided before are refused, and
   * this is heard before their answer.
   */
  onRestored(listener: () => void): void;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  /** The disk of the database had no room when it was last asked for some. */
  readonly isFull: boolean;
  close(): Promise<void>;
}
