/** Exact play: the fewest rows to go, summed over all codes of a belief. */
import type { Effort } from '../../../../search/effort.ts';
import type { Beliefs, Layer } from '../belief/belief-stack.ts';
import { MEASURES } from '../evaluation/cost-tables.ts';
import { mostPromising, weigh } from '../evaluation/score-rows.ts';
import { after, type Boards, bothOpen, COLOR_LEFT, type RowNumber, SHAPE_LEFT } from '../packed/rows-left.ts';
import { ANSWERS } from '../packed/triples.ts';
import { Memo } from './memo.ts';

const MEMO_BITS = 16;

export class Exact {
  readonly #beliefs: Beliefs;
  /** Twice the total; one more if it is only known to be at least that. */
  readonly #memo = new Memo(MEMO_BITS);
  #effort!: Effort;

  constructor(beliefs: Beliefs) {
    this.#beliefs = beliefs;
  }

  begin(effort: Effort): void {
    this.#effort = effort;
    this.#memo.clear();
  }

  /** The total if it is below `bound`, else some number from `bound` on that it is not below. Means nothing once effort is spent. */
  total(depth: number, from: number, to: number, boards: Boards, bound: number): number {
    if (boards === 0) return 0;
    const codes = to - from;
    const both = bothOpen(boards);
    if (codes === 1) return both ? 2 : 1;
    const beliefs = this.#beliefs;
    beliefs.hash(from, to, boards);
    const { low, high } = beliefs;
    const known = this.#memo.get(low, high);
    if (known !== 0 && ((known & 1) === 0 || known >> 1 >= bound)) return known >> 1;
    const layer = beliefs.layers[depth]!;
    beliefs.count(layer, from, to);
    // a determined attribute costs its one row whenever it is played
    if (both && layer.colors.count === 1)
      return codes + this.total(depth, from, to, boards & SHAPE_LEFT, bound - codes);
    if (both && layer.shapes.count === 1)
      return codes + this.total(depth, from, to, boards & COLOR_LEFT, bound - codes);
    weigh(layer, boards, COLOR_LEFT | SHAPE_LEFT, this.#effort);
    const total = this.best(depth, from, to, boards, bound);
    if (!this.#effort.spent) this.#memo.set(low, high, 2 * total + (total < bound ? 0 : 1));
    return total;
  }

  /** The row of the last best() that came below its bound. */
  bestRow: RowNumber = -1;

  /** As total(), over the rows that are weighed in the layer. */
  best(depth: number, from: number, to: number, boards: Boards, bound: number): number {
    const codes = to - from;
    const layer = this.#beliefs.layers[depth]!;
    const floor = MEASURES[boards]!.least[codes]!;
    let best = bound;
    let bestRow = -1;
    while (best > floor && !this.#effort.spent) {
      const index = mostPromising(layer, best - codes);
      if (index < 0) break;
      const row = layer.rows[index]!;
      const total = this.#afterRow(depth, from, to, boards, row, codes + layer.least[index]!, best);
      layer.takeRow(index);
      if (total < best) {
        best = total;
        bestRow = row;
      }
    }
    this.bestRow = bestRow;
    return best;
  }

  /** `least` is a lower bound of the sum that the children's exact totals replace part by part. */
  #afterRow(
    depth: number,
    from: number,
    to: number,
    boards: Boards,
    row: RowNumber,
    least: number,
    bound: number,
  ): number {
    this.#beliefs.split(depth, from, to, row);
    const { starts, ends }: Layer = this.#beliefs.layers[depth]!;
    let sum = least;
    for (let answer = ANSWERS - 1; answer >= 0 && sum < bound; answer--) {
      const size = ends[answer]! - starts[answer]!;
      const next = after(boards, row, answer);
      if (size === 0 || next === 0) continue;
      sum -= MEASURES[next]!.least[size]!;
      sum += this.total(depth + 1, starts[answer]!, ends[answer]!, next, bound - sum);
    }
    return sum;
  }
}
