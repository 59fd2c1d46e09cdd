import { expect, test } from 'vitest';
import { findGame } from '../../games/shelf.ts';
import { drawsOpenly } from './draws.ts';

test.each([
  ['foxu', {}, 2, true],
  ['foxu', { grey: 'placed' }, 2, false],
  ['ricochet-robots', {}, 1, true],
  ['mister-zero', {}, 2, false],
  // whoever types the hidden code knows it
  ['royale-mastermind', { code: 'drawn' }, 2, false],
])('%s with %o for %i: people can draw themselves: %s', (game, options, seats, may) => {
  expect(drawsOpenly(findGame(game)!.rules, options, seats)).toBe(may);
});
