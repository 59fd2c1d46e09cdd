/** What a PostgreSQL on this machine has done so far, seen from outside. */
import { readFileSync } from 'node:fs';
import pg from 'pg';

export interface DatabaseUse {
  /** Seconds of processor, of all its processes. */
  readonly processor: number;
  /** Bytes written to its own log, which is what has to be made durable. */
  readonly logged: number;
}

/** Of a second, in which the system counts. */
const TICKS = 100;

export class WatchedDatabase {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async connect(url: string): Promise<WatchedDatabase> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return new WatchedDatabase(client);
  }

  async use(): Promise<DatabaseUse> {
    const { rows } = await this.#client.query(`
      SELECT (SELECT array_agg(pid) FROM pg_stat_activity) AS pids, pg_current_wal_lsn() - '0/0' AS logged`);
    const [{ pids, logged }] = rows as [{ readonly pids: readonly number[]; readonly logged: string }];
    return { processor: pids.reduce((sum, pid) => sum + secondsOf(pid), 0), logged: Number(logged) };
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}

/** 0 where the system does not tell, or the process has just ended. */
function secondsOf(pid: number): number {
  try {
    const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ') as [string, string];
    const [user, system] = rest.split(' ').slice(11, 13).map(Number) as [number, number];
    return (user + system) / TICKS;
  } catch {
    return 0;
  }
}
