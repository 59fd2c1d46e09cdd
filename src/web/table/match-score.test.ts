import { expect, test } from 'vitest';
import { findGame } from '../../games/shelf.ts';
import { newMatch } from '../../table/match.ts';
import { matchScore } from './match-score.ts';
import { newGame, nextGame } from './new-game.ts';
import type { Player, StoredGame } from './stored-game.ts';

const module = findGame('foxu')!;
const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bo' },
];
const opened = (): StoredGame => newGame(module, PLAYERS, {}, 3);
const wonBy = (stored: StoredGame, seat: number): StoredGame => ({
  ...stored,
  ending: { kind: 'played', outcome: { winners: [seat], scores: [0, 0], reason: 'tube-empty' } },
});

test('the score follows the players as they change seats', () => {
  const first = wonBy(opened(), 0);
  expect(matchScore(module.rules, first)).toEqual({ number: 1, games: 3, points: [1, 0], over: false });
  const second = nextGame(module, first);
  expect(second.players.map((player) => player.kind === 'person' && player.name)).toEqual(['Bo', 'Ada']);
  expect(matchScore(module.rules, second)).toEqual({ number: 2, games: 3, points: [0, 1], over: false });
  const third = nextGame(module, wonBy(second, 1));
  expect(matchScore(module.rules, wonBy(third, 0))).toEqual({ number: 3, games: 3, points: [3, 0], over: true });
});

test('whoever gives up loses the game, and after a match comes a new one', () => {
  const last: StoredGame = {
    ...opened(),
    match: { ...newMatch(2, 1) },
    ending: { kind: 'resigned', seat: 0, winners: [1] },
  };
  expect(matchScore(module.rules, last)).toMatchObject({ points: [0, 1], over: true });
  expect(nextGame(module, last).match).toEqual(newMatch(2, 1));
});

test('a single game is no match', () => {
  const stored = newGame(module, PLAYERS, {});
  expect(matchScore(module.rules, stored)).toBeUndefined();
  expect(nextGame(module, stored).match).toBeUndefined();
});
