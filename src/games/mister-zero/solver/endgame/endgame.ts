/** The last six tokens: first which fillings lead to a margin, then who can bring them about. */

import type { Outlook } from '../bounds/settled-walk.ts';
import type { Board } from '../position/board.ts';
import { BRIDGE_COUNT, lowest } from '../position/ways.ts';
import { aheadOf } from './head-start.ts';
import { Placing, SIX } from './placing-search.ts';

/** Up to this many tokens left. */
export const ENDGAME: number = SIX;
const RED_TOKENS = 3;

export class Endgame {
  readonly #ahead = aheadOf(ENDGAME, RED_TOKENS);
  readonly #placing = new Placing(this.#ahead.walks, this.#ahead.deals);
  /** Red's last move that won with six left: token × 6 + place. */
  #latest = 0;
  #isInTables = false;

  /** As new. */
  forget(): void {
    this.#latest = 0;
    this.#placing.forget();
  }

  /** Whether red reaches the target; `outlook` is of this board, and open. */
  reaches(board: Board, outlook: Outlook, target: number): boolean {
    const { walks } = this.#ahead;
    const { left, seats } = board;
    walks.go(board, outlook, target);
    const { verdict } = walks.sets;
    if (verdict !== 0) return verdict > 0;
    this.#isInTables = seats === 2 && left >= ENDGAME - 1;
    if (!this.#isInTables) return this.#placing.reaches(board, outlook);
    const starts = this.#ahead.startsThen(board, outlook);
    // with five left red's first move has been made: the first token to the first place
    if (left < ENDGAME) return starts.wins(0);
    const winning = starts.someWinning(this.#latest);
    if (winning < 0) return false;
    this.#latest = winning;
    return true;
  }

  /** With six left and red to reach the target, a move that does; -1 if there was no need for one. */
  decision({ free, left }: Board): number {
    const { ranks, sets } = this.#ahead.walks;
    if (sets.verdict !== 0) return -1;
    const { rank, place } = this.#isInTables ? this.#latestMove() : this.#placing.decision(left);
    let bridge = 0;
    for (let rest = free; rest; rest &= rest - 1) if (ranks.places[lowest(rest)] === place) bridge = lowest(rest);
    return ranks.numbers[rank]! * BRIDGE_COUNT + bridge;
  }

  #latestMove(): { readonly rank: number; readonly place: number } {
    let { red } = this.#ahead.walks.ranks;
    for (let token = (this.#latest / ENDGAME) | 0; token > 0; token--) red &= red - 1;
    return { rank: lowest(red), place: this.#latest % ENDGAME };
  }
}
