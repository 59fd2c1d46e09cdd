import { describe, expect, test } from 'vitest';
import { pick, seededRandom } from '../../../../core/random.ts';
import { NOTHING_SETTLED } from '../bounds/settled-walk.ts';
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, CENTRAL_MASK } from '../position/ways.ts';
import { boardOf, reaches, somePosition } from '../test-positions.ts';
import { Ply } from './ply.ts';
import { Replies } from './replies.ts';

/** The other side's moves if it were its turn. */
function repliesTo(board: PackedBoard): number[] {
  const ply = new Ply();
  const replies: number[] = [];
  const asked = new Replies(board.left);
  for (let move = 0; move < 200; move++) {
    ply.killer = move;
    asked.begin();
    if (asked.next(board, ply, 100) === move) replies.push(move);
  }
  return replies;
}

const takesBridge = (move: number, reply: number) => move % BRIDGE_COUNT === reply % BRIDGE_COUNT;
const isCentral = (move: number) => ((CENTRAL_MASK >> (move % BRIDGE_COUNT)) & 1) === 1;
const numberOf = (move: number) => Math.floor(move / BRIDGE_COUNT);
/** An equal token on the centre: the reply is barred, or lies face down there. */
const bars = (move: number, reply: number) => numberOf(move) === numberOf(reply) && isCentral(move) && isCentral(reply);

describe('one reply to many moves', () => {
  test.each([7, 8])('answers the moves that it prunes and no others, %i tokens left', (left) => {
    const replies = new Replies(left);
    let struck = 0;
    let nearTheCentreRule = 0;
    for (let game = 0; game < 300; game++) {
      const random = seededRandom('replies', game);
      const board = boardOf(somePosition(2, left, `replies ${game}`, game % 11));
      const target = random(11) - 5;
      const ply = new Ply();
      ply.settled.extend(board, NOTHING_SETTLED, target);
      // few moves are looked at one by one, many together
      const all = board.moves(ply.moves);
      const count = game % 3 === 0 ? Math.min(all, 8) : all;
      const moves = Array.from(ply.moves.subarray(0, count));
      const reply = pick(repliesTo(board), random);
      const packed = JSON.stringify(board);
      const kept = replies.prune(board, ply, target, reply, 0, count);
      expect(JSON.stringify(board)).toBe(packed);
      const open = new Set(ply.moves.subarray(0, kept));
      const red = board.mover === 0;
      for (const move of moves) {
        if (open.has(move) && (takesBridge(move, reply) || bars(move, reply))) continue;
        if (board.free & CENTRAL_MASK && (board.red | board.green) & (1 << board.smallestCentral)) nearTheCentreRule++;
        if (!open.has(move)) struck++;
        const before = board.place(move);
        expect(board.allows(reply)).toBe(true);
        const beforeReply = board.place(reply);
        expect(reaches(board, target)).toBe(open.has(move) === red);
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
    const ply = new Ply();
    ply.noteKiller(second);
    ply.noteKiller(first);
    const replies = new Replies(8);
    expect(replies.next(board, ply, 1)).toBe(-1);
    expect([1, 2, 3].map(() => replies.next(board, ply, 20))).toEqual([first, second, -1]);
    replies.begin();
    expect(replies.next(board, ply, 20)).toBe(first);
  });
});
