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

/** The text of a field in a text of JSON. */
const FIELD = {
  sqlite: (json: string, name: string) => `json_extract(${json}, '$.${name}')`,
  postgres: (json: string, name: string) => `CAST(${json} AS JSON) ->> '${name}'`,
} as const;

/** Milliseconds since 1970 by the database's clock. SQLite has none but that of the machine, which its node knows. */
const CLOCK = {
  sqlite: 'NULL',
  postgres: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)',
} as const;

/** What is no UTF-8 becomes U+FFFD, and the row goes on being read. */
export const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes);
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function columns(text: (column: string) => string) {
  return {
    listed: (changed: string) =>
      `${text('t.id')}, ${text('t.game')}, ${text('t.status')}, ${changed}, ${text('t.summary')}`,
    visitor: `${text('v.id')}, ${text('v.name')}, ${text('v.language')}, v.created, v.unrated`,
    passkey: `${text('id')}, ${text('visitor')}, public_key, counter, ${text('transports')}`,
  };
}

/** A page of public tables. */
const shown = (listed: string, which: string, changed: string, id: string, limit: string) => `
  SELECT ${listed} FROM tables t WHERE t.public AND t.aside IS NULL AND ${which} AND (t.changed, t.id) < (${changed}, ${id})
  ORDER BY t.changed DESC, t.id DESC LIMIT ${limit}`;

/** No more than `most` of those opened, and of those sat at, are looked at. */
const running = (visitor: string, most: string) => `
  SELECT count(*) FROM (
    SELECT id FROM (
      SELECT id FROM tables WHERE opener = ${visitor} AND status <> 'over' AND aside IS NULL LIMIT ${most}
    ) AS opened UNION SELECT table_id FROM (
      SELECT table_id FROM players WHERE visitor = ${visitor} AND running = true LIMIT ${most}
    ) AS sat
  ) AS running`;

const common = (
  each: (list: string) => string,
  text: (column: string) => string,
  field: (json: string, name: string) => string,
  clock: string,
) => ({
  openTable: `
    INSERT INTO tables (id, game, public, seed, opener, status, deadline, changed, summary, seen)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
  /** Where its opener has fewer running than $11. */
  openTableBelow: `
    INSERT INTO tables (id, game, public, seed, opener, status, deadline, changed, summary, seen)
    SELECT $1, $2, CAST($3 AS BOOLEAN), $4, $5, $6, CAST($7 AS BIGINT), CAST($8 AS BIGINT), $9, CAST($10 AS BIGINT)
    WHERE (${running('CAST($5 AS TEXT)', 'CAST($11 AS BIGINT)')}) < CAST($11 AS BIGINT) ON CONFLICT DO NOTHING`,
  line: 'INSERT INTO lines (table_id, seq, at, body) VALUES ($1, $2, $3, $4)',
  /** The first line of an append: it decides. */
  next: `
    INSERT INTO lines (table_id, seq, at, body)
    SELECT $1, CAST($2 AS BIGINT), CAST($3 AS BIGINT), $4
    WHERE EXISTS (SELECT 1 FROM lines WHERE table_id = $1 AND seq = CAST($2 AS BIGINT) - 1)
      AND (SELECT epoch FROM house) = CAST($5 AS BIGINT)
    ON CONFLICT DO NOTHING`,
  entry: 'UPDATE tables SET status = $2, deadline = $3, changed = $4, summary = $5 WHERE id = $1',
  deadline: 'UPDATE tables SET deadline = $2 WHERE id = $1',
  unseat: `DELETE FROM players WHERE table_id = $1 AND visitor NOT IN (SELECT value FROM ${each('$2')})`,
  /** After the table itself: its players know when it changed, and whether it counts as running. */
  seat: `
    INSERT INTO players (visitor, table_id, changed, running)
    SELECT DISTINCT p.value, t.id, t.changed, t.status <> 'over' AND t.aside IS NULL
    FROM tables t, ${each('$2')} p WHERE t.id = $1
    ON CONFLICT (visitor, table_id) DO UPDATE SET changed = excluded.changed, running = excluded.running`,

  find: `
    SELECT ${text('id')}, ${text('game')}, public, ${text('seed')}, ${text('aside')}, aside_since
    FROM tables WHERE id = $1`,
  /** Changes nothing where it is aside for that reason already. */
  setAside: `
    UPDATE tables SET aside = $2, aside_since = coalesce(aside_since, $3)
    WHERE id = $1 AND coalesce(aside, '') <> $2`,
  stopCounting: 'UPDATE players SET running = false WHERE table_id = $1',
  /** Unless the log has grown since. */
  reindex: `
    UPDATE tables SET status = $2, deadline = $3, summary = $4, aside = NULL, aside_since = NULL
    WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = $1 AND seq >= CAST($5 AS BIGINT))`,
  ended: `
    SELECT ${columns(text).listed('t.changed')} FROM tables t
    WHERE t.status = 'over' AND coalesce(t.aside, '') = '' AND (t.changed, t.id) > ($1, $2)
    ORDER BY t.changed, t.id LIMIT $3`,
  ids: `SELECT ${text('id')} FROM tables WHERE id > $1 ORDER BY id LIMIT $2`,
  asides: `SELECT ${text('id')} FROM tables WHERE aside IS NOT NULL AND id > $1 ORDER BY id LIMIT $2`,
  read: `SELECT seq, at, ${text('body')} FROM lines WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3`,
  snapshot: `
    SELECT ${text('body')} FROM snapshots WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1 OFFSET $3`,
  /** Not of what was removed, or replaced by a backup, since. */
  keepSnapshot: `
    INSERT INTO snapshots (table_id, seq, body)
    SELECT t.id, CAST($2 AS BIGINT), $3 FROM tables t
    WHERE t.id = $1 AND (SELECT epoch FROM house) = CAST($4 AS BIGINT)
    ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body`,
  list: shown(columns(text).listed('t.changed'), 't.status = $1', '$2', '$3', '$4'),
  listOf: shown(columns(text).listed('t.changed'), 't.status = $1 AND t.game = $5', '$2', '$3', '$4'),
  tablesOf: `
    SELECT ${columns(text).listed('p.changed')} FROM players p JOIN tables t ON t.id = p.table_id
    WHERE p.visitor = $1 AND (p.changed, p.table_id) < ($2, $3)
    ORDER BY p.changed DESC, p.table_id DESC LIMIT $4`,
  countRunning: running('$1', '$2'),
  due: `
    SELECT ${text('id')}, deadline FROM tables
    WHERE aside IS NULL AND deadline <= $1 AND (deadline, id) > ($2, $3) ORDER BY deadline, id LIMIT $4`,
  ticking: `
    SELECT ${text('id')} FROM tables WHERE aside IS NULL AND status = 'playing' AND deadline IS NOT NULL AND id > $1
    ORDER BY id LIMIT $2`,

  addVisitor: 'INSERT INTO visitors (id, name, language, created) VALUES ($1, $2, $3, $4)',
  visitorOf: `SELECT ${columns(text).visitor} FROM tokens k JOIN visitors v ON v.id = k.visitor WHERE k.hash = $1`,
  visitors: `SELECT ${columns(text).visitor} FROM visitors v WHERE v.id IN (SELECT value FROM ${each('$1')}) ORDER BY v.id`,
  tokensAmong: `SELECT ${text('hash')} FROM tokens WHERE hash IN (SELECT value FROM ${each('$1')}) ORDER BY hash`,
  changeVisitor: `
    UPDATE visitors SET name = coalesce($2, name), language = coalesce($3, language), unrated = coalesce($4, unrated)
    WHERE id = $1`,
  removeVisitor: 'DELETE FROM visitors WHERE id = $1',
  addToken: 'INSERT INTO tokens (hash, visitor) VALUES ($1, $2)',
  removeToken: 'DELETE FROM tokens WHERE hash = $1',
  addPasskey: `INSERT INTO passkeys (id, visitor, public_key, counter, transports) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO NOTHING`,
  passkey: `SELECT ${columns(text).passkey} FROM passkeys WHERE id = $1`,
  passkeysOf: `SELECT ${columns(text).passkey} FROM passkeys WHERE visitor = $1 ORDER BY id`,
  usePasskey: 'UPDATE passkeys SET counter = $2 WHERE id = $1',
  addChallenge: 'INSERT INTO challenges (challenge, owner, until) VALUES ($1, $2, $3)',
  dropChallenges: 'DELETE FROM challenges WHERE until < $1',
  /** All but the newest of one owner. */
  boundChallenges: `
    DELETE FROM challenges WHERE owner = $1 AND challenge NOT IN (
      SELECT challenge FROM challenges WHERE owner = $1 ORDER BY until DESC, challenge LIMIT $2
    )`,
  takeChallenge: 'DELETE FROM challenges WHERE challenge = $1 AND owner = $2 AND until >= $3 RETURNING until',

  /** `seen` is below zero where nobody has come since the opening: then it is when that was. */
  seeTable: 'UPDATE tables SET seen = $2 WHERE id = $1',
  seeVisitor: 'UPDATE visitors SET seen = $2 WHERE id = $1',
  dateTables: `
    UPDATE tables SET seen = $1
    WHERE id IN (SELECT id FROM tables WHERE aside IS NULL AND status = $2 AND seen IS NULL LIMIT $3)`,
  dateVisitors: 'UPDATE visitors SET seen = $1 WHERE id IN (SELECT id FROM visitors WHERE seen IS NULL LIMIT $2)',
  unseenTables: `
    SELECT ${text('id')} FROM tables WHERE aside IS NULL AND status = $1 AND seen > 0 AND seen < $2
    ORDER BY seen, id LIMIT $3`,
  untouchedTables: `
    SELECT ${text('id')} FROM tables WHERE aside IS NULL AND status = 'open' AND seen < 0 AND seen > -CAST($1 AS BIGINT)
    ORDER BY seen, id LIMIT $2`,
  /** Not while it is played, nor, if members have sat at it ($3), what was played to the end. */
  removeTable: `
    DELETE FROM tables WHERE id = $1 AND aside IS NULL AND seen < $2 AND status <> 'playing'
      AND NOT (status = 'over' AND CAST($3 AS BOOLEAN))`,
  playersAt: `SELECT ${text('visitor')} FROM players WHERE table_id = $1 ORDER BY visitor`,
  membersAmong: `SELECT ${text('visitor')} FROM passkeys WHERE visitor IN (SELECT value FROM ${each('$1')})`,
  removePlayers: 'DELETE FROM players WHERE table_id = $1',
  addLeftover: 'INSERT INTO leftovers (table_id) VALUES ($1) ON CONFLICT DO NOTHING',
  leftovers: `SELECT ${text('table_id')} FROM leftovers ORDER BY table_id LIMIT $1`,
  /** The last ones. */
  removeLines: `
    DELETE FROM lines WHERE table_id = $1 AND seq > (SELECT max(l.seq) FROM lines l WHERE l.table_id = $1) - $2`,
  removeLeftover: 'DELETE FROM leftovers WHERE table_id = $1',
  removeSnapshots: 'DELETE FROM snapshots WHERE table_id = $1',
  unseenVisitors: `SELECT ${text('id')} FROM visitors WHERE seen < $1 ORDER BY seen, id LIMIT $2`,
  /** Those of a list who have no passkey, and have not come meanwhile. */
  removeGuests: `
    DELETE FROM visitors WHERE id IN (SELECT value FROM ${each('$1')}) AND seen < $2
      AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.visitor = visitors.id)`,
  keepVisitors: `UPDATE visitors SET seen = $2 WHERE id IN (SELECT value FROM ${each('$1')})`,
  /** After more than $2 it begins anew. */
  lookedSince: `
    UPDATE house SET upkept = CAST($1 AS BIGINT), upkept_since = CASE
      WHEN upkept_since IS NULL OR abs(CAST($1 AS BIGINT) - upkept) > $2 THEN CAST($1 AS BIGINT) ELSE upkept_since
    END RETURNING upkept_since`,

  openEvening: 'INSERT INTO evenings (id, code, changed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  eveningLine: 'INSERT INTO evening_lines (evening_id, seq, at, body) VALUES ($1, $2, $3, $4)',
  /** The first line of an append: it decides. */
  nextEveningLine: `
    INSERT INTO evening_lines (evening_id, seq, at, body)
    SELECT $1, CAST($2 AS BIGINT), CAST($3 AS BIGINT), $4
    WHERE EXISTS (SELECT 1 FROM evening_lines WHERE evening_id = $1 AND seq = CAST($2 AS BIGINT) - 1)
      AND (SELECT epoch FROM house) = CAST($5 AS BIGINT)
    ON CONFLICT DO NOTHING`,
  changeEvening: 'UPDATE evenings SET changed = $2 WHERE id = $1',
  findEvening: `SELECT ${text('id')}, ${text('code')} FROM evenings WHERE id = $1`,
  eveningIds: `SELECT ${text('id')} FROM evenings WHERE id > $1 ORDER BY id LIMIT $2`,
  eveningByCode: `SELECT ${text('id')} FROM evenings WHERE code = $1`,
  readEvening: `SELECT seq, at, ${text('body')} FROM evening_lines WHERE evening_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3`,
  endEvening: 'UPDATE evenings SET code = NULL WHERE id = $1',
  staleEvenings: `
    SELECT ${text('id')} FROM evenings WHERE code IS NOT NULL AND changed < $1 ORDER BY changed, id LIMIT $2`,

  openRace: 'INSERT INTO race_lines (race_id, seq, at, body) VALUES ($1, 0, $2, $3) ON CONFLICT DO NOTHING',
  raceLine: 'INSERT INTO race_lines (race_id, seq, at, body) VALUES ($1, $2, $3, $4)',
  /** The first line of an append: it decides. */
  nextRaceLine: `
    INSERT INTO race_lines (race_id, seq, at, body)
    SELECT $1, CAST($2 AS BIGINT), CAST($3 AS BIGINT), $4
    WHERE EXISTS (SELECT 1 FROM race_lines WHERE race_id = $1 AND seq = CAST($2 AS BIGINT) - 1)
      AND (SELECT epoch FROM house) = CAST($5 AS BIGINT)
    ON CONFLICT DO NOTHING`,
  readRace: `SELECT seq, at, ${text('body')} FROM race_lines WHERE race_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3`,
  forgetRaces: `
    DELETE FROM race_lines WHERE race_id IN (
      SELECT race_id FROM race_lines WHERE seq = 0 AND at < $1 LIMIT $2
    )`,

  /** It decides: once for each, and for no more than $5 of an address. */
  markDaily: `
    INSERT INTO daily_marks (day, game, who, address) SELECT $1, $2, $3, $4
    WHERE (SELECT count(*) FROM daily_marks WHERE day = $1 AND game = $2 AND address = $4) < CAST($5 AS BIGINT)
    ON CONFLICT DO NOTHING`,
  countDaily: `
    INSERT INTO daily_counts (day, game, outcome, people) VALUES ($1, $2, $3, 1)
    ON CONFLICT (day, game, outcome) DO UPDATE SET people = daily_counts.people + 1`,
  dailyCounts: `SELECT ${text('outcome')}, people FROM daily_counts WHERE day = $1 AND game = $2`,
  /** Of a list of JSON texts those whose ids are new, and no more than $3 in all. */
  addAttempts: `
    INSERT INTO attempts (visitor, id, body)
    SELECT v.id, ${field('p.value', 'id')}, p.value FROM visitors v, ${each('$2')} p
    WHERE v.id = $1 AND NOT EXISTS (SELECT 1 FROM attempts a WHERE a.visitor = $1 AND a.id = ${field('p.value', 'id')})
    LIMIT (
      SELECT CASE WHEN count(*) < CAST($3 AS BIGINT) THEN CAST($3 AS BIGINT) - count(*) ELSE 0 END
      FROM attempts WHERE visitor = $1
    ) ON CONFLICT DO NOTHING`,
  attemptsOf: `SELECT ${text('body')} FROM attempts WHERE visitor = $1 AND id > $2 ORDER BY id LIMIT $3`,
  allAttempts: `
    SELECT ${text('visitor')}, ${text('id')}, ${text('body')} FROM attempts
    WHERE (visitor, id) > ($1, $2) ORDER BY visitor, id LIMIT $3`,
  forgetAttempts: 'DELETE FROM attempts WHERE visitor = $1',
  forgetDailyMarks: 'DELETE FROM daily_marks WHERE day < $1',

  beat: 'UPDATE house SET beat = CASE WHEN beat > $1 THEN beat ELSE $1 END WHERE epoch = $2 RETURNING beat',
  time: `SELECT beat, ${clock}, epoch FROM house`,
  beatOf: `
    INSERT INTO nodes (id, beat) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET beat = CASE WHEN nodes.beat > $2 THEN nodes.beat ELSE $2 END`,
  others: 'SELECT id, beat FROM nodes WHERE id <> $1 AND beat > $2',
  dropNode: 'DELETE FROM nodes WHERE id = $1',
  dropNodes: 'DELETE FROM nodes WHERE beat < $1',
  epoch: 'SELECT epoch FROM house',
});

/** What players know of their tables, made anew from the tables. */
export const RECOUNT = `
  UPDATE players SET
    changed = coalesce((SELECT t.changed FROM tables t WHERE t.id = players.table_id), 0),
    running = EXISTS (SELECT 1 FROM tables t WHERE t.id = players.table_id AND t.status <> 'over' AND t.aside IS NULL)`;

export type StatementName = keyof ReturnType<typeof common>;
export type Statements = Readonly<Record<StatementName, string>>;

export function statements(dialect: Dialect): Statements {
  const texts = common(EACH[dialect], TEXT[dialect], FIELD[dialect], CLOCK[dialect]);
  if (dialect === 'postgres') return texts;
  const numbered = Object.entries(texts).map(([name, sql]) => [name, sql.replace(/\$(\d)/g, '?$1')]);
  return Object.fromEntries(numbered) as Statements;
}
