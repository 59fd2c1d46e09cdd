/** How the tables of the database came to be, step by step. A step that was released is never changed. */
export type Dialect = 'sqlite' | 'postgres';

type Migration = (words: { readonly bytes: string; readonly clustered: string }) => string;

const WORDS = {
  // without a rowid the lines of a log lie beside each other
  sqlite: { bytes: 'BLOB', clustered: 'WITHOUT ROWID' },
  postgres: { bytes: 'BYTEA', clustered: '' },
} as const;

const STEPS: readonly Migration[] = [
  ({ bytes, clustered }) => `
    CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      public BOOLEAN NOT NULL,
      seed TEXT NOT NULL,
      opener TEXT,
      status TEXT NOT NULL,
      deadline BIGINT,
      changed BIGINT NOT NULL,
      summary TEXT NOT NULL
    );
    CREATE INDEX tables_shown ON tables (status, changed) WHERE public;
    CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
    CREATE INDEX tables_opened ON tables (opener) WHERE opener IS NOT NULL;

    CREATE TABLE lines (
      table_id TEXT NOT NULL,
      seq BIGINT NOT NULL,
      at BIGINT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    ) ${clustered};

    CREATE TABLE players (
      visitor TEXT NOT NULL,
      table_id TEXT NOT NULL,
      PRIMARY KEY (visitor, table_id)
    ) ${clustered};
    CREATE INDEX players_at ON players (table_id);

    CREATE TABLE visitors (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      language TEXT NOT NULL,
      created BIGINT NOT NULL
    );

    CREATE TABLE tokens (
      hash TEXT PRIMARY KEY,
      visitor TEXT NOT NULL REFERENCES visitors (id) ON DELETE CASCADE
    );
    CREATE INDEX tokens_of ON tokens (visitor);

    CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      visitor TEXT NOT NULL REFERENCES visitors (id) ON DELETE CASCADE,
      public_key ${bytes} NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL
    );
    CREATE INDEX passkeys_of ON passkeys (visitor);

    CREATE TABLE house (
      id BIGINT PRIMARY KEY,
      epoch BIGINT NOT NULL,
      beat BIGINT,
      beat_before BIGINT
    );
    INSERT INTO house VALUES (1, 0, NULL, NULL);
  `,
  () => `
    CREATE TABLE challenges (
      challenge TEXT PRIMARY KEY,
      until BIGINT NOT NULL
    );
  `,
  // tables whose log cannot be read, since when, and why
  () => `
    ALTER TABLE tables ADD COLUMN aside TEXT;
    ALTER TABLE tables ADD COLUMN aside_since BIGINT;
    CREATE INDEX tables_aside ON tables (id) WHERE aside IS NOT NULL;
    DROP INDEX tables_due;
    CREATE INDEX tables_due ON tables (deadline, id) WHERE deadline IS NOT NULL AND aside IS NULL;
  `,
];

export const NEWEST = STEPS.length;

/** The steps that bring a database of form `from` up to date. */
export function stepsFrom(from: number, dialect: Dialect): readonly { readonly form: number; readonly sql: string }[] {
  return STEPS.map((step, index) => ({ form: index + 1, sql: step(WORDS[dialect]) })).slice(from);
}
