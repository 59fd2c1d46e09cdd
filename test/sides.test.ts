/** Whose side am I on: everybody has his own side before him, partners the same, and where there are no sides nobody's board is turned. */
import { expect, test } from 'vitest';
import { findGame } from '../src/games/shelf.ts';

/** The seats for whom the board is turned. */
async function turned(game: string, seats: number): Promise<readonly number[]> {
  const board = await findGame(game)!.board!();
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => board.isFar?.(seat));
}

test('with four at Mister Zero it is turned for both partners of the far side', async () => {
  expect(await turned('mister-zero', 4)).toEqual([1, 3]);
  const { rules } = findGame('mister-zero')!;
  const { sides } = rules.teams!({}, 4);
  expect(sides).toContainEqual([1, 3]);
});

test('for two it is turned for the second', async () => {
  for (const game of ['foxu', 'mister-zero', 'z-game']) expect([game, await turned(game, 2)]).toEqual([game, [1]]);
});

test('in Ricochet Robots and Mastermind for nobody', async () => {
  expect(await turned('ricochet-robots', 16)).toEqual([]);
  expect(await turned('royale-mastermind', 5)).toEqual([]);
});
