/** What every token on every bridge leads to, proved; for the side of whoever places it. */
import type { Effort } from '../../../search/effort.ts';
import { keptTree } from '../solver/finding.ts';
import type { PackedBoard } from '../solver/position/board.ts';
import { BRIDGE_COUNT } from '../solver/position/ways.ts';
import { prove } from '../solver/solution.ts';

/** So many tokens left can be proved. */
export const PROVED_LEFT = 12;

/** The margin after a move, for whoever makes it; undefined if the effort is spent first. The board is as before in the end. */
export function marginAfter(board: PackedBoard, move: number, effort: Effort): number | undefined {
  const sign = board.mover === 0 ? 1 : -1;
  const before = board.place(move);
  const margin = board.left === 0 ? board.margin() : effort.spent ? undefined : prove(board, effort, keptTree());
  board.undo(move, before);
  return margin === undefined ? undefined : sign * margin + 0;
}

export function legalMoves(board: PackedBoard): readonly number[] {
  const into = new Uint8Array(256);
  return [...into.subarray(0, board.moves(into))];
}

export const numberOf = (move: number): number => Math.floor(move / BRIDGE_COUNT);
export const bridgeOf = (move: number): number => move % BRIDGE_COUNT;
