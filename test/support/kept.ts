/** What version 0.1.0 has left us in test/data/v0.1.0, and what it made of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GameEvent } from '../../src/core/game.ts';
import type { Status } from '../../src/server/store/store.ts';
import type { Row } from '../../src/table/course/ports.ts';
import type { TableState } from '../../src/table/state/state.ts';
import type { Face } from '../../src/table/told/face.ts';
import type { ToldLine } from '../../src/table/told/messages.ts';

const FOLDER = resolve(import.meta.dirname, '../data/v0.1.0');
export const KEPT_BACKUP = join(FOLDER, 'house.escale-backup');

/** What one visitor was told of the table. */
export interface KeptHello {
  readonly seq: number;
  readonly you: { readonly who: string | null; readonly seat: number | null };
  readonly face: Face;
  readonly view: object;
  readonly names: Readonly<Record<string, string>>;
  readonly lines: readonly ToldLine[];
}

export interface KeptTable {
  readonly name: string;
  readonly head: { readonly id: string; readonly game: string; readonly public: boolean; readonly seed: string };
  readonly opener: string | null;
  readonly mark: {
    readonly status: Status;
    readonly deadline: number | null;
    readonly changed: number;
    readonly players: readonly string[];
    readonly summary: string;
  };
  readonly rows: readonly Row[];
  readonly expected: {
    readonly seq: number;
    readonly phase: TableState['phase'];
    readonly holders: TableState['holders'];
    readonly kicked: readonly string[];
    readonly ending: TableState['ending'] | null;
    readonly events: readonly GameEvent[];
    readonly places: readonly number[];
    readonly salts: readonly (readonly [event: number, salt: string])[];
    readonly keys: readonly (readonly [key: string, place: number])[];
    readonly time: TableState['time'];
    readonly slept: TableState['slept'] | null;
    readonly drawOffer: number | null;
    readonly agreed: readonly (readonly [seat: number, by: readonly number[]])[];
    readonly rematch: { readonly wanted: readonly number[]; readonly table: string | null };
    readonly state: object;
    readonly hello: Readonly<Record<string, KeptHello>>;
  };
}

export const KEPT_TABLES: readonly KeptTable[] = readdirSync(join(FOLDER, 'tables')).map((file) => ({
  name: file.replace('.json', ''),
  ...(JSON.parse(readFileSync(join(FOLDER, 'tables', file), 'utf8')) as Omit<KeptTable, 'name'>),
}));

export function keptTable(name: string): KeptTable {
  const found = KEPT_TABLES.find((table) => table.name === name);
  if (!found) throw new Error(`version 0.1.0 has left no ${name}`);
  return found;
}
