/** The legal moves of a position in their order: at which index is a move? */
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, bitCount, CENTRAL_MASK, NO_NUMBER } from '../position/ways.ts';

export const NO_INDEX = -1;

export class MoveIndex {
  #hand = 0;
  #free = 0;
  #barred = NO_NUMBER;
  /** Bridges for a number that is not barred, and how many fewer there are for the barred one. */
  #row = 0;
  #missing = 0;

  take(board: PackedBoard): void {
    const { hand, free, barred } = board;
    this.#hand = hand;
    this.#free = free;
    this.#barred = barred;
    this.#row = bitCount(free);
    this.#missing = barred !== NO_NUMBER && (hand >> barred) & 1 ? bitCount(free & CENTRAL_MASK) : 0;
  }

  /** The place of a move among PackedBoard.moves, or NO_INDEX if it is not one of them; its bridge must be free. */
  indexOf(move: number): number {
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move - number * BRIDGE_COUNT;
    const hand = this.#hand;
    if (((hand >> number) & 1) === 0) return NO_INDEX;
    let bridges = this.#free;
    if (number === this.#barred) {
      if ((CENTRAL_MASK >> bridge) & 1) return NO_INDEX;
      bridges &= ~CENTRAL_MASK;
    }
    const rows = bitCount(hand & ((1 << number) - 1)) * this.#row - (number > this.#barred ? this.#missing : 0);
    return rows + bitCount(bridges & ((1 << bridge) - 1));
  }
}
