/** Group commit: appends that wait are one statement, which is one transaction and one journey. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreAway } from './errors.ts';
import { type Connections, Interrupted } from './postgres-pool.ts';
import type { Append } from './store.ts';

const MOST_AT_ONCE = 500;
/** While a database is away, those who wait for an append's fate ask after so long, then after twice as long … */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
/** Deadlock and failed serialization: PostgreSQL has undone everything and asks to be asked again. */
const AGAIN_CODES = ['40001', '40P01'];

/** Lines are inserted in the order of their tables, so that two nodes never wait for each other. */
export const APPEND = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[])
      AS w (table_id, seq, at, body, epoch)
  ), won AS (
    INSERT INTO lines (table_id, seq, at, body)
    SELECT w.table_id, w.seq, w.at, w.body FROM wanted w
    WHERE w.epoch = (SELECT epoch FROM house)
      AND EXISTS (SELECT 1 FROM lines l WHERE l.table_id = w.table_id AND l.seq = w.seq - 1)
    ORDER BY w.table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
  ), more AS (
    INSERT INTO lines (table_id, seq, at, body)
    SELECT m.table_id, m.seq, m.at, m.body
    FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::text[]) AS m (table_id, seq, at, body)
    JOIN won ON won.table_id = m.table_id
  ), entries AS (
    SELECT m.* FROM unnest($10::text[], $11::text[], $12::bigint[], $13::bigint[], $14::text[], $15::text[])
      AS m (table_id, status, deadline, changed, summary, players)
    JOIN won ON won.table_id = m.table_id
  ), marked AS (
    UPDATE tables t SET status = m.status, deadline = m.deadline, changed = m.changed, summary = m.summary
    FROM entries m WHERE t.id = m.table_id
  ), unseated AS (
    DELETE FROM players p USING entries m
    WHERE p.table_id = m.table_id
      AND p.visitor NOT IN (SELECT value FROM json_array_elements_text(m.players::json))
  ), seated AS (
    INSERT INTO players (visitor, table_id, changed, running)
    SELECT DISTINCT p.value, m.table_id, m.changed, m.status <> 'over'
    FROM entries m, json_array_elements_text(m.players::json) p
    ON CONFLICT (visitor, table_id) DO UPDATE SET changed = excluded.changed, running = excluded.running
  ), delayed AS (
    UPDATE tables t SET deadline = d.deadline
    FROM unnest($16::text[], $17::bigint[]) AS d (table_id, deadline) JOIN won ON won.table_id = d.table_id
    WHERE t.id = d.table_id
  )
  SELECT table_id FROM won`;

interface WaitingAppend {
  readonly append: Append;
  readonly epoch: number;
  resolve(done: boolean): void;
  reject(error: unknown): void;
}

export class Appends {
  readonly #connections: Connections;
  /** Whose fate is not known: they are asked for until the database is back. */
  readonly #lost = new Set<Promise<void>>();
  #waiting: WaitingAppend[] = [];
  #turning: Promise<void> | undefined;
  #closing = false;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  add(append: Append, epoch: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#closing) return reject(new StoreAway('the store is closed'));
      this.#waiting.push({ append, epoch, resolve, reject });
      this.#turning ??= this.#turn();
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#turning;
    await Promise.all(this.#lost);
  }

  async #turn(): Promise<void> {
    // what else comes in this turn of the event loop goes along
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#attempt(this.#take());
    this.#turning = undefined;
  }

  /** One of each table: the next of the same table sees it only when it is committed. */
  #take(): readonly WaitingAppend[] {
    const batch = new Map<string, WaitingAppend>();
    this.#waiting = this.#waiting.filter((each) => {
      if (batch.size === MOST_AT_ONCE || batch.has(each.append.table)) return true;
      batch.set(each.append.table, each);
      return false;
    });
    return [...batch.values()];
  }

  async #attempt(batch: readonly WaitingAppend[]): Promise<void> {
    try {
      const won = await this.#send(batch);
      for (const { append, resolve } of batch) resolve(won.has(append.table));
    } catch (error) {
      if (error instanceof Interrupted) this.#lose(batch);
      else if (isUndone(error)) await this.#attempt(batch);
      else if (batch.length > 1 && !(error instanceof StoreAway)) for (const each of batch) await this.#attempt([each]);
      else rejectAll(batch, error);
    }
  }

  #lose(batch: readonly WaitingAppend[]): void {
    const found = this.#findOut(batch).finally(() => this.#lost.delete(found));
    this.#lost.add(found);
  }

  /**
   * Sent again, an append meets itself: it is done now, or it was done before and the line there is its own. Asking only
   * whether the line is there would not do: the first one may still be on its way.
   */
  async #findOut(batch: readonly WaitingAppend[]): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      if (this.#closing) return rejectAll(batch, new StoreAway('the store is closed'));
      await sleep(pause);
      try {
        const won = await this.#send(batch);
        for (const { append, resolve } of batch) resolve(won.has(append.table) || (await this.#isThere(append)));
        return;
      } catch (error) {
        if (error instanceof StoreAway || isUndone(error)) continue;
        return rejectAll(batch, error);
      }
    }
  }

  async #isThere({ table, seq, at, bodies }: Append): Promise<boolean> {
    const rows = (await this.#connections.read(['read', table, seq, bodies.length])) as [number, number, string][];
    return bodies.every((body, index) => rows[index]?.[1] === at && rows[index]?.[2] === body);
  }

  async #send(batch: readonly WaitingAppend[]): Promise<ReadonlySet<string>> {
    const query = { name: 'append', text: APPEND, values: columns(batch), rowMode: 'array' } as const;
    const { rows } = await this.#connections.use((client) => client.query<[string]>(query));
    return new Set(rows.map(([table]) => table));
  }
}

/** The parameters of APPEND: one array a column. */
function columns(batch: readonly WaitingAppend[]): (string | number | null)[][] {
  const first = batch.map(({ append: { table, seq, at, bodies }, epoch }) => [table, seq, at, bodies[0]!, epoch]);
  const more = batch.flatMap(({ append: { table, seq, at, bodies } }) =>
    bodies.slice(1).map((body, index) => [table, seq + 1 + index, at, body]),
  );
  const entries = batch.flatMap(({ append: { table, at, entry } }) =>
    entry && 'status' in entry
      ? [[table, entry.status, entry.deadline, at, entry.summary, JSON.stringify(entry.players)]]
      : [],
  );
  const delays = batch.flatMap(({ append: { table, entry } }) =>
    entry && !('status' in entry) ? [[table, entry.deadline]] : [],
  );
  return [...turned(first, 5), ...turned(more, 4), ...turned(entries, 6), ...turned(delays, 2)];
}

const turned = <T>(rows: readonly (readonly T[])[], width: number): T[][] =>
  Array.from({ length: width }, (_, column) => rows.map((row) => row[column]!));

function rejectAll(batch: readonly WaitingAppend[], error: unknown): void {
  for (const { reject } of batch) reject(error);
}

const isUndone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && AGAIN_CODES.includes(error.code ?? '');
