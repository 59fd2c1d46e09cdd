/** The logs of a database, for whoever reads them: the house, or somebody beside it. */
import type { Sql } from './sql.ts';
import { listed } from './sql-rows.ts';
import type { Listed, LogReader, Row, TableHead, TableId } from './store.ts';

export class SqlLogs implements LogReader {
  readonly #sql: Pick<Sql, 'read'>;

  constructor(sql: Pick<Sql, 'read'>) {
    this.#sql = sql;
  }

  async find(table: TableId): Promise<TableHead | undefined> {
    const [row] = await this.#sql.read(['find', table]);
    if (!row) return undefined;
    const [id, game, isPublic, seed, why, since] = row as [string, string, unknown, string, string | null, number];
    const aside = why === null ? undefined : { why, since: Number.isSafeInteger(since) ? since : 0 };
    return { id, game, public: Boolean(isPublic), seed, aside };
  }

  async ids(after: TableId, limit: number): Promise<readonly TableId[]> {
    return (await this.#sql.read(['ids', after, limit])).map(([id]) => id as TableId);
  }

  async ended({ id, changed }: Pick<Listed, 'id' | 'changed'>, limit: number): Promise<readonly Listed[]> {
    return listed(await this.#sql.read(['ended', changed, id, limit]));
  }

  async read(table: TableId, from: number, most = Number.MAX_SAFE_INTEGER): Promise<readonly Row[]> {
    const rows = (await this.#sql.read(['read', table, from, most])) as [number, number, string][];
    return rows.map(([seq, at, body]) => ({ seq, at, body }));
  }
}
