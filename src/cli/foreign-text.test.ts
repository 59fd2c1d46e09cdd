/** Whatever a file, a flag or another house says, a terminal is given text: nothing that moves, colours, turns or fakes a line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { oneLine, printable } from '../text/printable.ts';
import { crashed, run } from './index.ts';

/** Clear the screen, by an escape and by one byte; a bell, a return; an override of direction; half a character; a line of one's own. */
const EVIL = 'evil\u001b[2J\u009b2J\u0007\r\u202egood\u2066\u200f\ud800\u2028\u0085\nescale: All is well.';
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const folder = mkdtempSync(join(tmpdir(), 'escale-foreign-'));
afterAll(() => rmSync(folder, { recursive: true }));
const example = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../docs/example.escale-game.json'), 'utf8'));

function fileOf(fields: object): string {
  const file = join(mkdtempSync(join(folder, 'f-')), 'game.json');
  writeFileSync(file, JSON.stringify({ ...example, ...fields }));
  return file;
}

/** All that the command line writes, on either stream. */
async function printed(...args: readonly string[]): Promise<string> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end('quit\n');
  const streams = { stdin, stdout, stderr, env: { LANG: 'en_GB', ESCALE_DATA: folder } };
  await run(args, streams as unknown as Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env'>);
  return `${stdout.read() ?? ''}${stderr.read() ?? ''}`;
}

function expectText(out: string): void {
  expect(out).toContain('evil');
  expect(out).not.toMatch(UNSEEN);
  // nobody but we ourselves begins a line
  expect(out.split('\n').filter((line) => line.startsWith('escale: All'))).toEqual([]);
}

describe('a file', () => {
  const short = { events: example.events.slice(0, 3), result: null };

  test.each([['play', '--open'], ['replay'], ['analyse', '--ms', '1']])('names of players: %s', async (...args) => {
    expectText(await printed(...args, fileOf({ ...short, players: [EVIL, EVIL] })));
  });

  test.each([
    ['its game', { game: EVIL }],
    ['its options', { options: { [EVIL]: 1 } }],
    ['a move', { events: [{ by: 'chance', move: EVIL }] }],
    ['its form', { [EVIL]: 1 }],
    ['its result', { result: { winners: [0], scores: [1, 0], reason: EVIL } }],
  ])('%s', async (_what, fields) => {
    expectText(await printed('verify', fileOf(fields)));
  });

  test('a backup', async () => {
    const file = join(folder, 'evil.backup');
    writeFileSync(file, gzipSync(`{"escale":"backup","form":1}\n${JSON.stringify([EVIL])}\n`));
    expectText(await printed('restore', file));
  });

  test('its own name, and a flag', async () => {
    expectText(await printed('verify', `${folder}/${EVIL}`));
    // no file system has names with half a character in them
    expectText(await printed('restore', `${folder}/${EVIL.replace('\ud800', '')}`));
    expectText(await printed('play', EVIL));
    expectText(await printed(EVIL));
    expectText(await printed('play', 'foxu', `--${EVIL}`));
  });
});

describe('another house', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  async function houseThat(answers: (path: string) => { readonly status: number; readonly body: string }) {
    server = createServer((request, response) => {
      const { status, body } = answers(request.url!);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const bot = (url: string) => printed('bot', '--url', url, '--engine', 'cat', '--table', 'table', '--token', 'mine');

  test('what it refuses', async () => {
    const url = await houseThat(() => ({ status: 400, body: JSON.stringify({ error: { message: EVIL } }) }));
    expectText(await bot(url));
  });

  test('why it says farewell', async () => {
    const bye = `${JSON.stringify({ t: 'bye', reason: EVIL })}\n`;
    expectText(await bot(await houseThat(() => ({ status: 200, body: bye }))));
  });

  test('how a game ended', async () => {
    const face = { game: 'foxu', phase: 'over', holders: [], ending: { kind: EVIL } };
    const hello = { t: 'hello', seq: 1, face, you: { who: 'me', seat: 0 }, view: { viewer: 0 }, lines: [], names: {} };
    expectText(await bot(await houseThat(() => ({ status: 200, body: `${JSON.stringify(hello)}\n` }))));
  });
});

test('what nobody has foreseen', () => {
  const stderr = new PassThrough();
  crashed(new Error(EVIL), { stderr: stderr as unknown as NodeJS.Process['stderr'] });
  const out = String(stderr.read());
  expect(out).toContain('evil');
  expect(out).not.toMatch(UNSEEN);
});

test('lines stay lines, one line stays one, and what is typography is left alone', () => {
  expect(printable('é – « 7 »\r\n')).toBe('é – « 7 »\n');
  expect(printable(EVIL)).toBe('evil[2J2Jgood\nescale: All is well.');
  expect(oneLine(EVIL)).toBe('evil [2J 2J good escale: All is well.');
  expect(oneLine(' A\u001bda\n\tB ')).toBe('A da B');
  expect(oneLine('Qui\u202f? «\u00a0moi\u00a0»')).toBe('Qui\u202f? «\u00a0moi\u00a0»');
});
