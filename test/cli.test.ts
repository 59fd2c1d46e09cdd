/** The command line as a user runs it: real processes. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
  test.each(['play', 'replay', 'verify', 'check', 'perft', 'engine'])(
    'escale %s --help speaks both languages',
    (command) => {
      const [english, french] = ['en_US', 'fr_FR.UTF-8'].map((lang) => escale([command, '--help'], { lang }));
      expect(english).toMatchObject({ code: 0, err: '' });
      expect(english!.out).toContain(`escale ${command}`);
      expect(french!.out).toContain(`escale ${command}`);
      expect(french!.out).not.toBe(english!.out);
      expect(escale([command, '--help', '--lang', 'fr']).out).toBe(french!.out);
    },
  );

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
    [['play', 'foxu', '--set-up', 'a1'], 'six rows from the top'],
    [['play', 'foxu', '--seconds', '4'], 'from 5 to 604800'],
    [['play', 'foxu', '--seconds', '9', '--minutes', '9'], 'one clock'],
    [['play', 'foxu', '--take-back', 'often'], 'never, agreed, free'],
    [['play', 'foxu', '--chance', 'kind'], 'drawn, asked'],
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

  test('a game without a seed goes on with one of its own, which says nothing of the draws before', () => {
    const file = fileWith({ events: saved.events.slice(0, 3), result: null, seed: undefined });
    expect(escale(['play', '--open', file], { input: lines('undo', 'undo', 'undo') }).out).toMatch(
      /Taken back.*Taken back.*cannot be taken back/s,
    );
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      version: 2,
      from: 1,
      seed: expect.stringMatching(/^\w{32}$/),
    });
    expect(escale(['verify', file]).out).toContain('all as written: 0.');
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

describe('the table at the keyboard', () => {
  const foxu = ['play', 'foxu', '--seed', '7', '--names', 'Ada,Ben'] as const;
  const [corners, slide] = moves as [string, string];
  const table = (flags: readonly string[], ...typed: string[]) =>
    escale([...foxu, ...flags], { input: lines(...typed) }).out;

  test('a hint is given to who asks for it, and counted; or to nobody', () => {
    const out = table([], corners, 'hint', 'resign');
    expect(out).toMatch(/A hint for Ada: f1-[a-f][1-6]/);
    expect(out).toContain('Hints: Ada 1, Ben 0');
    expect(table(['--no-hints'], 'hint', 'resign')).toContain('There are no hints at this table.');
  });

  test('who gives up leaves the game to the other', () => {
    const out = table([], corners, slide, 'resign');
    expect(out).toContain('The game is over. Ben has given up.\nWon by Ada.');
    expect(out).not.toContain('Scores');
  });

  test('a draw is offered, and the other side answers', () => {
    const out = table([], 'yes', 'draw', 'no', corners, 'draw', 'draw', 'yes');
    for (const sentence of [
      'There is no offer to answer.',
      'Ada offers a draw.',
      'Ben, yes or no> Ben declines the draw.',
      'An offer stands already.',
      'A draw was agreed on.\nNobody wins.',
    ]) {
      expect(out).toContain(sentence);
    }
    expect(table(['--computer', '2:1'], 'draw')).toContain('The computer never agrees to a draw.');
  });

  test('moves are taken back freely, if the other agrees, or never', () => {
    expect(table([], corners, slide, 'undo')).toContain('Taken back.');
    const agreed = table(['--take-back', 'agreed'], corners, slide, '1 undo', 'no', '1 undo', 'yes');
    expect(agreed).toMatch(/Ada would like to take a move back.*Ben would rather not.*Taken back/s);
    expect(table(['--take-back', 'never'], corners, 'undo')).toContain('No move is taken back at this table.');
  });

  test('the clock stands with the prompt, and ends the game of who lets it run out', async () => {
    expect(table(['--minutes', '3'], corners)).toContain('[Ada 3:00, Ben 3:00] Ada> ');
    const args = [join(root, 'bin/escale.js'), ...foxu, '--seconds', '5', '--lang', 'en'];
    const child = spawn('node', args, { stdio: ['pipe', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
    });
    expect((await once(child, 'close'))[0]).toBe(0);
    expect(out).toContain('[Ada 0:05] Ada> \nThe game is over. Ada has run out of time.\nWon by Ben.');
  });

  test('the computer plays on for who leaves it his place, until he is back, or to the end', () => {
    const away = table(['--computer', '2:1'], 'computer', 'back', 'resign');
    expect(away).toMatch(/The computer plays on for Ada.*Ada is back\..*Ada has given up/s);
    const two = table([], 'computer', '1 back', corners, 'resign');
    expect(two).toMatch(/The computer plays on for Ada.*Ada is back\..*Ada has given up/s);
    expect(table([], 'computer')).toMatch(/Ada slides .*Good-bye/s);
    const file = fileWith({ events: saved.events.slice(0, -2), result: null });
    const { code, out } = escale(['play', '--open', file, '--computer', '2:5'], { input: lines('computer') });
    expect({ code, over: out.includes('Won by') }).toEqual({ code: 0, over: true });
  });

  test('between the games of a match the computer’s level can be changed', () => {
    const out = table(
      ['--computer', '2:1', '--games', '2'],
      'level 2:3',
      'resign',
      'level 1:4',
      'level 2:4',
      '',
      'quit',
    );
    for (const sentence of [
      'Players: 1 Ada, 2 Ben (level 1)',
      'The game is not over yet.',
      'Match: Ada 0, Ben 1',
      'There is no computer player at that seat.',
      'Ben plays at level 4 in the next game.',
      'Game 2 of 2.\nPlayers: 1 Ben (level 4), 2 Ada',
    ]) {
      expect(out).toContain(sentence);
    }
  });

  test('what chance has drawn is said by who sits there, or drawn by lot; the file knows it', () => {
    const file = join(folder, 'asked.json');
    const grey = saved.events[0].move;
    const out = table(['--chance', 'asked', '--save', file], corners, 'moves', `chance ${grey}`, 'lots', corners);
    expect(out).toContain('drawn by chance> ');
    expect(out).toContain('chance: more than can be listed');
    expect(out).toContain('It is not your turn.');
    const { version, chance, events } = JSON.parse(readFileSync(file, 'utf8'));
    expect({ version, chance, events }).toEqual({ version: 2, chance: 'asked', events: saved.events.slice(0, 2) });
    expect(escale(['verify', file]).out).toContain('Draws recomputed from its seed, all as written: 0.');
    expect(escale(['play', '--open', file], { input: lines(slide) }).out).toContain('Ada slides');
    expect(table(['--chance', 'asked'], 'lots')).toContain(
      `The grey discs lie on ${grey.slice(5).replaceAll(',', ' ')}.`,
    );
    expect(table([], 'lots')).toContain('Chance draws by itself at this table.');
  });

  test('the end of a round waits until somebody goes on', () => {
    const file = join(folder, 'robots.json');
    const robots = ['play', 'ricochet-robots', '--seats', '1', '--seed', '3', '--save', file];
    escale(robots, { input: lines('bid:9') });
    const game = JSON.parse(readFileSync(file, 'utf8'));
    const events = [...game.events, { by: 'clock', move: 'glass' }];
    writeFileSync(file, JSON.stringify({ ...game, events }));
    const rested = escale(['play', '--open', file, '--pause'], { input: lines('give-up', '', 'go') }).out;
    expect(rested.split('go when you have seen enough> ')).toHaveLength(3);
    expect(JSON.parse(readFileSync(file, 'utf8')).events.slice(events.length)).toEqual([
      { by: 0, move: 'give-up' },
      { by: 'chance', move: expect.stringMatching(/^target:/) },
    ]);
  });

  test('names from flags and files reach the terminal as text', () => {
    const names = ['A\u001b[2Jda', 'B\u202een\u0007'];
    const file = fileWith({ players: names, events: saved.events.slice(0, 2), result: null });
    for (const args of [
      ['play', 'foxu', '--names', names.join()],
      ['play', '--open', file],
      ['replay', file],
      ['analyse', file, '--ms', '1'],
    ]) {
      const { out } = escale(args, { input: lines('quit') });
      expect(out).toContain('A [2Jda');
      expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    }
    expect(escale(['verify', fileWith({ game: 'x\u001b[2J' })]).err).not.toContain('\u001b');
  });
});

describe('verify', () => {
  test.each([
    ['another format', 'format', { format: 'chess' }],
    ['a version to come', 'version', { version: 3 }],
    ['what its version does not know', 'version', { from: 1 }],
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
