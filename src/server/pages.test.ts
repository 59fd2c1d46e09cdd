/** The built pages over HTTP. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../test/support/online.ts';
import { readPageFiles } from './page-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-pages-'));
const root = join(folder, 'web');
const LARGE = 'x'.repeat(4 * 2 ** 20);
let house: TestHouse;
beforeAll(async () => {
  for (const path of ['assets', '.vite']) mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'nobody may read this');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>first</title>');
  writeFileSync(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(join(root, 'assets/app-abc.js'), LARGE);
  house = await openTestHouse({ pages: root });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(house.url + path, { headers });

test('a file is what it is, for as long as its name says', async () => {
  const script = await get('/assets/app-abc.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await script.text()).toBe(LARGE);
  const icon = await get('/icon.svg');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(icon.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/', '/foxu', '/tables/abc?from=1', '/index.html'])('%s is the first page', async (path) => {
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('<title>first</title>');
});

test.each([
  '/assets/gone.js',
  '/.vite/manifest.json',
  '/api/nothing',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
])('%s is not there', async (path) => {
  const { hostname, port } = new URL(house.url);
  // as it is written: whoever asks kindly would straighten it
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const line = connect(Number(port), hostname, () =>
      line.write(`GET ${path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`),
    );
    line.on('data', (data) => {
      text += data;
    });
    line.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('nobody may read this');
});

test('whoever has it already is told that it has not changed', async () => {
  const tag = (await get('/')).headers.get('etag')!;
  const again = await get('/', { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('/', { 'if-none-match': '"another"' })).status).toBe(200);
});

test('its head alone says how long it is', async () => {
  const head = await fetch(`${house.url}/assets/app-abc.js`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, `${LARGE.length}`]);
});

test('a crowd that reads slowly leaves nobody without pages: all of them wait for the same bytes', async () => {
  const { hostname, port } = new URL(house.url);
  // together far more than an address may leave unread
  const slow = await Promise.all(
    Array.from({ length: 16 }, () => {
      const line = connect(Number(port), hostname);
      line.write('GET /assets/app-abc.js HTTP/1.1\r\nhost: here\r\n\r\n'.repeat(5));
      // it comes, and nobody reads it
      return new Promise<typeof line>((resolve) => line.once('readable', () => resolve(line)));
    }),
  );
  const script = await get('/assets/app-abc.js');
  expect([script.status, (await script.text()).length]).toEqual([200, LARGE.length]);
  for (const line of slow) line.destroy();
});

test('the page of a table is looked up, and counts as a request; files do not', async () => {
  const strict = await openTestHouse({ pages: root, limits: { requestsPerMinute: 5 } });
  const statuses = async (path: string) => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => fetch(strict.url + path)));
    return answers.map(({ status }) => status).toSorted();
  };
  expect(await statuses('/t/abcdefghijklmnopqrstuv')).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await statuses('/icon.svg')).toEqual(Array(7).fill(200));
  await strict.close();
});

describe('the files of a folder', () => {
  test('a folder without a first page is none', async () => {
    await expect(openTestHouse({ pages: join(root, 'assets') })).rejects.toThrow('no pages');
  });

  test('are found by their addresses', () => {
    expect([...readPageFiles(root).keys()].toSorted()).toEqual(['/assets/app-abc.js', '/icon.svg', '/index.html']);
  });
});
