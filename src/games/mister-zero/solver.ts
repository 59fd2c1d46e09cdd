/**
 * The exact value of a position and a line of best play: one question after another whether red can reach a margin, each
 * an alpha-beta search with a window of nothing, all sharing one table. A question that every walk answers alike, or
 * that threats decide, needs no search.
 */
import type { Effort } from '../../search/effort.ts';
import type { Board } from './solver-board.ts';
import { ENDGAME, Endgame } from './solver-endgame.ts';
import { Level, MOVES } from './solver-level.ts';
import { inTable, takeBest, worthFilling } from './solver-moves.ts';
import { BoundsTable } from './solver-table.ts';
import { Threats } from './solver-threat.ts';
import { BRIDGE_COUNT } from './solver-ways.ts';

/** No margin is larger: each of the twenty tokens is taken once. */
const MOST: number = BRIDGE_COUNT;
/** From a known bound the next question goes this much further than it must. */
const STRIDE = 1;
/** What a prior opinion weighs: as much as some moves that decided. */
const PRIOR_WEIGHT = 1000;
/** What an endgame counts in nodes. */
const ENDGAME_NODES = 2;
const NO_MOVE = 255;
// scores of moves that go before all that history knows
const TABLE_MOVE = 1e15;
const LATEST = 1e14;
const LATEST_BUT_ONE = 1e13;

/** An opinion on a position, as playouts give it. */
export interface Prior {
  /** What red's tokens less green's may come to. */
  readonly value: number;
  /** From -1 to 1, how good a move is for its colour (0 for red) whenever it is made. */
  worth(mover: number, move: number): number;
}

export class Solver {
  readonly #table: BoundsTable;
  readonly #effort: Effort;
  readonly #levels = Array.from({ length: BRIDGE_COUNT + 1 }, () => new Level());
  /** Above all: nothing is settled, anything may come. */
  readonly #root = new Level();
  readonly #endgame = new Endgame();
  readonly #threats = new Threats();
  #board!: Board;
  #best = NO_MOVE;
  #proved: { readonly move: number; readonly value: number } | undefined;

  constructor(effort: Effort, tableBits = 21) {
    this.#effort = effort;
    this.#table = new BoundsTable(tableBits);
  }

  /** What the player to act can have at least, as red's tokens less green's, and by which move: while solving. */
  get proved(): { readonly move: number; readonly value: number } | undefined {
    return this.#proved;
  }

  /** Red's tokens less green's with best play, or undefined if the effort was spent before. */
  solve(board: Board, prior?: Prior): number | undefined {
    const red = board.mover === 0;
    this.#proved = undefined;
    let low = -MOST;
    let high = MOST;
    // what is expected, or else whether the player to act wins
    let target = red ? 1 : 0;
    if (prior) {
      target = Math.max(1 - MOST, Math.min(MOST, Math.round(prior.value) + (red ? 0 : 1)));
      this.#learn(board, prior);
    }
    while (low < high) {
      const found = this.test(board, target);
      if (found === undefined) return undefined;
      const move = this.#levels[board.left]!.latest;
      if (move >= 0 && red === found >= target) this.#proved = { move, value: found };
      if (found >= target) {
        low = found;
        target = Math.min(high, low + 1 + STRIDE);
      } else {
        high = found;
        target = Math.max(low + 1, high - STRIDE);
      }
    }
    return low;
  }

  /** Moves that look good are tried early. */
  #learn(board: Board, prior: Prior): void {
    for (let left = ENDGAME + 1; left <= board.left; left++) {
      const mover = (BRIDGE_COUNT - left) & 1;
      const { history } = this.#levels[left]!;
      for (let move = 0; move < MOVES; move++) history[move] = PRIOR_WEIGHT * (1 + prior.worth(mover, move));
    }
  }

  /** At least `target`: the value is that or more. Less: the value is that or less. */
  test(board: Board, target: number): number | undefined {
    this.#board = board;
    const found = this.#search(target, this.#root, 0);
    return this.#effort.spent ? undefined : found;
  }

  /** Moves of best play from a board of this value: as many as the effort allows. */
  line(board: Board, value: number): number[] {
    const line: number[] = [];
    const before: number[] = [];
    for (let move = this.#keeping(board, value); move >= 0; move = this.#keeping(board, value)) {
      line.push(move);
      before.push(board.place(move));
    }
    for (let i = line.length - 1; i >= 0; i--) board.undo(line[i]!, before[i]!);
    return line;
  }

  /** A move after which the value is still this, or -1. */
  #keeping(board: Board, value: number): number {
    if (board.left === 0) return -1;
    const red = board.mover === 0;
    const level = this.#levels[board.left]!;
    const moves = new Int16Array(MOVES);
    const scores = new Float64Array(MOVES);
    const count = board.moves(moves);
    for (let i = 0; i < count; i++) scores[i] = moves[i] === level.latest ? LATEST : level.history[moves[i]!]!;
    for (let i = 0; i < count; i++) {
      const move = takeBest(moves, scores, i, count);
      const before = board.place(move);
      const found = this.test(board, red ? value : value + 1);
      board.undo(move, before);
      if (found === undefined) return -1;
      if (red ? found >= value : found <= value) return move;
    }
    throw new Error('no move keeps the value');
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
    if (found >= target) low = Math.max(low, found);
    else high = Math.min(high, found);
    table.store(key.low, key.high, left, low - outlook.margin, high - outlook.margin, this.#best);
    return found >= target ? low : high;
  }

  #expand(target: number, tableMove: number): number {
    const board = this.#board;
    const { left, mover } = board;
    const { outlook, prospect } = this.#levels[left]!;
    if (left <= ENDGAME) {
      this.#effort.spend(ENDGAME_NODES);
      return this.#endgame.reaches(board, outlook, target) ? target : target - 1;
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
    const { moves, scores, history, outlook } = level;
    const red = mover === 0;
    const count = board.moves(moves, bridges);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (tableMove !== NO_MOVE && inTable(move, hand, outlook) === tableMove) scores[i] = TABLE_MOVE;
      else if (move === level.latest) scores[i] = LATEST;
      else if (move === level.latestButOne) scores[i] = LATEST_BUT_ONE;
      else scores[i] = history[move]!;
    }
    let found = red ? -MOST : MOST;
    let best = NO_MOVE;
    for (let i = 0; i < count; i++) {
      const move = takeBest(moves, scores, i, count);
      const before = board.place(move);
      const value = this.#search(target, level, move % BRIDGE_COUNT);
      board.undo(move, before);
      if (this.#effort.spent) return 0;
      if (red ? value <= found : value >= found) continue;
      found = value;
      best = inTable(move, hand, outlook);
      if (red ? found < target : found >= target) continue;
      history[move]! += left * left;
      if (level.latest !== move) {
        level.latestButOne = level.latest;
        level.latest = move;
      }
      break;
    }
    this.#best = best;
    return found;
  }
}
