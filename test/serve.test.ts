/** escale serve where it cannot be opened: a real process that says why in one sentence, and ends. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { openStore } from '../src/server/index.ts';
import { fileIn } from '../src/server/store/open.ts';
import { type Connection, connect, release } from '../src/server/store/sqlite-database.ts';
import { freePort } from '../tools/house-process.ts';
import { openTestHouse } from './support/online.ts';
import { openPassage } from './support/passage.ts';
import { freshDatabase } from './support/postgres.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'escale-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Until it ends by itself: a process that hangs fails its test. */
function serve(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const child = spawn(process.execPath, [join(root, 'bin/escale.js'), 'serve', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', ...environment },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += data;
    // it opened although it should not have
    child.kill();
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return new Promise((done) => child.once('exit', (code) => done({ code, out, err })));
}

const here = async () => ['--host', '127.0.0.1', '--port', String(await freePort())];

function expectComplaint({ code, out, err }: Ran): string {
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trim().split('\n')).toHaveLength(1);
  return err;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createSocket();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

describe('a port that is taken', () => {
  test.each(['en', 'fr'])('by another program (%s): a free one is named, and nothing was opened', async (language) => {
    const other = createServer((_, response) => response.end('hello'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const data = join(folder, `other-${language}`);
    const ran = await serve(['--port', String(port), '--host', '127.0.0.1', '--data', data, '--lang', language]);
    const told = expectComplaint(ran);
    expect(told).toMatch(new RegExp(`port ${port} `, 'i'));
    expect(told).toContain(language === 'en' ? 'another program' : 'un autre programme');
    const [, free] = /PORT=(\d+) npm start$/m.exec(told)!;
    expect(await isFree(Number(free))).toBe(true);
    expect(existsSync(data)).toBe(false);
    other.close();
  });

  test('by a program that never answers', async () => {
    const other = createSocket();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(expectComplaint(await serve(['--host', '127.0.0.1'], { PORT: String(port) }))).toContain('another program');
    other.close();
  });

  test('by a house: its address is told, and a second one gets a folder of its own', async () => {
    const house = await openTestHouse();
    const { port } = new URL(house.url);
    const told = expectComplaint(await serve(['--port', port, '--host', '127.0.0.1']));
    expect(told).toContain(`already open (${house.url}/)`);
    expect(told).toMatch(/PORT=(\d+) ESCALE_DATA=data-\1 npm start$/m);
    const french = await serve(['--port', port, '--host', '127.0.0.1', '--lang', 'fr'], {
      DATABASE_URL: 'postgres://x',
    });
    expect(expectComplaint(french)).toMatch(/un Escale déjà ouvert .* PORT=\d+ npm start$/m);
    await house.close();
  });
});

/** A file where a folder should be, a file that is no database, and a database whose tables are overwritten. */
async function furnish(): Promise<void> {
  writeFileSync(join(folder, 'a-file'), '');
  mkdirSync(join(folder, 'no-database'), { recursive: true });
  writeFileSync(fileIn(join(folder, 'no-database')), 'a shopping list '.repeat(1000));
  const damaged = join(folder, 'damaged');
  rmSync(damaged, { recursive: true, force: true });
  await (await openStore({ dataDir: damaged })).close();
  const bytes = readFileSync(fileIn(damaged));
  // behind the first page, which lists the tables
  writeFileSync(fileIn(damaged), bytes.fill(0xee, 4096));
}

describe.each(['en', 'fr'])('%s', (language) => {
  test.each([
    ['--host', '203.0.113.1', '203.0.113.1'],
    ['--host', 'no-such-host.invalid', 'no-such-host.invalid'],
    ['--port', '65536', '65535'],
    ['--port', '0', '65535'],
    ['--port', '80a', '80a'],
    ['--data', 'a-file', 'a-file'],
    ['--data', 'a-file/inside', 'ESCALE_DATA'],
    // nobody writes there, not even who may do everything
    ['--data', '/proc/escale', 'ESCALE_DATA'],
    ['--data', 'no-database', 'escale restore'],
    ['--data', 'damaged', 'escale restore'],
  ])('%s %s is refused', async (flag, value, word) => {
    await furnish();
    const told = expectComplaint(await serve([...(await here()), flag, value, '--lang', language]));
    expect(told).toContain(word);
  });

  test.each([
    ['ESCALE_KEEP', 'ghosts=1', 'guests, tables'],
    ['ESCALE_KEEP', 'guests=often', 'ESCALE_KEEP guests'],
    ['ESCALE_LIMITS', 'sleep=1', 'requestsPerMinute'],
    ['DATABASE_URL', 'postgres://here:99999/x', 'DATABASE_URL'],
    ['DATABASE_URL', 'postgres://127.0.0.1:1/x', 'ECONNREFUSED'],
  ])('%s=%s is refused', async (variable, value, word) => {
    const told = expectComplaint(await serve([...(await here()), '--lang', language], { [variable]: value }));
    expect(told).toContain(word);
    // there may be a password in it
    if (variable === 'DATABASE_URL') expect(told).not.toContain(value);
  });

  test('a port of the environment is called by its name', async () => {
    const ran = await serve(['--lang', language], { PORT: '123456' });
    expect(expectComplaint(ran)).toMatch(/PORT .*65535.*123456/);
  });
});

test('a folder in which another house is open', async () => {
  const data = join(folder, 'in-use');
  const store = await openStore({ dataDir: data });
  expect(expectComplaint(await serve([...(await here()), '--data', data]))).toContain('one at a time');
  await store.close();
});

describe('a database that answers no more does not hold a house that is told to close', () => {
  /** Two seconds are promised; others use this machine too. */
  const SOON_MS = 6000;

  async function closedWithin(environment: Readonly<Record<string, string>>, freeze: () => void): Promise<number> {
    const child = spawn(process.execPath, [join(root, 'bin/escale.js'), 'serve', ...(await here())], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    freeze();
    // until the house has asked it something
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const begin = performance.now();
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    return performance.now() - begin;
  }

  test('a file that another process has locked', async () => {
    const dataDir = join(folder, 'locked');
    let lock: Connection | undefined;
    const freeze = () => {
      lock = connect(fileIn(dataDir));
      lock.exec('BEGIN IMMEDIATE');
    };
    expect(await closedWithin({ ESCALE_DATA: dataDir }, freeze)).toBeLessThan(SOON_MS);
    release(lock!);
  });

  test('a PostgreSQL from which nothing comes', async () => {
    const passage = await openPassage(await freshDatabase(inject('postgres')));
    const freeze = () => passage.swallow();
    expect(await closedWithin({ DATABASE_URL: passage.url }, freeze)).toBeLessThan(SOON_MS);
    await passage.close();
  });
});
