import { describe, expect, test } from 'vitest';
import { pick, seededRandom } from '../../../core/random.ts';
import type { Board } from './board.ts';
import { Level } from './level.ts';
import { NOTHING_SETTLED } from './outlook.ts';
import { Replies } from './replies.ts';
import { boardOf, reaches, somePosition } from './test-positions.ts';
import { CENTRAL_MASK } from './ways.ts';

/** The other side's moves if it were its turn. */
function repliesTo(board: Board): number[] {
  const level = new Level();
  const replies: number[] = [];
  const asker = new Replies(board.left);
  for (let move = 0; move < 200; move++) {
    level.latest = move;
    asker.begin();
    if (asker.next(board, level, 100) === move) replies.push(move);
  }
  return replies;
}

describe('one reply to many moves', () => {
  test.each([7, 8])('answers every move that it strikes out, %i tokens left', (left) => {
    const replies = new Replies(left);
    let struck = 0;
    let nearTheCentreRule = 0;
    for (let game = 0; game < 400; game++) {
      const random = seededRandom('replies', game);
      const board = boardOf(somePosition(2, left, `replies ${game}`, game % 11));
      const target = random(11) - 5;
      const level = new Level();
      level.outlook.look(board, NOTHING_SETTLED, target);
      const count = board.moves(level.moves);
      const moves = Array.from(level.moves.subarray(0, count));
      const reply = pick(repliesTo(board), random);
      const packed = JSON.stringify(board);
      const kept = replies.strike(board, level, target, reply, 0, count);
      expect(JSON.stringify(board)).toBe(packed);
      const open = new Set(level.moves.subarray(0, kept));
      for (const move of moves.filter((each) => !open.has(each))) {
        struck++;
        if (board.free & CENTRAL_MASK && (board.red | board.green) & (1 << board.smallestCentral)) nearTheCentreRule++;
        const red = board.mover === 0;
        const before = board.place(move);
        expect(board.allows(reply)).toBe(true);
        const beforeReply = board.place(reply);
        expect(reaches(board, target)).toBe(!red);
        board.undo(reply, beforeReply);
        board.undo(move, before);
      }
    }
    expect(struck).toBeGreaterThan(1000);
    expect(nearTheCentreRule).toBeGreaterThan(100);
  });

  test('no reply is tried twice, nor against few moves', () => {
    const board = boardOf(somePosition(2, 8, 'twice'));
    const [first, second] = repliesTo(board) as [number, number];
    const level = new Level();
    level.note(second);
    level.note(first);
    const replies = new Replies(8);
    expect(replies.next(board, level, 2)).toBe(-1);
    expect([1, 2, 3].map(() => replies.next(board, level, 20))).toEqual([first, second, -1]);
    replies.begin();
    expect(replies.next(board, level, 20)).toBe(first);
  });
});
