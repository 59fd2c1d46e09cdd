import { join } from 'node:path';
import type { Store } from './store.ts';

export interface StoreOptions {
  readonly dataDir: string;
}

/** Where a house without a database of its own keeps everything. */
export const fileIn = (dataDir: string): string => join(dataDir, 'escale.db');

export async function openStore({ dataDir }: StoreOptions): Promise<Store> {
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(fileIn(dataDir));
}
