/** What store tests are made of. */
import { randomUUID } from 'node:crypto';
import type { Append, Mark, NewTable, Store, Visitor } from '../../../src/server/store/store.ts';

export const unique = (what: string) => `${what}-${randomUUID()}`;

export const mark = (fields: Partial<Mark> = {}): Mark => ({
  status: 'playing',
  deadline: null,
  players: [],
  summary: '{}',
  ...fields,
});

export const newTable = (fields: Partial<NewTable> = {}): NewTable => ({
  ...mark({ status: 'open' }),
  id: unique('table'),
  game: 'template',
  public: false,
  at: 1_000,
  seed: 'seed',
  body: '{"opened":true}',
  ...fields,
});

export async function opened(store: Store, fields: Partial<NewTable> = {}): Promise<string> {
  const table = newTable(fields);
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

export const visitor = (fields: Partial<Visitor> = {}): Visitor => ({
  id: unique('visitor'),
  name: 'Ada',
  language: 'en',
  created: 5,
  ...fields,
});
