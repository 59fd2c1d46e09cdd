import type { RaceLogs } from './race-logs.ts';
import type { Sql, Step } from './sql.ts';
import type { Row } from './store.ts';

export class SqlRaces implements RaceLogs {
  readonly #sql: Sql;
  readonly #epoch: () => number;

  constructor(sql: Sql, epoch: () => number) {
    this.#sql = sql;
    this.#epoch = epoch;
  }

  open(id: string, at: number, body: string): Promise<boolean> {
    return this.#sql.change(['openRace', id, at, body]);
  }

  async read(id: string, from: number, most = Number.MAX_SAFE_INTEGER): Promise<readonly Row[]> {
    const rows = (await this.#sql.read(['readRace', id, from, most])) as readonly [number, number, string][];
    return rows.map(([seq, at, body]) => ({ seq, at, body }));
  }

  append(id: string, seq: number, at: number, bodies: readonly string[]): Promise<boolean> {
    const [first, ...more] = bodies;
    return this.#sql.change(
      ['nextRaceLine', id, seq, at, first!, this.#epoch()],
      ...more.map((body, index): Step => ['raceLine', id, seq + 1 + index, at, body]),
    );
  }

  forget(before: number, limit: number): Promise<boolean> {
    return this.#sql.change(['forgetRaces', before, limit]);
  }
}
