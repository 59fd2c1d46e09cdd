/**
 * The exact value of a position and a line of best play: one question after another whether red can reach a margin, all
 * sharing what they learn.
 */

import type { Effort } from '../../../search/effort.ts';
import { Asker } from './parallel/requester.ts';
import type { SharedMemory } from './parallel/shared-memory.ts';
import { learn, type Prior } from './playouts/prior.ts';
import type { Board } from './position/board.ts';
import { MOVES } from './position/ways.ts';
import { BoundsTable, tableWords } from './search/bounds-table.ts';
import { takeBest } from './search/move-ordering.ts';
import { Questions } from './search/null-windows.ts';
import { Search } from './search/search.ts';

const USUAL_TABLE_BITS = 21;

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
  readonly #asker: Asker | undefined;
  #questions = new Questions(true);
  #proved: { readonly move: number; readonly value: number } | undefined;

  /** In a memory that is shared, a helper may be at work as well. */
  constructor(effort: Effort, memory: number | SharedMemory = USUAL_TABLE_BITS) {
    const isShared = typeof memory !== 'number';
    this.#asker = isShared ? new Asker(memory) : undefined;
    const entries = isShared ? memory.table : new Int32Array(tableWords(memory));
    this.#table = new BoundsTable(entries);
    this.#search = new Search(effort, this.#table, this.#asker);
  }

  /** As new, in the same memory. */
  renew(effort: Effort): void {
    this.#table.forget();
    this.#search.renew(effort);
  }

  /** What the player to act can have at least, as red's tokens less green's, and by which move: while solving alone. */
  get proved(): { readonly move: number; readonly value: number } | undefined {
    return this.#proved;
  }

  /** Bounds of red's tokens less green's with best play: while solving. */
  get bounds(): { readonly low: number; readonly high: number } {
    return this.#questions;
  }

  /** Red's tokens less green's with best play, or undefined if the effort was spent before or enough was known. */
  solve(board: Board, { prior, outcomeFirst = false, isEnough = () => false }: Approach = {}): number | undefined {
    this.#proved = undefined;
    if (prior) learn(this.#search.levels, board.left, prior);
    this.#asker?.begin(board, prior);
    const questions = new Questions(board.mover === 0, outcomeFirst);
    this.#questions = questions;
    if (prior) questions.expect(this.#guess(board, questions, prior.value, GUESSES));
    while (questions.areOpen) {
      if (isEnough(questions.low, questions.high)) return undefined;
      const found = this.#ask(board, questions.target);
      if (found === undefined) return undefined;
      // with a helper the move may be known to him alone
      const move = this.#asker ? -1 : this.#search.levels[board.left]!.latest;
      if (questions.answer(found) && move >= 0) this.#proved = { move, value: found };
      if (questions.needNewExpectation) questions.expect(this.#guess(board, questions, found, SECOND_GUESSES));
    }
    return questions.low;
  }

  /** As the search tests, alone or with a helper. */
  #ask(board: Board, target: number, width = Infinity): number | undefined {
    const asker = this.#asker;
    if (!asker) return this.#search.test(board, target, width);
    asker.ask(target, width);
    const found = this.#search.test(board, target, width);
    const { answer } = asker;
    asker.settle();
    return found ?? answer;
  }

  /** What red's tokens less green's may come to, within what is known. */
  #guess(board: Board, { low, high }: Questions, expected: number, widths: readonly number[]): number {
    let value = expected;
    for (const width of widths) {
      const questions = new Questions(board.mover === 0, false, low, high);
      questions.expect(value);
      while (questions.areOpen) {
        const found = this.#ask(board, questions.target, width);
        if (found === undefined) return value;
        questions.answer(found);
      }
      value = questions.low;
    }
    return value;
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
    const level = this.#search.levels[board.left]!;
    const moves = new Int16Array(MOVES);
    const scores = new Float64Array(MOVES);
    const count = board.moves(moves);
    for (let i = 0; i < count; i++) scores[i] = moves[i] === level.latest ? Infinity : level.history[moves[i]!]!;
    for (let i = 0; i < count; i++) {
      const move = takeBest(moves, scores, i, count);
      const before = board.place(move);
      const found = this.#search.test(board, red ? value : value + 1);
      board.undo(move, before);
      if (found === undefined) return -1;
      if (red ? found >= value : found <= value) return move;
    }
    throw new Error('no move keeps the value');
  }
}
