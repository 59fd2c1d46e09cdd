import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { NOTHING_SETTLED, Outlook } from '../bounds/settled-walk.ts';
import { boardOf, bruteForce, reaches, somePosition } from '../test-positions.ts';
import { canBar } from './centre-rule.ts';
import { Endgame } from './endgame.ts';
import { aheadOf } from './head-start.ts';
import { Placing } from './placing-search.ts';

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
    const { walks, deals } = aheadOf(6, 3);
    const placing = new Placing(walks, deals);
    const endgame = new Endgame();
    const outlook = new Outlook();
    const seen = { reached: 0, missed: 0, underTheCentreRule: 0 };
    for (let game = 0; game < 3000; game++) {
      const board = boardOf(somePosition(2, left, `tables ${game}`, game % 11));
      const target = seededRandom('targets', game)(11) - 5;
      outlook.look(board, NOTHING_SETTLED, target);
      if (outlook.low >= target || outlook.high < target) continue;
      const reached = endgame.reaches(board, outlook, target);
      const isOpen = walks.sets.verdict === 0;
      if (isOpen) expect(reached).toBe(placing.reaches(board, outlook));
      if (isOpen && canBar(board, outlook)) seen.underTheCentreRule++;
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
