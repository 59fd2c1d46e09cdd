/**
 * The exact value of a position and a line of best play: one null window after another, can red reach a margin, all sharing
 * a transposition table. README.md tells the way through the stages.
 */
import type { Effort } from '../../../search/effort.ts';
import { Requester } from './parallel/requester.ts';
import type { SharedMemory } from './parallel/shared-memory.ts';
import { type Prior, seedHistory } from './playouts/prior.ts';
import type { PackedBoard } from './position/board.ts';
import { MOVES, NO_MOVE } from './position/ways.ts';
import { BoundsTable, tableWords } from './search/bounds-table.ts';
import { takeBest } from './search/move-ordering.ts';
import { NullWindows } from './search/null-windows.ts';
import { Search } from './search/search.ts';

export const USUAL_TABLE_BITS = 21;

/** A prior value is mended by guesses, each of which tries so many moves of a position; and so many after a surprise. */
const GUESSES = [4, 12];
const SECOND_GUESSES = [24];

/** How to solve. */
export interface Approach {
  readonly prior?: Prior | undefined;
  /** Whether it is a win, a draw or a loss is asked before by how much. */
  readonly outcomeFirst?: boolean;
  /** With the margin between these bounds nothing more is asked. */
  isEnough?(low: number, high: number): boolean;
}

export class Solver {
  readonly #table: BoundsTable;
  readonly #search: Search;
  readonly #requester: Requester | undefined;
  #windows = new NullWindows(true);
  #proved: { readonly move: number; readonly value: number } | undefined;

  /** In a memory that is shared, a helper may be at work as well. */
  constructor(effort: Effort, memory: number | SharedMemory = USUAL_TABLE_BITS) {
    const isShared = typeof memory !== 'number';
    this.#requester = isShared ? new Requester(memory) : undefined;
    const entries = isShared ? memory.table : new Int32Array(tableWords(memory));
    this.#table = new BoundsTable(entries);
    this.#search = new Search(effort, this.#table, this.#requester);
  }

  /** As new, in the same memory. */
  renew(effort: Effort): void {
    this.#table.clear();
    this.#search.renew(effort);
  }

  /** What the player to act can have at least, as red's tokens less green's, and by which move: while solving alone. */
  get proved(): { readonly move: number; readonly value: number } | undefined {
    return this.#proved;
  }

  /** Bounds of red's tokens less green's with best play: while solving. */
  get bounds(): { readonly low: number; readonly high: number } {
    return this.#windows;
  }

  /** Red's tokens less green's with best play, or undefined if the effort was spent before or enough was known. */
  solve(
    board: PackedBoard,
    { prior, outcomeFirst = false, isEnough = () => false }: Approach = {},
  ): number | undefined {
    this.#proved = undefined;
    if (prior) seedHistory(this.#search.plies, board.left, prior);
    this.#requester?.begin(board, prior);
    const windows = new NullWindows(board.mover === 0, outcomeFirst);
    this.#windows = windows;
    if (prior) windows.expect(this.#guess(board, windows, prior.value, GUESSES));
    while (windows.areOpen) {
      if (isEnough(windows.low, windows.high)) return undefined;
      const found = this.#test(board, windows.target);
      if (found === undefined) return undefined;
      // with a helper the move may be known to him alone
      const move = this.#requester ? NO_MOVE : this.#search.plies[board.left]!.killer;
      if (windows.answer(found) && move !== NO_MOVE) this.#proved = { move, value: found };
      if (windows.needNewExpectation) windows.expect(this.#guess(board, windows, found, SECOND_GUESSES));
    }
    return windows.low;
  }

  /** As the search tests, alone or with a helper. */
  #test(board: PackedBoard, target: number, width = Infinity): number | undefined {
    const requester = this.#requester;
    if (!requester) return this.#search.test(board, target, width);
    requester.post(target, width);
    const found = this.#search.test(board, target, width);
    const { response } = requester;
    requester.close();
    return found ?? response;
  }

  /** What red's tokens less green's may come to, within what is known. */
  #guess(board: PackedBoard, { low, high }: NullWindows, expected: number, widths: readonly number[]): number {
    let value = expected;
    for (const width of widths) {
      const windows = new NullWindows(board.mover === 0, false, low, high);
      windows.expect(value);
      while (windows.areOpen) {
        const found = this.#test(board, windows.target, width);
        if (found === undefined) return value;
        windows.answer(found);
      }
      value = windows.low;
    }
    return value;
  }

  /** Moves of best play from a board of this value: as many as the effort allows. */
  line(board: PackedBoard, value: number): number[] {
    const line: number[] = [];
    const before: number[] = [];
    for (let move = this.#keeping(board, value); move !== NO_MOVE; move = this.#keeping(board, value)) {
      line.push(move);
      before.push(board.place(move));
    }
    for (let i = line.length - 1; i >= 0; i--) board.undo(line[i]!, before[i]!);
    return line;
  }

  /** The moves after which the value is still this, in the order of the board; not `complete` if the effort is spent before. */
  allKeeping(board: PackedBoard, value: number): { readonly moves: readonly number[]; readonly complete: boolean } {
    const red = board.mover === 0;
    const all = new Int16Array(MOVES);
    const moves: number[] = [];
    for (const move of all.subarray(0, board.moves(all))) {
      const before = board.place(move);
      const found = this.#search.test(board, red ? value : value + 1);
      board.undo(move, before);
      if (found === undefined) return { moves, complete: false };
      if (red ? found >= value : found <= value) moves.push(move);
    }
    return { moves, complete: true };
  }

  /** A move after which the value is still this, or NO_MOVE. */
  #keeping(board: PackedBoard, value: number): number {
    if (board.left === 0) return NO_MOVE;
    const red = board.mover === 0;
    const ply = this.#search.plies[board.left]!;
    const moves = new Int16Array(MOVES);
    const scores = new Float64Array(MOVES);
    const count = board.moves(moves);
    for (let i = 0; i < count; i++) scores[i] = moves[i] === ply.killer ? Infinity : ply.history[moves[i]!]!;
    for (let i = 0; i < count; i++) {
      const move = takeBest(moves, scores, i, count);
      const before = board.place(move);
      const found = this.#search.test(board, red ? value : value + 1);
      board.undo(move, before);
      if (found === undefined) return NO_MOVE;
      if (red ? found >= value : found <= value) return move;
    }
    throw new Error('no move keeps the value');
  }
}
