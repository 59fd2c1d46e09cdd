/** Rollouts: always the row with the best score, exact play where few codes are left; and what that costs. */
import type { Effort } from '../../../../search/effort.ts';
import type { BeliefStack } from '../belief/belief-stack.ts';
import { COST_TABLES } from '../evaluation/cost-tables.ts';
import { mostPromising, scoreRows } from '../evaluation/score-rows.ts';
import { after, bothOpen, COLOR_LEFT, type RowsLeft, SHAPE_LEFT } from '../packed/rows-left.ts';
import { ANSWERS, type RowNumber } from '../packed/triples.ts';
import type { Exact } from './exact.ts';
import { Memo } from './memo.ts';

/** Up to so many codes an exact search costs little more than a score. */
const EXACT_IN_ROLLOUT = 6;
const MEMO_BITS = 16;
export const NO_BOUND = 2 ** 28;

export class Rollout {
  readonly #beliefs: BeliefStack;
  readonly #exact: Exact;
  readonly #memo = new Memo(MEMO_BITS);
  #effort!: Effort;

  constructor(beliefs: BeliefStack, exact: Exact) {
    this.#beliefs = beliefs;
    this.#exact = exact;
  }

  begin(effort: Effort): void {
    this.#effort = effort;
    this.#memo.clear();
  }

  /** Rows to go, summed over all codes of the belief. Means nothing once effort is spent. */
  total(depth: number, from: number, to: number, rowsLeft: RowsLeft): number {
    const codes = to - from;
    if (codes <= EXACT_IN_ROLLOUT || rowsLeft === 0) return this.#exact.total(depth, from, to, rowsLeft, NO_BOUND);
    const beliefs = this.#beliefs;
    beliefs.hash(from, to, rowsLeft);
    const { low, high } = beliefs;
    const known = this.#memo.get(low, high);
    if (known !== 0) return known;
    const layer = beliefs.layers[depth]!;
    beliefs.count(layer, from, to);
    if (bothOpen(rowsLeft)) {
      if (layer.colors.count === 1) return codes + this.total(depth, from, to, rowsLeft & SHAPE_LEFT);
      if (layer.shapes.count === 1) return codes + this.total(depth, from, to, rowsLeft & COLOR_LEFT);
    }
    scoreRows(layer, rowsLeft, COLOR_LEFT | SHAPE_LEFT, this.#effort);
    const row = layer.rows[mostPromising(layer, NO_BOUND)]!;
    beliefs.split(depth, from, to, row);
    const total = this.afterSplit(depth, to - from, rowsLeft, row, NO_BOUND);
    if (!this.#effort.spent) this.#memo.set(low, high, total);
    return total;
  }

  /** What a rollout is estimated to cost, seen one row ahead. */
  lookahead(depth: number, from: number, to: number, rowsLeft: RowsLeft): number {
    const codes = to - from;
    if (codes === 1 || rowsLeft === 0) return COST_TABLES[rowsLeft]!.lowerBound[codes]!;
    const layer = this.#beliefs.layers[depth]!;
    this.#beliefs.count(layer, from, to);
    if (bothOpen(rowsLeft)) {
      if (layer.colors.count === 1) return codes + this.lookahead(depth, from, to, rowsLeft & SHAPE_LEFT);
      if (layer.shapes.count === 1) return codes + this.lookahead(depth, from, to, rowsLeft & COLOR_LEFT);
    }
    scoreRows(layer, rowsLeft, COLOR_LEFT | SHAPE_LEFT, this.#effort);
    return codes + layer.estimate[mostPromising(layer, NO_BOUND)]!;
  }

  /** The same for a belief that is split by its next row. */
  lookaheadAfterSplit(depth: number, codes: number, rowsLeft: RowsLeft, row: RowNumber): number {
    const { starts, ends } = this.#beliefs.layers[depth]!;
    let sum = codes;
    for (let answer = 0; answer < ANSWERS; answer++) {
      if (ends[answer] === starts[answer]) continue;
      sum += this.lookahead(depth + 1, starts[answer]!, ends[answer]!, after(rowsLeft, row, answer));
    }
    return sum;
  }

  /** The same once the belief is split by its next row; given up as soon as it reaches `bound`. */
  afterSplit(depth: number, codes: number, rowsLeft: RowsLeft, row: RowNumber, bound: number): number {
    const { starts, ends } = this.#beliefs.layers[depth]!;
    let sum = codes;
    for (let answer = 0; answer < ANSWERS && sum < bound && !this.#effort.spent; answer++) {
      if (ends[answer] === starts[answer]) continue;
      sum += this.total(depth + 1, starts[answer]!, ends[answer]!, after(rowsLeft, row, answer));
    }
    return sum;
  }
}
