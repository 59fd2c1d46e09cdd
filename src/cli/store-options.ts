/** Where the house of this command keeps its data, and what can go wrong with it. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { StoreAway, StoreForm, StoreInUse, StoreMissing } from '../server/store/errors.ts';
import { fileIn, type StoreOptions } from '../server/store/open.ts';
import { type Complaint, type Context, complain } from './command.ts';

export function storeOptions(folder: string | undefined, { environment }: Context): StoreOptions {
  return { databaseUrl: environment.DATABASE_URL || undefined, dataDir: folder ?? environment.ESCALE_DATA ?? 'data' };
}

/** Throws the complaint of a folder in which nothing can be kept; a PostgreSQL needs none. */
export function tryFolder({ databaseUrl, dataDir }: StoreOptions, { language }: Context): void {
  if (databaseUrl) return;
  const file = fileIn(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw complain(language, 'folder', { folder: dataDir, code: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

/** The sentence for a store that could not be used; undefined for what is nobody's fault but ours. */
export function storeComplaint(
  error: unknown,
  { dataDir }: StoreOptions,
  { language }: Context,
): Complaint | undefined {
  if (error instanceof StoreMissing) return complain(language, 'noHouse', { folder: dataDir });
  if (error instanceof StoreInUse) return complain(language, 'inUse', { folder: dataDir });
  if (error instanceof StoreForm) return complain(language, error.newer ? 'databaseNewer' : 'databaseOlder');
  if (error instanceof StoreAway) {
    const { code, message } = (error.cause ?? error) as { readonly code?: string; readonly message: string };
    return complain(language, 'databaseAway', { code: code ?? message });
  }
  return undefined;
}
