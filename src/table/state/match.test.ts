import { expect, test } from 'vitest';
import type { Outcome } from '../../core/game.ts';
import { competitorAt, isOver, type Match, record, standing } from './match.ts';

const plain = {};
const byDifference = {
  matchPoints: ({ scores }: Outcome) => scores.map((own, seat) => Math.max(0, own - scores[1 - seat]!)),
};
const newMatch = (seats: number, games: number): Match => ({ seats, games, outcomes: [] });
const win = (seat: number, scores = [0, 0]): Outcome => ({ winners: [seat], scores, reason: 'won' });
const draw: Outcome = { winners: [], scores: [0, 0], reason: 'drawn' };

test('players move on by one seat from game to game, so that starters alternate', () => {
  const match = newMatch(2, 3);
  expect([0, 1, 2].map((game) => competitorAt(match, game, 0))).toEqual([0, 1, 0]);
  const teams = newMatch(4, 2);
  expect([0, 1, 2, 3].map((seat) => competitorAt(teams, 1, seat))).toEqual([1, 2, 3, 0]); // partners stay partners
});

test('points go to players, not to seats; a draw is half a point each', () => {
  // the first seat wins twice: once by each player
  const match = [win(0), win(0), draw].reduce(record, newMatch(2, 3));
  expect(isOver(match)).toBe(true);
  expect(standing(plain, match)).toEqual([1.5, 1.5]);
});

test('a game may count its own way', () => {
  const match = [win(0, [8, 3]), win(1, [2, 6])].reduce(record, newMatch(2, 4));
  // player 0 wins by 5 at seat 0, then by 4 at seat 1
  expect(standing(byDifference, match)).toEqual([9, 0]);
  expect(isOver(match)).toBe(false);
});
