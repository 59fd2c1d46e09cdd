/**
 * Alpha-beta on one packed board, all symbols known: principal variation search with a transposition table, null moves,
 * futility pruning, late move reductions and quiescence. Values are for the player to move; beyond SURE the game is decided.
 */
import type { Effort } from '../../../../search/effort.ts';
import { evaluate, type Weights } from '../evaluation/evaluation.ts';
import type { PackedBoard } from '../packed/board.ts';
import { SYMBOL_MASK, toOf, turnsUp } from '../packed/codes.ts';
import { attacks, generate, hasTurn, MOST_MOVES } from '../packed/moves.ts';
import { MoveOrder, WORTH } from './move-order.ts';
import { EXACT, LOWER, type TranspositionTable, UPPER } from './transposition-table.ts';
import { fromTable, SURE, toTable, WIN } from './values.ts';

const MOST_PLIES = 100;
/** A lead that the last plies are not expected to turn, for each of them; and a lag that a quiet move does not make good. */
const REVERSE_FUTILITY_MARGIN = 150;
const FUTILITY_MARGIN = 120;
const FUTILITY_DEPTH = 2;
/** What a capture may bring besides the piece that it takes. */
const DELTA_MARGIN = 100;
const NULL_MOVE_DEPTH = 3;
/** Quiet moves that come so late in the order are searched one ply less, or two. */
const LATE = 4;
const VERY_LATE = 12;
const LATE_DEPTH = 3;
/** Plies of quiescence in which a threat to the Z is answered by every move. */
const EVASION_PLIES = 4;

export interface Terms {
  readonly weights: Weights;
  /** Z8: whether a standstill is counted out. */
  readonly counted: boolean;
  /** What a draw is worth to `rootSide`. */
  readonly draw: number;
  readonly rootSide: number;
}

export class Search {
  readonly #effort: Effort;
  readonly #terms: Terms;
  readonly #table: TranspositionTable;
  readonly #order = new MoveOrder(MOST_PLIES);
  #board!: PackedBoard;

  constructor(effort: Effort, terms: Terms, table: TranspositionTable) {
    this.#effort = effort;
    this.#terms = terms;
    this.#table = table;
  }

  /** The value of the board to the player to move; meaningless once the effort is spent. */
  value(board: PackedBoard, depth: number, alpha: number, beta: number, ply = 0): number {
    this.#board = board;
    return this.#search(depth, alpha, beta, ply, true);
  }

  #search(depth: number, alpha: number, beta: number, ply: number, mayNull: boolean): number {
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

    const pv = beta - alpha > 1;
    const evaluated = !threatened && (depth <= FUTILITY_DEPTH || (mayNull && !pv));
    const staticValue = evaluated ? evaluate(board, this.#terms.weights, this.#terms.counted) : -WIN;
    if (!pv && evaluated && beta < SURE && beta > -SURE) {
      // so far ahead that nothing the last plies can bring will matter
      if (depth <= FUTILITY_DEPTH && staticValue - REVERSE_FUTILITY_MARGIN * depth >= beta) return staticValue;
      if (mayNull && depth >= NULL_MOVE_DEPTH && staticValue >= beta) {
        board.makeNullMove();
        const passed = -this.#search(depth - NULL_MOVE_DEPTH - (depth >> 2), -beta, 1 - beta, ply + 1, false);
        board.unmakeNullMove();
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
    const futile =
      depth <= FUTILITY_DEPTH && !threatened && staticValue + FUTILITY_MARGIN * depth <= alpha && alpha > -SURE;
    for (let i = start; i < end; i++) {
      const move = order.next(i, end);
      const quiet = board.cells[toOf(move)] === 0 || turnsUp(move);
      // too far behind for a quiet move, unless it turns something up
      if (quiet && futile && i > start && best > -SURE && !turnsUp(move)) continue;
      board.make(move);
      let value: number;
      if (i === start) value = -this.#search(depth - 1, -beta, -alpha, ply + 1, true);
      else {
        const late = quiet && depth >= LATE_DEPTH && i - start >= LATE && !threatened;
        const reduction = late ? (i - start >= VERY_LATE ? 2 : 1) : 0;
        value = -this.#search(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, true);
        if (reduction > 0 && value > alpha && !effort.spent) {
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
      if (quiet) order.reward(move, depth, ply, side);
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
    const standPat = evaluate(board, this.#terms.weights, this.#terms.counted);
    if (ply >= MOST_PLIES - 2) return standPat;
    const threatened = deep > 0 && deep <= EVASION_PLIES && attacks(board, side ^ 1, board.zs[side]!);
    let best = threatened ? ply - WIN : standPat;
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
    const order = this.#order;
    const start = ply * MOST_MOVES;
    const end = generate(board, order.moves, start, !threatened);
    order.rank(board, start, end, 0, ply);
    for (let i = start; i < end; i++) {
      const move = order.next(i, end);
      const met = board.cells[toOf(move)]!;
      if (!threatened && standPat + WORTH[met & SYMBOL_MASK]! + DELTA_MARGIN <= alpha) continue;
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
    const { draw, rootSide } = this.#terms;
    return this.#board.side === rootSide ? draw : -draw;
  }

  #stoodStill(ply: number): number {
    const { counts, side } = this.#board;
    const ahead = counts[side]! - counts[side ^ 1]!;
    if (!this.#terms.counted || ahead === 0) return this.#drawn();
    return ahead > 0 ? WIN - ply : ply - WIN;
  }
}
