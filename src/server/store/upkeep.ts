import type { Status, TableId, VisitorId } from './store.ts';

/** Who was last where, and what nobody has come back to since. What is removed some at a time says whether there may be more. */
export interface Upkeep {
  /** Somebody is at it. False if there is no such table. */
  seeTable(table: TableId, now: number): Promise<boolean>;
  seeVisitor(visitor: VisitorId, now: number): Promise<boolean>;
  /**
   * Since when it has been looked for what has expired, without an absence of more than `longest`: for as long as nobody
   * could come back, nobody is expected to.
   */
  lookedSince(now: number, longest: number): Promise<number>;
  /** What has no date gets this one: it comes from a backup or from an earlier version. Some at a time. */
  date(now: number, limit: number): Promise<boolean>;
  /** Tables at which nobody has been since then, the longest first. */
  unseenTables(status: Status, before: number, limit: number): Promise<readonly TableId[]>;
  /** Open tables to which nobody came at all, opened before then, the latest first. */
  untouchedTables(before: number, limit: number): Promise<readonly TableId[]>;
  /**
   * Unless somebody has been at it since then, unless it is played, unless it is over and was played by somebody with a
   * passkey. Its lines go later.
   */
  removeTable(table: TableId, before: number): Promise<boolean>;
  /** Lines of tables that are removed. Some at a time. */
  removeLines(limit: number): Promise<boolean>;
  /** Visitors without a passkey who have not been here since then. Some at a time; those who stay count as seen `now`. */
  removeGuests(before: number, now: number, limit: number): Promise<boolean>;
}
