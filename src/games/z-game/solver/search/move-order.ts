/** In which order the search tries moves: the table's, captures by their worth, killers, then by the history heuristic. */
import { evaluate, type Weights } from '../evaluation/evaluation.ts';
import type { PackedBoard } from '../packed/board.ts';
import { fromOf, PACKED_MOVES, type PackedMove, SYMBOL_MASK, toOf } from '../packed/codes.ts';
import { MOST_MOVES, rootMoves } from '../packed/moves.ts';

/** By symbol. */
export const WORTH = [0, 1000, 100, 150, 300, 450];
/** In this order; within captures by what is taken, then by what takes it. */
const FIRST_RANK = 2 ** 30;
const CAPTURE_RANK = 2 ** 28;
const KILLER_RANK = 2 ** 27;
const MOST_HISTORY = 2 ** 26;

export class MoveOrder {
  /** Of every ply, one after the other. */
  readonly moves: Int16Array;
  readonly #ranks: Int32Array;
  /** Two quiet moves a ply that refuted its last positions. */
  readonly #killers: Int16Array;
  /** How often a quiet move was a refutation, by side and move; deep ones count more. */
  readonly #history = new Int32Array(2 * PACKED_MOVES);

  constructor(plies: number) {
    this.moves = new Int16Array(plies * MOST_MOVES);
    this.#ranks = new Int32Array(plies * MOST_MOVES);
    this.#killers = new Int16Array(2 * plies);
  }

  rank({ cells, side }: PackedBoard, start: number, end: number, first: PackedMove, ply: number): void {
    for (let i = start; i < end; i++) {
      const move = this.moves[i]!;
      const from = fromOf(move);
      const to = toOf(move);
      const met = from === to ? 0 : cells[to]!;
      if (move === first) this.#ranks[i] = FIRST_RANK;
      else if (met !== 0)
        this.#ranks[i] = CAPTURE_RANK + WORTH[met & SYMBOL_MASK]! * 8 - WORTH[cells[from]! & SYMBOL_MASK]!;
      else if (move === this.#killers[2 * ply]) this.#ranks[i] = KILLER_RANK + 1;
      else if (move === this.#killers[2 * ply + 1]) this.#ranks[i] = KILLER_RANK;
      else this.#ranks[i] = this.#history[side * PACKED_MOVES + move]!;
    }
  }

  /** Brings the best of the moves from `i` on to `i`. */
  next(i: number, end: number): PackedMove {
    const { moves } = this;
    const ranks = this.#ranks;
    let at = i;
    for (let j = i + 1; j < end; j++) if (ranks[j]! > ranks[at]!) at = j;
    const move = moves[at]!;
    const rank = ranks[at]!;
    moves[at] = moves[i]!;
    ranks[at] = ranks[i]!;
    moves[i] = move;
    ranks[i] = rank;
    return move;
  }

  /** For a quiet move that was good enough for a cutoff. */
  reward(move: PackedMove, depth: number, ply: number, side: number): void {
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply]!;
      this.#killers[2 * ply] = move;
    }
    const at = side * PACKED_MOVES + move;
    this.#history[at] = Math.min(this.#history[at]! + depth * depth, MOST_HISTORY);
  }
}

/** All moves at the root, the one first that looks best without a search. */
export function rootOrder(board: PackedBoard, weights: Weights, counted: boolean): PackedMove[] {
  const looks = rootMoves(board).map((move) => {
    board.make(move);
    const value = -evaluate(board, weights, counted);
    board.unmake(move);
    return { move, value };
  });
  return looks.sort((one, other) => other.value - one.value).map(({ move }) => move);
}
