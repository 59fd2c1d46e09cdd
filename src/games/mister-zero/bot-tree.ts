/**
 * Monte-Carlo tree search for the many tokens before the solver's reach. Since the order of placing hardly matters, what
 * was learned of a token on a bridge anywhere in a playout counts for that move wherever it could have been made (rapid
 * action values).
 */
import type { Random } from '../../core/game.ts';
import type { Effort } from '../../search/effort.ts';
import type { Prior } from './solver.ts';
import type { Board } from './solver-board.ts';
import { BRIDGE_COUNT, bitCount } from './solver-ways.ts';

const MOVES = 200;
/** A position gets its own branches once it has been visited so often. */
const EXPAND_AT = 4;
/** Visits at which rapid values and true ones weigh the same. */
const RAPID = 60;
const EXPLORE = 0.1;
/** By visits: what the rapid value weighs, and how little is known. More visits change neither by much. */
const MOST_VISITS = 2 ** 14 - 1;
const RAPID_WEIGHT = Float64Array.from({ length: MOST_VISITS + 1 }, (_, visits) => RAPID / (RAPID + visits));
const RARITY = Float64Array.from({ length: MOST_VISITS + 1 }, (_, visits) => 1 / Math.sqrt(visits + 1));
/** So many playouts without a result stand behind each opinion of a move. */
const FEW = 3;
/** What a playout counts in nodes of the solver, so that the clock is looked at often enough. */
const PLAYOUT_NODES = 1;
const MOST_BRANCHES = 1_200_000;
/** A win weighs more than any margin. */
const MARGIN_WEIGHT = 0.002;

export class Tree implements Prior {
  readonly #board: Board;
  readonly #effort: Effort;
  readonly #random: () => number;
  // a branch is a move of a position; its values are means for red
  readonly #move: Uint8Array;
  readonly #visits: Uint32Array;
  readonly #mean: Float32Array;
  readonly #rapidVisits: Uint32Array;
  readonly #rapidMean: Float32Array;
  /** Where the branches of the next position begin, 0 if it has none yet; and how many they are. */
  readonly #first: Int32Array;
  readonly #count: Uint8Array;
  #branches = 1;
  /** By branch of the root, the sum of margins. */
  readonly #margins = new Float64Array(MOVES);
  readonly #pathBranch = new Int32Array(BRIDGE_COUNT + 1);
  readonly #path = new Uint8Array(BRIDGE_COUNT + 1);
  readonly #before = new Int8Array(BRIDGE_COUNT + 1);
  readonly #legal = new Uint8Array(MOVES);
  /** By colour and move, in how many playouts it was made, and the sum of what they were worth to red. */
  readonly #times = [new Uint32Array(MOVES), new Uint32Array(MOVES)];
  readonly #worths = [new Float64Array(MOVES), new Float64Array(MOVES)];
  /** Moves of this playout, by colour. */
  readonly #made = [new Uint8Array(MOVES), new Uint8Array(MOVES)];

  /** Of each ten moves of the root `blind` are overlooked; `branches` are kept at most. */
  constructor(board: Board, effort: Effort, random: Random, { blind = 0, branches = MOST_BRANCHES } = {}) {
    this.#move = new Uint8Array(branches);
    this.#visits = new Uint32Array(branches);
    this.#mean = new Float32Array(branches);
    this.#rapidVisits = new Uint32Array(branches);
    this.#rapidMean = new Float32Array(branches);
    this.#first = new Int32Array(branches);
    this.#count = new Uint8Array(branches);
    this.#board = board;
    this.#effort = effort;
    this.#random = quickRandom(random);
    this.#expand(0);
    this.#overlook(blind);
  }

  /** Playouts until the effort is spent. */
  run(mostPlayouts = Infinity): void {
    for (let i = 0; i < mostPlayouts && this.#effort.spend(PLAYOUT_NODES); i++) this.#playout();
  }

  /** The most visited line, and what red's tokens less green's were after its first move, on average. */
  best(): { line: number[]; value: number } {
    const line: number[] = [];
    let value = 0;
    for (let parent = 0; this.#first[parent] !== 0; ) {
      const first = this.#first[parent]!;
      let best = first;
      for (let branch = first, end = first + this.#count[parent]!; branch < end; branch++) {
        if (this.#visits[branch]! > this.#visits[best]!) best = branch;
      }
      if (parent === 0) value = this.#margins[best - first]! / Math.max(1, this.#visits[best]!);
      else if (this.#visits[best] === 0) break;
      line.push(this.#move[best]!);
      parent = best;
    }
    return { line, value: Math.round(value * 10) / 10 };
  }

  /** The value of the most visited move. */
  get value(): number {
    return this.best().value;
  }

  worth(mover: number, move: number): number {
    const sign = mover === 0 ? 1 : -1;
    return (sign * this.#worths[mover]![move]!) / (this.#times[mover]![move]! + FEW);
  }

  #playout(): void {
    const board = this.#board;
    let depth = 0;
    let branch = 0;
    while (this.#first[branch] !== 0 && board.left > 0) {
      branch = this.#select(branch);
      this.#pathBranch[depth] = branch;
      this.#step(depth++, this.#move[branch]!);
    }
    const inTree = depth;
    if (board.left > 0 && this.#visits[branch]! >= EXPAND_AT) this.#expand(branch);
    while (board.left > 0) this.#step(depth++, this.#randomMove());
    const margin = board.margin();
    if (inTree > 0) this.#margins[this.#pathBranch[0]! - this.#first[0]!]! += margin;
    const value = worth(margin);
    while (depth > 0) {
      depth--;
      const move = this.#path[depth]!;
      board.undo(move, this.#before[depth]!);
      this.#times[board.mover]![move]!++;
      this.#worths[board.mover]![move]! += value;
    }
    this.#learn(inTree, value);
    for (let i = 0; i < BRIDGE_COUNT; i++) {
      this.#made[0]![this.#path[i]!] = 0;
      this.#made[1]![this.#path[i]!] = 0;
    }
  }

  #step(depth: number, move: number): void {
    this.#made[this.#board.mover]![move] = 1;
    this.#path[depth] = move;
    this.#before[depth] = this.#board.place(move);
  }

  #learn(inTree: number, value: number): void {
    let mover = this.#board.mover;
    let parent = 0;
    for (let depth = 0; depth < inTree; depth++) {
      const made = this.#made[mover]!;
      const first = this.#first[parent]!;
      for (let branch = first, end = first + this.#count[parent]!; branch < end; branch++) {
        if (made[this.#move[branch]!]) {
          const rapid = ++this.#rapidVisits[branch]!;
          this.#rapidMean[branch]! += (value - this.#rapidMean[branch]!) / rapid;
        }
      }
      parent = this.#pathBranch[depth]!;
      const visits = ++this.#visits[parent]!;
      this.#mean[parent]! += (value - this.#mean[parent]!) / visits;
      mover ^= 1;
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
      const blended = mean + RAPID_WEIGHT[visits]! * (this.#rapidMean[branch]! - mean);
      const score = sign * blended + explore * RARITY[visits]!;
      if (score > bestScore) {
        bestScore = score;
        best = branch;
      }
    }
    return best;
  }

  #expand(branch: number): void {
    const count = this.#board.moves(this.#legal);
    if (this.#branches + count > this.#move.length) return;
    this.#first[branch] = this.#branches;
    this.#count[branch] = count;
    // what was never tried looks as good as can be
    this.#rapidMean.fill(this.#board.mover === 0 ? 1 : -1, this.#branches, this.#branches + count);
    for (let i = 0; i < count; i++) this.#move[this.#branches++] = this.#legal[i]!;
  }

  #overlook(blind: number): void {
    const first = this.#first[0]!;
    let count = 0;
    for (let branch = first; branch < this.#branches; branch++) {
      if (this.#random() * 10 >= blind) this.#move[first + count++] = this.#move[branch]!;
    }
    this.#count[0] = Math.max(count, 1);
  }

  #randomMove(): number {
    const board = this.#board;
    const { hand, free } = board;
    for (;;) {
      const number = this.#bit(hand);
      const bridge = this.#bit(free);
      const move = number * BRIDGE_COUNT + bridge;
      if (bridge > 3 || number !== board.barred) return move;
    }
  }

  #bit(mask: number): number {
    let skip = (this.#random() * bitCount(mask)) | 0;
    let rest = mask;
    while (skip-- > 0) rest &= rest - 1;
    return 31 - Math.clz32(rest & -rest);
  }
}

const worth = (margin: number): number => Math.sign(margin) * (1 - 20 * MARGIN_WEIGHT) + margin * MARGIN_WEIGHT;

/** A small generator for playouts, seeded by the slow one. */
function quickRandom(random: Random): () => number {
  let state = random(2 ** 32) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
