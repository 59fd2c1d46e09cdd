/** Where the pieces of a packed board can go. */
import { MOST_PIECES, type PackedBoard } from './board.ts';
import { BLACK, isEnemy, type PackedMove, packMove, toOf, UP } from './codes.ts';
import { OFFSETS, REACH } from './tables.ts';

/** More than any position has. */
export const MOST_MOVES = 128;
/** For questions that keep no moves. */
const SCRATCH = new Int16Array(MOST_MOVES);

/** Writes the legal moves into `moves` from `start` on and returns where they end; with `taking` captures alone. */
export function generate(board: PackedBoard, moves: Int16Array, start: number, taking = false): number {
  const { cells, places, side } = board;
  const first = side * MOST_PIECES;
  let end = start;
  for (let i = first; i < first + board.counts[side]!; i++) {
    const from = places[i]!;
    const code = cells[from]!;
    if (!taking && (code & UP) === 0) moves[end++] = packMove(from, from);
    for (let way = 0; way < 8; way++) {
      let steps = REACH[code * 8 + way]!;
      if (steps === 0) continue;
      const offset = OFFSETS[way]!;
      let to = from + offset;
      for (; steps > 0 && cells[to] === 0; steps--) {
        if (!taking) moves[end++] = packMove(from, to);
        to += offset;
      }
      if (steps > 0 && isEnemy(cells[to]!, code)) moves[end++] = packMove(from, to);
    }
  }
  return end;
}

/** Whether it takes the enemy Z, which ends the game. */
export const takesZ = ({ zs, side }: PackedBoard, move: PackedMove): boolean => zs[side ^ 1] === toOf(move);

/** Z2 */
export function hasTurn(board: PackedBoard): boolean {
  return generate(board, SCRATCH, 0) > 0;
}

/** Whether a piece of `side` could go to `at` now. */
export function attacks({ cells }: PackedBoard, side: number, at: number): boolean {
  const first = side * BLACK;
  for (let way = 0; way < 8; way++) {
    const offset = OFFSETS[way]!;
    let from = at + offset;
    let steps = 1;
    while (cells[from] === 0) {
      from += offset;
      steps++;
    }
    const code = cells[from]!;
    if (code >= first && code < first + BLACK && REACH[code * 8 + (way ^ 4)]! >= steps) return true;
  }
  return false;
}

export function rootMoves(board: PackedBoard): PackedMove[] {
  return [...SCRATCH.subarray(0, generate(board, SCRATCH, 0))];
}
