/** Exact play by branch and bound: the fewest rows to go, summed over all codes of a belief. */
import type { Effort } from '../../../../search/effort.ts';
import type { BeliefStack, Layer } from '../belief/belief-stack.ts';
import { COST_TABLES } from '../evaluation/cost-tables.ts';
import { mostPromising, scoreRows } from '../evaluation/score-rows.ts';
import { after, bothOpen, COLOR_LEFT, type RowsLeft, SHAPE_LEFT } from '../packed/rows-left.ts';
import { ANSWERS, type RowNumber } from '../packed/triples.ts';
import { Memo } from './memo.ts';

const MEMO_BITS = 16;

export class Exact {
  readonly #beliefs: BeliefStack;
  /** Twice the total; one more if it is only known to be at least that. */
  readonly #memo = new Memo(MEMO_BITS);
  #effort!: Effort;

  constructor(beliefs: BeliefStack) {
    this.#beliefs = beliefs;
  }

  begin(effort: Effort): void {
    this.#effort = effort;
    this.#memo.clear();
  }

  /** The total if it is below `bound`, else some number from `bound` on that it is not below. Means nothing once effort is spent. */
  total(depth: number, from: number, to: number, rowsLeft: RowsLeft, bound: number): number {
    if (rowsLeft === 0) return 0;
    const codes = to - from;
    const both = bothOpen(rowsLeft);
    if (codes === 1) return both ? 2 : 1;
    const beliefs = this.#beliefs;
    beliefs.hash(from, to, rowsLeft);
    const { low, high } = beliefs;
    const known = this.#memo.get(low, high);
    if (known !== 0 && ((known & 1) === 0 || known >> 1 >= bound)) return known >> 1;
    const layer = beliefs.layers[depth]!;
    beliefs.count(layer, from, to);
    // a determined attribute costs its one row whenever it is played
    if (both && layer.colors.count === 1)
      return codes + this.total(depth, from, to, rowsLeft & SHAPE_LEFT, bound - codes);
    if (both && layer.shapes.count === 1)
      return codes + this.total(depth, from, to, rowsLeft & COLOR_LEFT, bound - codes);
    scoreRows(layer, rowsLeft, COLOR_LEFT | SHAPE_LEFT, this.#effort);
    const total = this.best(depth, from, to, rowsLeft, bound);
    if (!this.#effort.spent) this.#memo.set(low, high, 2 * total + (total < bound ? 0 : 1));
    return total;
  }

  /** The row of the last best() that came below its bound. */
  bestRow: RowNumber = -1;

  /** As total(), over the rows that are scored in the layer. */
  best(depth: number, from: number, to: number, rowsLeft: RowsLeft, bound: number): number {
    const codes = to - from;
    const layer = this.#beliefs.layers[depth]!;
    const floor = COST_TABLES[rowsLeft]!.lowerBound[codes]!;
    let best = bound;
    let bestRow = -1;
    while (best > floor && !this.#effort.spent) {
      const index = mostPromising(layer, best - codes);
      if (index < 0) break;
      const row = layer.rows[index]!;
      const total = this.#afterRow(depth, from, to, rowsLeft, row, codes + layer.lowerBound[index]!, best);
      layer.takeRow(index);
      if (total < best) {
        best = total;
        bestRow = row;
      }
    }
    this.bestRow = bestRow;
    return best;
  }

  /** `lowerBound` is that of the sum, in which the children's exact totals replace theirs one by one. */
  #afterRow(
    depth: number,
    from: number,
    to: number,
    rowsLeft: RowsLeft,
    row: RowNumber,
    lowerBound: number,
    bound: number,
  ): number {
    this.#beliefs.split(depth, from, to, row);
    const { starts, ends }: Layer = this.#beliefs.layers[depth]!;
    let sum = lowerBound;
    for (let answer = ANSWERS - 1; answer >= 0 && sum < bound; answer--) {
      const size = ends[answer]! - starts[answer]!;
      const next = after(rowsLeft, row, answer);
      if (size === 0 || next === 0) continue;
      sum -= COST_TABLES[next]!.lowerBound[size]!;
      sum += this.total(depth + 1, starts[answer]!, ends[answer]!, next, bound - sum);
    }
    return sum;
  }
}
