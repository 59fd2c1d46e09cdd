/** Your games: wherever they stand, the newest first, and whose turn it is. */
import { expect, test } from 'vitest';
import { findGame } from '../../games/shelf.ts';
import { isTurn } from '../online/own-tables.ts';
import { newestFirst, type OwnTable } from './own-table.ts';

const table = (id: string, changed: number): OwnTable => ({
  ...{ id, game: 'foxu', changed, path: `/t/${id}`, names: '', standing: 'theirs' },
});

test('those of this device and those of the house are one list', () => {
  const sorted = newestFirst([table('here', 5), table('old', 1)], [table('there', 9)]);
  expect(sorted.map(({ id }) => id)).toEqual(['there', 'here', 'old']);
});

test('whose turn it is follows from what each of them sees', () => {
  const { rules } = findGame('mister-zero')!;
  const state = rules.start({ consult: false }, 2);
  expect([0, 1].map((seat) => isTurn('mister-zero', rules.view(state, seat), seat))).toEqual([true, false]);
  expect(isTurn('no-such-game', rules.view(state, 0), 0)).toBe(false);
});
