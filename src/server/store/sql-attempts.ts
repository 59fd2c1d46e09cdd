import type { AttemptLogs } from './attempt-logs.ts';
import type { Sql } from './sql.ts';
import type { VisitorId } from './store.ts';

export class SqlAttempts implements AttemptLogs {
  readonly #sql: Sql;

  constructor(sql: Sql) {
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
