/**
 * Where the house keeps what must not be lost: the logs of its tables, and who its visitors are. Appending at a named
 * `seq` is the only coordination there is: whoever comes second is refused, reads on, and decides again.
 */
import type { Language } from '../../core/text.ts';
import type { Row } from '../../table/course/ports.ts';

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
  /** Only if it has changed. */
  readonly entry?: IndexEntry | undefined;
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
}

export type NewsListener = (table: TableId, news: News, node: string) => void;

export interface Listed {
  readonly id: TableId;
  readonly game: string;
  readonly status: Status;
  /** Of its last entry. */
  readonly changed: number;
  readonly summary: string;
}

export interface Due {
  readonly id: TableId;
  readonly deadline: number;
}

/**
 * Newest first. `before`: the `changed` of the last one of the page before. A page also holds whatever shares the
 * `changed` of its last one, above `limit`, so that none is lost between two pages.
 */
export interface Page {
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface Visitor {
  readonly id: VisitorId;
  readonly name: string;
  readonly language: Language;
  readonly created: number;
}

export interface Passkey {
  readonly id: string;
  readonly visitor: VisitorId;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface LogReader {
  find(table: TableId): Promise<TableHead | undefined>;
  /** Every table, by id. */
  ids(after: TableId, limit: number): Promise<readonly TableId[]>;
  /** The lines from `from` on, in order. */
  read(table: TableId, from: number): Promise<readonly Row[]>;
}

export interface Store extends LogReader {
  /** False if the id is taken. */
  open(table: TableOpening): Promise<boolean>;
  /**
   * Durable once it has answered true; false, and then nothing has changed, if a line with that seq is there, if seq is
   * not the next one, if there is no such table.
   */
  append(append: Append): Promise<boolean>;
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
  /** How many tables that are not over this visitor has opened or sits at. */
  countRunning(visitor: VisitorId): Promise<number>;
  /** Tables whose deadline has passed, the longest overdue first; `after` is the last one of the page before. */
  due(now: number, limit: number, after?: Due): Promise<readonly Due[]>;
  /** Tables that are being played and have a deadline. */
  ticking(): Promise<readonly TableId[]>;

  /** A visitor with a first token; tokens are kept as hashes. */
  addVisitor(visitor: Visitor, tokenHash: string): Promise<void>;
  visitorOf(tokenHash: string): Promise<Visitor | undefined>;
  visitors(ids: readonly VisitorId[]): Promise<readonly Visitor[]>;
  changeVisitor(id: VisitorId, change: { readonly name?: string; readonly language?: Language }): Promise<void>;
  /** With all tokens and passkeys. The tables stay. */
  removeVisitor(id: VisitorId): Promise<void>;
  addToken(tokenHash: string, visitor: VisitorId): Promise<void>;
  removeToken(tokenHash: string): Promise<void>;
  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(visitor: VisitorId): Promise<readonly Passkey[]>;
  usePasskey(id: string, counter: number): Promise<void>;
  /** A question that a passkey will answer: good once, and until then. */
  addChallenge(challenge: string, now: number, until: number): Promise<void>;
  takeChallenge(challenge: string, now: number): Promise<boolean>;

  /** When the house was last awake. */
  lastBeat(): Promise<number | undefined>;
  /** Writes down that the house is awake, and says when it last was. */
  beat(now: number): Promise<number | undefined>;
  /** Tells the other nodes. May get lost. */
  announce(table: TableId, news: News): void;
  /** Hears the other nodes' announcements. */
  onAnnounced(listener: NewsListener): void;
  /**
   * A backup has taken the place of everything: whatever was read before is void. Appends decided before are refused, and
   * this is heard before their answer.
   */
  onRestored(listener: () => void): void;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
