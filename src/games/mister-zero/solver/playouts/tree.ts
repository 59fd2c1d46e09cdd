/**
 * Monte-Carlo tree search for the many tokens before the solver's reach. Since the order of placing hardly matters, what
 * was learned of a token on a bridge anywhere in a playout counts for that move wherever it could have been made (RAVE:
 * rapid action value estimates, of Gelly and Silver), and a new position begins with what its mover knew of the same moves one turn before.
 */
import type { Random } from '../../../../core/game.ts';
import type { Effort } from '../../../../search/effort.ts';
import { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, MOVES } from '../position/ways.ts';
import { AmafValues, worthOf } from './amaf.ts';
import { MoveIndex, NO_INDEX } from './move-index.ts';
import { Playouts } from './playout.ts';
import type { Prior } from './prior.ts';

/** A position gets its own branches once it has been visited so often. */
const EXPAND_AT = 4;
/** Visits at which RAVE and the true mean weigh the same. */
const RAVE_EQUAL = 60;
const EXPLORE = 0.1;
/** By visits: what RAVE weighs, and how little is known. More visits change neither by much. */
const MOST_VISITS = 2 ** 14 - 1;
const RAVE_WEIGHT = Float64Array.from({ length: MOST_VISITS + 1 }, (_, visits) => RAVE_EQUAL / (RAVE_EQUAL + visits));
const RARITY = Float64Array.from({ length: MOST_VISITS + 1 }, (_, visits) => 1 / Math.sqrt(visits + 1));
/** What was learned of a move elsewhere counts in a new position as so many playouts. */
const INHERITED = 5;
/** The same move one turn before is heard once it was made so often there. */
const KNOWN_AT = 3;
const MOST_BRANCHES = 1_200_000;

export class Tree implements Prior {
  #board = new PackedBoard(2);
  // a branch is a move of a position; its values are means for red
  readonly #move: Uint8Array;
  readonly #visits: Uint32Array;
  readonly #mean: Float32Array;
  readonly #raveVisits: Uint32Array;
  readonly #raveMean: Float32Array;
  /** Where the branches of the next position begin, 0 if it has none yet; and how many they are. */
  readonly #first: Int32Array;
  readonly #count: Uint8Array;
  #branches = 1;
  /** By branch of the root, the sum of margins. */
  readonly #margins = new Float64Array(MOVES);
  readonly #playouts = new Playouts();
  // by turn of a playout, as long as it is in the tree
  readonly #path = new Int32Array(BRIDGE_COUNT);
  readonly #moveIndexes = Array.from({ length: BRIDGE_COUNT }, () => new MoveIndex());
  readonly #before = new Int8Array(BRIDGE_COUNT);
  readonly #legal = new Uint8Array(MOVES);
  readonly #amaf = new AmafValues();

  /** `branches` are kept at most. */
  constructor(branches = MOST_BRANCHES) {
    this.#move = new Uint8Array(branches);
    this.#visits = new Uint32Array(branches);
    this.#mean = new Float32Array(branches);
    this.#raveVisits = new Uint32Array(branches);
    this.#raveMean = new Float32Array(branches);
    this.#first = new Int32Array(branches);
    this.#count = new Uint8Array(branches);
  }

  /** Forgets all and begins anew. Of each ten moves of the root `blind` are overlooked. */
  plant(board: PackedBoard, random: Random, blind = 0): void {
    this.#board = board;
    this.#playouts.seed(random);
    this.#branches = 1;
    this.#visits[0] = 0;
    this.#margins.fill(0);
    this.#amaf.forget();
    this.#expand(0, 0);
    this.#overlook(blind);
  }

  /** Playouts until the effort is spent. */
  run(effort: Effort, mostPlayouts = Infinity): void {
    for (let i = 0; i < mostPlayouts && effort.spend(); i++) this.#playout();
  }

  /** The most visited line, and what red's tokens less green's were after its first move, on average. */
  best(): { line: number[]; value: number } {
    const line: number[] = [];
    let value = 0;
    for (let parent = 0; this.#first[parent] !== 0; ) {
      const first = this.#first[parent]!;
      let best = first;
      for (let branch = first, end = first + this.#count[parent]!; branch < end; branch++) {
        if (this.#visits[branch]! > this.#visits[best]! || Number.isNaN(this.#mean[best])) best = branch;
      }
      if (parent === 0) value = this.#margins[best - first]! / Math.max(1, this.#visits[best]!);
      else if (this.#visits[best] === 0) break;
      line.push(this.#move[best]!);
      parent = best;
    }
    return { line, value: Math.round(value * 10) / 10 };
  }

  /** The moves that were visited most, each with the line that follows and what red's tokens less green's were on average. */
  ranked(most: number): { readonly line: readonly number[]; readonly value: number }[] {
    const first = this.#first[0]!;
    const branches = Array.from({ length: this.#count[0]! }, (_, i) => first + i).filter((i) => this.#visits[i]! > 0);
    return branches
      .sort((one, other) => this.#visits[other]! - this.#visits[one]!)
      .slice(0, most)
      .map((branch) => ({
        line: [this.#move[branch]!, ...this.#lineFrom(branch)],
        value: Math.round((10 * this.#margins[branch - first]!) / this.#visits[branch]!) / 10,
      }));
  }

  /** The most visited moves that follow a branch. */
  #lineFrom(parent: number): number[] {
    const first = this.#first[parent]!;
    if (first === 0) return [];
    let best = first;
    for (let branch = first, end = first + this.#count[parent]!; branch < end; branch++) {
      if (this.#visits[branch]! > this.#visits[best]!) best = branch;
    }
    return this.#visits[best] === 0 ? [] : [this.#move[best]!, ...this.#lineFrom(best)];
  }

  /** The value of the most visited move. */
  get value(): number {
    return this.best().value;
  }

  worth(mover: number, move: number): number {
    return (mover === 0 ? 1 : -1) * this.#amaf.worth(mover, move, 0);
  }

  #playout(): void {
    const board = this.#board;
    const { moves } = this.#playouts;
    let depth = 0;
    let branch = 0;
    while (this.#first[branch] !== 0 && board.left > 0) {
      this.#moveIndexes[depth]!.take(board);
      branch = this.#select(branch);
      this.#path[depth] = branch;
      moves[depth] = this.#move[branch]!;
      this.#before[depth++] = board.place(this.#move[branch]!);
    }
    const inTree = depth;
    if (board.left > 0 && this.#visits[branch]! >= EXPAND_AT) this.#expand(branch, depth);
    const margin = this.#playouts.play(board, depth);
    while (depth > 0) board.undo(moves[--depth]!, this.#before[depth]!);
    if (inTree > 0) this.#margins[this.#path[0]! - this.#first[0]!]! += margin;
    this.#learn(inTree, worthOf(margin));
  }

  #learn(inTree: number, value: number): void {
    const { left } = this.#board;
    const { moves } = this.#playouts;
    let { mover } = this.#board;
    for (let turn = 0; turn < left; turn++, mover ^= 1) this.#amaf.note(mover, moves[turn]!, value);
    let parent = 0;
    for (let depth = 0; depth < inTree; depth++) {
      const first = this.#first[parent]!;
      const moveIndex = this.#moveIndexes[depth]!;
      for (let turn = depth; turn < left; turn += 2) {
        const index = moveIndex.indexOf(moves[turn]!);
        if (index === NO_INDEX) continue;
        const branch = first + index;
        this.#raveMean[branch]! += (value - this.#raveMean[branch]!) / ++this.#raveVisits[branch]!;
      }
      parent = this.#path[depth]!;
      this.#mean[parent]! += (value - this.#mean[parent]!) / ++this.#visits[parent]!;
    }
    this.#visits[0]!++;
  }

  #select(parent: number): number {
    const sign = this.#board.mover === 0 ? 1 : -1;
    const first = this.#first[parent]!;
    const explore = EXPLORE * Math.sqrt(Math.log(this.#visits[parent]! + 1));
    let best = first;
    let bestScore = -Infinity;
    for (let branch = first, end = first + this.#count[parent]!; branch < end; branch++) {
      const visits = Math.min(this.#visits[branch]!, MOST_VISITS);
      const mean = this.#mean[branch]!;
      const blended = mean + RAVE_WEIGHT[visits]! * (this.#raveMean[branch]! - mean);
      const score = sign * blended + explore * RARITY[visits]!;
      if (score > bestScore) {
        bestScore = score;
        best = branch;
      }
    }
    return best;
  }

  #expand(parent: number, depth: number): void {
    const { mover } = this.#board;
    const count = this.#board.moves(this.#legal);
    if (this.#branches + count > this.#move.length) return;
    this.#first[parent] = this.#branches;
    this.#count[parent] = count;
    for (let i = 0; i < count; i++) {
      const move = this.#legal[i]!;
      const branch = this.#branches++;
      this.#move[branch] = move;
      this.#visits[branch] = 0;
      this.#mean[branch] = 0;
      this.#first[branch] = 0;
      const index = depth < 2 ? NO_INDEX : this.#moveIndexes[depth - 2]!.indexOf(move);
      const earlier = index === NO_INDEX ? 0 : this.#first[depth === 2 ? 0 : this.#path[depth - 3]!]! + index;
      if (index !== NO_INDEX && this.#raveVisits[earlier]! >= KNOWN_AT) {
        this.#raveMean[branch] = this.#raveMean[earlier]!;
        this.#raveVisits[branch] = Math.min(INHERITED, this.#raveVisits[earlier]!);
      } else {
        // what was never tried looks as good as can be
        this.#raveMean[branch] = this.#amaf.worth(mover, move, mover === 0 ? 1 : -1);
        this.#raveVisits[branch] = Math.min(INHERITED, this.#amaf.times(mover, move));
      }
    }
  }

  /** What is overlooked has no value at all, and so is never chosen. */
  #overlook(blind: number): void {
    const first = this.#first[0]!;
    const seen = first + this.#playouts.below(this.#count[0]!);
    for (let branch = first; branch < this.#branches; branch++) {
      if (branch !== seen && this.#playouts.below(10) < blind) this.#mean[branch] = NaN;
    }
  }
}
