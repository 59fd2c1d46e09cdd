/** What is said to the databases. One text serves both wherever it can; `$1` becomes `?1` for SQLite. */
import type { Dialect } from './migrations.ts';

const LISTED = 't.id, t.game, t.status, t.changed, t.summary';
const VISITOR = 'v.id, v.name, v.language, v.created';
const PASSKEY = 'id, visitor, public_key, counter, transports';

/** The newest `limit` of `from`, and those that changed at the same moment as the last of them. */
const page = (from: string, before: string, limit: string) => `
  SELECT ${LISTED} FROM ${from} AND t.changed < ${before} AND t.changed >= (
    SELECT min(changed) FROM (
      SELECT t.changed FROM ${from} AND t.changed < ${before} ORDER BY t.changed DESC LIMIT ${limit}
    ) AS newest
  ) ORDER BY t.changed DESC, t.id`;

/** The strings of a JSON list, as rows with a column `value`. */
const EACH = {
  sqlite: (list: string) => `json_each(${list})`,
  postgres: (list: string) => `json_array_elements_text(CAST(${list} AS JSON))`,
} as const;

const common = (each: (list: string) => string) => ({
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
  mark: 'UPDATE tables SET status = $2, deadline = $3, changed = $4, summary = $5 WHERE id = $1',
  unseat: `DELETE FROM players WHERE table_id = $1 AND visitor NOT IN (SELECT value FROM ${each('$2')})`,
  seat: `
    INSERT INTO players (visitor, table_id)
    SELECT value, CAST($1 AS TEXT) FROM ${each('$2')} WHERE true ON CONFLICT DO NOTHING`,

  find: 'SELECT id, game, public, seed FROM tables WHERE id = $1',
  read: 'SELECT seq, at, body FROM lines WHERE table_id = $1 AND seq >= $2 ORDER BY seq',
  list: page('tables t WHERE t.public AND t.status = $1 AND t.game = coalesce($2, t.game)', '$3', '$4'),
  tablesOf: page('players p JOIN tables t ON t.id = p.table_id WHERE p.visitor = $1', '$2', '$3'),
  countRunning: `
    SELECT count(*) FROM (
      SELECT id FROM tables WHERE opener = $1 AND status <> 'over'
      UNION SELECT t.id FROM players p JOIN tables t ON t.id = p.table_id WHERE p.visitor = $1 AND t.status <> 'over'
    ) AS running`,
  due: 'SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline, id LIMIT $2',
  ticking: `SELECT id FROM tables WHERE deadline IS NOT NULL AND status = 'playing' ORDER BY deadline, id`,

  addVisitor: 'INSERT INTO visitors (id, name, language, created) VALUES ($1, $2, $3, $4)',
  visitorOf: `SELECT ${VISITOR} FROM tokens k JOIN visitors v ON v.id = k.visitor WHERE k.hash = $1`,
  visitors: `SELECT ${VISITOR} FROM visitors v WHERE v.id IN (SELECT value FROM ${each('$1')}) ORDER BY v.id`,
  changeVisitor: 'UPDATE visitors SET name = coalesce($2, name), language = coalesce($3, language) WHERE id = $1',
  removeVisitor: 'DELETE FROM visitors WHERE id = $1',
  addToken: 'INSERT INTO tokens (hash, visitor) VALUES ($1, $2)',
  removeToken: 'DELETE FROM tokens WHERE hash = $1',
  addPasskey: `INSERT INTO passkeys (${PASSKEY}) VALUES ($1, $2, $3, $4, $5)`,
  passkey: `SELECT ${PASSKEY} FROM passkeys WHERE id = $1`,
  passkeysOf: `SELECT ${PASSKEY} FROM passkeys WHERE visitor = $1 ORDER BY id`,
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
  const texts = common(EACH[dialect]);
  if (dialect === 'postgres') return texts;
  const numbered = Object.entries(texts).map(([name, sql]) => [name, sql.replace(/\$(\d)/g, '?$1')]);
  return Object.fromEntries(numbered) as Statements;
}
