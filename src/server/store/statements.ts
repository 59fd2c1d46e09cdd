/** What is said to the databases. One text serves both wherever it can; `$1` becomes `?1` for SQLite. */
import type { Dialect } from './migrations.ts';

/** The strings of a JSON list, as rows with a column `value`. */
const EACH = {
  sqlite: (list: string) => `json_each(${list})`,
  postgres: (list: string) => `json_array_elements_text(CAST(${list} AS JSON))`,
} as const;

/**
 * SQLite does not look whether a text is one, and its driver ends at a null character and takes the process with it at
 * bytes that are no UTF-8: texts are read as bytes there.
 */
export const TEXT = {
  sqlite: (column: string) => `CAST(${column} AS BLOB)`,
  postgres: (column: string) => column,
} as const;

/** What is no UTF-8 becomes U+FFFD, and the row goes on being read. */
export const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes);
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function columns(text: (column: string) => string) {
  return {
    listed: `${text('t.id')}, ${text('t.game')}, ${text('t.status')}, t.changed, ${text('t.summary')}`,
    visitor: `${text('v.id')}, ${text('v.name')}, ${text('v.language')}, v.created`,
    passkey: `${text('id')}, ${text('visitor')}, public_key, counter, ${text('transports')}`,
  };
}

/** The newest `limit` of `from`, and those that changed at the same moment as the last of them. */
const page = (listed: string, from: string, before: string, limit: string) => `
  SELECT ${listed} FROM ${from} AND t.changed < ${before} AND t.changed >= (
    SELECT min(changed) FROM (
      SELECT t.changed FROM ${from} AND t.changed < ${before} ORDER BY t.changed DESC LIMIT ${limit}
    ) AS newest
  ) ORDER BY t.changed DESC, t.id`;

const common = (each: (list: string) => string, text: (column: string) => string) => ({
  openTable: `
    INSERT INTO tables (id, game, public, seed, opener, status, deadline, changed, summary)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
  line: 'INSERT INTO lines (table_id, seq, at, body) VALUES ($1, $2, $3, $4)',
  /** The first line of an append: it decides. */
  next: `
    INSERT INTO lines (table_id, seq, at, body)
    SELECT $1, CAST($2 AS BIGINT), CAST($3 AS BIGINT), $4
    WHERE EXISTS (SELECT 1 FROM lines WHERE table_id = $1 AND seq = CAST($2 AS BIGINT) - 1)
      AND (SELECT epoch FROM house) = CAST($5 AS BIGINT)
    ON CONFLICT DO NOTHING`,
  entry: 'UPDATE tables SET status = $2, deadline = $3, changed = $4, summary = $5 WHERE id = $1',
  unseat: `DELETE FROM players WHERE table_id = $1 AND visitor NOT IN (SELECT value FROM ${each('$2')})`,
  seat: `
    INSERT INTO players (visitor, table_id)
    SELECT value, CAST($1 AS TEXT) FROM ${each('$2')} WHERE true ON CONFLICT DO NOTHING`,

  find: `
    SELECT ${text('id')}, ${text('game')}, public, ${text('seed')}, ${text('aside')}, aside_since
    FROM tables WHERE id = $1`,
  /** Changes nothing where it is aside for that reason already. */
  setAside: `
    UPDATE tables SET aside = $2, aside_since = coalesce(aside_since, $3)
    WHERE id = $1 AND coalesce(aside, '') <> $2`,
  /** Unless the log has grown since. */
  reindex: `
    UPDATE tables SET status = $2, deadline = $3, summary = $4, aside = NULL, aside_since = NULL
    WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = $1 AND seq >= CAST($5 AS BIGINT))`,
  ids: `SELECT ${text('id')} FROM tables WHERE id > $1 ORDER BY id LIMIT $2`,
  asides: `SELECT ${text('id')} FROM tables WHERE aside IS NOT NULL AND id > $1 ORDER BY id LIMIT $2`,
  read: `SELECT seq, at, ${text('body')} FROM lines WHERE table_id = $1 AND seq >= $2 ORDER BY seq`,
  list: page(
    columns(text).listed,
    'tables t WHERE t.public AND t.aside IS NULL AND t.status = $1 AND t.game = coalesce($2, t.game)',
    '$3',
    '$4',
  ),
  tablesOf: page(columns(text).listed, 'players p JOIN tables t ON t.id = p.table_id WHERE p.visitor = $1', '$2', '$3'),
  countRunning: `
    SELECT count(*) FROM (
      SELECT id FROM tables WHERE opener = $1 AND status <> 'over' AND aside IS NULL
      UNION SELECT t.id FROM players p JOIN tables t ON t.id = p.table_id
      WHERE p.visitor = $1 AND t.status <> 'over' AND t.aside IS NULL
    ) AS running`,
  due: `
    SELECT ${text('id')}, deadline FROM tables
    WHERE aside IS NULL AND deadline <= $1 AND (deadline, id) > ($2, $3) ORDER BY deadline, id LIMIT $4`,
  ticking: `
    SELECT ${text('id')} FROM tables WHERE aside IS NULL AND deadline IS NOT NULL AND status = 'playing'
    ORDER BY deadline, id`,

  addVisitor: 'INSERT INTO visitors (id, name, language, created) VALUES ($1, $2, $3, $4)',
  visitorOf: `SELECT ${columns(text).visitor} FROM tokens k JOIN visitors v ON v.id = k.visitor WHERE k.hash = $1`,
  visitors: `SELECT ${columns(text).visitor} FROM visitors v WHERE v.id IN (SELECT value FROM ${each('$1')}) ORDER BY v.id`,
  changeVisitor: 'UPDATE visitors SET name = coalesce($2, name), language = coalesce($3, language) WHERE id = $1',
  removeVisitor: 'DELETE FROM visitors WHERE id = $1',
  addToken: 'INSERT INTO tokens (hash, visitor) VALUES ($1, $2)',
  removeToken: 'DELETE FROM tokens WHERE hash = $1',
  addPasskey: `INSERT INTO passkeys (id, visitor, public_key, counter, transports) VALUES ($1, $2, $3, $4, $5)`,
  passkey: `SELECT ${columns(text).passkey} FROM passkeys WHERE id = $1`,
  passkeysOf: `SELECT ${columns(text).passkey} FROM passkeys WHERE visitor = $1 ORDER BY id`,
  usePasskey: 'UPDATE passkeys SET counter = $2 WHERE id = $1',
  addChallenge: 'INSERT INTO challenges (challenge, until) VALUES ($1, $2)',
  dropChallenges: 'DELETE FROM challenges WHERE until < $1',
  takeChallenge: 'DELETE FROM challenges WHERE challenge = $1 AND until >= $2 RETURNING until',

  beat: 'UPDATE house SET beat_before = beat, beat = $1 WHERE epoch = $2 RETURNING beat_before',
  lastBeat: 'SELECT beat FROM house',
  epoch: 'SELECT epoch FROM house',
});

export type StatementName = keyof ReturnType<typeof common>;
export type Statements = Readonly<Record<StatementName, string>>;

export function statements(dialect: Dialect): Statements {
  const texts = common(EACH[dialect], TEXT[dialect]);
  if (dialect === 'postgres') return texts;
  const numbered = Object.entries(texts).map(([name, sql]) => [name, sql.replace(/\$(\d)/g, '?$1')]);
  return Object.fromEntries(numbered) as Statements;
}
