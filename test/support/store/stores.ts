/** Both databases, each empty, for tests that run on either. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { StoreOptions } from '../../../src/server/store/open.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { freshDatabase } from '../postgres.ts';

export const STORES = ['SQLite', 'PostgreSQL'] as const;
export type StoreKind = (typeof STORES)[number];

const folders: string[] = [];

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escale-store-'));
  folders.push(folder);
  return folder;
}

export const freshStore = async (kind: StoreKind): Promise<StoreOptions> =>
  kind === 'SQLite'
    ? { dataDir: freshFolder() }
    : { dataDir: 'nowhere', databaseUrl: await freshDatabase(inject('postgres')) };

/** The house was awake then. */
export const beatAt = async (store: Store, now: number): Promise<boolean> =>
  store.beat({ now, epoch: (await store.time(0, 0)).epoch });

export const lastBeatOf = async (store: Store): Promise<number | undefined> => (await store.time(0, 0)).lastBeat;

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
