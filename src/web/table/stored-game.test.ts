import { expect, test } from 'vitest';
import { findGame } from '../../games/shelf.ts';
import { newGame } from './new-game.ts';
import { isRunning, withEnding } from './stored-game.ts';

const { ending: _, ...game } = newGame(
  findGame('foxu')!,
  [
    { kind: 'person', name: 'Ada' },
    { kind: 'computer', level: 2 },
  ],
  {},
);
const outcome = { winners: [1], scores: [0, 1], reason: 'tube-empty' };

test('games that a browser kept before still say how they ended', () => {
  expect(withEnding({ ...game, resigned: null, result: outcome }).ending).toEqual({ kind: 'played', outcome });
  const given = withEnding({ ...game, resigned: 0, result: null });
  expect(given).toEqual({ ...game, ending: { kind: 'resigned', seat: 0, winners: [1] } });
  expect(isRunning(withEnding({ ...game, resigned: null, result: null }))).toBe(true);
});

test('and nothing happens to those that say it already', () => {
  const stored = { ...game, ending: { kind: 'drawn' } as const };
  expect(withEnding(stored)).toBe(stored);
});
