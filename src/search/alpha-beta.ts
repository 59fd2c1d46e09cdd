/** Alpha-beta with iterative deepening, a transposition table, killer moves and history, over any game of two sides. */
import type { Effort } from './effort.ts';
import { type Bound, EXACT, LOWER, type TranspositionTable, UPPER, WHOLE } from './transposition.ts';

/** A position that can be played and taken back. Moves are whole numbers from 0 to `moveLimit` - 1 (at most 32,767). */
export interface SearchPosition {
  readonly moveLimit: number;
  /** 64 bits of hash in two halves, of all that the rest of the game depends on, the side to move included. */
  readonly low: number;
  readonly high: number;
  /** Results lie within ± `most`, estimates strictly inside, so that reaching it settles the matter. */
  readonly most: number;
  /** Writes the legal moves from `start` on and returns where they end; promising ones first, if it knows. */
  moves(into: Int32Array, start: number): number;
  play(move: number): void;
  takeBack(): void;
  over(): boolean;
  /** For the side to move: of a finished game its result, else an estimate. `most` is at most 30,000. */
  evaluate(): number;
}

export interface SearchResult {
  /** For the side to move. */
  readonly value: number;
  /** Best play as far as it was seen; empty only where the game is over or nothing was searched. */
  readonly line: readonly number[];
  readonly depth: number;
  /** No estimate had a part in the value: it is the true one. */
  readonly exact: boolean;
}

const MOST_PLIES = 253;
/** Of the table of lines: a ply more than there are, for the end of the last line. */
const ROW = MOST_PLIES + 2;
const MOST_MOVES = 1 << 15;
const INFINITE = 32_000;
const NO_MOVE = -1;
const KILLERS = 2;
const [TABLE_SCORE, KILLER_SCORE, HISTORY_MOST] = [1 << 30, 1 << 29, 1 << 28];

export class AlphaBeta {
  readonly #table: TranspositionTable;
  readonly #moves = new Int32Array(MOST_MOVES);
  readonly #scores = new Int32Array(MOST_MOVES);
  readonly #killers = new Int32Array(KILLERS * (MOST_PLIES + 1));
  /** By ply, a row each: the best line from there on, and where it ends. */
  readonly #lines = new Int16Array(ROW * ROW);
  readonly #lineEnd = new Uint8Array(ROW);
  #history = new Int32Array(0);
  #position!: SearchPosition;
  #effort!: Effort;
  /** How many estimates took part so far: where it does not grow, the subtree was seen whole. */
  #estimates = 0;

  constructor(table: TranspositionTable) {
    this.#table = table;
  }

  /** Deepens until the value is exact, the effort is spent or `mostDepth` is reached. The first depth is always finished. */
  search(position: SearchPosition, effort: Effort, mostDepth = MOST_PLIES): SearchResult {
    this.#position = position;
    this.#effort = effort;
    this.#history = new Int32Array(position.moveLimit);
    this.#killers.fill(NO_MOVE);
    let best: SearchResult = { value: position.evaluate(), line: [], depth: 0, exact: position.over() };
    for (let depth = 1; depth <= Math.min(mostDepth, MOST_PLIES) && !best.exact; depth++) {
      this.#estimates = 0;
      const value = this.#visit(depth, -INFINITE, INFINITE, 0, 0);
      if (effort.spent && depth > 1) break;
      // + 0: no -0 leaves
      best = {
        value: value + 0,
        line: [...this.#lines.subarray(0, this.#lineEnd[0])],
        depth,
        exact: this.#estimates === 0,
      };
      if (effort.spent) break;
    }
    return best;
  }

  #visit(depth: number, alpha: number, beta: number, ply: number, start: number): number {
    const position = this.#position;
    this.#lineEnd[ply] = ply;
    if (position.over()) return position.evaluate();
    if (depth === 0) {
      this.#estimates++;
      return position.evaluate();
    }
    if (!this.#effort.spend() && depth > 1) return 0;

    const { low, high } = position;
    let first = NO_MOVE;
    if (this.#table.find(low, high)) {
      const { value, bound, move } = this.#table;
      first = move;
      // on the principal variation the search goes on: its moves must be known, not only its value
      if (beta - alpha === 1 && this.#table.depth >= depth) {
        if (bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha)) {
          if (this.#table.depth < WHOLE) this.#estimates++;
          return value;
        }
      }
    }

    const estimates = this.#estimates;
    const end = position.moves(this.#moves, start);
    this.#order(start, end, first, ply);
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    let bound: Bound = UPPER;
    for (let i = start; i < end; i++) {
      const move = this.#takeBest(i, end);
      position.play(move);
      const value = this.#value(depth - 1, Math.max(alpha, best), beta, ply + 1, end);
      position.takeBack();
      if (this.#effort.spent && depth > 1) return best;
      if (value > best) {
        best = value;
        bestMove = move;
        if (best > alpha) {
          bound = EXACT;
          this.#extendLine(move, ply);
        }
      }
      if (best >= beta || best === position.most) {
        bound = LOWER;
        this.#remember(move, depth, ply);
        break;
      }
    }
    if (Math.abs(best) === position.most) {
      bound = EXACT;
      this.#estimates = estimates;
    }
    const whole = this.#estimates === estimates;
    this.#table.store(low, high, whole ? WHOLE : depth, best, bound, bestMove);
    return best;
  }

  /** Of the position just reached, for the side that moved: first whether it beats alpha at all, then by how much. */
  #value(depth: number, alpha: number, beta: number, ply: number, start: number): number {
    if (alpha > -INFINITE) {
      const value = -this.#visit(depth, -alpha - 1, -alpha, ply, start);
      if (value <= alpha || value >= beta) return value;
    }
    return -this.#visit(depth, -beta, -alpha, ply, start);
  }

  #order(start: number, end: number, first: number, ply: number): void {
    for (let i = start; i < end; i++) {
      const move = this.#moves[i]!;
      const killer = move === this.#killers[KILLERS * ply] || move === this.#killers[KILLERS * ply + 1];
      this.#scores[i] = move === first ? TABLE_SCORE : killer ? KILLER_SCORE : this.#history[move]!;
    }
  }

  /** The best of the moves not yet tried goes to place i; among equals the order given by the position stays. */
  #takeBest(i: number, end: number): number {
    let best = i;
    for (let j = i + 1; j < end; j++) if (this.#scores[j]! > this.#scores[best]!) best = j;
    const move = this.#moves[best]!;
    const score = this.#scores[best]!;
    this.#moves.copyWithin(i + 1, i, best);
    this.#scores.copyWithin(i + 1, i, best);
    this.#moves[i] = move;
    this.#scores[i] = score;
    return move;
  }

  #remember(move: number, depth: number, ply: number): void {
    this.#history[move] = Math.min(this.#history[move]! + depth * depth, HISTORY_MOST);
    const at = KILLERS * ply;
    if (this.#killers[at] === move) return;
    this.#killers[at + 1] = this.#killers[at]!;
    this.#killers[at] = move;
  }

  /** The best line from this ply is the move and the best line from the next. */
  #extendLine(move: number, ply: number): void {
    const row = ply * ROW;
    const end = this.#lineEnd[ply + 1]!;
    this.#lines[row + ply] = move;
    this.#lines.copyWithin(row + ply + 1, row + ROW + ply + 1, row + ROW + end);
    this.#lineEnd[ply] = end;
  }
}
