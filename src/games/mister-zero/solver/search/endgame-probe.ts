/** The leaves of the search: an endgame each, unless the killer of the moves before will do here too. */
import type { Effort } from '../../../../search/effort.ts';
import { Endgame } from '../endgame/endgame.ts';
import { ENDGAME_LEFT } from '../endgame/ranks.ts';
import type { PackedBoard } from '../position/board.ts';
import type { Ply } from './ply.ts';

/** What an endgame counts in nodes. */
const ENDGAME_NODES = 2;

export class EndgameProbe {
  readonly #endgame = new Endgame();

  forget(): void {
    this.#endgame.forget();
  }

  /** Whether red reaches the target; the plies, by tokens left, know the board. */
  reaches(board: PackedBoard, target: number, plies: readonly Ply[], effort: Effort): boolean {
    const { left } = board;
    const red = board.mover === 0;
    const ply = plies[left]!;
    // a killer of the moves tried before may do again: a smaller endgame tells
    if (left === ENDGAME_LEFT && plies[left + 1]!.tries > 0) {
      const { killer, secondKiller } = ply;
      if (this.#decides(board, killer, target, plies, effort)) return red;
      if (this.#decides(board, secondKiller, target, plies, effort)) return red;
    }
    effort.spend(ENDGAME_NODES);
    const reached = this.#endgame.reaches(board, ply.settled, target);
    if (left === ENDGAME_LEFT && reached === red) ply.noteKiller(this.#endgame.decision(board));
    return reached;
  }

  /** Whether a move gives its player what he wants. */
  #decides(board: PackedBoard, move: number, target: number, plies: readonly Ply[], effort: Effort): boolean {
    if (!board.allows(move)) return false;
    effort.spend();
    const red = board.mover === 0;
    const before = board.place(move);
    const { settled } = plies[board.left]!;
    settled.extend(board, plies[board.left + 1]!.settled, target);
    const { low, high } = settled;
    const reached = low >= target || (high >= target && this.#endgame.reaches(board, settled, target));
    board.undo(move, before);
    return reached === red;
  }
}
