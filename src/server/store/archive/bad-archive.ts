/** The file is no whole backup of a form that we know. */
export type ArchiveFault = 'foreign' | 'incomplete' | 'newer' | 'broken';

/** What is wrong with one line of a backup, and where. */
export interface BrokenLine {
  /**
   * No list of values; no such table; too few or too many values; a value that is not of its column's kind; a text that
   * this database cannot keep; a row that is there already; a row of a visitor who is not there; a line after the last; a line longer than any row.
   */
  readonly why: 'form' | 'table' | 'width' | 'value' | 'text' | 'twice' | 'visitor' | 'more' | 'long';
  /** Counted from 1. */
  readonly line?: number;
  readonly table?: string;
  readonly column?: string;
}

export class BadArchive extends Error {
  override readonly name = 'BadArchive';
  readonly fault: ArchiveFault;
  readonly broken: BrokenLine | undefined;

  constructor(fault: ArchiveFault, broken?: BrokenLine) {
    super(broken ? `${fault}: ${JSON.stringify(broken)}` : fault);
    this.fault = fault;
    this.broken = broken;
  }
}

/** The same, now that somebody knows which line it is. */
export function atLine(line: number, error: unknown): unknown {
  return error instanceof BadArchive && error.broken ? new BadArchive(error.fault, { line, ...error.broken }) : error;
}

/** By which a row is known. */
const KEYS: Readonly<Record<string, string>> = {
  lines: 'seq',
  evening_lines: 'seq',
  tokens: 'hash',
  players: 'visitor',
};
/** How SQLite and PostgreSQL name what they refuse. */
const REFUSALS: readonly (readonly [code: RegExp, why: BrokenLine['why']])[] = [
  [/^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/, 'visitor'],
  [/^(SQLITE_CONSTRAINT|23)/, 'twice'],
];

/** Why a database refuses a row of a backup; undefined if that is not the row's fault. */
export function refusedRow(error: unknown, table: string, line: number): BadArchive | undefined {
  const { code = '' } = error as { readonly code?: string };
  const why = REFUSALS.find(([codes]) => codes.test(code))?.[1];
  if (!why) return undefined;
  const column = why === 'visitor' ? 'visitor' : (KEYS[table] ?? 'id');
  return new BadArchive('broken', { why, line, table, column });
}
