/**
 * Which fillings of the last bridges lead the walk to a margin. Instead of a walk for each there is one that branches:
 * where it is open, the set of fillings is split by who goes first.
 */
import type { SettledWalk } from '../bounds/settled-walk.ts';
import type { PackedBoard } from '../position/board.ts';
import {
  AROUND,
  BRIDGE_COUNT,
  bitCount,
  CENTRAL_MASK,
  CENTRAL_WAYS,
  EMPTY,
  lowest,
  MOST_ONWARD,
  NEXT,
  PAY,
  TO_BOTH,
  TO_GREEN,
  TO_RED,
  wayOn,
  wayOver,
} from '../position/ways.ts';
import { type ComparisonTables, FIRST, HIGHER, LOWER } from './comparisons.ts';
import type { FillingIndex } from './filling-index.ts';
import { FillingSets } from './filling-sets.ts';
import { Ranks } from './ranks.ts';

export class BranchingWalk {
  readonly ranks: Ranks;
  readonly sets: FillingSets;
  readonly #fillings: FillingIndex;
  readonly #red: boolean;
  readonly #size: number;
  #board!: PackedBoard;
  #target = 0;
  /** Who goes before whom, the first place being further right. */
  #before = 0;
  #tables!: ComparisonTables;
  #below = 0;

  /** Through fillings whose own tokens are red's, or green's. */
  constructor(fillings: FillingIndex, red: boolean) {
    this.ranks = new Ranks(fillings.size);
    this.sets = new FillingSets(fillings.words);
    this.#fillings = fillings;
    this.#red = red;
    this.#size = fillings.size;
  }

  /** `settled` is of this board, and open. */
  run(board: PackedBoard, settled: SettledWalk, target: number): void {
    this.#board = board;
    this.#target = target;
    this.ranks.take(board);
    const own = this.#red ? this.ranks.red : this.ranks.red ^ (2 ** this.#size - 1);
    const tables = this.#fillings.comparisons(own, this.ranks.ties);
    this.#tables = tables;
    this.#below = tables.below;
    this.#before = tables.before(FIRST);
    this.sets.begin(this.#fillings.every(board.left));
    const { way, used, margin, unpaid, most } = settled;
    if (way >= 0) this.#split(way, used, margin, unpaid, most, 0);
    else {
      this.#begin(LOWER);
      if (canTie(board)) {
        this.sets.turnDown();
        this.#begin(HIGHER);
      } else this.sets.double();
    }
  }

  /** The first jump: over the smallest of the centre, or what comes to lie face down there. */
  #begin(winner: number): void {
    const { free, faceDown, smallestCentral } = this.#board;
    const before = this.#tables.before(winner);
    const first = this.#board.firstWay();
    const open = free & CENTRAL_MASK;
    // a token equal to a placed one would lie face down, unless there is one already
    const fitting = this.ranks.smaller[faceDown < 0 ? smallestCentral + 1 : smallestCentral]!;
    for (let i = 0; i < CENTRAL_WAYS.length; i++) {
      const way = CENTRAL_WAYS[i]!;
      let some = 0;
      if ((open >> (way >> 1)) & 1) some = this.#keepOpen(0, before, way >> 1, fitting, open, 0);
      else if (way === first) some = this.#keepFilled(0, open, open, fitting, fitting);
      if (some !== 0) this.#walk(way, 0, 0, 0, BRIDGE_COUNT, 1);
    }
  }

  /** Over a way and on, for the fillings of the set at `depth`. */
  #walk(
    first: number,
    usedBefore: number,
    marginBefore: number,
    unpaidBefore: number,
    mostBefore: number,
    depth: number,
  ): void {
    const { numbers, free } = this.#board;
    const target = this.#target;
    let way = first;
    let used = usedBefore;
    let margin = marginBefore;
    let unpaid = unpaidBefore;
    let most = mostBefore;
    for (;;) {
      used |= 1 << (way >> 1);
      unpaid++;
      if ((TO_BOTH >> (way >> 1)) & 1) {
        const pay = PAY[way]!;
        if (pay !== 0) {
          margin += pay * unpaid;
          most -= unpaid;
          unpaid = 0;
        }
        if (((used & TO_GREEN) === TO_GREEN ? margin : margin - most) >= target) {
          this.sets.add(depth);
          return;
        }
        if (((used & TO_RED) === TO_RED ? margin : margin + most) < target) return;
      }
      const around = AROUND[way]! & ~used;
      if (around === 0) break;
      const open = around & free;
      if (open === 0) way = wayOn(numbers, used, way);
      else if ((around & (around - 1)) === 0) way = wayOver(lowest(open), way);
      else {
        this.#split(way, used, margin, unpaid, most, depth);
        return;
      }
    }
    if (margin >= target) this.sets.add(depth);
  }

  /** Every way on from the end of `way`. */
  #split(way: number, used: number, margin: number, unpaid: number, most: number, depth: number): void {
    const { numbers, free } = this.#board;
    const open = AROUND[way]! & free & ~used;
    const filled = wayOn(numbers, used, way);
    const least = filled < 0 ? EMPTY : numbers[filled >> 1]!;
    const smaller = this.ranks.smaller[least]!;
    // an equal token goes first if it is further right
    let fitting = this.ranks.smaller[least + 1]!;
    let right = 0;
    for (let i = way * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
      const on = NEXT[i]!;
      if (on < 0) break;
      let some = 0;
      if (on === filled) {
        some = this.#keepFilled(depth, open, right, fitting, smaller);
        fitting = smaller;
      } else if ((open >> (on >> 1)) & 1) {
        some = this.#keepOpen(depth, this.#before, on >> 1, fitting, open, right);
        right |= 1 << (on >> 1);
      }
      if (some !== 0) this.#walk(on, used, margin, unpaid, most, depth + 1);
    }
  }

  /** Of the fillings at `depth` those where the token on this bridge has a rank below `fitting` and goes before others. */
  #keepOpen(depth: number, before: number, bridge: number, fitting: number, open: number, right: number): number {
    if (fitting === 0) return 0;
    const size = this.#size;
    const place = this.ranks.places[bridge]!;
    let from = depth;
    let some = -1;
    if (fitting < size || (open & (open - 1)) === 0) {
      some = this.sets.intersect(depth, depth + 1, this.#below, (size + 1) * place + fitting);
      from = depth + 1;
    }
    for (let rest = open & ~(1 << bridge); rest && some !== 0; rest &= rest - 1) {
      const other = this.ranks.places[lowest(rest)]!;
      some =
        (right >> lowest(rest)) & 1
          ? this.sets.subtract(from, depth + 1, before, size * other + place)
          : this.sets.intersect(from, depth + 1, before, size * place + other);
      from = depth + 1;
    }
    return some;
  }

  /** Those where no token on an open bridge has a rank below what fits there. */
  #keepFilled(depth: number, open: number, right: number, fittingRight: number, fittingLeft: number): number {
    let some = -1;
    let from = depth;
    for (let rest = open; rest && some !== 0; rest &= rest - 1) {
      const bridge = lowest(rest);
      const fitting = (right >> bridge) & 1 ? fittingRight : fittingLeft;
      // one pass at least brings the set to its depth
      if (fitting === 0 && (from > depth || (rest & (rest - 1)) !== 0)) continue;
      const index = (this.#size + 1) * this.ranks.places[bridge]! + fitting;
      some = this.sets.subtract(from, depth + 1, this.#below, index);
      from = depth + 1;
    }
    return some;
  }
}

/** Whether two equal tokens in hand can come to be the smallest of the centre. */
export function canTie({ free, red, green, smallestCentral }: PackedBoard): boolean {
  return bitCount(free & CENTRAL_MASK) > 1 && (red & green & ((1 << smallestCentral) - 1)) !== 0;
}
