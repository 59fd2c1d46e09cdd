/** Homemade puzzles in files and links: bounded, checked, cleaned, and every fault has its sentence. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../core/text.ts';
import { findGame } from '../../games/shelf.ts';
import { describePuzzleFault } from './puzzle-fault.ts';
import {
  cleanLine,
  isPuzzleFile,
  MOST_PUZZLE_FILE,
  readSavedPuzzle,
  type SavedPuzzle,
  writeSavedPuzzle,
} from './saved-puzzle.ts';

const PUZZLE: SavedPuzzle = {
  ...{ format: 'escale-puzzle', version: 1, game: 'mister-zero', seats: 2, options: { consult: false } },
  ...{ setUp: 'r0@c-ne,g0@c-sw!', kind: 'win', title: 'First of all', author: 'Ada' },
};
const file = (change: object = {}) => JSON.stringify({ ...PUZZLE, ...change });
const read = (text: string) => readSavedPuzzle(text, findGame);
const fault = (text: string) => {
  const opened = read(text);
  return opened.ok ? undefined : opened.error;
};

test('is written as it is read, and says of itself what it is', () => {
  const text = writeSavedPuzzle(PUZZLE);
  expect(read(text)).toMatchObject({ ok: true, value: { saved: PUZZLE } });
  expect([
    isPuzzleFile(text),
    isPuzzleFile('{"format":"escale-game"}'),
    isPuzzleFile('null'),
    isPuzzleFile('{'),
  ]).toEqual([true, false, false, false]);
});

test('what cannot be seen is taken out of title and name, and what is too long is cut', () => {
  const wild = { title: `\u202e a\u0000b\n\t c ${'x'.repeat(200)}`, author: '\ud800\u200b' };
  const opened = read(file(wild));
  expect(opened).toMatchObject({ ok: true, value: { saved: { author: '' } } });
  expect(opened.ok && opened.value.saved.title).toBe(`a b c ${'x'.repeat(54)}`);
  const astronauts = cleanLine('👩‍🚀'.repeat(30), 39);
  expect(astronauts).toBe('👩‍🚀'.repeat(13));
  expect(cleanLine('\u200d \u200d', 40)).toBe('');
  const { title: _, author: __, ...bare } = PUZZLE;
  expect(read(JSON.stringify(bare))).toMatchObject({ ok: true, value: { saved: { title: '', author: '' } } });
});

test.each([
  ['{', 'not-json'],
  ['[]', 'form'],
  ['null', 'form'],
  [file({ version: 2 }), 'form'],
  [file({ answers: ['7@tl-n'] }), 'form'],
  [file({ title: 7 }), 'form'],
  [file({ title: 'x'.repeat(1000) }), 'form'],
  [file({ setUp: 'x'.repeat(6000) }), 'form'],
  [file({ title: 'x'.repeat(MOST_PUZZLE_FILE) }), 'too-long'],
  [file({ game: 'chess' }), 'unknown-game'],
  [file({ seats: 3 }), 'position'],
  [file({ options: { consult: 'no' } }), 'position'],
  [file({ setUp: 'r0@c-ne,r0@c-sw' }), 'position'],
])('%s is refused (%s), and it is said why', async (text, kind) => {
  const found = fault(text)!;
  expect(found.kind).toBe(kind);
  for (const language of LANGUAGES)
    expect(await describePuzzleFault(found, language, ['mister-zero'])).toMatch(/^[^{}]{10,}$/);
});
