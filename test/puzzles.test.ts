/** The shipped puzzles: enough of them, evenly graded, small, no two alike, and right. npm run puzzles:check proves them all. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EASIEST, HARDEST } from '../src/core/puzzle.ts';
import { SHELF } from '../src/games/shelf.ts';
import { readLines, writeLine } from '../src/puzzles/lines.ts';
import { makePuzzles } from '../src/puzzles/make.ts';
import { findPuzzle, loadPart, loadShelf } from '../src/puzzles/shelf.ts';
import { checkShelf } from '../tools/puzzles/check-shelf.ts';
import { PROOFS } from '../tools/puzzles/proofs/index.ts';

const PARTS = 7;
/** One of so many is proved. */
const SAMPLE = 42;
const games = SHELF.filter((module) => module.puzzles);
const named = games.map((module) => [module.rules.id, module] as const);

test('games have puzzles', () => expect(games.length).toBeGreaterThan(0));

describe.each(named)('%s', (id, module) => {
  test('a sample of its puzzles is proved by the rules alone, and no two are the same', async () => {
    const { count, faults } = await checkShelf(module, PROOFS[id]!, (place) => place % SAMPLE === 3);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(500);
  }, 180_000);

  test('they are graded evenly from child to master', async () => {
    const width = (HARDEST - EASIEST) / PARTS;
    for (let part = 0; part < PARTS; part++) {
      const ratings = (await loadPart(module, part)).map(({ rating }) => rating);
      expect(ratings.length).toBeGreaterThanOrEqual(70);
      expect(ratings.at(-1)! - ratings[0]!).toBeGreaterThan(width / 2);
      for (const rating of ratings)
        expect(Math.abs(rating - EASIEST - (part + 0.5) * width)).toBeLessThan(width / 2 + 2);
    }
  });

  test('every kind is among them', async () => {
    const { kinds } = await (await module.puzzles!()).maker();
    expect(new Set((await loadShelf(module)).map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  test('a part is small, and written as it is read', async () => {
    for (const load of (await module.puzzles!()).parts) {
      const part = await load();
      expect(gzipSync(part).length).toBeLessThan(40_000);
      expect(readLines(part).map(writeLine).join('\n')).toBe(part.trim());
    }
  });

  test('each has an id of its own, by which it is found', async () => {
    const shelf = await loadShelf(module);
    expect(new Set(shelf.map((puzzle) => puzzle.id)).size).toBe(shelf.length);
    const last = shelf.at(-1)!;
    expect(await findPuzzle(module, last.id)).toEqual(last);
    expect(await findPuzzle(module, `${id}-none`)).toBeUndefined();
  });

  test('the same seed makes the same puzzles, another seed others', async () => {
    const maker = await (await module.puzzles!()).maker();
    const first = (seed: string) => {
      for (const made of makePuzzles(module.rules, maker, seed)) if (made) return made.puzzle;
      return undefined;
    };
    expect(first('one')).toEqual(first('one'));
    expect(first('one')!.id).not.toBe(first('two')!.id);
  }, 180_000);
});
