/** Connections to PostgreSQL, and what their errors mean. */
import pg from 'pg';
import { StoreAway, StoreForm } from './errors.ts';
import { NEWEST, stepsFrom } from './migrations.ts';
import type { Cells, Sql, Step, Value } from './sql.ts';
import { statements } from './statements.ts';

const BIGINT = 20;
/** The lock under which nodes that start at once bring the database up to date one after the other. */
const MIGRATION_LOCK = 3_797_225;
const TEXTS = statements('postgres');

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
  readonly #pool: pg.Pool;
  readonly #running = new Set<Promise<unknown>>();
  #closed = false;

  constructor(url: string) {
    this.#pool = new pg.Pool(configOf(url));
    // whoever uses a connection hears that it broke from the query; for one that rests it is no news
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
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
    const [first, ...rest] = steps;
    return this.use(async (client) => {
      if (rest.length === 0) return changed(await run(client, first!));
      return inTransaction(client, async () => {
        if (!changed(await run(client, first!))) return false;
        for (const step of rest) await run(client, step);
        return true;
      });
    });
  }

  /** A connection for the time of some work. If the work fails, the connection is not used again. */
  use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreAway('the store is closed'));
    return this.#track(this.#use(work));
  }

  async #use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: Error) => {
      throw new StoreAway(`no connection to the database: ${error.message}`, { cause: error });
    });
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw isAway(error) ? new Interrupted(`the database went away: ${error.message}`, { cause: error }) : error;
    }
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

/** The connection broke under a statement, which may have been done or not. */
export class Interrupted extends StoreAway {}

export async function run(client: pg.ClientBase, [name, ...values]: Step): Promise<pg.QueryArrayResult<Value[]>> {
  return client.query({ name, text: TEXTS[name], values, rowMode: 'array' });
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

/** Of what PostgreSQL itself says: it closes down, starts, has no room, cannot write here any more. */
const AWAY_CODES = /^(08|53|57P|25006)/;

function isAway(error: unknown): error is Error {
  if (error instanceof pg.DatabaseError) return AWAY_CODES.test(error.code ?? '');
  return error instanceof Error && !(error instanceof StoreForm);
}
