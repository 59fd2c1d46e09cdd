/** Positions to measure and to warm up with. */
import type { Random } from '../../../../core/game.ts';
import { pick } from '../../../../core/random.ts';
import { PackedBoard } from './board.ts';
import { MOVES } from './ways.ts';

/** A table of two with so many tokens left, the others placed at random. */
export function randomBoard(left: number, random: Random): PackedBoard {
  const board = new PackedBoard(2);
  const moves = new Int16Array(MOVES);
  while (board.left > left) board.place(pick(Array.from(moves.subarray(0, board.moves(moves))), random));
  return board;
}
