/** escale serve where it cannot be opened: a real process that says why in one sentence, and ends. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/server/index.ts';
import { freePort } from '../tools/house-process.ts';
import { openTestHouse } from './support/online.ts';

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
    expect(told).toContain(`open already (${house.url}/)`);
    expect(told).toMatch(/PORT=(\d+) ESCALE_DATA=data-\1 npm start$/m);
    const french = await serve(['--port', port, '--host', '127.0.0.1', '--lang', 'fr'], {
      DATABASE_URL: 'postgres://x',
    });
    expect(expectComplaint(french)).toMatch(/une maison déjà ouverte .* PORT=\d+ npm start$/m);
    await house.close();
  });
});

describe.each(['en', 'fr'])('%s', (language) => {
  test.each([
    ['--host', '203.0.113.1', '203.0.113.1'],
    ['--host', 'no-such-host.invalid', 'no-such-host.invalid'],
    ['--port', '65536', '65535'],
    ['--port', '0', '65535'],
    ['--port', '80a', '80a'],
    ['--data', 'a-file', 'a-file'],
    ['--data', 'a-file/inside', 'ESCALE_DATA'],
  ])('%s %s is refused', async (flag, value, word) => {
    writeFileSync(join(folder, 'a-file'), '');
    const told = expectComplaint(await serve([...(await here()), flag, value, '--lang', language]));
    expect(told).toContain(word);
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
