/** A backup: every row of the house as a line of JSON, packed by gzip, the same for both databases. */
import { NEWEST } from '../migrations.ts';
import type { Value } from '../sql.ts';
import { decodeText } from '../statements.ts';
import { BadArchive } from './bad-archive.ts';

/**
 * Of one text: honest ones are a hundred times shorter, and what is longer in a database is not whole in its backup. A few
 * such texts are a line that can be read again, however many letters JSON takes for each of theirs.
 */
const MOST_TEXT = 2 ** 18;

type ColumnKind = 'text' | 'number' | 'truth' | 'bytes';
type Columns = Readonly<Record<string, ColumnKind | `${ColumnKind}?`>>;

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
    aside: 'text?',
    aside_since: 'number?',
  },
  lines: { table_id: 'text', seq: 'number', at: 'number', body: 'text' },
  players: { visitor: 'text', table_id: 'text' },
  evenings: { id: 'text', code: 'text?', changed: 'number' },
  evening_lines: { evening_id: 'text', seq: 'number', at: 'number', body: 'text' },
  daily_counts: { day: 'text', game: 'text', outcome: 'text', people: 'number' },
  visitors: { id: 'text', name: 'text', language: 'text', created: 'number', unrated: 'number?' },
  attempts: { visitor: 'text', id: 'text', body: 'text' },
  tokens: { hash: 'text', visitor: 'text' },
  passkeys: { id: 'text', visitor: 'text', public_key: 'bytes', counter: 'number', transports: 'text' },
} as const satisfies Readonly<Record<string, Columns>>;

/** The form of the database since which a table has its last columns; a backup of an older one has none of them. */
const ADDED: { readonly [T in TableName]?: { readonly since: number; readonly columns: number } } = {
  tables: { since: 3, columns: 2 },
  visitors: { since: 10, columns: 1 },
};

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
/** What is not kept in a backup, because nothing of it is left when another house takes the place of this one. */
export const PASSING = ['challenges', 'daily_marks', 'leftovers', 'race_lines', 'snapshots'] as const;
export const columnsOf = (table: TableName): readonly string[] => Object.keys(TABLES[table]);
/** `text` as the database at hand is asked for texts. */
export const rowsOf = (table: TableName, text: (column: string) => string): string => {
  const columns = Object.entries<string>(TABLES[table]).map(([name, kind]) => (isText(kind) ? text(name) : name));
  return `SELECT ${columns.join(', ')} FROM ${table}${WHICH[table] ?? ''}`;
};
/** Not those of tables that are being removed. */
const WHICH: Readonly<Partial<Record<TableName, string>>> = {
  lines: ' WHERE table_id NOT IN (SELECT table_id FROM leftovers) ORDER BY table_id, seq',
  evening_lines: ' ORDER BY evening_id, seq',
};

export interface ArchivedRow {
  readonly table: TableName;
  readonly values: readonly Value[];
}

/** As it stands in a file, on a line counted from 1. */
export interface NumberedRow extends ArchivedRow {
  readonly line: number;
}

export const FIRST_LINE = JSON.stringify({ escale: 'backup', form: NEWEST });
export const lastLine = (rows: number): string => JSON.stringify({ end: rows });

export function writeRow({ table, values }: ArchivedRow): string {
  const kinds: readonly string[] = Object.values(TABLES[table]);
  return JSON.stringify([table, ...values.map((value, index) => outward(value, kinds[index]!))]);
}

export function readRow(text: string, form: number): ArchivedRow {
  const [table, ...cells] = listIn(text);
  if (!isTable(table)) throw new BadArchive('broken', { why: 'table' });
  const columns = Object.entries<string>(TABLES[table]);
  const { since, columns: added } = ADDED[table] ?? { since: 0, columns: 0 };
  const padded = form < since ? [...cells, ...Array<null>(added).fill(null)] : cells;
  if (padded.length !== columns.length) throw new BadArchive('broken', { why: 'width', table });
  return { table, values: padded.map((cell, index) => inward(cell, table, columns[index]!)) };
}

/** The form of which the first line says that the backup is. */
export function formIn(line: string): number {
  const { escale, form } = objectIn(line) as { readonly escale?: unknown; readonly form?: unknown };
  if (escale !== 'backup' || typeof form !== 'number') throw new BadArchive('foreign');
  if (form > NEWEST) throw new BadArchive('newer');
  return form;
}

/** How many rows there must have been, if this is the last line. */
export function endOf(line: string): number | undefined {
  if (!line.startsWith('{')) return undefined;
  const { end } = objectIn(line) as { readonly end?: unknown };
  if (typeof end !== 'number') throw new BadArchive('broken', { why: 'form' });
  return end;
}

/** Node reads what it can of anything. */
const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;
const isText = (kind: string): boolean => kind.startsWith('text');
const isTable = (name: unknown): name is TableName => typeof name === 'string' && Object.hasOwn(TABLES, name);

function listIn(line: string): readonly unknown[] {
  const value = parse(line);
  if (Array.isArray(value)) return value;
  throw new BadArchive('broken', { why: 'form' });
}

/** Empty for what is none. */
function objectIn(line: string): object {
  const value = parse(line);
  return typeof value === 'object' && value !== null ? value : {};
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** SQLite keeps anything in any column. What is none of its kind becomes the nearest that is, or none that is of use. */
function outward(value: Value, kind: string): string | number | boolean | null {
  if (value === null && kind.endsWith('?')) return null;
  if (kind === 'truth') return Boolean(value);
  if (kind === 'bytes') {
    const bytes = Buffer.from(value instanceof Uint8Array ? value : String(value));
    return bytes.subarray(0, MOST_TEXT).toString('base64');
  }
  if (isText(kind)) return (value instanceof Uint8Array ? decodeText(value) : String(value)).slice(0, MOST_TEXT);
  if (Number.isSafeInteger(value)) return value as number;
  return kind.endsWith('?') ? null : -1;
}

function inward(cell: unknown, table: TableName, [column, kind]: readonly [string, string]): Value {
  if (cell === null && kind.endsWith('?')) return null;
  if (isText(kind) && typeof cell === 'string') return cell;
  if (kind.startsWith('number') && Number.isSafeInteger(cell)) return cell as number;
  if (kind === 'truth' && typeof cell === 'boolean') return cell;
  if (kind === 'bytes' && typeof cell === 'string' && isBase64(cell))
    return new Uint8Array(Buffer.from(cell, 'base64'));
  throw new BadArchive('broken', { why: 'value', table, column });
}
