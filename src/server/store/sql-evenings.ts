import type { EveningHead, EveningLogs, EveningReader } from './evening-logs.ts';
import type { Sql, Step } from './sql.ts';
import type { Row } from './store.ts';

export class SqlEveningReader implements EveningReader {
  readonly #sql: Pick<Sql, 'read'>;

  constructor(sql: Pick<Sql, 'read'>) {
    this.#sql = sql;
  }

  async ids(after: string, limit: number): Promise<readonly string[]> {
    return (await this.#sql.read(['eveningIds', after, limit])).map(([id]) => id as string);
  }

  async read(id: string, from: number, most = Number.MAX_SAFE_INTEGER): Promise<readonly Row[]> {
    const rows = (await this.#sql.read(['readEvening', id, from, most])) as readonly [number, number, string][];
    return rows.map(([seq, at, body]) => ({ seq, at, body }));
  }
}

export class SqlEvenings extends SqlEveningReader implements EveningLogs {
  readonly #sql: Sql;
  readonly #epoch: () => number;

  constructor(sql: Sql, epoch: () => number) {
    super(sql);
    this.#sql = sql;
    this.#epoch = epoch;
  }

  open({ id, code }: { readonly id: string; readonly code: string }, at: number, bodies: readonly string[]) {
    return this.#sql.change(
      ['openEvening', id, code, at],
      ...bodies.map((body, seq): Step => ['eveningLine', id, seq, at, body]),
    );
  }

  async find(id: string): Promise<EveningHead | undefined> {
    const [row] = await this.#sql.read(['findEvening', id]);
    return row && { id: row[0] as string, code: (row[1] as string | null) ?? undefined };
  }

  async byCode(code: string): Promise<string | undefined> {
    const [row] = await this.#sql.read(['eveningByCode', code]);
    return row?.[0] as string | undefined;
  }

  append(id: string, seq: number, at: number, bodies: readonly string[]): Promise<boolean> {
    const [first, ...more] = bodies;
    return this.#sql.change(
      ['nextEveningLine', id, seq, at, first!, this.#epoch()],
      ...more.map((body, index): Step => ['eveningLine', id, seq + 1 + index, at, body]),
      ['changeEvening', id, at],
    );
  }

  async end(id: string): Promise<void> {
    await this.#sql.change(['endEvening', id]);
  }

  async stale(before: number, limit: number): Promise<readonly string[]> {
    return (await this.#sql.read(['staleEvenings', before, limit])).map(([id]) => id as string);
  }
}
