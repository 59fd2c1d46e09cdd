/** Quick play: always the row that looks best at a glance, exact play where few codes are left; and what it costs. */
import type { Effort } from '../../../../search/effort.ts';
import type { Beliefs } from '../belief/belief-stack.ts';
import { MEASURES } from '../evaluation/cost-tables.ts';
import { mostPromising, weigh } from '../evaluation/score-rows.ts';
import { after, type Boards, bothOpen, COLOR_LEFT, type RowNumber, SHAPE_LEFT } from '../packed/rows-left.ts';
import { ANSWERS } from '../packed/triples.ts';
import type { Exact } from './exact.ts';
import { Memo } from './memo.ts';

/** Up to so many codes an exact search costs little more than a glance. */
const EXACT_CODES = 6;
const MEMO_BITS = 16;
export const NO_BOUND = 2 ** 28;

export class Rollout {
  readonly #beliefs: Beliefs;
  readonly #exact: Exact;
  readonly #memo = new Memo(MEMO_BITS);
  #effort!: Effort;

  constructor(beliefs: Beliefs, exact: Exact) {
    this.#beliefs = beliefs;
    this.#exact = exact;
  }

  begin(effort: Effort): void {
    this.#effort = effort;
    this.#memo.clear();
  }

  /** Rows to go, summed over all codes of the belief. Means nothing once effort is spent. */
  total(depth: number, from: number, to: number, boards: Boards): number {
    const codes = to - from;
    if (codes <= EXACT_CODES || boards === 0) return this.#exact.total(depth, from, to, boards, NO_BOUND);
    const beliefs = this.#beliefs;
    beliefs.hash(from, to, boards);
    const { low, high } = beliefs;
    const known = this.#memo.get(low, high);
    if (known !== 0) return known;
    const layer = beliefs.layers[depth]!;
    beliefs.count(layer, from, to);
    if (bothOpen(boards)) {
      if (layer.colors.count === 1) return codes + this.total(depth, from, to, boards & SHAPE_LEFT);
      if (layer.shapes.count === 1) return codes + this.total(depth, from, to, boards & COLOR_LEFT);
    }
    weigh(layer, boards, COLOR_LEFT | SHAPE_LEFT, this.#effort);
    const row = layer.rows[mostPromising(layer, NO_BOUND)]!;
    beliefs.split(depth, from, to, row);
    const total = this.afterSplit(depth, to - from, boards, row, NO_BOUND);
    if (!this.#effort.spent) this.#memo.set(low, high, total);
    return total;
  }

  /** What quick play looks like costing, seen one row ahead. */
  glance(depth: number, from: number, to: number, boards: Boards): number {
    const codes = to - from;
    if (codes === 1 || boards === 0) return MEASURES[boards]!.least[codes]!;
    const layer = this.#beliefs.layers[depth]!;
    this.#beliefs.count(layer, from, to);
    if (bothOpen(boards)) {
      if (layer.colors.count === 1) return codes + this.glance(depth, from, to, boards & SHAPE_LEFT);
      if (layer.shapes.count === 1) return codes + this.glance(depth, from, to, boards & COLOR_LEFT);
    }
    weigh(layer, boards, COLOR_LEFT | SHAPE_LEFT, this.#effort);
    return codes + layer.usual[mostPromising(layer, NO_BOUND)]!;
  }

  /** The same for a belief that is split by its next row. */
  glanceAfterSplit(depth: number, codes: number, boards: Boards, row: RowNumber): number {
    const { starts, ends } = this.#beliefs.layers[depth]!;
    let sum = codes;
    for (let answer = 0; answer < ANSWERS; answer++) {
      if (ends[answer] === starts[answer]) continue;
      sum += this.glance(depth + 1, starts[answer]!, ends[answer]!, after(boards, row, answer));
    }
    return sum;
  }

  /** The same once the belief is split by its next row; given up as soon as it reaches `bound`. */
  afterSplit(depth: number, codes: number, boards: Boards, row: RowNumber, bound: number): number {
    const { starts, ends } = this.#beliefs.layers[depth]!;
    let sum = codes;
    for (let answer = 0; answer < ANSWERS && sum < bound && !this.#effort.spent; answer++) {
      if (ends[answer] === starts[answer]) continue;
      sum += this.total(depth + 1, starts[answer]!, ends[answer]!, after(boards, row, answer));
    }
    return sum;
  }
}
