import type { Sql } from './sql.ts';
import { STATUSES, type Status, type TableId, type VisitorId } from './store.ts';
import type { Upkeep } from './upkeep.ts';

export class SqlUpkeep implements Upkeep {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  seeTable(table: TableId, now: number): Promise<boolean> {
    return this.#sql.change(['seeTable', table, now]);
  }

  seeVisitor(visitor: VisitorId, now: number): Promise<boolean> {
    return this.#sql.change(['seeVisitor', visitor, now]);
  }

  async lookedSince(now: number, longest: number): Promise<number> {
    const [row] = await this.#sql.update(['lookedSince', now, longest]);
    return row![0] as number;
  }

  async date(now: number, limit: number): Promise<boolean> {
    for (const status of STATUSES) if (await this.#sql.change(['dateTables', now, status, limit])) return true;
    return this.#sql.change(['dateVisitors', now, limit]);
  }

  unseenTables(status: Status, before: number, limit: number): Promise<readonly TableId[]> {
    return this.#ids(['unseenTables', status, before, limit]);
  }

  untouchedTables(before: number, limit: number): Promise<readonly TableId[]> {
    return this.#ids(['untouchedTables', before, limit]);
  }

  /** In three questions: people and tables need not be in one database. */
  async removeTable(table: TableId, before: number): Promise<boolean> {
    const players = await this.#ids(['playersAt', table]);
    const members = await this.#ids(['membersAmong', JSON.stringify(players)]);
    return this.#sql.change(
      ['removeTable', table, before, members.length > 0],
      ['removePlayers', table],
      ['addLeftover', table],
    );
  }

  async removeLines(limit: number): Promise<boolean> {
    const [table] = await this.#ids(['leftovers', 1]);
    if (table === undefined) return false;
    if (!(await this.#sql.change(['removeLines', table, limit])))
      await this.#sql.change(['removeLeftover', table], ['removeSnapshots', table]);
    return true;
  }

  async removeGuests(before: number, now: number, limit: number): Promise<boolean> {
    const ids = await this.#ids(['unseenVisitors', before, limit]);
    const list = JSON.stringify(ids);
    if (ids.length > 0) await this.#sql.change(['removeGuests', list, before]);
    if (ids.length > 0) await this.#sql.change(['keepVisitors', list, now]);
    return ids.length === limit;
  }

  async #ids(step: Parameters<Sql['read']>[0]): Promise<readonly string[]> {
    return (await this.#sql.read(step)).map(([id]) => id as string);
  }
}
