import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { NOTHING_SETTLED, SettledWalk } from '../bounds/settled-walk.ts';
import { boardOf, bruteForce, reaches, somePosition } from '../test-positions.ts';
import { canBar } from './centre-rule.ts';
import { Endgame } from './endgame.ts';
import { headStartGame } from './head-start.ts';
import { PlacingSearch } from './placing-search.ts';

describe('the endgame', () => {
  test.each([2, 4])('agrees with brute force, free central bridges and equal tokens or not, %i seats', (seats) => {
    let equalTokens = 0;
    for (let game = 0; game < 400; game++) {
      const state = somePosition(seats, 1 + (game % 4), `endgame ${game}`, game % 11);
      const board = boardOf(state);
      const value = bruteForce(state);
      expect([reaches(board, value), reaches(board, value + 1)]).toEqual([true, false]);
      if (board.red & board.green && board.smallestCentral > 9) equalTokens++;
      expect(board).toEqual(boardOf(state));
    }
    expect(equalTokens).toBeGreaterThan(5);
  });

  test.each([5, 6])('in tables agrees with tokens placed one by one, %i tokens left', (left) => {
    const { walk, fillings } = headStartGame(6, 3);
    const placing = new PlacingSearch(walk, fillings);
    const endgame = new Endgame();
    const settled = new SettledWalk();
    const seen = { reached: 0, missed: 0, underTheCentreRule: 0 };
    for (let game = 0; game < 3000; game++) {
      const board = boardOf(somePosition(2, left, `tables ${game}`, game % 11));
      const target = seededRandom('targets', game)(11) - 5;
      settled.extend(board, NOTHING_SETTLED, target);
      if (settled.low >= target || settled.high < target) continue;
      const reached = endgame.reaches(board, settled, target);
      const isOpen = walk.sets.verdict === 0;
      if (isOpen) expect(reached).toBe(placing.reaches(board, settled));
      if (isOpen && canBar(board, settled)) seen.underTheCentreRule++;
      seen[reached ? 'reached' : 'missed']++;
      if (left === 5 || !reached || !isOpen) continue;
      const move = endgame.decision(board);
      expect(board.allows(move)).toBe(true);
      board.place(move);
      expect(reaches(board, target)).toBe(true);
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(500);
  });
});
