/** The logs of a house, read beside it while it runs, or without it. */
import type { AttemptReader } from './attempt-logs.ts';
import { StoreAway } from './errors.ts';
import type { EveningReader } from './evening-logs.ts';
import { fileIn, type StoreOptions } from './open.ts';
import type { Sql } from './sql.ts';
import { SqlAttemptReader } from './sql-attempts.ts';
import { SqlEveningReader } from './sql-evenings.ts';
import { SqlLogs } from './sql-logs.ts';
import type { LogReader } from './store.ts';

export interface Beside {
  readonly logs: LogReader;
  readonly evenings: EveningReader;
  readonly attempts: AttemptReader;
  close(): Promise<void>;
}

export const openBeside = ({ databaseUrl, dataDir }: StoreOptions): Promise<Beside> =>
  databaseUrl ? besidePostgres(databaseUrl) : besideSqlite(fileIn(dataDir));

async function besidePostgres(url: string): Promise<Beside> {
  const { Connections, migrate } = await import('./postgres-pool.ts');
  const connections = new Connections(url);
  try {
    await connections.use(migrate);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return {
    ...readers(connections),
    close: () => connections.close(),
  };
}

async function besideSqlite(file: string): Promise<Beside> {
  const { connectBeside, mustExist, release } = await import('./sqlite-database.ts');
  const { Steps } = await import('./sqlite-steps.ts');
  mustExist(file);
  const database = connectBeside(file);
  const steps = new Steps(database);
  const sql: Pick<Sql, 'read'> = {
    async read(step) {
      const [answer] = steps.answer([[0, 'read', [step]]]);
      const [, rows, fault] = answer!;
      if (fault || typeof rows === 'boolean') throw new StoreAway(fault?.message ?? 'no rows');
      return rows;
    },
  };
  return { ...readers(sql), close: async () => release(database) };
}

const readers = (sql: Pick<Sql, 'read'>): Omit<Beside, 'close'> => ({
  ...{ logs: new SqlLogs(sql), evenings: new SqlEveningReader(sql), attempts: new SqlAttemptReader(sql) },
});
