/** Can red reach a margin? An alpha-beta search with a null window, and a transposition table for all of them. */
import type { Effort } from '../../../../search/effort.ts';
import { Threats } from '../bounds/threats.ts';
import { ENDGAME_LEFT } from '../endgame/ranks.ts';
import type { Peer } from '../parallel/peer.ts';
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, NO_MOVE } from '../position/ways.ts';
import { type BoundsTable, NO_TABLE_MOVE } from './bounds-table.ts';
import { EndgameProbe } from './endgame-probe.ts';
import { rate, tableCode, takeBest, worthFilling } from './move-ordering.ts';
import { MOST_MARGIN } from './null-windows.ts';
import { Ply } from './ply.ts';
import { REPLIED_LEFT, Replies } from './replies.ts';

/** With so many tokens left, or fewer, a guess too tries every move. */
const WIDE_LEFT = 8;
/** Moves are deferred where so many tokens are left, or more. */
const DEFER_LEFT = 8;
/** No margin: the peer is at this position, and some other one may be tried first. */
const DEFERRED = 2 * MOST_MARGIN;

export class Search {
  readonly #table: BoundsTable;
  readonly #peer: Peer | undefined;
  #effort: Effort;
  #plies = newPlies();
  /** Above all: nothing is settled, anything may come. */
  readonly #root = new Ply();
  readonly #endgame = new EndgameProbe();
  #threats = new Threats();
  /** By tokens left, at a table of two. */
  readonly #replies = new Map(REPLIED_LEFT.map((left) => [left, new Replies(left)]));
  #board!: PackedBoard;
  /** Of the last position, as the table writes it. */
  #best = NO_TABLE_MOVE;
  #width = Infinity;
  /** Nothing more is to be found: the effort is spent, or the request is closed. */
  #isOver = false;

  /** With a peer it shares the table. */
  constructor(effort: Effort, table: BoundsTable, peer?: Peer) {
    this.#effort = effort;
    this.#table = table;
    this.#peer = peer;
  }

  /** As new, except for the table. */
  renew(effort: Effort): void {
    this.#effort = effort;
    this.#plies = newPlies();
    this.#endgame.forget();
    this.#threats = new Threats();
  }

  /** By tokens left. */
  get plies(): readonly Ply[] {
    return this.#plies;
  }

  /**
   * At least `target`: the value is that or more. Less: the value is that or less. Undefined: the effort was spent, or the
   * peer was faster. With a `width` only so many moves, the likely ones, are tried while many tokens are left: a guess,
   * but what it learns is kept.
   */
  test(board: PackedBoard, target: number, width = Infinity): number | undefined {
    this.#board = board;
    this.#width = width;
    this.#isOver = false;
    const found = this.#search(target, this.#root, 0, false);
    return this.#isOver ? undefined : found;
  }

  /** `parent` is the ply above, from which a token has come to `bridge`. What `mayDefer` may be DEFERRED. */
  #search(target: number, parent: Ply, bridge: number, mayDefer: boolean): number {
    const board = this.#board;
    const { left } = board;
    const peer = left >= DEFER_LEFT ? this.#peer : undefined;
    if (!this.#effort.spend() || peer?.isClosed) this.#isOver = true;
    if (this.#isOver) return 0;
    const { settled, relaxed, key } = this.#plies[left]!;
    settled.extend(board, parent.settled, target);
    let { low, high } = settled;
    if (low >= target) return low;
    if (high < target) return high;
    if (left > ENDGAME_LEFT) {
      const judged = relaxed.judge(board, settled, target, parent.relaxed, bridge);
      if (judged !== 0) return judged > 0 ? target : target - 1;
    }

    key.make(board, settled);
    const table = this.#table;
    let tableMove = NO_TABLE_MOVE;
    if (table.probe(key.low, key.high, left)) {
      low = Math.max(low, table.low + settled.margin);
      high = Math.min(high, table.high + settled.margin);
      if (low >= target) return low;
      if (high < target) return high;
      tableMove = table.move;
    }

    if (peer) {
      if (mayDefer && peer.peerKeys[left] === key.low) return DEFERRED;
      peer.ownKeys[left] = key.low;
    }
    this.#best = NO_TABLE_MOVE;
    const found = this.#expand(target, tableMove);
    if (peer) peer.ownKeys[left] = 0;
    if (this.#isOver) return 0;
    // a guess is no bound
    const isProved = this.#widthAt(left) === Infinity;
    if (isProved && found >= target) low = Math.max(low, found);
    if (isProved && found < target) high = Math.min(high, found);
    table.store(key.low, key.high, left, low - settled.margin, high - settled.margin, this.#best);
    return isProved ? (found >= target ? low : high) : found;
  }

  #expand(target: number, tableMove: number): number {
    const board = this.#board;
    const { left, mover } = board;
    const { settled, relaxed } = this.#plies[left]!;
    if (left <= ENDGAME_LEFT) {
      return this.#endgame.reaches(board, target, this.#plies, this.#effort) ? target : target - 1;
    }
    const answers = this.#threats.bridgesLeft(board, settled, relaxed, target);
    if (answers === board.free) return this.#tryMoves(target, tableMove, worthFilling(board, settled));
    const found = this.#tryMoves(target, tableMove, answers);
    // what the threat left out falls short of the mover's aim; by how much is not known
    return mover === 0 ? Math.max(found, target - 1) : Math.min(found, target);
  }

  /** As test; the best move is left in #best. */
  #tryMoves(target: number, tableMove: number, bridges: number): number {
    const board = this.#board;
    const { left, hand, mover } = board;
    const ply = this.#plies[left]!;
    const { moves, scores, deferred, history, settled } = ply;
    const red = mover === 0;
    const all = board.moves(moves, bridges);
    let count = all;
    const replies = board.seats === 2 ? this.#replies.get(left) : undefined;
    replies?.begin();
    rate(ply, count, hand, tableMove);
    let found = red ? -MOST_MARGIN : MOST_MARGIN;
    let best = NO_TABLE_MOVE;
    const width = this.#widthAt(left);
    let deferrals = 0;
    for (let i = 0; i < Math.min(count, width) + deferrals; i++) {
      const again = i - Math.min(count, width);
      const move = again < 0 ? takeBest(moves, scores, i, count) : deferred[again]!;
      ply.tries = i;
      const before = board.place(move);
      const value = this.#search(target, ply, move % BRIDGE_COUNT, i > 0 && again < 0);
      board.undo(move, before);
      if (this.#isOver) return 0;
      if (value === DEFERRED) {
        deferred[deferrals++] = move;
        continue;
      }
      if (red ? value < target : value >= target) {
        if (red ? value > found : value < found) {
          found = value;
          best = tableCode(move, hand, settled);
        }
        if (replies) count = this.#prune(replies, target, i + 1, count);
        continue;
      }
      found = value;
      best = tableCode(move, hand, settled);
      history[move]! += left * left;
      ply.noteKiller(move);
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
  #prune(replies: Replies, target: number, from: number, end: number): number {
    const board = this.#board;
    const reply = replies.next(board, this.#plies[board.left - 1]!, end - from);
    if (reply === NO_MOVE) return end;
    this.#effort.spend(replies.nodes);
    return replies.prune(board, this.#plies[board.left]!, target, reply, from, end);
  }
}

const newPlies = () => Array.from({ length: BRIDGE_COUNT + 1 }, () => new Ply());
