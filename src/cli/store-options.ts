/** Where the house of this command keeps its data, and what can go wrong with it. */
import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '../core/text.ts';
import type { Beside } from '../server/store/beside.ts';
import {
  fileFault,
  StoreAway,
  StoreDamaged,
  StoreForm,
  StoreFull,
  StoreInUse,
  StoreMissing,
  StoreUnusable,
} from '../server/store/errors.ts';
import { makeFolder } from '../server/store/folder.ts';
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
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw complain(language, 'folder', { folder: dataDir, code: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

/** What is read of a house, while it runs or without it. */
export async function readBeside(
  folder: string | undefined,
  context: Context,
  read: (beside: Beside) => Promise<void>,
): Promise<void> {
  const options = storeOptions(folder, context);
  const { openBeside } = await import('../server/store/beside.ts');
  try {
    const beside = await openBeside(options);
    try {
      await read(beside);
    } finally {
      await beside.close();
    }
  } catch (error) {
    throw storeComplaint(error, options, context) ?? error;
  }
}

/** The sentence for a store that could not be used; undefined for what is nobody's fault but ours. */
export function storeComplaint(
  thrown: unknown,
  { databaseUrl, dataDir }: StoreOptions,
  { language }: Context,
): Complaint | undefined {
  const error = databaseUrl ? thrown : (fileFault(thrown as Error) ?? thrown);
  if (error instanceof StoreMissing) return complain(language, 'noHouse', { folder: dataDir });
  if (error instanceof StoreInUse) return complain(language, 'inUse', { folder: dataDir });
  if (error instanceof StoreForm) return complain(language, error.newer ? 'databaseNewer' : 'databaseOlder');
  if (error instanceof StoreDamaged) return complain(language, 'databaseDamaged', { file: fileIn(dataDir) });
  if (error instanceof StoreUnusable) return complain(language, 'folder', { folder: dataDir, code: error.code });
  if (error instanceof StoreFull) return complain(language, 'diskFull');
  return databaseUrl || error instanceof StoreAway ? awayComplaint(error as Error, language) : undefined;
}

/** What PostgreSQL, or the way to it, is known to refuse: SQLSTATE. */
const REFUSED_BY_DATABASE = /^[0-9A-Z]{5}$/;

function awayComplaint(error: Error & { readonly code?: string }, language: Language): Complaint | undefined {
  const { code, message } = (error.cause ?? error) as { readonly code?: string; readonly message: string };
  // the address may have a password in it, and is not said again
  if (code === 'ERR_INVALID_URL') return complain(language, 'databaseUrl');
  if (error instanceof StoreAway) return complain(language, 'databaseAway', { code: code ?? message });
  if (!REFUSED_BY_DATABASE.test(code ?? '')) return undefined;
  return complain(language, 'databaseRefuses', { code: code!, message });
}
