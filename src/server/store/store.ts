/**
 * Where the house keeps what must not be lost: the logs of its tables, and who its visitors are. Appending at a named
 * `seq` is the only coordination there is: whoever comes second is refused, reads on, and decides again.
 */
import type { Language } from '../../core/text.ts';

export type TableId = string;
export type VisitorId = string;

/** A line of a table's log. `body` is JSON; the store does not look into it. */
export interface Row {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly body: string;
}

export const STATUSES = ['open', 'playing', 'over'] as const;
export type Status = (typeof STATUSES)[number];

/** What can be asked of a table without reading its log: kept beside it, in the same transaction. */
export interface Mark {
  readonly status: Status;
  /** When something happens by itself: the end of a sandglass, a player's time. */
  readonly deadline: number | null;
  /** Those who sit at it. */
  readonly players: readonly VisitorId[];
  /** JSON for lists of tables: public knowledge only. */
  readonly summary: string;
}

export interface NewTable extends Mark {
  readonly id: TableId;
  readonly game: string;
  readonly public: boolean;
  readonly at: number;
  /** The seed of chance and bots. Never leaves the server before the end. */
  readonly seed: string;
  /** The first line of its log, seq 0. */
  readonly body: string;
  /** Who opened it, with or without a seat. */
  readonly opener?: VisitorId | undefined;
}

export interface TableHead {
  readonly id: TableId;
  readonly game: string;
  readonly public: boolean;
  readonly seed: string;
}

export interface Append {
  readonly table: TableId;
  /** The place of the first line. */
  readonly seq: number;
  readonly at: number;
  readonly bodies: readonly string[];
  /** Only if it has changed. */
  readonly mark?: Mark | undefined;
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
  /** Of its last mark. */
  readonly changed: number;
  readonly summary: string;
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

export interface Store {
  /** False if the id is taken. */
  open(table: NewTable): Promise<boolean>;
  find(table: TableId): Promise<TableHead | undefined>;
  /**
   * Durable once it has answered true; false, and then nothing has changed, if a line with that seq is there, if seq is
   * not the next one, if there is no such table.
   */
  append(append: Append): Promise<boolean>;
  /** The lines from `from` on, in order. */
  read(table: TableId, from: number): Promise<readonly Row[]>;
  /** Public tables. */
  list(status: Status, page: Page & { readonly game?: string | undefined }): Promise<readonly Listed[]>;
  tablesOf(visitor: VisitorId, page: Page): Promise<readonly Listed[]>;
  /** How many tables that are not over this visitor has opened or sits at. */
  countRunning(visitor: VisitorId): Promise<number>;
  /** Tables whose deadline has passed, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly TableId[]>;
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
