/** Where the house of this command keeps its data, and what can go wrong with it. */
import { StoreAway, StoreForm, StoreInUse, StoreMissing } from '../server/store/errors.ts';
import type { StoreOptions } from '../server/store/open.ts';
import { type Complaint, type Context, complain } from './command.ts';

export function storeOptions(folder: string | undefined, { environment }: Context): StoreOptions {
  return { databaseUrl: environment.DATABASE_URL || undefined, dataDir: folder ?? environment.ESCALE_DATA ?? 'data' };
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
