/** escale check as the keeper of a house runs it, beside the house that is open. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeEveningEvent } from '../src/evening/forms.ts';
import { restore } from '../src/server/store/archive/index.ts';
import { openStore, type StoreOptions } from '../src/server/store/open.ts';
import { KEPT_BACKUP, KEPT_TABLES, keptTable } from './support/kept.ts';
import { quoted, spoil } from './support/store/spoil.ts';
import { freshFolder, freshStore, removeFolders, STORES } from './support/store/stores.ts';

const root = resolve(import.meta.dirname, '..');
afterAll(removeFolders);

function check(options: StoreOptions | undefined, ...more: readonly string[]) {
  const data = options && !options.databaseUrl ? ['--data', options.dataDir] : [];
  const ran = spawnSync('node', [join(root, 'bin/escale.js'), 'check', ...data, ...more], {
    cwd: freshFolder(),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      LANG: 'en_GB.UTF-8',
      ...(options?.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    },
  });
  return { code: ran.status, out: ran.stdout.split('\n').slice(0, -1), err: ran.stderr };
}

const COUNT = KEPT_TABLES.length;
const id = (name: string) => keptTable(name).head.id;
const [cut, unknown, newer, repaired] = [
  id('foxu-drawn'),
  id('z-game-slept-twice'),
  id('mister-zero-two-running'),
  id('foxu-slept'),
];
const lineOf = (table: string, seq: number, body: string) =>
  `UPDATE lines SET body = ${quoted(body)} WHERE table_id = '${table}' AND seq = ${seq};`;

describe.each(STORES)('%s', (kind) => {
  test('names the tables that cannot be read, and those that can be read again', async () => {
    const options = await freshStore(kind);
    await restore(options, KEPT_BACKUP);
    // the house is open meanwhile
    const store = await openStore(options);
    const opened = (who: string) => writeEveningEvent({ t: 'opened', who, name: who, secret: who });
    await store.evenings.open({ id: 'fine-room', code: 'BCDF' }, 1, [opened('ann')]);
    await store.evenings.open({ id: 'odd-room', code: 'GHJK' }, 1, [opened('bob')]);
    expect(check(options)).toEqual({
      code: 0,
      out: [`Tables: ${COUNT}. Rooms: 2. Unreadable: 0. Set aside before and readable now: 0.`],
      err: '',
    });

    await spoil(
      options,
      lineOf(cut, 7, '{"t":"played","by":1') +
        lineOf(unknown, 3, '{"t":"danced\\u001b[2J"}') +
        lineOf(newer, 2, '{"v":2,"t":"sat","who":"ann","chair":1}'),
    );
    await store.evenings.append('odd-room', 1, 2, ['{"t":"danced\\u001b[2J"}']);
    await store.setAside(repaired, 'line 2: not-json', 1_000);
    await store.setAside(cut, 'line 7: not-json', 1_000);
    const said = check(options);
    expect({ code: said.code, err: said.err }).toEqual({ code: 1, err: '' });
    expect(said.out.slice(0, -1).toSorted()).toEqual(
      [
        `${cut} (foxu), line 7: it is not JSON.`,
        `${unknown} (z-game), line 3: this version does not know what happened there (“danced?[2J”).`,
        `${newer} (mister-zero), line 2: “sat” is written in version 2 of its form, which this version does not know.`,
        'odd-room (a room), line 1: this version does not know what happened there (“danced [2J”).',
        `${repaired} (foxu): it was set aside, and can be read again.`,
      ].toSorted(),
    );
    expect(said.out.at(-1)).toBe(`Tables: ${COUNT}. Rooms: 2. Unreadable: 4. Set aside before and readable now: 1.`);
    expect((await store.find(repaired))!.aside).toBeDefined();

    const french = check(options, '--lang', 'fr');
    expect(french.code).toBe(1);
    expect(french.out).toContain(`${cut} (foxu), ligne 7\u00a0: ce n’est pas du JSON.`);
    await store.close();
    expect(check(options)).toEqual(said);
  });
});

test('says how far it is where there are many', async () => {
  const options = await freshStore('SQLite');
  await (await openStore(options)).close();
  await spoil(
    options,
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2100)
     INSERT INTO tables (id, game, public, seed, status, changed, summary)
     SELECT 'table' || i, 'foxu', false, 'seed', 'open', 0, '{}' FROM n`,
  );
  const { code, out, err } = check(options);
  expect({ code, err }).toEqual({ code: 1, err: 'Tables read so far: 1000…\nTables read so far: 2000…\n' });
  expect(out).toHaveLength(2101);
  expect(out).toContain('table7 (foxu), line 0: there is no line at all.');
});

test('bytes that are no text are one table’s fault', async () => {
  const options = await freshStore('SQLite');
  await restore(options, KEPT_BACKUP);
  await spoil(options, `UPDATE lines SET body = CAST(x'22ff22' AS TEXT) WHERE table_id = '${cut}' AND seq = 0`);
  const { code, out } = check(options);
  expect(code).toBe(1);
  expect(out).toHaveLength(2);
  expect(out[0]).toContain(`${cut} (foxu), line 0: `);
});

test.each([
  [['--data', 'nowhere'], 'no data of Escale in “nowhere”'],
  [['--deep'], '--deep'],
])('check %j is refused in one sentence', (args, words) => {
  const { code, out, err } = check(undefined, ...args);
  expect({ code, out }).toEqual({ code: 2, out: [] });
  expect(err).toContain(words);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a database that does not answer is said to be away', () => {
  const { code, err } = check({ dataDir: '', databaseUrl: 'postgres://127.0.0.1:1/none' });
  expect({ code, err }).toEqual({ code: 2, err: 'escale: The database doesn’t answer (ECONNREFUSED).\n' });
});
