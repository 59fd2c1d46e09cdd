import type { DailyCounts, DailyMark } from './daily-counts.ts';
import type { Sql } from './sql.ts';

export class SqlDailyCounts implements DailyCounts {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** One after the other at each address: so many at once are no more than so many. */
  add({ day, game, who, address }: DailyMark, outcome: string, most: number): Promise<boolean> {
    return this.#sql.changeInTurn(
      `daily ${address}`,
      ['markDaily', day, game, who, address, most],
      ['countDaily', day, game, outcome],
    );
  }

  async of(day: string, game: string): Promise<ReadonlyMap<string, number>> {
    return new Map((await this.#sql.read(['dailyCounts', day, game])) as readonly [string, number][]);
  }

  async forget(before: string): Promise<void> {
    await this.#sql.change(['forgetDailyMarks', before]);
  }
}
