/** Connections to PostgreSQL, and what their errors mean. */
import pg from 'pg';
import { StoreAway, StoreForm, StoreFull } from './errors.ts';
import { NEWEST, stepsFrom } from './migrations.ts';
import type { Cells, Sql, Step, Value } from './sql.ts';
import { type StatementName, statements } from './statements.ts';
import { Turns } from './turns.ts';

const BIGINT = 20;
/** The lock under which nodes that start at once bring the database up to date one after the other. */
const MIGRATION_LOCK = 3_797_225;
const TEXTS = statements('postgres');
/** What a node asks every second. If it is not answered soon, the node is cut off. */
const PULSE: ReadonlySet<StatementName> = new Set(['time', 'others', 'beat', 'beatOf']);
const PULSE_TIMEOUT_MS = 2_000;

export const configOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'escale',
  keepAlive: true,
  connectionTimeoutMillis: 3_000,
  query_timeout: 10_000,
  types: {
    // our numbers are milliseconds and counts, exact in a double
    getTypeParser: ((oid: number, format: 'text') =>
      oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
  },
});

export class Connections implements Sql {
  readonly #url: string;
  readonly #running = new Set<Promise<unknown>>();
  readonly #turns = new Turns();
  #pool: pg.Pool;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
    this.#pool = poolFor(url);
  }

  get closed(): boolean {
    return this.#closed;
  }

  read(step: Step): Promise<readonly Cells[]> {
    return this.use(async (client) => (await run(client, step)).rows);
  }

  update(step: Step): Promise<readonly Cells[]> {
    return this.read(step);
  }

  change(...steps: readonly Step[]): Promise<boolean> {
    if (steps.length === 1) return this.use(async (client) => changed(await run(client, steps[0]!)));
    return this.use((client) => inTransaction(client, () => runAll(client, steps)));
  }

  /** Those of this node wait here, so that they take no more than one connection; those of others wait for its lock. */
  changeInTurn(word: string, ...steps: readonly Step[]): Promise<boolean> {
    return this.#turns.take(word, () =>
      this.use((client) =>
        inTransaction(client, async () => {
          await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [word]);
          return runAll(client, steps);
        }),
      ),
    );
  }

  /** A connection for the time of some work. If the work fails, the connection is not used again. */
  use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreAway('the store is closed'));
    return this.#track(this.#use(work));
  }

  async #use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const pool = this.#pool;
    const client = await pool.connect().catch((error: Error) => {
      throw new StoreAway(`no connection to the database: ${error.message}`, { cause: error });
    });
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      const meaning = meaningOf(error);
      if (meaning instanceof StoreAway) this.#renew(pool);
      throw meaning;
    }
  }

  /** Where one connection broke, those that rest may be dead without a word, and whoever took one would wait in vain. */
  #renew(pool: pg.Pool): void {
    if (this.#closed || pool !== this.#pool) return;
    this.#pool = poolFor(this.#url);
    pool.end().catch(() => {});
  }

  async #track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    try {
      return await work;
    } finally {
      this.#running.delete(work);
    }
  }

  /** After what was asked before has been answered. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#running);
    await this.#pool.end();
  }
}

function poolFor(url: string): pg.Pool {
  const pool = new pg.Pool(configOf(url));
  // whoever uses a connection hears that it broke from the query; for one that rests it is no news
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The connection broke under a statement, which may have been done or not. */
export class Interrupted extends StoreAway {}

export async function run(client: pg.ClientBase, [name, ...values]: Step): Promise<pg.QueryArrayResult<Value[]>> {
  // the types of pg do not know that a query may have a patience of its own
  const patience: object = PULSE.has(name) ? { query_timeout: PULSE_TIMEOUT_MS } : {};
  return client.query({ name, text: TEXTS[name], values, rowMode: 'array', ...patience });
}

/** The first one decides. */
async function runAll(client: pg.ClientBase, [first, ...rest]: readonly Step[]): Promise<boolean> {
  if (!changed(await run(client, first!))) return false;
  for (const step of rest) await run(client, step);
  return true;
}

export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>, mode = ''): Promise<T> {
  await client.query(`BEGIN ${mode}`);
  // when the work fails the connection is given up, and the transaction with it
  const result = await work();
  await client.query('COMMIT');
  return result;
}

export async function migrate(client: pg.ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (form BIGINT PRIMARY KEY)');
    const { rows } = await client.query<{ form: number }>('SELECT coalesce(max(form), 0) AS form FROM migrations');
    const { form } = rows[0]!;
    if (form > NEWEST) throw new StoreForm(form, NEWEST);
    for (const step of stepsFrom(form, 'postgres')) {
      await client.query(step.sql);
      await client.query('INSERT INTO migrations VALUES ($1)', [step.form]);
    }
  });
}

const changed = ({ rowCount }: pg.QueryArrayResult) => (rowCount ?? 0) > 0;

/** Of what PostgreSQL itself says: it closes down, starts, cannot write here any more. */
const AWAY_CODES = /^(08|57P|25006)/;
/** It lacks something, or its disk fails. It answers, so it is known that nothing was done. */
const UNABLE_CODES = /^(53|58)/;
const DISK_FULL = '53100';

function meaningOf(error: unknown): unknown {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (code === DISK_FULL) return new StoreFull(`the disk is full (${code})`, { cause: error });
  if (UNABLE_CODES.test(code)) return new StoreAway(`the database is not able to (${code})`, { cause: error });
  return isAway(error) ? new Interrupted(`the database went away: ${error.message}`, { cause: error }) : error;
}

function isAway(error: unknown): error is Error {
  if (error instanceof pg.DatabaseError) return AWAY_CODES.test(error.code ?? '');
  return error instanceof Error && !(error instanceof StoreForm);
}
