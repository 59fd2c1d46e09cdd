/** The last tokens of a search: an endgame, unless the answer to the moves before will do here too. */
import type { Effort } from '../../../../search/effort.ts';
import { ENDGAME, Endgame } from '../endgame/endgame.ts';
import type { Board } from '../position/board.ts';
import type { Level } from './ply.ts';

/** What an endgame counts in nodes. */
const ENDGAME_NODES = 2;

export class Finish {
  readonly #endgame = new Endgame();

  forget(): void {
    this.#endgame.forget();
  }

  /** Whether red reaches the target; the levels, by tokens left, have looked at the board. */
  reaches(board: Board, target: number, levels: readonly Level[], effort: Effort): boolean {
    const { left } = board;
    const red = board.mover === 0;
    const level = levels[left]!;
    // where moves before this one were answered, the same answer may do: a smaller endgame tells
    if (left === ENDGAME && levels[left + 1]!.tries > 0) {
      const { latest, latestButOne } = level;
      if (this.#decides(board, latest, target, levels, effort)) return red;
      if (this.#decides(board, latestButOne, target, levels, effort)) return red;
    }
    effort.spend(ENDGAME_NODES);
    const reached = this.#endgame.reaches(board, level.outlook, target);
    if (left === ENDGAME && reached === red) level.note(this.#endgame.decision(board));
    return reached;
  }

  /** Whether a move gives its player what he wants. */
  #decides(board: Board, move: number, target: number, levels: readonly Level[], effort: Effort): boolean {
    if (!board.allows(move)) return false;
    effort.spend();
    const red = board.mover === 0;
    const before = board.place(move);
    const { outlook } = levels[board.left]!;
    outlook.look(board, levels[board.left + 1]!.outlook, target);
    const { low, high } = outlook;
    const reached = low >= target || (high >= target && this.#endgame.reaches(board, outlook, target));
    board.undo(move, before);
    return reached === red;
  }
}
