/** The command line as a user runs it: real processes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/shelf.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'escale-'));
afterAll(() => rmSync(folder, { recursive: true }));

function escale(args: readonly string[], { input = '', lang = 'en_GB.UTF-8' } = {}) {
  const environment = { PATH: process.env.PATH, LANG: lang };
  const ran = spawnSync('node', [join(root, 'bin/escale.js'), ...args], { input, encoding: 'utf8', env: environment });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}
const lines = (...all: string[]) => `${all.join('\n')}\n`;
const example = readFileSync(join(root, 'docs/example.escale-game.json'), 'utf8');

const saved = JSON.parse(example);
const moves: readonly string[] = saved.events.slice(1).map((event: { move: string }) => event.move);

/** A file of the example with some fields changed; undefined takes one out. */
function fileWith(fields: object): string {
  const file = join(mkdtempSync(join(folder, 'file-')), 'changed.json');
  writeFileSync(file, JSON.stringify({ ...saved, ...fields }));
  return file;
}

describe('help', () => {
  test.each(['play', 'replay', 'verify', 'perft', 'engine'])('escale %s --help speaks both languages', (command) => {
    const [english, french] = ['en_US', 'fr_FR.UTF-8'].map((lang) => escale([command, '--help'], { lang }));
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english!.out).toContain(`escale ${command}`);
    expect(french!.out).toContain(`escale ${command}`);
    expect(french!.out).not.toBe(english!.out);
    expect(escale([command, '--help', '--lang', 'fr']).out).toBe(french!.out);
  });

  test('escale alone lists commands and games', () => {
    for (const word of ['play', 'engine', ...GAME_IDS]) expect(escale([]).out).toContain(word);
  });

  test.each([
    [['fly'], 'no command “fly”'],
    [['play', 'chess'], 'no game “chess”'],
    [['play', 'foxu', '--speed', '3'], '--speed'],
    [['play', 'foxu', '--seats', '3'], 'Allowed: 2'],
    [['play', 'foxu', '--option', 'grey=no'], '"placed"'],
    [['play', 'foxu', '--names', 'Ada'], 'names'],
    [['perft', 'foxu', '--depth', 'x'], '--depth'],
    [['perft', 'foxu', '--option', 'grey=placed', '--depth', '1'], 'cannot be listed'],
    [['match', 'foxu', '5'], 'two players'],
    [['match', 'ricochet-robots', '5', 'plain'], 'without a clock'],
    [['replay'], 'file'],
    [['verify', 'no-such-file.json'], 'cannot be read'],
  ])('%j is refused in one sentence', (args, word) => {
    const { code, out, err } = escale(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(word);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('play', () => {
  test('a game to its end, with refusals explained, saved and verified', () => {
    const file = join(folder, 'foxu.json');
    const input = lines('f1-f9', 'undo', 'moves', 'help', ...moves);
    const { code, out } = escale(['play', 'foxu', '--seed', '7', '--names', 'Ada,Ben', '--save', file], { input });
    expect(code).toBe(0);
    for (const sentence of [
      'not written like a move',
      'cannot be taken back',
      'diagonal:a1f6',
      'Won by Ada.',
      'Ada 11, Ben 8',
    ]) {
      expect(out).toContain(sentence);
    }
    expect(escale(['verify', file]).out).toContain('a correct game of Foxu. Events: 11.');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(saved);
  });

  test('a match: the players change seats and the points are theirs', () => {
    const { out } = escale(['play', 'foxu', '--seed', '7', '--names', 'Ada,Ben', '--games', '2'], {
      input: lines(...moves, 'quit'),
    });
    expect(out).toContain('Match: Ada 1, Ben 0');
    expect(out).toContain('Players: 1 Ben, 2 Ada');
  });

  test('a game goes on from its file', () => {
    const file = fileWith({ events: saved.events.slice(0, 3), result: null });
    const { out } = escale(['play', '--open', file], { input: lines('undo', 'f1-f6', 'quit') });
    expect(out).toContain('Taken back.');
    expect(JSON.parse(readFileSync(file, 'utf8')).events.at(-1)).toEqual({ by: 0, move: 'f1-f6' });
  });

  test('the keyboard is handed over before a secret is shown, and the secret is not told', () => {
    const secret = 'code:red-star,blue-circle,red-square';
    const input = lines('', secret, '', 'log', 'color:red,blue,red', 'undo', 'quit');
    const { out } = escale(['play', 'royale-mastermind', '--names', 'Ada,Ben'], { input });
    const [before, after] = out.split('Ben’s turn, and there are secrets');
    expect(before).not.toContain('red-star');
    expect(after).not.toContain('red-star');
    expect(after).toContain('cannot be taken back');
  });

  test('the shelf, in French', () => {
    const { out } = escale(['play'], { input: lines('9', '1', 'quit'), lang: 'fr_FR.UTF-8' });
    expect(out).toContain('Quelle boîte ouvrons-nous');
    expect(out).toContain('Au revoir.');
  });
});

describe('verify', () => {
  test.each([
    ['another format', 'format', { format: 'chess' }],
    ['a version to come', 'version', { version: 2 }],
    ['something more', 'comment', { comment: 'hello' }],
    ['an unknown game', 'Games: foxu', { game: 'chess' }],
    ['a wrong option', 'placed', { options: { grey: 1 } }],
    ['too few names', '1 names for 2 seats', { players: ['Ada'] }],
    ['another result', 'the events lead to', { result: null }],
    ['a wrong event', 'event 2 (by 0: a1-a2) is refused: Your tube stands on f1.', { events: withMove(2, 'a1-a2') }],
    ['a wrong draw', 'draw 0 does not follow', { seed: '8' }],
  ])('%s is refused, naming it', (_, word, fields) => {
    const { code, out, err } = escale(['verify', fileWith(fields)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(word);
  });

  test('what is not JSON is refused', () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{"format":');
    expect(escale(['verify', file])).toMatchObject({ code: 2, err: expect.stringContaining('not JSON') });
  });

  test('a game without a seed', () => {
    const file = fileWith({ seed: undefined });
    expect(escale(['verify', file]).out).toContain('cannot be recomputed: 1');
  });
});

test('a match between a level, the plain search and a program that speaks the protocol', () => {
  const few = ['--games', '2', '--nodes', '20'];
  const { out } = escale(['match', 'mister-zero', '5', 'plain', ...few]);
  expect(out).toMatch(/^2: level 5 \d won, \d drawn, \d lost against plain: .* %, Elo/m);
  const engine = `node ${join(root, 'bin/escale.js')} engine`;
  expect(escale(['match', 'foxu', engine, 'plain', ...few]).out).toMatch(/^2: node .* engine \d won/m);
});

test('replay tells every event and draws every board', () => {
  const { out } = escale(['replay', join(root, 'docs/example.escale-game.json')], { lang: 'fr' });
  expect(out).toContain('11/11');
  expect(out.match(/a b c d e f/g)).toHaveLength(12);
});

test('the engine answers in order, whatever it is sent, until the input ends', () => {
  const megabyte = JSON.stringify({ id: 2, do: 'games', x: 'y'.repeat(2 ** 20) });
  const input = lines('{"id":1,"do":"games"}', megabyte, '}{', '\u0000', '{"id":5,"do":"new","game":"foxu","seats":2}');
  const { code, out, err } = escale(['engine'], { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [1, undefined],
    [2, 'bad-request'],
    [null, 'bad-json'],
    [null, 'bad-json'],
    [5, undefined],
  ]);
});

function withMove(index: number, move: string) {
  return saved.events.map((event: object, i: number) => (i === index ? { ...event, move } : event));
}
