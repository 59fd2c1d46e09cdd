import { expect, test } from 'vitest';
import { seededRandom } from '../core/random.ts';
import { SHELF } from '../games/shelf.ts';
import { nextPuzzle, partsNear } from './choosing.ts';
import { loadPart, partsOf } from './shelf.ts';

const game = SHELF.find((module) => module.puzzles)!;
const random = seededRandom('choosing');

test('the part of a rating comes first, then those beside it', () => {
  expect(partsNear(400, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(partsNear(3000, 7)[0]).toBe(6);
  expect(partsNear(1400, 7).slice(0, 3).toSorted()).toEqual([2, 3, 4]);
});

test('the next puzzle is near the rating, of the theme, and new', async () => {
  const tried = new Set<string>();
  for (const rating of [700, 1500, 2200]) {
    const puzzle = (await nextPuzzle(game, { rating, tried }, random))!;
    expect(Math.abs(puzzle.rating - rating)).toBeLessThan(60);
    const kind = puzzle.kind;
    const themed = (await nextPuzzle(game, { rating, kind, tried: new Set([puzzle.id]) }, random))!;
    expect(themed.kind).toBe(kind);
    expect(themed.id).not.toBe(puzzle.id);
  }
  expect(await nextPuzzle(game, { rating: 1000, kind: 'no such kind', tried }, random)).toBeUndefined();
});

test('where people have corrected ratings, these decide, and the puzzle has its own', async () => {
  const [part] = partsNear(1400, await partsOf(game));
  const all = await loadPart(game, part!);
  // the six that looked farthest off are nearest, and all others are not near any more
  const six = new Set(all.slice(-6).map(({ id }) => id));
  const corrected = new Map(all.map(({ id }) => [id, six.has(id) ? 1410 : 1200]));
  const chosen = (await nextPuzzle(game, { rating: 1400, tried: new Set(), corrected }, random))!;
  expect(six).toContain(chosen.id);
  expect(chosen.rating).toBe(1410);
});
