/** Somebody, or something, changes the database behind the back of the house. */
import pg from 'pg';
import { fileIn, type StoreOptions } from '../../../src/server/store/open.ts';
import { connect, release } from '../../../src/server/store/sqlite-database.ts';

export async function spoil({ databaseUrl, dataDir }: StoreOptions, sql: string): Promise<void> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
    return;
  }
  const database = connect(fileIn(dataDir));
  try {
    database.exec(sql);
  } finally {
    release(database);
  }
}

/** A text in SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
