/** A backup: every row of the house as a line of JSON, packed by gzip, the same for both databases. */
import { NEWEST } from '../migrations.ts';
import type { Value } from '../sql.ts';

type Kind = 'text' | 'number' | 'truth' | 'bytes';
type Columns = Readonly<Record<string, Kind | `${Kind}?`>>;

/** In an order in which they can be put back. Of the house itself only when it was last awake. */
export const TABLES = {
  house: { beat: 'number?' },
  tables: {
    id: 'text',
    game: 'text',
    public: 'truth',
    seed: 'text',
    opener: 'text?',
    status: 'text',
    deadline: 'number?',
    changed: 'number',
    summary: 'text',
  },
  lines: { table_id: 'text', seq: 'number', at: 'number', body: 'text' },
  players: { visitor: 'text', table_id: 'text' },
  visitors: { id: 'text', name: 'text', language: 'text', created: 'number' },
  tokens: { hash: 'text', visitor: 'text' },
  passkeys: { id: 'text', visitor: 'text', public_key: 'bytes', counter: 'number', transports: 'text' },
} as const satisfies Readonly<Record<string, Columns>>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
export const columnsOf = (table: TableName): readonly string[] => Object.keys(TABLES[table]);
export const rowsOf = (table: TableName): string =>
  `SELECT ${columnsOf(table).join(', ')} FROM ${table}${table === 'lines' ? ' ORDER BY table_id, seq' : ''}`;

export interface ArchivedRow {
  readonly table: TableName;
  readonly values: readonly Value[];
}

export type ArchiveFault = 'foreign' | 'incomplete' | 'newer' | 'broken';

/** The file is no whole backup of a form that we know. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

export const FIRST_LINE = JSON.stringify({ escale: 'backup', form: NEWEST });
export const lastLine = (rows: number): string => JSON.stringify({ end: rows });

export function writeRow({ table, values }: ArchivedRow): string {
  const kinds: readonly string[] = Object.values(TABLES[table]);
  return JSON.stringify([table, ...values.map((value, index) => outward(value, kinds[index]!))]);
}

export function readRow(line: string): ArchivedRow {
  const [table, ...cells] = parse(line) as unknown[];
  if (typeof table !== 'string' || !Object.hasOwn(TABLES, table))
    throw new BadArchive('broken', `no such table: ${table}`);
  const kinds: readonly string[] = Object.values(TABLES[table as TableName]);
  if (cells.length !== kinds.length) throw new BadArchive('broken', `a row of ${table} has ${cells.length} values`);
  return { table: table as TableName, values: cells.map((cell, index) => inward(cell, kinds[index]!)) };
}

/** What the first line says; a backup of an older form would be brought up to date here. */
export function checkFirstLine(line: string): void {
  const first = parse(line) as { readonly escale?: unknown; readonly form?: unknown };
  if (first.escale !== 'backup' || typeof first.form !== 'number')
    throw new BadArchive('foreign', 'not a backup of Escale');
  if (first.form > NEWEST) throw new BadArchive('newer', `form ${first.form}: made by a newer Escale`);
}

/** How many rows there must have been, if this is the last line. */
export function endOf(line: string): number | undefined {
  if (!line.startsWith('{')) return undefined;
  const { end } = parse(line) as { readonly end?: unknown };
  if (typeof end !== 'number') throw new BadArchive('broken', 'an unknown line');
  return end;
}

function parse(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // told below
  }
  throw new BadArchive('foreign', 'not a backup of Escale');
}

function outward(value: Value, kind: string): string | number | boolean | null {
  if (kind === 'truth') return Boolean(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

function inward(cell: unknown, kind: string): Value {
  if (cell === null && kind.endsWith('?')) return null;
  if (kind.startsWith('text') && typeof cell === 'string') return cell;
  if (kind.startsWith('number') && Number.isSafeInteger(cell)) return cell as number;
  if (kind === 'truth' && typeof cell === 'boolean') return cell;
  if (kind === 'bytes' && typeof cell === 'string') return new Uint8Array(Buffer.from(cell, 'base64'));
  throw new BadArchive('broken', 'a value of the wrong kind');
}
