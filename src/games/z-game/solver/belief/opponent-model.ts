/**
 * A model of the opponent, who does not know our hidden symbols. Alpha-beta answers a move as if he saw them. Here he replies
 * as one who does not: by what a reply brings on average over all that he may believe we have. What this reply really brings
 * him, against the reply of one who knows, is what the move gains. So a weak piece may well stand where only a strong one
 * should: nobody can tell.
 */
import type { Random } from '../../../../core/game.ts';
import type { Effort } from '../../../../search/effort.ts';
import { outcome } from '../../endings.ts';
import { apply } from '../../rules.ts';
import { LAYOUTS, mover, opponent, type ZGameState } from '../../state.ts';
import { view } from '../../view.ts';
import { PackedBoard } from '../packed/board.ts';
import { type PackedMove, unpack } from '../packed/codes.ts';
import { rootMoves, takesZ } from '../packed/moves.ts';
import { Search, type Terms } from '../search/search.ts';
import type { TranspositionTable } from '../search/transposition-table.ts';
import { points, WIN } from '../search/values.ts';
import { likelihood } from './likelihood.ts';
import { type World, worlds } from './worlds.ts';

/** In how many of our worlds he is asked, and how many sets of our symbols he believes possible. */
const OUR_WORLDS = 2;
const HIS_WORLDS = 4;
/** Of the softmax by which he chooses: replies that differ by so much are told apart by most, by less hardly. */
const TEMPERATURE = 0.04;

export class OpponentModel {
  readonly #effort: Effort;
  readonly #search: Search;
  readonly #worlds: readonly World[];
  readonly #random: Random;

  constructor(effort: Effort, possible: readonly World[], terms: Terms, table: TranspositionTable, random: Random) {
    this.#effort = effort;
    this.#search = new Search(effort, terms, table);
    this.#worlds = possible.slice(0, OUR_WORLDS);
    this.#random = random;
  }

  /** `moves`, the one first that would be best if we had what the enemy most likely believes. */
  promising(moves: readonly PackedMove[]): PackedMove[] {
    const { state } = this.#worlds[0]!;
    const seen = view(state, opponent(mover(state)));
    const board = new PackedBoard(worlds(seen, HIS_WORLDS, this.#random, likelihood)[0]!.state);
    const looks = moves.map((move) => ({ move, value: this.#value(board, move, 1) }));
    return looks.sort((one, other) => other.value - one.value).map(({ move }) => move);
  }

  /** In expected points, about 0 or more; meaningless once the effort is spent. */
  gain(move: PackedMove): number {
    let sum = 0;
    let weights = 0;
    let believed: readonly World[] | undefined;
    for (const { state, weight } of this.#worlds) {
      const by = mover(state);
      const after = apply(state, by, unpack(LAYOUTS[state.options.layout], move));
      weights += weight;
      if (outcome(after)) continue;
      // his belief about us does not depend on what he has himself
      believed ??= worlds(view(after, opponent(by)), HIS_WORLDS, this.#random, likelihood);
      sum += weight * this.#gainIn(after, believed);
      if (this.#effort.spent) return 0;
    }
    return sum / weights;
  }

  #gainIn(after: ZGameState, believed: readonly World[]): number {
    const by = mover(after);
    const known = new PackedBoard(after);
    const replies = rootMoves(known);
    const values = replies.map((reply) => this.#value(known, reply));
    const hoped = replies.map(() => 0);
    for (const { state, weight } of believed) {
      const board = new PackedBoard({
        ...state,
        board: after.board.map((piece, cell) => (piece?.seat === by ? piece : state.board[cell]!)),
      });
      for (const [i, reply] of replies.entries()) hoped[i]! += weight * this.#value(board, reply);
    }
    return expected(values, values) - expected(values, hoped);
  }

  /** Expected points of whoever makes the move, seen so many plies further. */
  #value(board: PackedBoard, move: PackedMove, depth = 0): number {
    if (this.#effort.spent) return 0;
    if (takesZ(board, move)) return 1;
    board.make(move);
    const value = -points(this.#search.value(board, depth, -WIN, WIN));
    board.unmake(move);
    return value;
  }
}

/** What one gets who chooses by `promises`, the better a reply looks the likelier. */
function expected(values: readonly number[], promises: readonly number[]): number {
  const most = Math.max(...promises);
  const shares = promises.map((promise) => Math.exp((promise - most) / TEMPERATURE));
  const sum = shares.reduce((total, share) => total + share, 0);
  return values.reduce((total, value, i) => total + (value * shares[i]!) / sum, 0);
}
