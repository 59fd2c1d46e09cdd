/**
 * The exact value of a position and a line of best play: one question after another whether red can reach a margin, all
 * sharing what they learn.
 */
import type { Effort } from '../../../search/effort.ts';
import type { Board } from './board.ts';
import { ENDGAME } from './endgame/endgame.ts';
import { MOVES } from './level.ts';
import { takeBest } from './moves.ts';
import { Questions } from './questions.ts';
import { Search } from './search.ts';
import { BRIDGE_COUNT } from './ways.ts';

/** What a prior opinion weighs: as much as some moves that decided. */
const PRIOR_WEIGHT = 1000;
/** A prior value is mended by guesses, each of which tries so many moves of a position; and so many after a surprise. */
const GUESSES = [4, 12];
const SECOND_GUESSES = [24];

/** An opinion on a position, as playouts give it. */
export interface Prior {
  /** What red's tokens less green's may come to. */
  readonly value: number;
  /** From -1 to 1, how good a move is for its colour (0 for red) whenever it is made. */
  worth(mover: number, move: number): number;
}

/** How to solve. */
export interface Approach {
  readonly prior?: Prior | undefined;
  /** Whether it is a win, a draw or a loss is asked before by how much. */
  readonly outcomeFirst?: boolean;
  /** With the margin between these bounds nothing more is asked. */
  isEnough?(low: number, high: number): boolean;
}

export class Solver {
  readonly #search: Search;
  #questions = new Questions(true);
  #proved: { readonly move: number; readonly value: number } | undefined;

  constructor(effort: Effort, tableBits = 21) {
    this.#search = new Search(effort, tableBits);
  }

  /** As new, in the same memory. */
  renew(effort: Effort): void {
    this.#search.renew(effort);
  }

  /** What the player to act can have at least, as red's tokens less green's, and by which move: while solving. */
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
    if (prior) this.#learn(board, prior);
    const questions = new Questions(board.mover === 0, outcomeFirst);
    this.#questions = questions;
    if (prior) questions.expect(this.#guess(board, questions, prior.value, GUESSES));
    while (questions.areOpen) {
      if (isEnough(questions.low, questions.high)) return undefined;
      const found = this.#search.test(board, questions.target);
      if (found === undefined) return undefined;
      const move = this.#search.levels[board.left]!.latest;
      if (questions.answer(found) && move >= 0) this.#proved = { move, value: found };
      if (questions.needNewExpectation) questions.expect(this.#guess(board, questions, found, SECOND_GUESSES));
    }
    return questions.low;
  }

  /** Moves that look good are tried early. */
  #learn(board: Board, prior: Prior): void {
    for (let left = ENDGAME + 1; left <= board.left; left++) {
      const mover = (BRIDGE_COUNT - left) & 1;
      const { history } = this.#search.levels[left]!;
      for (let move = 0; move < MOVES; move++) history[move] = PRIOR_WEIGHT * (1 + prior.worth(mover, move));
    }
  }

  /** What red's tokens less green's may come to, within what is known. */
  #guess(board: Board, { low, high }: Questions, expected: number, widths: readonly number[]): number {
    let value = expected;
    for (const width of widths) {
      const questions = new Questions(board.mover === 0, false, low, high);
      questions.expect(value);
      while (questions.areOpen) {
        const found = this.#search.test(board, questions.target, width);
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
