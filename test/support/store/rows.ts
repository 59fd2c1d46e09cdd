/** What store tests are made of. */
import { randomUUID } from 'node:crypto';
import type { Append, IndexEntry, Store, TableOpening, Visitor } from '../../../src/server/store/store.ts';

export const unique = (what: string) => `${what}-${randomUUID()}`;

export const entry = (fields: Partial<IndexEntry> = {}): IndexEntry => ({
  status: 'playing',
  deadline: null,
  players: [],
  summary: '{}',
  ...fields,
});

export const tableOpening = (fields: Partial<TableOpening> = {}): TableOpening => ({
  ...entry({ status: 'open' }),
  id: unique('table'),
  game: 'template',
  public: false,
  at: 1_000,
  seed: 'seed',
  bodies: ['{"opened":true}'],
  ...fields,
});

export async function opened(store: Store, fields: Partial<TableOpening> = {}): Promise<string> {
  const table = tableOpening(fields);
  if (!(await store.open(table))) throw new Error(`${table.id} is taken`);
  return table.id;
}

export const line = (table: string, seq: number, fields: Partial<Append> = {}): Append => ({
  table,
  seq,
  at: 2_000 + seq,
  bodies: [`{"line":${seq}}`],
  ...fields,
});

export const visitor = (fields: Partial<Omit<Visitor, 'rated'>> = {}): Omit<Visitor, 'rated'> => ({
  id: unique('visitor'),
  name: 'Ada',
  language: 'en',
  created: 5,
  ...fields,
});
