/** What the pages ask of the house over HTTP. */
import { signal } from '@preact/signals';
import type { Language } from '../../core/text.ts';
import type { Ending } from '../../table/ending.ts';
import type { Holder } from '../../table/life/life.ts';
import type { TimeControl } from '../../table/life/time.ts';
import type { SavedGame } from '../../table/saved-game.ts';
import type { Hello, HouseRefusal, Names } from '../../wire/messages.ts';
import type { NewTableRequest } from '../../wire/requests.ts';
import { language } from '../text/index.ts';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly passkeys: number;
}

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly status: 'open' | 'playing' | 'over';
  readonly changed: number;
  readonly seats: number;
  readonly control: TimeControl;
  readonly holders: readonly Holder[];
  readonly ending: Ending | null;
  readonly names: Names;
}

export interface TableRecord {
  readonly game: SavedGame;
  readonly seedHash: string;
  readonly salts: readonly { readonly event: number; readonly salt: string }[];
  readonly ending: Ending;
}

/** A refusal of the house, or that it cannot be reached. */
export class ApiRefusal extends Error {
  readonly refusal: Omit<HouseRefusal, 'code'> & { readonly code: string };
  constructor(refusal: ApiRefusal['refusal']) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** This page's address as friends can open it: "localhost" is somewhere else for everybody. */
export async function addressForFriends(): Promise<string> {
  const { href, pathname } = location;
  const { addresses } = await ask<{ addresses: readonly string[] }>('GET', '/api/near');
  return addresses[0] === undefined ? href : new URL(pathname, addresses[0]).href;
}

/** Undefined until we have asked; null for a stranger. */
export const me = signal<Me | null | undefined>(undefined);

export async function loadMe(): Promise<void> {
  const { me: found } = await ask<{ me: Me | null }>('GET', '/api/me');
  me.value = found;
}

export async function introduce(name: string): Promise<void> {
  const { me: known } = await ask<{ me: Me }>('PUT', '/api/me', { name, language: language() });
  me.value = known;
}

export async function signOut(): Promise<void> {
  await ask('POST', '/api/me/sign-out', {});
  me.value = null;
}

export async function deleteMe(): Promise<void> {
  await ask('DELETE', '/api/me');
  me.value = null;
}

export const openTable = async (table: NewTableRequest): Promise<string> =>
  (await ask<{ id: string }>('POST', '/api/tables', table)).id;

export const tableOf = (id: string): Promise<Hello> => ask('GET', `/api/tables/${encodeURIComponent(id)}`);

export const recordOf = (id: string): Promise<TableRecord> =>
  ask('GET', `/api/tables/${encodeURIComponent(id)}/record`);

export const publicTables = async (
  status: ListedTable['status'],
  { game, before }: { readonly game?: string | undefined; readonly before?: number | undefined } = {},
): Promise<readonly ListedTable[]> => {
  const query = new URLSearchParams({ status, ...(game && { game }), ...(before && { before: String(before) }) });
  return (await ask<{ tables: ListedTable[] }>('GET', `/api/tables?${query}`)).tables;
};

export const playerOf = (
  id: string,
): Promise<{ readonly id: string; readonly name: string; readonly tables: readonly ListedTable[] }> =>
  ask('GET', `/api/players/${encodeURIComponent(id)}`);

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as T;
  throw new ApiRefusal(answer?.error?.reason ? answer.error : { code: 'away', reason: 'house.away' });
}
