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
  // lists that are read by an index alone, a page at a time; who has been seen when, and what expires; whose challenge it is
  () => `
    DROP INDEX tables_shown;
    DROP INDEX tables_opened;
    CREATE INDEX tables_shown ON tables (status, changed, id) WHERE public AND aside IS NULL;
    CREATE INDEX tables_shown_of ON tables (game, status, changed, id) WHERE public AND aside IS NULL;
    CREATE INDEX tables_opened ON tables (opener) WHERE status <> 'over' AND aside IS NULL;
    CREATE INDEX tables_playing ON tables (status, id) WHERE status = 'playing' AND aside IS NULL;

    ALTER TABLE players ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN running BOOLEAN NOT NULL DEFAULT false;
    UPDATE players SET
      changed = coalesce((SELECT t.changed FROM tables t WHERE t.id = players.table_id), 0),
      running = EXISTS (SELECT 1 FROM tables t WHERE t.id = players.table_id AND t.status <> 'over' AND t.aside IS NULL);
    CREATE INDEX players_of ON players (visitor, changed, table_id);
    CREATE INDEX players_running ON players (visitor, running);

    ALTER TABLE tables ADD COLUMN seen BIGINT;
    CREATE INDEX tables_seen ON tables (status, seen, id) WHERE aside IS NULL;
    ALTER TABLE visitors ADD COLUMN seen BIGINT;
    CREATE INDEX visitors_seen ON visitors (seen, id);
    CREATE TABLE leftovers (table_id TEXT PRIMARY KEY);

    DROP TABLE challenges;
    CREATE TABLE challenges (
      challenge TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      until BIGINT NOT NULL
    );
    CREATE INDEX challenges_of ON challenges (owner, until);
    CREATE INDEX challenges_until ON challenges (until);
  `,
  // when each node was last awake; only where there can be several
  () => `
    CREATE TABLE nodes (
      id TEXT PRIMARY KEY,
      beat BIGINT NOT NULL
    );
  `,
  // when the house last looked for what has expired, and since when it has done so without a long absence
  () => `
    ALTER TABLE house ADD COLUMN upkept BIGINT;
    ALTER TABLE house ADD COLUMN upkept_since BIGINT;
  `,
  // tables as they stood after so many lines: a cache, from which anything may be missing
  ({ clustered }) => `
    CREATE TABLE snapshots (
      table_id TEXT NOT NULL,
      seq BIGINT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    ) ${clustered};
  `,
  // evenings: rooms of people that outlive the games they play, found by a code for as long as they last
  ({ clustered }) => `
    CREATE TABLE evenings (
      id TEXT PRIMARY KEY,
      code TEXT UNIQUE,
      changed BIGINT NOT NULL
    );
    CREATE INDEX evenings_changed ON evenings (changed, id) WHERE code IS NOT NULL;
    CREATE TABLE evening_lines (
      evening_id TEXT NOT NULL,
      seq BIGINT NOT NULL,
      at BIGINT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (evening_id, seq)
    ) ${clustered};
  `,
  // how people fared at the dailies; who was counted is forgotten when the day can be counted no more
  ({ clustered }) => `
    CREATE TABLE daily_counts (
      day TEXT NOT NULL,
      game TEXT NOT NULL,
      outcome TEXT NOT NULL,
      people BIGINT NOT NULL,
      PRIMARY KEY (day, game, outcome)
    ) ${clustered};
    CREATE TABLE daily_marks (
      day TEXT NOT NULL,
      game TEXT NOT NULL,
      who TEXT NOT NULL,
      address TEXT NOT NULL,
      PRIMARY KEY (day, game, who)
    ) ${clustered};
    CREATE INDEX daily_marks_from ON daily_marks (day, game, address);
  `,
  // finished tables in the order in which they ended, for ratings; and whoever wants none
  () => `
    CREATE INDEX tables_ended ON tables (changed, id) WHERE status = 'over';
    ALTER TABLE visitors ADD COLUMN unrated BIGINT;
  `,
  // what members have tried at puzzles
  ({ clustered }) => `
    CREATE TABLE attempts (
      visitor TEXT NOT NULL REFERENCES visitors (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (visitor, id)
    ) ${clustered};
  `,
  // races at puzzles, which last for a day
  ({ clustered }) => `
    CREATE TABLE race_lines (
      race_id TEXT NOT NULL,
      seq BIGINT NOT NULL,
      at BIGINT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (race_id, seq)
    ) ${clustered};
    CREATE INDEX races_opened ON race_lines (at, race_id) WHERE seq = 0;
  `,
];

export const NEWEST = STEPS.length;

/** The steps that bring a database of form `from` up to date. */
export function stepsFrom(from: number, dialect: Dialect): readonly { readonly form: number; readonly sql: string }[] {
  return STEPS.map((step, index) => ({ form: index + 1, sql: step(WORDS[dialect]) })).slice(from);
}
