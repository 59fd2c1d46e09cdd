import { expect, test } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { expectOk } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { hasTwoSides, sideOf, stopped, winnersOf } from './ending.ts';

const setting = (id: string, seats: number) => {
  const game: AnyGame = findGame(id)!.rules;
  return { game, seats, options: expectOk(game.options(undefined, seats)) };
};

test('whoever gives up leaves the game to the other side, partners included', () => {
  expect(winnersOf(stopped('resigned', setting('foxu', 2), 1))).toEqual([0]);
  const four = setting('mister-zero', 4);
  expect(sideOf(four, 1)).toEqual([1, 3]);
  expect(winnersOf(stopped('timed-out', four, 3))).toEqual([0, 2]);
});

test('where there are several others, or nobody, it is nobody’s', () => {
  for (const seats of [1, 3]) {
    const robots = setting('ricochet-robots', seats);
    expect(hasTwoSides(robots)).toBe(false);
    expect(winnersOf(stopped('resigned', robots, 0))).toEqual([]);
  }
  expect(winnersOf({ kind: 'drawn' })).toEqual([]);
});
