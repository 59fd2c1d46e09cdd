/** escale backup and escale restore as the keeper of a house runs them, beside the house that is open. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, inject, test } from 'vitest';
import { fileIn, openStore } from '../src/server/store/open.ts';
import { program } from '../tools/build.js';
import { freshDatabase } from './support/postgres.ts';
import { line, opened, visitor } from './support/store/rows.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'escale-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

function escale(args: readonly string[], environment: Record<string, string> = {}) {
  const ran = spawnSync('node', [join(root, 'bin/escale.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', ...environment },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

test('a house moves from SQLite to PostgreSQL, both open', async () => {
  const dataDir = join(folder, 'data');
  const store = await openStore({ dataDir });
  await store.addVisitor(visitor(), 'token');
  await opened(store, { id: 'table' });
  await store.append(line('table', 1));
  await store.evenings.open({ id: 'odd-room', code: 'BCDF' }, 1, ['{"t":"danced"}']);
  expect(escale(['backup', 'house.backup'])).toEqual({
    code: 0,
    out: 'Written to house.backup. Tables: 1. People: 1.\n',
    err: '',
  });

  const databaseUrl = await freshDatabase(inject('postgres'));
  const nodes = await openStore({ databaseUrl, dataDir });
  const restored = new Promise<void>((heard) => nodes.onRestored(heard));
  const moved = escale(['restore', 'house.backup', '--lang', 'fr'], { DATABASE_URL: databaseUrl });
  expect(moved).toEqual({
    code: 0,
    out: [
      'Restauré depuis house.backup. Tables\u00a0: 1. Personnes\u00a0: 1.',
      // it came back as it was, and is named
      'odd-room (une salle), ligne 0\u00a0: cette version ne connaît pas ce qui s’y passe («\u00a0danced\u00a0»).\n',
    ].join('\n'),
    err: '',
  });
  await restored;
  expect(await nodes.read('table', 0)).toEqual(await store.read('table', 0));

  await store.append(line('table', 2));
  expect(escale(['restore', 'house.backup', '--data', dataDir])).toMatchObject({ code: 0, err: '' });
  expect(await store.read('table', 0)).toHaveLength(2);
  await Promise.all([store.close(), nodes.close()]);
});

test.each([
  [['backup'], 'file of a backup'],
  [['backup', 'x', '--data', 'nowhere'], 'no data of Escale in “nowhere”'],
  [['backup', 'no/such/folder/x'], 'can’t be written'],
  [['restore', 'none'], 'can’t be read'],
  [['restore', 'letter'], 'not a backup of Escale'],
])('%j is refused in one sentence', (args, words) => {
  writeFileSync(join(folder, 'letter'), 'Dear Ada,');
  const { code, out, err } = escale(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(words);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test('a damaged backup is refused in a sentence that says where, and nothing has changed', async () => {
  const dataDir = join(folder, 'kept');
  const store = await openStore({ dataDir });
  await opened(store, { id: 'kept' });
  expect(escale(['backup', 'whole', '--data', dataDir])).toMatchObject({ code: 0 });
  const lines = gunzipSync(readFileSync(join(folder, 'whole')))
    .toString()
    .trimEnd()
    .split('\n');
  const spoilt = lines.map((each) => each.replace(/^(\["lines","kept",0,)\d+/, '$1"soon"'));
  writeFileSync(join(folder, 'damaged'), gzipSync(`${spoilt.join('\n')}\n`));
  await store.append(line('kept', 1));
  const where = `line ${1 + lines.findIndex((each) => each.startsWith('["lines"'))}`;
  expect(escale(['restore', 'damaged', '--data', dataDir])).toEqual({
    code: 2,
    out: '',
    err: `escale: The backup “damaged” is damaged in ${where}: “at” of “lines” is not what it should be. Nothing has changed.\n`,
  });
  expect(escale(['restore', 'damaged', '--data', dataDir, '--lang', 'fr']).err).toContain('Rien n’a changé.');
  expect(await store.read('kept', 0)).toHaveLength(2);
  await store.close();
});

test('a database that does not answer is said to be away', () => {
  const { code, err } = escale(['backup', 'x'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect(code).toBe(2);
  expect(err).toBe('escale: The database doesn’t answer (ECONNREFUSED).\n');
});

test('the thread of the store is built with the program', async () => {
  const workerData = { file: fileIn(join(folder, 'built')) };
  const thread = new Worker(join(dirname(program), 'sqlite-thread.js'), { workerData });
  const closed = new Promise((resolve) => thread.once('exit', resolve));
  expect(await new Promise((resolve) => thread.once('message', resolve))).toBe('open');
  thread.postMessage('close');
  expect(await closed).toBe(0);
});
