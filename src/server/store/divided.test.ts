/**
 * Tables could stand in several databases, by their ids, and people in one of their own: no statement brings rows of two tables together, nor
 * those of a table and of a person. docs/scale.md says what that is for.
 */
import { expect, test } from 'vitest';
import { APPEND } from './postgres-appends.ts';
import { RECOUNT, statements } from './statements.ts';

const OF_A_TABLE = ['tables', 'lines', 'players', 'snapshots', 'leftovers'];
const OF_PEOPLE = ['visitors', 'tokens', 'passkeys', 'challenges', 'attempts'];
const OF_AN_EVENING = ['evenings', 'evening_lines'];
const OF_A_RACE = ['race_lines'];
const OF_A_DAY = ['daily_counts', 'daily_marks'];
/** Each database would have its own. */
const OF_A_DATABASE = ['house', 'nodes', 'migrations'];

/** In the words of both databases. */
const ALL = (['sqlite', 'postgres'] as const).flatMap((dialect) =>
  Object.entries({ ...statements(dialect), APPEND, RECOUNT }).map(([name, text]) => ({
    ...{ name, dialect },
    text: text.replaceAll('?', '$'),
  })),
);

const namesIn = (text: string, names: readonly string[]): string[] =>
  [...text.matchAll(new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE|USING)\\s+(${names.join('|')})\\b`, 'g'))].map(
    ([, name]) => name!,
  );

/** What makes two rows in one statement rows of the same table. */
const TIES: Readonly<Record<string, readonly RegExp[]>> = {
  next: [/SELECT \$1,/, /FROM lines WHERE table_id = \$1 /],
  seat: [/SELECT DISTINCT p\.value, t\.id,/, /FROM tables t, .* WHERE t\.id = \$1/],
  reindex: [/WHERE id = \$1 AND NOT EXISTS \(SELECT 1 FROM lines WHERE table_id = \$1 /],
  keepSnapshot: [/SELECT t\.id,/, /FROM tables t\s+WHERE t\.id = \$1 /],
  tablesOf: [/players p JOIN tables t ON t\.id = p\.table_id/],
  removeLines: [/FROM lines WHERE table_id = \$1 .*FROM lines l WHERE l\.table_id = \$1\)/],
  APPEND: [/l\.table_id = w\.table_id/, /won\.table_id = m\.table_id/, /t\.id = m\.table_id/, /t\.id = d\.table_id/],
  RECOUNT: [/coalesce\(\(SELECT .* t\.id = players\.table_id\), 0\)/, /EXISTS \(SELECT .* t\.id = players\.table_id /],
};
/** These only count or choose: several databases would be asked one after the other, and what they say be put together. */
const GATHERED = ['openTableBelow', 'countRunning', 'dateTables'];

test('every relation is known, and every statement is about one of them at least', () => {
  const known = [...OF_A_TABLE, ...OF_AN_EVENING, ...OF_A_RACE, ...OF_A_DAY, ...OF_PEOPLE, ...OF_A_DATABASE];
  for (const { name, text } of ALL) expect(namesIn(text, known), name).not.toEqual([]);
});

test('no statement is about tables and about people', () => {
  const both = ALL.filter(({ text }) => namesIn(text, OF_A_TABLE).length > 0 && namesIn(text, OF_PEOPLE).length > 0);
  expect(both.map(({ name, dialect }) => `${name} (${dialect})`)).toEqual([]);
});

test('a statement with two rows of tables has two rows of the same table', () => {
  const joining = ALL.filter(({ text }) => namesIn(text, OF_A_TABLE).length > 1);
  expect(new Set(joining.map(({ name }) => name))).toEqual(new Set([...Object.keys(TIES), ...GATHERED]));
  for (const { name, text } of joining) for (const tie of TIES[name] ?? []) expect(text, name).toMatch(tie);
});
