/** In which order the search tries moves: known best, captures by their worth, then what was good elsewhere. */
import type { Board } from '../packed/board.ts';
import type { PackedMove } from '../packed/codes.ts';
import { MOST_MOVES } from '../packed/moves.ts';

/** By symbol. */
export const WORTH = [0, 1000, 100, 150, 300, 450];
const PACKED_MOVES = 2 ** 14;

export class Order {
  /** Of every ply, one after the other. */
  readonly moves: Int16Array;
  readonly #ranks: Int32Array;
  /** Two quiet moves a ply that were the best beside its last positions. */
  readonly #killers: Int16Array;
  /** How often a quiet move was the best, by side and move. */
  readonly #merits = new Int32Array(2 * PACKED_MOVES);

  constructor(plies: number) {
    this.moves = new Int16Array(plies * MOST_MOVES);
    this.#ranks = new Int32Array(plies * MOST_MOVES);
    this.#killers = new Int16Array(2 * plies);
  }

  rank({ cells, side }: Board, start: number, end: number, first: PackedMove, ply: number): void {
    for (let i = start; i < end; i++) {
      const move = this.moves[i]!;
      const from = move >> 7;
      const to = move & 127;
      const met = from === to ? 0 : cells[to]!;
      if (move === first) this.#ranks[i] = 2 ** 30;
      else if (met !== 0) this.#ranks[i] = 2 ** 28 + WORTH[met & 7]! * 8 - WORTH[cells[from]! & 7]!;
      else if (move === this.#killers[2 * ply]) this.#ranks[i] = 2 ** 27 + 1;
      else if (move === this.#killers[2 * ply + 1]) this.#ranks[i] = 2 ** 27;
      else this.#ranks[i] = this.#merits[side * PACKED_MOVES + move]!;
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

  credit(move: PackedMove, depth: number, ply: number, side: number): void {
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply]!;
      this.#killers[2 * ply] = move;
    }
    const at = side * PACKED_MOVES + move;
    this.#merits[at] = Math.min(this.#merits[at]! + depth * depth, 2 ** 26);
  }
}
