/** What is kept of boards: those of a house's threads would be 120 MB if all of them were. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { boardOf } from '../../layout.ts';
import { drawLayout } from '../../setup.ts';
import { stopsOf } from '../packed/stops.ts';
import { MOST_KEPT, pairDistancesOf } from './pair-distances.ts';

test('a board that was asked for of late is known, of the others nothing is kept', () => {
  const random = seededRandom('boards');
  const boards = [...new Set(Array.from({ length: 200 }, () => stopsOf(boardOf(drawLayout(random)))))];
  const [first, second, ...others] = boards.slice(0, MOST_KEPT + 1) as [Uint8Array, Uint8Array, ...Uint8Array[]];
  const [one, two] = [first, second].map(pairDistancesOf);
  for (const stops of others.slice(0, -1)) pairDistancesOf(stops);
  // used again, so it is not the oldest
  expect(pairDistancesOf(first)).toBe(one);
  pairDistancesOf(others.at(-1)!);
  expect(pairDistancesOf(first)).toBe(one);
  expect(pairDistancesOf(second)).not.toBe(two);
});
