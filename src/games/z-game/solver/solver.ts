/**
 * The best move of a player who does not know every symbol: each move is searched in several worlds, and the one that
 * promises most on average is taken. Values are averaged as expected points, so that a forced end in one world does not
 * outweigh what all others say; to them is added what a move gains because the enemy does not know our symbols.
 */
import type { Effort } from '../../../search/effort.ts';
import type { OpponentModel } from './belief/opponent-model.ts';
import type { World } from './belief/worlds.ts';
import { PackedBoard } from './packed/board.ts';
import type { PackedMove } from './packed/codes.ts';
import { rootMoves, takesZ } from './packed/moves.ts';
import { Search, type Terms } from './search/search.ts';
import type { TranspositionTable } from './search/transposition-table.ts';
import { points, SURE, valueFor, WIN } from './search/values.ts';

/** How long to think where the budget says nothing. */
export const USUAL_MS = 1000;
const LONGEST_LINE = 8;
/** What a move gains by what the enemy does not know is found once so many nodes are spent, for the most promising. */
const MODEL_FROM_NODES = 250_000;
const MOVES_MODELLED = 5;

export interface Verdict {
  readonly move: PackedMove;
  readonly expected: number;
  readonly depth: number;
  /** The game is decided in every world that was looked at. */
  readonly sure: boolean;
}

export class Solver {
  readonly #effort: Effort;
  readonly #search: Search;
  readonly #table: TranspositionTable;
  readonly #boards: readonly PackedBoard[];
  readonly #weights: readonly number[];
  #moves: PackedMove[];
  readonly #opponentModel: OpponentModel | undefined;
  /** What a move gains because the enemy does not know our symbols, where it was found. */
  readonly #gains = new Map<PackedMove, number>();

  constructor(
    effort: Effort,
    worlds: readonly World[],
    terms: Terms,
    table: TranspositionTable,
    moves: readonly PackedMove[],
    opponentModel?: OpponentModel,
  ) {
    this.#effort = effort;
    this.#search = new Search(effort, terms, table);
    this.#table = table;
    this.#boards = worlds.map(({ state }) => new PackedBoard(state));
    this.#weights = worlds.map(({ weight }) => weight);
    this.#moves = [...moves];
    this.#opponentModel = opponentModel;
  }

  /** What follows `move` if everybody does what was found best in the likeliest world. */
  line(move: PackedMove): PackedMove[] {
    const board = this.#boards[0]!;
    const made: PackedMove[] = [];
    let next = move;
    while (made.length < LONGEST_LINE && rootMoves(board).includes(next)) {
      const last = takesZ(board, next);
      board.make(next);
      made.push(next);
      if (last || board.standsStill() || !this.#table.find(board.low, board.high)) break;
      next = this.#table.move;
    }
    for (const each of made.toReversed()) board.unmake(each);
    return made;
  }

  /** Deepens until the effort is spent, `deepest` is reached or nothing is left to learn. */
  solve(deepest: number, tell?: (verdict: Verdict) => void): Verdict {
    let verdict: Verdict = { move: this.#moves[0]!, expected: 0, depth: 0, sure: false };
    for (let depth = 1; depth <= deepest; depth++) {
      const found = this.#deepen(depth);
      if (!found) break;
      verdict = { ...found, depth: this.#effort.spent ? verdict.depth : depth };
      if (this.#effort.spent) break;
      tell?.(verdict);
      if (verdict.sure || this.#moves.length === 1) break;
      if (this.#opponentModel && this.#effort.nodes >= MODEL_FROM_NODES && this.#gains.size === 0)
        this.#findGains(this.#opponentModel);
    }
    return verdict;
  }

  /** What a move comes to in each world, looked at so deep; undefined if the effort is spent first. */
  values(move: PackedMove, depth: number): readonly number[] | undefined {
    const values = this.#boards.map((_, world) => this.#value(world, move, depth, -WIN, WIN));
    return this.#effort.spent ? undefined : values;
  }

  /** The points that these promise on average, from 0 to 1. */
  mean(values: readonly number[]): number {
    return values.reduce((sum, value, world) => sum + (this.#weights[world]! * (1 + points(value))) / 2, 0);
  }

  #findGains(opponentModel: OpponentModel): void {
    const [best, ...others] = this.#moves;
    const candidates = [best!, ...opponentModel.promising(others).slice(0, MOVES_MODELLED - 1)];
    for (const move of candidates) this.#gains.set(move, opponentModel.gain(move));
    if (this.#effort.spent) this.#gains.clear();
  }

  /** undefined if the effort was spent before the first move was seen to the end. */
  #deepen(depth: number): Omit<Verdict, 'depth'> | undefined {
    const boards = this.#boards;
    let best = this.#moves[0]!;
    let values = boards.map((_, world) => this.#value(world, best, depth, -WIN, WIN));
    if (this.#effort.spent) return undefined;
    for (const move of this.#moves.slice(1)) {
      const better = this.#challenge(move, values, depth, this.#lead(move, best, values));
      if (this.#effort.spent) break;
      if (!better) continue;
      best = move;
      values = better;
    }
    this.#moves = [best, ...this.#moves.filter((move) => move !== best)];
    const expected = values.reduce((sum, value, world) => sum + this.#weights[world]! * points(value), 0);
    return { move: best, expected, sure: values.every((value) => Math.abs(value) > SURE) };
  }

  /** What `move` gains more than `best` by what the enemy does not know; nothing where the game is decided. */
  #lead(move: PackedMove, best: PackedMove, values: readonly number[]): number {
    if (values.every((value) => Math.abs(value) > SURE)) return 0;
    return (this.#gains.get(move) ?? 0) - (this.#gains.get(best) ?? 0);
  }

  /**
   * The values of a move in all worlds if with its lead it promises more than `values` do, else undefined. Where it is
   * better is found first, by narrow searches; if anywhere, the other worlds are asked only until they outweigh that.
   */
  #challenge(move: PackedMove, values: readonly number[], depth: number, lead: number): number[] | undefined {
    const own = [...values];
    const worse: number[] = [];
    let gain = lead;
    for (const [world, value] of values.entries()) {
      let found = this.#value(world, move, depth, value, value + 1);
      if (found > value && value + 1 < WIN) found = this.#value(world, move, depth, value, WIN);
      if (this.#effort.spent) return undefined;
      if (found <= value) worse.push(world);
      else {
        own[world] = found;
        gain += this.#weights[world]! * (points(found) - points(value));
      }
    }
    if (gain <= 0) return undefined;
    for (const world of worse) {
      const value = values[world]!;
      const weight = this.#weights[world]!;
      const floor = valueFor(points(value) - gain / weight) - 1;
      const found = this.#value(world, move, depth, floor <= -SURE ? -WIN : floor, value + 1);
      if (this.#effort.spent) return undefined;
      own[world] = found;
      gain += weight * (points(found) - points(value));
      if (gain <= 1e-9) return undefined;
    }
    return own;
  }

  #value(world: number, move: PackedMove, depth: number, alpha: number, beta: number): number {
    if (this.#effort.spent) return 0;
    const board = this.#boards[world]!;
    // the Z taken ends the game before the enemy is to move
    if (takesZ(board, move)) return WIN - 1;
    board.make(move);
    const value = -this.#search.value(board, depth - 1, -beta, -alpha, 1);
    board.unmake(move);
    return value;
  }
}
