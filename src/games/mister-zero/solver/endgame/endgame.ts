/** The last six tokens: first which fillings lead to a margin, then who can bring them about. */
import type { SettledWalk } from '../bounds/settled-walk.ts';
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, lowest, NO_MOVE } from '../position/ways.ts';
import { headStartGame } from './head-start.ts';
import { PlacingSearch } from './placing-search.ts';
import { ENDGAME_LEFT } from './ranks.ts';
import { NO_START } from './starts.ts';

const RED_TOKENS = 3;

export class Endgame {
  readonly #headStart = headStartGame(ENDGAME_LEFT, RED_TOKENS);
  readonly #placing = new PlacingSearch(this.#headStart.walk, this.#headStart.fillings);
  /** Red's last start that won with six left: token × 6 + place. */
  #killer = 0;
  #isInTables = false;

  /** As new. */
  forget(): void {
    this.#killer = 0;
    this.#placing.forget();
  }

  /** Whether red reaches the target; `settled` is of this board, and open. */
  reaches(board: PackedBoard, settled: SettledWalk, target: number): boolean {
    const { walk } = this.#headStart;
    const { left, seats } = board;
    walk.run(board, settled, target);
    const { verdict } = walk.sets;
    if (verdict !== 0) return verdict > 0;
    this.#isInTables = seats === 2 && left >= ENDGAME_LEFT - 1;
    if (!this.#isInTables) return this.#placing.reaches(board, settled);
    const starts = this.#headStart.startsThen(board, settled);
    // with five left red's first move has been made: the first token to the first place
    if (left < ENDGAME_LEFT) return starts.wins(0);
    const winning = starts.someWinning(this.#killer);
    if (winning === NO_START) return false;
    this.#killer = winning;
    return true;
  }

  /** With six left and red to reach the target, a move that does; NO_MOVE if there was no need for one. */
  decision({ free, left }: PackedBoard): number {
    const { ranks, sets } = this.#headStart.walk;
    if (sets.verdict !== 0) return NO_MOVE;
    const { rank, place } = this.#isInTables ? this.#killerMove() : this.#placing.decision(left);
    let bridge = 0;
    for (let rest = free; rest; rest &= rest - 1) if (ranks.places[lowest(rest)] === place) bridge = lowest(rest);
    return ranks.numbers[rank]! * BRIDGE_COUNT + bridge;
  }

  #killerMove(): { readonly rank: number; readonly place: number } {
    let { red } = this.#headStart.walk.ranks;
    for (let token = (this.#killer / ENDGAME_LEFT) | 0; token > 0; token--) red &= red - 1;
    return { rank: lowest(red), place: this.#killer % ENDGAME_LEFT };
  }
}
