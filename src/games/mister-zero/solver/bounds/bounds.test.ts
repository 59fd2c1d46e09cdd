import { describe, expect, test } from 'vitest';
import { pick, seededRandom } from '../../../../core/random.ts';
import { apply, legal, outcome } from '../../rules.ts';
import { boardOf, mover, reaches, somePosition } from '../test-positions.ts';
import { RelaxedWalks } from './relaxed-walks.ts';
import { NOTHING_SETTLED, SettledWalk } from './settled-walk.ts';
import { Threats } from './threats.ts';

describe('the settled walk', () => {
  test.each([2, 4])('holds every margin that can still come about, %i seats', (seats) => {
    for (let game = 0; game < 200; game++) {
      const random = seededRandom('settled walk', game);
      const left = 1 + random(9);
      let state = somePosition(seats, left, `settled walk ${game}`);
      const settled = new SettledWalk();
      settled.extend(boardOf(state), NOTHING_SETTLED, random(11) - 5);
      while (!outcome(state)) state = apply(state, mover(state), pick(legal(state, mover(state)).list, random));
      const { scores } = outcome(state)!;
      expect(settled.low).toBeLessThanOrEqual(scores[0]! - scores[1]!);
      expect(settled.high).toBeGreaterThanOrEqual(scores[0]! - scores[1]!);
    }
  });
});

describe('relaxed walks', () => {
  test.each([2, 4])('what they say of every walk is so, %i seats', (seats) => {
    let answers = 0;
    for (let game = 0; game < 300; game++) {
      const random = seededRandom('relaxed walks', game);
      let state = somePosition(seats, 1 + random(7), `relaxed walks ${game}`);
      const board = boardOf(state);
      const settled = new SettledWalk();
      const target = random(11) - 5;
      settled.extend(board, NOTHING_SETTLED, target);
      const relaxed = new RelaxedWalks();
      const judged = relaxed.judge(board, settled, target);
      expect(relaxed.allReach(board, settled, target)).toBe(judged === 1);
      expect(relaxed.noneReaches(board, settled, target)).toBe(judged === -1);
      while (!outcome(state)) state = apply(state, mover(state), pick(legal(state, mover(state)).list, random));
      const { scores } = outcome(state)!;
      if (judged === 0) continue;
      answers++;
      expect(scores[0]! - scores[1]! >= target).toBe(judged === 1);
    }
    expect(answers).toBeGreaterThan(50);
  });
});

describe('threats', () => {
  test.each([2, 4])('a move that they leave out fails, %i seats', (seats) => {
    const moves = new Int16Array(200);
    let leftOut = 0;
    for (let game = 0; game < 150; game++) {
      const board = boardOf(somePosition(seats, 6, `threats ${game}`));
      const target = (game % 7) - 3;
      const settled = new SettledWalk();
      settled.extend(board, NOTHING_SETTLED, target);
      const relaxed = new RelaxedWalks();
      if (relaxed.judge(board, settled, target) !== 0) continue;
      const bridges = new Threats().bridgesLeft(board, settled, relaxed, target);
      for (let i = board.moves(moves, board.free & ~bridges) - 1; i >= 0; i--) {
        leftOut++;
        const before = board.place(moves[i]!);
        const reached = reaches(board, target);
        board.undo(moves[i]!, before);
        expect(reached).toBe(board.mover === 1);
      }
    }
    expect(leftOut).toBeGreaterThan(100);
  });
});
