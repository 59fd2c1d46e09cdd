/** The last six tokens: first which fillings lead to a margin, then who can bring them about. */

import type { Board } from '../board.ts';
import type { Outlook } from '../outlook.ts';
import { BRIDGE_COUNT, lowest } from '../ways.ts';
import { aheadOf } from './ahead.ts';
import { Placing } from './placing.ts';

/** Up to this many tokens left. */
export const ENDGAME = 6;
const RED_TOKENS = 3;

export class Endgame {
  readonly #ahead = aheadOf(ENDGAME, RED_TOKENS);
  readonly #placing = new Placing(this.#ahead.walks, this.#ahead.deals);
  /** Red's moves that win, if they are known: token × 6 + place. */
  #winning = 0;

  /** Whether red reaches the target; `outlook` is of this board, and open. */
  reaches(board: Board, outlook: Outlook, target: number): boolean {
    const { walks } = this.#ahead;
    const { left, seats } = board;
    this.#winning = 0;
    walks.go(board, outlook, target);
    const { verdict } = walks.sets;
    if (verdict !== 0) return verdict > 0;
    if (seats === 4 || left < ENDGAME - 1) return this.#placing.reaches(board, outlook);
    const winning = this.#ahead.winningThen(board, outlook);
    // with five left red's first move has been made: the first token to the first place
    this.#winning = left === ENDGAME ? winning : winning & 1;
    return this.#winning !== 0;
  }

  /** With six left and red to reach the target, a move that does; -1 if there was no need for one. */
  decision({ free, left }: Board): number {
    const { ranks, sets } = this.#ahead.walks;
    if (sets.verdict !== 0) return -1;
    const { rank, place } = this.#winning === 0 ? this.#placing.decision(left) : this.#firstWinning();
    let bridge = 0;
    for (let rest = free; rest; rest &= rest - 1) if (ranks.places[lowest(rest)] === place) bridge = lowest(rest);
    return ranks.numbers[rank]! * BRIDGE_COUNT + bridge;
  }

  #firstWinning(): { readonly rank: number; readonly place: number } {
    const move = lowest(this.#winning);
    let red = this.#ahead.walks.ranks.red;
    for (let token = (move / ENDGAME) | 0; token > 0; token--) red &= red - 1;
    return { rank: lowest(red), place: move % ENDGAME };
  }
}
