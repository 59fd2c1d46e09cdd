/** The command line as a user runs it: real processes. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/shelf.ts';
import { openStore } from '../src/server/index.ts';

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

describe('pair', () => {
  const field = {
    format: 'swiss',
    players: ['Ada', 'Bob', 'Cléo'],
    rounds: [
      [
        { players: ['Ada', 'Bob'], points: [1, 0] },
        { players: ['Cléo'], points: [1] },
      ],
    ],
  };
  test('the next round of a tournament, from standard input or a file', () => {
    const round = '{"tables":[["Cléo","Ada"]],"byes":["Bob"]}\n';
    expect(escale(['pair'], { input: JSON.stringify(field) })).toEqual({ code: 0, out: round, err: '' });
    const file = join(folder, 'field.json');
    writeFileSync(file, JSON.stringify(field));
    expect(escale(['pair', file]).out).toBe(round);
  });
  test.each(['swiss', 'round-robin', 'knock-out'])('%s: odd fields, as it is built', (format) => {
    const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const { code, out } = escale(['pair'], { input: JSON.stringify({ format, players }) });
    expect(code).toBe(0);
    const { tables, byes } = JSON.parse(out);
    expect([...tables.flat(), ...byes].sort()).toEqual(players);
  });
  test.each([
    ['{', /can’t be read at “JSON”/],
    [JSON.stringify({ ...field, format: 'league' }), /at “format”/],
    [JSON.stringify({ ...field, absent: ['Zoé'] }), /“Zoé” is not among the players/],
  ])('%s is explained', (input, said) => {
    const { code, out, err } = escale(['pair'], { input });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(said);
  });
});

describe('ratings', () => {
  const games = [{ game: 'foxu', players: ['Ada', 'Bob'], points: [1, 0] }];
  test('everyone’s rating, from games', () => {
    const { code, out } = escale(['ratings'], { input: JSON.stringify({ games }) });
    expect(code).toBe(0);
    const [first, second] = JSON.parse(out).ratings;
    expect(first).toMatchObject({ game: 'foxu', player: 'Ada', games: 1, shown: false });
    expect(second.mu).toBeLessThan(first.mu);
  });
  test.each([
    ['{', /can’t be read at “JSON”/],
    [JSON.stringify({ games: [{ ...games[0], points: [1] }] }), /Game 1 needs as many points/],
  ])('%s is explained', (input, said) => {
    const { code, out, err } = escale(['ratings'], { input });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(said);
  });
});

describe('help', () => {
  test.each(['play', 'replay', 'verify', 'check', 'perft', 'pair', 'ratings', 'puzzles', 'engine'])(
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
    [['play', 'foxu', '--names', 'Ada'], 'Names: 1, seats: 2'],
    [['play', 'foxu', '--set-up', 'a1'], 'six rows from the top'],
    [['play', 'foxu', '--seconds', '4'], 'from 5 to 604800'],
    [['play', 'foxu', '--seconds', '9', '--minutes', '9'], 'one clock'],
    [['play', 'foxu', '--take-back', 'often'], 'never, agreed, free'],
    [['play', 'foxu', '--chance', 'kind'], 'drawn, asked'],
    [['perft', 'foxu', '--depth', 'x'], '--depth'],
    [['perft', 'foxu', '--option', 'grey=placed', '--depth', '1'], 'can’t be listed'],
    [['match', 'foxu', '5'], 'two players'],
    [['match', 'ricochet-robots', '5', 'plain'], 'without a clock'],
    [['replay'], 'file'],
    [['verify', 'no-such-file.json'], 'can’t be read'],
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
      'isn’t written like a move',
      'can’t take that back',
      'diagonal:a1f6',
      'Ada won!',
      'Ada 11, Ben 8',
    ]) {
      expect(out).toContain(sentence);
    }
    expect(escale(['verify', file]).out).toContain('a correct game of Foxu. Moves: 11.');
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
      /Taken back.*Taken back.*can’t take that back/s,
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
    const [before, after] = out.split('Ben’s turn. Pass the keyboard');
    expect(before).not.toContain('red-star');
    expect(after).not.toContain('red-star');
    expect(after).toContain('can’t take that back');
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
    expect(table(['--no-hints'], 'hint', 'resign')).toContain('This table has no hints.');
  });

  test('who gives up leaves the game to the other', () => {
    const out = table([], corners, slide, 'resign');
    expect(out).toContain('The game is over. Ben resigned.\nAda won!');
    expect(out).not.toContain('Scores');
  });

  test('a draw is offered, and the other side answers', () => {
    const out = table([], 'yes', 'draw', 'no', corners, 'draw', 'draw', 'yes');
    for (const sentence of [
      'There is no draw offer to answer.',
      'Ada offers a draw.',
      'Ben, yes or no> Ben declines the draw.',
      'A draw has already been offered.',
      'The players agreed to a draw.\nIt’s a draw.',
    ]) {
      expect(out).toContain(sentence);
    }
    expect(table(['--computer', '2:1'], 'draw')).toContain('The computer never agrees to a draw.');
  });

  test('moves are taken back freely, if the other agrees, or never', () => {
    expect(table([], corners, slide, 'undo')).toContain('Taken back.');
    const agreed = table(['--take-back', 'agreed'], corners, slide, '1 undo', 'no', '1 undo', 'yes');
    expect(agreed).toMatch(/Ada would like to take a move back.*Ben would rather not.*Taken back/s);
    expect(table(['--take-back', 'never'], corners, 'undo')).toContain('Moves can’t be taken back at this table.');
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
    expect(out).toContain('[Ada 0:05] Ada> \nThe game is over. Ada ran out of time.\nBen won!');
  });

  test('the computer plays on for who leaves it his place, until he is back, or to the end', () => {
    const away = table(['--computer', '2:1'], 'computer', 'back', 'resign');
    expect(away).toMatch(/The computer plays for Ada.*Ada is back\..*Ada resigned/s);
    const two = table([], 'computer', '1 back', corners, 'resign');
    expect(two).toMatch(/The computer plays for Ada.*Ada is back\..*Ada resigned/s);
    expect(table([], 'computer')).toMatch(/Ada slides .*Goodbye/s);
    const file = fileWith({ events: saved.events.slice(0, -2), result: null });
    const { code, out } = escale(['play', '--open', file, '--computer', '2:5'], { input: lines('computer') });
    expect({ code, over: out.includes(' won!') }).toEqual({ code: 0, over: true });
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
      'The game isn’t over yet.',
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
    expect(out).toContain('It’s not your turn.');
    const { version, chance, events } = JSON.parse(readFileSync(file, 'utf8'));
    expect({ version, chance, events }).toEqual({ version: 2, chance: 'asked', events: saved.events.slice(0, 2) });
    expect(escale(['verify', file]).out).toContain('Random draws made again from its seed, all as written: 0.');
    expect(escale(['play', '--open', file], { input: lines(slide) }).out).toContain('Ada slides');
    expect(table(['--chance', 'asked'], 'lots')).toContain(
      `Grey discs: ${new Intl.ListFormat('en-GB').format(grey.slice(5).split(','))}.`,
    );
    expect(table([], 'lots')).toContain('At this table random draws happen by themselves.');
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

  test('whoever is content ends the sandglass for all at the keyboard; without a clock nothing else does', () => {
    const robots = ['play', 'ricochet-robots', '--seats', '2', '--seed', '3'];
    for (const flags of [[], ['--untimed']]) {
      const { out } = escale([...robots, ...flags], {
        input: lines('1 bid:9', '2 bid:7', 'content', 'give-up', 'quit'),
      });
      expect(out).toMatch(/Player 1 needs no more time\.\nPlayer 2 needs no more time\.\nThe sandglass has run out/);
      expect(out).toContain('Player 2 gives up.');
    }
    const one = escale(robots, { input: lines('1 bid:9', '2 content', '2 bid:8', 'quit') }).out;
    expect(one).toContain('Player 2 needs no more time.');
    expect(one).not.toContain('The sandglass has run out');
    const foxu = escale(['play', 'foxu', '--seed', '3'], { input: lines('content', 'quit') }).out;
    expect(foxu).toContain('There is nothing to cut short right now.');
  });

  test('names from flags and files reach the terminal as text', () => {
    const names = ['A\u001b[2Jda', 'B\u202een\u0007'];
    const file = fileWith({ players: names, events: saved.events.slice(0, 2), result: null });
    for (const args of [
      ['play', 'foxu', '--names', names.join()],
      ['play', '--open', file],
      ['replay', file],
      ['analyse', file, '--ms', '1'],
      ['review', file, '--ms', '1'],
    ]) {
      const { out } = escale(args, { input: lines('quit') });
      expect(out).toContain('A [2Jda');
      expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    }
    expect(escale(['verify', fileWith({ game: 'x\u001b[2J' })]).err).not.toContain('\u001b');
  });
});

describe('review', () => {
  const example = 'docs/example.escale-game.json';

  test('marks every move, says what was better and why, in both languages', () => {
    const { out } = escale(['review', example]);
    expect(out).toContain('blunder  gives away the whole game');
    expect(out).toContain('After that, Ada fills a3, a4 and a5 in one slide and needs only 5 more.');
    expect(out).toContain('The game turned at: 4');
    expect(escale(['review', example, '--lang', 'fr']).out).toContain('Ada remplit a3, a4 et a5 d’un seul trait');
  });

  test('--json is one object with verdicts, marks and sums', () => {
    const { game, unit, moves, turningPoints, seats } = JSON.parse(escale(['review', example, '--json']).out);
    expect([game, unit, moves.length, turningPoints, seats.length]).toEqual(['foxu', 'result', 10, [3], 2]);
    const { explanation, ...blunder } = moves[2];
    expect(blunder).toMatchObject({ index: 3, by: 1, move: 'a6-f1', value: 1, after: -1, loss: 2, mark: 'blunder' });
    expect(explanation).toMatchObject({ instead: expect.arrayContaining(['swap']), reasons: expect.any(Array) });
  });
});

describe('verify', () => {
  test.each([
    ['another format', 'format', { format: 'chess' }],
    ['a version to come', 'version', { version: 99 }],
    ['what its version does not know', 'version', { from: 1 }],
    ['something more', 'comment', { comment: 'hello' }],
    ['an unknown game', 'Games: foxu', { game: 'chess' }],
    ['a wrong option', 'placed', { options: { grey: 1 } }],
    ['too few names', 'names: 1, seats: 2', { players: ['Ada'] }],
    ['another result', 'the moves lead to', { result: null }],
    [
      'a wrong event',
      'move 2 (by 0: a1-a2) is refused: That isn’t your tube: yours is on f1.',
      { events: withMove(2, 'a1-a2') },
    ],
    ['a wrong draw', 'draw 0 does not follow', { seed: '8' }],
    ['20,000 moves', '10,000 moves at most', { events: Array.from({ length: 20_000 }, () => saved.events[0]) }],
    ['a name without end', '10,000 moves at most', { players: ['x'.repeat(5_000_000), 'y'] }],
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
    expect(escale(['verify', file]).out).toContain('can’t be made again: 1');
  });
});

test('a match between a level, the plain search and a program that speaks the protocol', () => {
  const few = ['--games', '2', '--nodes', '20'];
  const { out } = escale(['match', 'mister-zero', '5', 'plain', ...few]);
  expect(out).toMatch(/^2: level 5 \d won, \d drawn, \d lost against plain: .* %, Elo/m);
  const engine = `node ${join(root, 'bin/escale.js')} engine`;
  expect(escale(['match', 'foxu', engine, 'plain', ...few]).out).toMatch(/^2: node .* engine \d won/m);
});

describe('puzzles', () => {
  const printed = (...args: string[]) =>
    escale(['puzzles', ...args])
      .out.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const FIELDS = ['events', 'game', 'id', 'kind', 'options', 'rating', 'seat', 'seats'];
  const fieldsOf = (puzzle: object) => Object.keys(puzzle).toSorted();

  test('are made, a line each, the same ones again', () => {
    const made = printed('make', 'ricochet-robots', '--count', '3', '--seed', '5');
    expect(made).toHaveLength(3);
    expect(printed('make', 'ricochet-robots', '--count', '2', '--seed', '5')).toEqual(made.slice(0, 2));
  });

  test('of the shelf and of a day have the fields that programs read', () => {
    for (const puzzle of [
      ...printed('list', 'ricochet-robots', '--json'),
      ...printed('daily', '2026-03-01', '--json'),
    ]) {
      const answers = puzzle.game === 'ricochet-robots' ? 'optimum' : 'answers';
      expect(fieldsOf(puzzle)).toEqual([...FIELDS, answers].toSorted());
    }
  });

  test('of a house are as hard as its people found them', async () => {
    const dataDir = mkdtempSync(join(folder, 'house-'));
    const store = await openStore({ dataDir });
    const { id: puzzle, rating } = printed('list', 'foxu', '--json')[0];
    const tried = { at: 5, game: 'foxu', puzzle, kind: 'win', rating, result: 'failed', helped: false, ms: 1 };
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await store.addVisitor({ id, name: id, language: 'fr', created: 1 }, id);
      await store.attempts.add(id, [JSON.stringify({ id, ...tried, mode: 'daily' })], 1);
    }
    await store.close();
    const [told, ...more] = printed('ratings', 'foxu', '--data', dataDir, '--json');
    expect([told, more]).toEqual([{ puzzle, rating: expect.any(Number), people: 5 }, []]);
    expect(told.rating).toBeGreaterThan(rating);
    expect(escale(['puzzles', 'ratings', 'foxu', '--data', dataDir]).out).toContain('(5 people)');
  });

  test.each([
    [['ratings', 'foxu', '--data', folder], 'no data of Escale'],
    [['daily', '2025-12-31'], 'those of 2026-01-01'],
    [['daily', '1st of May'], '“1st of May” is not a date'],
    [['list', 'chess'], 'no game “chess”'],
    [['make', 'ricochet-robots', '--count', '0'], '--count'],
    [[], 'puzzles make GAME'],
  ])('%j is refused in a sentence', (args, said) => {
    expect(escale(['puzzles', ...args])).toMatchObject({ code: 2, err: expect.stringContaining(said) });
  });
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
