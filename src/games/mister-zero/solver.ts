/** The exact value of a position and a line of best play. */
import type { Effort } from '../../search/effort.ts';
import { type Board, BRIDGE_COUNT, CENTRAL_MASK } from './solver-board.ts';
import { ENDGAME, Endgame } from './solver-endgame.ts';
import { Key } from './solver-key.ts';
import { Outlook } from './solver-outlook.ts';
import { BoundsTable } from './solver-table.ts';

/** No margin is larger: each of the twenty tokens is taken once. */
export const MOST: number = BRIDGE_COUNT;
/** In a table's move, any bridge that cannot matter. */
const ELSEWHERE = 20;
const WIDTH = 21;
const MOST_MOVES = 200;

export class Solver {
  readonly #table: BoundsTable;
  readonly #effort: Effort;
  readonly #outlooks = Array.from({ length: BRIDGE_COUNT + 1 }, () => new Outlook());
  readonly #keys = Array.from({ length: BRIDGE_COUNT + 1 }, () => new Key());
  readonly #moves = Array.from({ length: BRIDGE_COUNT + 1 }, () => new Int16Array(MOST_MOVES));
  readonly #scores = Array.from({ length: BRIDGE_COUNT + 1 }, () => new Float64Array(MOST_MOVES));
  readonly #redHistory = new Float64Array(MOST_MOVES);
  readonly #greenHistory = new Float64Array(MOST_MOVES);
  readonly #killer = new Int16Array(BRIDGE_COUNT + 1).fill(-1);
  readonly #killer2 = new Int16Array(BRIDGE_COUNT + 1).fill(-1);
  readonly #endgame = new Endgame();
  #board!: Board;

  constructor(effort: Effort, tableBits = 20) {
    this.#effort = effort;
    this.#table = new BoundsTable(tableBits);
  }

  /** Red's tokens less green's with best play, or undefined if the effort was spent before. */
  solve(board: Board, guess = 0): number | undefined {
    let low = -MOST;
    let high = MOST;
    let target = guess + 1;
    while (low < high) {
      const found = this.test(board, target);
      if (found === undefined) return undefined;
      if (found >= target) low = found;
      else high = found;
      target = found >= target ? found + 1 : found;
      if (target <= low) target = low + 1;
      if (target > high) target = high;
    }
    return low;
  }

  /** At least `target`: the value is that or more. Less: the value is that or less. */
  test(board: Board, target: number): number | undefined {
    this.#board = board;
    const found = this.#search(target);
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
    const moves = new Int16Array(MOST_MOVES);
    const count = board.moves(moves);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      const before = board.place(move);
      const found = this.test(board, red ? value : value + 1);
      board.undo(move, before);
      if (found === undefined) return -1;
      if (red ? found >= value : found <= value) return move;
    }
    throw new Error('no move keeps the value');
  }

  #search(target: number): number {
    const board = this.#board;
    const { left } = board;
    if (left === 0) return board.margin();
    if (!this.#effort.spend()) return 0;
    const outlook = this.#outlooks[left]!;
    outlook.look(board, 0);
    if (outlook.low >= target) return outlook.low;
    if (outlook.high < target) return outlook.high;

    const key = this.#keys[left]!;
    key.make(board, outlook);
    const table = this.#table;
    let low = outlook.low;
    let high = outlook.high;
    let hint = 255;
    if (table.find(key.low, key.high, left)) {
      low = Math.max(low, table.low + outlook.margin);
      high = Math.min(high, table.high + outlook.margin);
      if (low >= target) return low;
      if (high < target) return high;
      hint = table.move;
    }

    if (left <= ENDGAME) {
      const found = this.#endgame.test(board, outlook, target);
      if (found >= target) low = Math.max(low, found);
      else high = Math.min(high, found);
      this.#store(left, low, high, 255);
      return found;
    }

    const moves = this.#moves[left]!;
    const count = board.moves(moves, this.#worthFilling(outlook));
    const scores = this.#scores[left]!;
    const red = board.mover === 0;
    const hand = board.hand;
    let best = red ? -MOST : MOST;
    let bestMove = 255;

    const history = red ? this.#redHistory : this.#greenHistory;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      scores[i] =
        codeOf(move, hand, outlook) === hint
          ? 1e15
          : move === this.#killer[left]
            ? 1e14
            : move === this.#killer2[left]
              ? 1e13
              : history[move]!;
    }
    for (let i = 0; i < count; i++) {
      let pick = i;
      for (let j = i + 1; j < count; j++) {
        if (scores[j]! > scores[pick]!) pick = j;
      }
      const move = moves[pick]!;
      moves[pick] = moves[i]!;
      scores[pick] = scores[i]!;
      const before = board.place(move);
      const value = this.#search(target);
      board.undo(move, before);
      if (this.#effort.spent) return 0;
      if (red ? value > best : value < best) {
        best = value;
        bestMove = codeOf(move, hand, outlook);
        if (red ? best >= target : best < target) {
          history[move]! += left * left;
          if (this.#killer[left] !== move) {
            this.#killer2[left] = this.#killer[left]!;
            this.#killer[left] = move;
          }
          break;
        }
      }
    }
    if (best >= target) low = Math.max(low, best);
    else high = Math.min(high, best);
    this.#store(left, low, high, bestMove);
    return best >= target ? low : high;
  }

  #store(left: number, low: number, high: number, move: number): void {
    const { margin } = this.#outlooks[left]!;
    const key = this.#keys[left]!;
    this.#table.store(key.low, key.high, left, Math.max(low - margin, -100), Math.min(high - margin, 100), move);
  }

  /** The free bridges that may matter, and one of those that cannot. The centre rule keeps central ones apart. */
  #worthFilling(outlook: Outlook): number {
    const { free } = this.#board;
    const matter = outlook.bridges & ~outlook.used;
    const central = free & CENTRAL_MASK & ~matter;
    const others = free & ~CENTRAL_MASK & ~matter;
    return matter | (central & -central) | (others & -others);
  }
}

function codeOf(move: number, hand: number, outlook: Outlook): number {
  const number = (move / BRIDGE_COUNT) | 0;
  const bridge = move - number * BRIDGE_COUNT;
  let index = 0;
  for (let smaller = hand & ((1 << number) - 1); smaller; smaller &= smaller - 1) index++;
  const matters = ((outlook.bridges & ~outlook.used) >> bridge) & 1;
  return index * WIDTH + (matters ? bridge : ELSEWHERE);
}
