/** One question: can red reach a margin? An alpha-beta search with a window of nothing, and a table for all questions. */
import type { Effort } from '../../../../search/effort.ts';
import { Threats } from '../bounds/threats.ts';
import { ENDGAME } from '../endgame/endgame.ts';
import type { Company } from '../parallel/peer.ts';
import type { Board } from '../position/board.ts';
import { BRIDGE_COUNT } from '../position/ways.ts';
import type { BoundsTable } from './bounds-table.ts';
import { Finish } from './endgame-probe.ts';
import { inTable, NO_MOVE, rate, takeBest, worthFilling } from './move-ordering.ts';
import { MOST } from './null-windows.ts';
import { Level } from './ply.ts';
import { Replies } from './replies.ts';

/** With so many tokens left, or fewer, a guess too tries every move. */
const WIDE_LEFT = 8;
/** Two threads keep apart where so many tokens are left, or more. */
const APART_LEFT = 8;
/** No margin: the other thread is at this position, and some other one may be tried first. */
const LATER = 2 * MOST;

export class Search {
  readonly #table: BoundsTable;
  readonly #company: Company | undefined;
  #effort: Effort;
  #levels = newLevels();
  /** Above all: nothing is settled, anything may come. */
  readonly #root = new Level();
  readonly #finish = new Finish();
  #threats = new Threats();
  /** By tokens left, at a table of two. */
  readonly #replies = new Map([7, 8].map((left) => [left, new Replies(left)]));
  #board!: Board;
  #best = NO_MOVE;
  #width = Infinity;
  /** Nothing more is to be found: the effort is spent, or the question is settled. */
  #isOver = false;

  /** Who searches in company shares the table. */
  constructor(effort: Effort, table: BoundsTable, company?: Company) {
    this.#effort = effort;
    this.#table = table;
    this.#company = company;
  }

  /** As new, except for the table. */
  renew(effort: Effort): void {
    this.#effort = effort;
    this.#levels = newLevels();
    this.#finish.forget();
    this.#threats = new Threats();
  }

  /** By tokens left. */
  get levels(): readonly Level[] {
    return this.#levels;
  }

  /**
   * At least `target`: the value is that or more. Less: the value is that or less. Undefined: the effort was spent, or the
   * company was faster. With a `width` only so many moves, the likely ones, are tried while many tokens are left: a guess,
   * but what it learns is kept.
   */
  test(board: Board, target: number, width = Infinity): number | undefined {
    this.#board = board;
    this.#width = width;
    this.#isOver = false;
    const found = this.#search(target, this.#root, 0, false);
    return this.#isOver ? undefined : found;
  }

  /** `parent` is the level above, from which a token has come to `bridge`. What `canWait` may be LATER. */
  #search(target: number, parent: Level, bridge: number, canWait: boolean): number {
    const board = this.#board;
    const { left } = board;
    const company = left >= APART_LEFT ? this.#company : undefined;
    if (!this.#effort.spend() || company?.isSettled) this.#isOver = true;
    if (this.#isOver) return 0;
    const { outlook, prospect, key } = this.#levels[left]!;
    outlook.look(board, parent.outlook, target);
    let { low, high } = outlook;
    if (low >= target) return low;
    if (high < target) return high;
    if (left > ENDGAME) {
      const judged = prospect.judge(board, outlook, target, parent.prospect, bridge);
      if (judged !== 0) return judged > 0 ? target : target - 1;
    }

    key.make(board, outlook);
    const table = this.#table;
    let tableMove = NO_MOVE;
    if (table.find(key.low, key.high, left)) {
      low = Math.max(low, table.low + outlook.margin);
      high = Math.min(high, table.high + outlook.margin);
      if (low >= target) return low;
      if (high < target) return high;
      tableMove = table.move;
    }

    if (company) {
      if (canWait && company.theirs[left] === key.low) return LATER;
      company.mine[left] = key.low;
    }
    this.#best = NO_MOVE;
    const found = this.#expand(target, tableMove);
    if (company) company.mine[left] = 0;
    if (this.#isOver) return 0;
    // a guess is no bound
    const isProved = this.#widthAt(left) === Infinity;
    if (isProved && found >= target) low = Math.max(low, found);
    if (isProved && found < target) high = Math.min(high, found);
    table.store(key.low, key.high, left, low - outlook.margin, high - outlook.margin, this.#best);
    return isProved ? (found >= target ? low : high) : found;
  }

  #expand(target: number, tableMove: number): number {
    const board = this.#board;
    const { left, mover } = board;
    const { outlook, prospect } = this.#levels[left]!;
    if (left <= ENDGAME) {
      return this.#finish.reaches(board, target, this.#levels, this.#effort) ? target : target - 1;
    }
    const answers = this.#threats.bridgesLeft(board, outlook, prospect, target);
    if (answers === board.free) return this.#tryMoves(target, tableMove, worthFilling(board, outlook));
    const found = this.#tryMoves(target, tableMove, answers);
    // what the threat left out falls short of the mover's aim; by how much is not known
    return mover === 0 ? Math.max(found, target - 1) : Math.min(found, target);
  }

  /** As test; the best move is left in #best. */
  #tryMoves(target: number, tableMove: number, bridges: number): number {
    const board = this.#board;
    const { left, hand, mover } = board;
    const level = this.#levels[left]!;
    const { moves, scores, later, history, outlook } = level;
    const red = mover === 0;
    const all = board.moves(moves, bridges);
    let count = all;
    const replies = board.seats === 2 ? this.#replies.get(left) : undefined;
    replies?.begin();
    rate(level, count, hand, tableMove);
    let found = red ? -MOST : MOST;
    let best = NO_MOVE;
    const width = this.#widthAt(left);
    let waiting = 0;
    for (let i = 0; i < Math.min(count, width) + waiting; i++) {
      const again = i - Math.min(count, width);
      const move = again < 0 ? takeBest(moves, scores, i, count) : later[again]!;
      level.tries = i;
      const before = board.place(move);
      const value = this.#search(target, level, move % BRIDGE_COUNT, i > 0 && again < 0);
      board.undo(move, before);
      if (this.#isOver) return 0;
      if (value === LATER) {
        later[waiting++] = move;
        continue;
      }
      if (red ? value < target : value >= target) {
        if (red ? value > found : value < found) {
          found = value;
          best = inTable(move, hand, outlook);
        }
        if (replies) count = this.#strike(replies, target, i + 1, count);
        continue;
      }
      found = value;
      best = inTable(move, hand, outlook);
      history[move]! += left * left;
      level.note(move);
      break;
    }
    // by how much the moves left out fall short is not known
    if (count < all && (red ? found < target : found >= target)) found = red ? target - 1 : target;
    this.#best = best;
    return found;
  }

  #widthAt(left: number): number {
    return left > WIDE_LEFT ? this.#width : Infinity;
  }

  /** Leaves out moves that need no search, and says where the others end. */
  #strike(replies: Replies, target: number, from: number, end: number): number {
    const board = this.#board;
    const reply = replies.next(board, this.#levels[board.left - 1]!, end - from);
    if (reply < 0) return end;
    this.#effort.spend(replies.nodes);
    return replies.strike(board, this.#levels[board.left]!, target, reply, from, end);
  }
}

const newLevels = () => Array.from({ length: BRIDGE_COUNT + 1 }, () => new Level());
