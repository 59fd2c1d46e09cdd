import type { AttemptLogs, AttemptReader, KeptAttempt } from './attempt-logs.ts';
import type { Sql } from './sql.ts';
import type { VisitorId } from './store.ts';

export class SqlAttemptReader implements AttemptReader {
  readonly #sql: Pick<Sql, 'read'>;

  constructor(sql: Pick<Sql, 'read'>) {
    this.#sql = sql;
  }

  async all(after: Pick<KeptAttempt, 'visitor' | 'id'> | undefined, limit: number): Promise<readonly KeptAttempt[]> {
    const rows = await this.#sql.read(['allAttempts', after?.visitor ?? '', after?.id ?? '', limit]);
    return (rows as readonly [string, string, string][]).map(([visitor, id, body]) => ({ visitor, id, body }));
  }
}

export class SqlAttempts extends SqlAttemptReader implements AttemptLogs {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    super(sql);
    this.#sql = sql;
  }

  async add(visitor: VisitorId, bodies: readonly string[], most: number): Promise<void> {
    await this.#sql.changeInTurn(`attempts ${visitor}`, ['addAttempts', visitor, JSON.stringify(bodies), most]);
  }

  async of(visitor: VisitorId, after: string, limit: number): Promise<readonly string[]> {
    return (await this.#sql.read(['attemptsOf', visitor, after, limit])).map(([body]) => body as string);
  }

  async forget(visitor: VisitorId): Promise<void> {
    await this.#sql.change(['forgetAttempts', visitor]);
  }
}
