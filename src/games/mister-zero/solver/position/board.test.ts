import { describe, expect, test } from 'vitest';
import { pick, seededRandom } from '../../../../core/random.ts';
import { apply, legal, outcome, start } from '../../rules.ts';
import { boardOf, mover } from '../test-positions.ts';
import { PackedBoard } from './board.ts';

describe('the packed board', () => {
  test.each([2, 4])('agrees with the rules move for move, %i seats', (seats) => {
    for (let game = 0; game < 150; game++) {
      const random = seededRandom('packed', game);
      let state = start({ consult: false }, seats);
      const board = new PackedBoard(seats);
      const moves = new Int16Array(200);
      while (!outcome(state)) {
        const { list } = legal(state, mover(state));
        const packed = Array.from(moves.subarray(0, board.moves(moves)));
        const key = (move: object) => JSON.stringify(move);
        expect(packed.map((move) => key(board.toMove(move))).sort()).toEqual(list.map(key).sort());
        expect([...Array(200).keys()].filter((move) => board.allows(move))).toEqual(packed);
        // the last bridges are central ones in many of these games
        const outside = packed.filter((move) => move % 20 > 3);
        const move = pick(game % 3 && outside.length > 0 ? outside : packed, random);
        const made = board.toMove(move);
        const before = board.place(move);
        board.undo(move, before);
        expect(board).toEqual(boardOf(state));
        board.place(move);
        state = apply(state, mover(state), made);
        expect(board).toEqual(boardOf(state));
      }
      const { scores } = outcome(state)!;
      expect(board.margin()).toBe(scores[0]! - scores[1]!);
    }
  });
});
