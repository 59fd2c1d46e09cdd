import { join } from 'node:path';
import type { Store } from './store.ts';

export interface StoreOptions {
  /** postgres://… for several nodes; without it, a SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Where a house without PostgreSQL keeps everything. */
export const fileIn = (dataDir: string): string => join(dataDir, 'escale.db');

/** Loads only the driver that is needed. */
export async function openStore({ databaseUrl, dataDir }: StoreOptions): Promise<Store> {
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl);
  return (await import('./sqlite.ts')).openSqlite(fileIn(dataDir));
}
