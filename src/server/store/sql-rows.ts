/** From the cells of a database to what they stand for. A cell that is not what it should be spoils no other. */
import { LANGUAGES } from '../../core/text.ts';
import type { Cells } from './sql.ts';
import type { Listed, Passkey, Status, Visitor } from './store.ts';

export function listed(rows: readonly Cells[]): readonly Listed[] {
  return (rows as [string, string, Status, number, string][]).map(([id, game, status, changed, summary]) => ({
    id,
    game,
    status,
    // SQLite keeps anything
    changed: Number.isSafeInteger(changed) ? changed : 0,
    summary,
  }));
}

export function visitors(rows: readonly Cells[]): readonly Visitor[] {
  return (rows as [string, string, string, number, number | null][]).map(([id, name, language, created, unrated]) => ({
    id,
    name,
    language: LANGUAGES.find((each) => each === language) ?? LANGUAGES[0],
    created,
    rated: unrated !== 1,
  }));
}

export function passkeys(rows: readonly Cells[]): readonly Passkey[] {
  return (rows as [string, string, Uint8Array, number, string][]).map(([id, visitor, key, counter, transports]) => ({
    id,
    visitor,
    publicKey: new Uint8Array(key),
    counter,
    transports: readTransports(transports),
  }));
}

/** They only help a browser to ask for the right device: a passkey opens the house without them. */
function readTransports(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
