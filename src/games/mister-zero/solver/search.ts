/** One question: can red reach a margin? An alpha-beta search with a window of nothing, and a table for all questions. */
import type { Effort } from '../../../search/effort.ts';
import type { Board } from './board.ts';
import { ENDGAME, Endgame } from './endgame/endgame.ts';
import { Level } from './level.ts';
import { inTable, NO_MOVE, rate, takeBest, worthFilling } from './moves.ts';
import { MOST } from './questions.ts';
import { Replies } from './replies.ts';
import { BoundsTable } from './table.ts';
import { Threats } from './threat.ts';
import { BRIDGE_COUNT } from './ways.ts';

/** What an endgame counts in nodes. */
const ENDGAME_NODES = 2;
/** With so many tokens left, or fewer, a guess too tries every move. */
const WIDE_LEFT = 8;

export class Search {
  readonly #table: BoundsTable;
  #effort: Effort;
  #levels = newLevels();
  /** Above all: nothing is settled, anything may come. */
  readonly #root = new Level();
  readonly #endgame = new Endgame();
  #threats = new Threats();
  /** By tokens left, at a table of two. */
  readonly #replies = new Map([7, 8].map((left) => [left, new Replies(left)]));
  #board!: Board;
  #best = NO_MOVE;
  #width = Infinity;

  /** The table has 2^tableBits entries. */
  constructor(effort: Effort, tableBits: number) {
    this.#effort = effort;
    this.#table = new BoundsTable(tableBits);
  }

  /** As new, in the same memory. */
  renew(effort: Effort): void {
    this.#effort = effort;
    this.#table.forget();
    this.#levels = newLevels();
    this.#endgame.forget();
    this.#threats = new Threats();
  }

  /** By tokens left. */
  get levels(): readonly Level[] {
    return this.#levels;
  }

  /**
   * At least `target`: the value is that or more. Less: the value is that or less. Undefined: the effort was spent. With a
   * `width` only so many moves, the likely ones, are tried while many tokens are left: a guess, but what it learns is kept.
   */
  test(board: Board, target: number, width = Infinity): number | undefined {
    this.#board = board;
    this.#width = width;
    const found = this.#search(target, this.#root, 0);
    return this.#effort.spent ? undefined : found;
  }

  /** `parent` is the level above, from which a token has come to `bridge`. */
  #search(target: number, parent: Level, bridge: number): number {
    const board = this.#board;
    const { left } = board;
    if (!this.#effort.spend()) return 0;
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

    this.#best = NO_MOVE;
    const found = this.#expand(target, tableMove);
    if (this.#effort.spent) return 0;
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
    if (left <= ENDGAME) return this.#finish(target) ? target : target - 1;
    const answers = this.#threats.bridgesLeft(board, outlook, prospect, target);
    if (answers === board.free) return this.#tryMoves(target, tableMove, worthFilling(board, outlook));
    const found = this.#tryMoves(target, tableMove, answers);
    // what the threat left out falls short of the mover's aim; by how much is not known
    return mover === 0 ? Math.max(found, target - 1) : Math.min(found, target);
  }

  /** Whether red reaches the target, with an endgame left. */
  #finish(target: number): boolean {
    const board = this.#board;
    const { left } = board;
    const red = board.mover === 0;
    const level = this.#levels[left]!;
    // where moves before this one were answered, the same answer may do: a smaller endgame tells
    if (left === ENDGAME && this.#levels[left + 1]!.tries > 0) {
      if (this.#decides(level.latest, target) || this.#decides(level.latestButOne, target)) return red;
    }
    this.#effort.spend(ENDGAME_NODES);
    const reached = this.#endgame.reaches(board, level.outlook, target);
    if (left === ENDGAME && reached === red) level.note(this.#endgame.decision(board));
    return reached;
  }

  /** Whether an endgame move gives its player what he wants. */
  #decides(move: number, target: number): boolean {
    const board = this.#board;
    if (!board.allows(move)) return false;
    this.#effort.spend();
    const red = board.mover === 0;
    const before = board.place(move);
    const { outlook } = this.#levels[board.left]!;
    outlook.look(board, this.#levels[board.left + 1]!.outlook, target);
    const { low, high } = outlook;
    const reached = low >= target || (high >= target && this.#endgame.reaches(board, outlook, target));
    board.undo(move, before);
    return reached === red;
  }

  /** As test; the best move is left in #best. */
  #tryMoves(target: number, tableMove: number, bridges: number): number {
    const board = this.#board;
    const { left, hand, mover } = board;
    const level = this.#levels[left]!;
    const { moves, scores, history, outlook } = level;
    const red = mover === 0;
    const all = board.moves(moves, bridges);
    let count = all;
    const replies = board.seats === 2 ? this.#replies.get(left) : undefined;
    replies?.begin();
    rate(level, count, hand, tableMove);
    let found = red ? -MOST : MOST;
    let best = NO_MOVE;
    const width = this.#widthAt(left);
    for (let i = 0; i < count && i < width; i++) {
      const move = takeBest(moves, scores, i, count);
      level.tries = i;
      const before = board.place(move);
      const value = this.#search(target, level, move % BRIDGE_COUNT);
      board.undo(move, before);
      if (this.#effort.spent) return 0;
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
    if (reply < 0 || !this.#effort.spend(replies.nodes)) return end;
    return replies.strike(board, this.#levels[board.left]!, target, reply, from, end);
  }
}

const newLevels = () => Array.from({ length: BRIDGE_COUNT + 1 }, () => new Level());
