/**
 * Alpha-beta on one packed board, all symbols known: principal variation search with a table of positions, passing,
 * reduced late moves, and captures to the end. Values are for the player to move; beyond SURE the game is decided.
 */
import type { Effort } from '../../../../search/effort.ts';
import { evaluate, type Weights } from '../evaluation/evaluation.ts';
import type { Board } from '../packed/board.ts';
import { attacks, generate, hasTurn, MOST_MOVES } from '../packed/moves.ts';
import { Order, WORTH } from './move-order.ts';
import { EXACT, LOWER, type Table, UPPER } from './transposition-table.ts';

export const WIN = 30_000;
/** Any value beyond this is a forced end. */
export const SURE = 29_000;
/** Expected points of a value, -1 a loss and 1 a win. */
export const points = (value: number): number => (Math.abs(value) > SURE ? Math.sign(value) : Math.tanh(value / 600));
const MOST_PLIES = 100;

export interface Terms {
  readonly weights: Weights;
  /** Z8: whether a standstill is counted out. */
  readonly counted: boolean;
  /** What a draw is worth to `hopeful`. */
  readonly draw: number;
  readonly hopeful: number;
}

export class Search {
  readonly #effort: Effort;
  readonly #terms: Terms;
  readonly #table: Table;
  readonly #order = new Order(MOST_PLIES);
  #board!: Board;

  constructor(effort: Effort, terms: Terms, table: Table) {
    this.#effort = effort;
    this.#terms = terms;
    this.#table = table;
  }

  /** The value of the board to the player to move; meaningless once the effort is spent. */
  value(board: Board, depth: number, alpha: number, beta: number, ply = 0): number {
    this.#board = board;
    return this.#search(depth, alpha, beta, ply, true);
  }

  #search(depth: number, alpha: number, beta: number, ply: number, mayPass: boolean): number {
    const board = this.#board;
    const effort = this.#effort;
    if (!effort.spend()) return 0;
    const { side } = board;
    if (board.bare) return this.#drawn();
    if (board.standsStill(2)) return hasTurn(board) ? this.#stoodStill(ply) : ply - WIN;
    if (attacks(board, side, board.zs[side ^ 1]!)) return WIN - ply - 1;
    if (ply >= MOST_PLIES - 2) return evaluate(board, this.#terms.weights, this.#terms.counted);
    const threatened = attacks(board, side ^ 1, board.zs[side]!);
    if (threatened) depth++;
    if (depth <= 0) return this.#quiesce(alpha, beta, ply, 0);

    const table = this.#table;
    let first = 0;
    if (table.find(board.low, board.high)) {
      first = table.move;
      if (table.depth >= depth) {
        const known = fromTable(table.value, ply);
        const { bound } = table;
        if (bound === EXACT || (bound === LOWER ? known >= beta : known <= alpha)) return known;
      }
    }

    const open = beta - alpha > 1;
    const weighed = !threatened && (depth <= 2 || (mayPass && !open));
    const standing = weighed ? evaluate(board, this.#terms.weights, this.#terms.counted) : -WIN;
    if (!open && weighed && beta < SURE && beta > -SURE) {
      // so far ahead that nothing the last plies can bring will matter
      if (depth <= 2 && standing - 150 * depth >= beta) return standing;
      if (mayPass && depth >= 3 && standing >= beta) {
        board.pass();
        const passed = -this.#search(depth - 3 - (depth >> 2), -beta, 1 - beta, ply + 1, false);
        board.takePassBack();
        if (effort.spent) return 0;
        if (passed >= beta) return passed >= SURE ? beta : passed;
      }
    }

    const order = this.#order;
    const start = ply * MOST_MOVES;
    const end = generate(board, order.moves, start);
    if (end === start) return ply - WIN;
    order.rank(board, start, end, first, ply);
    let best = -WIN;
    let bestMove = 0;
    let bound: number = UPPER;
    const weak = depth <= 2 && !threatened && standing + 120 * depth <= alpha && alpha > -SURE;
    for (let i = start; i < end; i++) {
      const move = order.next(i, end);
      const quiet = board.cells[move & 127] === 0 || move >> 7 === (move & 127);
      if (quiet && weak && i > start && best > -SURE) {
        // too far behind for a quiet move, unless it turns something up
        if (move >> 7 !== (move & 127)) continue;
      }
      board.make(move);
      let value: number;
      if (i === start) value = -this.#search(depth - 1, -beta, -alpha, ply + 1, true);
      else {
        const late = quiet && depth >= 3 && i - start >= 4 && !threatened ? (i - start >= 12 ? 2 : 1) : 0;
        value = -this.#search(depth - 1 - late, -alpha - 1, -alpha, ply + 1, true);
        if (late > 0 && value > alpha && !effort.spent) {
          value = -this.#search(depth - 1, -alpha - 1, -alpha, ply + 1, true);
        }
        if (value > alpha && value < beta && !effort.spent) {
          value = -this.#search(depth - 1, -beta, -alpha, ply + 1, true);
        }
      }
      board.unmake(move);
      if (effort.spent) return 0;
      if (value <= best) continue;
      best = value;
      bestMove = move;
      if (value <= alpha) continue;
      alpha = value;
      bound = EXACT;
      if (alpha < beta) continue;
      bound = LOWER;
      if (quiet) order.credit(move, depth, ply, side);
      break;
    }
    table.store(board.low, board.high, depth, toTable(best, ply), bound, bestMove);
    return best;
  }

  /** Captures to the end; where the Z is threatened every way out. */
  #quiesce(alpha: number, beta: number, ply: number, deep: number): number {
    const board = this.#board;
    const effort = this.#effort;
    const { side } = board;
    if (deep > 0) {
      if (!effort.spend()) return 0;
      if (board.bare) return this.#drawn();
      if (attacks(board, side, board.zs[side ^ 1]!)) return WIN - ply - 1;
    }
    const standing = evaluate(board, this.#terms.weights, this.#terms.counted);
    if (ply >= MOST_PLIES - 2) return standing;
    const threatened = deep > 0 && deep <= 4 && attacks(board, side ^ 1, board.zs[side]!);
    let best = threatened ? ply - WIN : standing;
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
    const order = this.#order;
    const start = ply * MOST_MOVES;
    const end = generate(board, order.moves, start, !threatened);
    order.rank(board, start, end, 0, ply);
    for (let i = start; i < end; i++) {
      const move = order.next(i, end);
      const met = board.cells[move & 127]!;
      if (!threatened && standing + WORTH[met & 7]! + 100 <= alpha) continue;
      board.make(move);
      const value = -this.#quiesce(-beta, -alpha, ply + 1, deep + 1);
      board.unmake(move);
      if (effort.spent) return 0;
      if (value <= best) continue;
      best = value;
      if (value > alpha) alpha = value;
      if (alpha >= beta) break;
    }
    return best;
  }

  #drawn(): number {
    const { draw, hopeful } = this.#terms;
    return this.#board.side === hopeful ? draw : -draw;
  }

  #stoodStill(ply: number): number {
    const { counts, side } = this.#board;
    const ahead = counts[side]! - counts[side ^ 1]!;
    if (!this.#terms.counted || ahead === 0) return this.#drawn();
    return ahead > 0 ? WIN - ply : ply - WIN;
  }
}

/** In the table a forced end is counted from its position, not from the root. */
const toTable = (value: number, ply: number) => (value > SURE ? value + ply : value < -SURE ? value - ply : value);
const fromTable = (value: number, ply: number) => (value > SURE ? value - ply : value < -SURE ? value + ply : value);
