/** Every row of a belief weighed exactly: the fewest rows to go, and all rows that are as good. */
import type { Effort } from '../../../../search/effort.ts';
import type { BeliefStack } from '../belief/belief-stack.ts';
import { COST_TABLES } from '../evaluation/cost-tables.ts';
import { COLORS_OF, SHAPES_OF } from '../packed/codes.ts';
import { after, COLOR_LEFT, type RowsLeft, SHAPE_LEFT } from '../packed/rows-left.ts';
import { ANSWER, ANSWERS, type RowNumber, SOLVED, TRIPLES } from '../packed/triples.ts';
import type { Exact } from './exact.ts';
import { NO_BOUND } from './rollout.ts';

/** Rows of an attribute that split the codes alike, whatever the answers are called, are worth the same. */
interface Alike {
  readonly rows: RowNumber[];
  /** Of the total of each. */
  readonly lowerBound: number;
}

export class AllRows {
  readonly #beliefs: BeliefStack;
  readonly #exact: Exact;
  #effort!: Effort;

  constructor(beliefs: BeliefStack, exact: Exact) {
    this.#beliefs = beliefs;
    this.#exact = exact;
  }

  /** The codes are those of the stack's first layer; the exact search has begun. */
  begin(effort: Effort): void {
    this.#effort = effort;
  }

  /** `attained` is a total that some row is known to have. undefined if the effort is spent first. */
  best(
    codes: number,
    rowsLeft: RowsLeft,
    asked: number,
    attained: number,
  ): { readonly total: number; readonly rows: readonly RowNumber[] } | undefined {
    let best = attained;
    let rows: RowNumber[] = [];
    for (const alike of this.#groups(codes, rowsLeft, asked)) {
      if (alike.lowerBound > best) continue;
      const total = this.#afterRow(codes, rowsLeft, alike.rows[0]!, alike.lowerBound, best + 1);
      if (this.#effort.spent) return undefined;
      if (total > best) continue;
      if (total < best) rows = [];
      best = total;
      rows.push(...alike.rows);
    }
    return { total: best, rows };
  }

  /** Rows to go, this one included, summed over all codes; means nothing once effort is spent. */
  totalOf(codes: number, rowsLeft: RowsLeft, row: RowNumber): number {
    return this.#afterRow(codes, rowsLeft, row, this.#lowerBound(codes, rowsLeft, row), NO_BOUND);
  }

  /** The most promising first. */
  #groups(codes: number, rowsLeft: RowsLeft, asked: number): Alike[] {
    const groups = new Map<string, Alike>();
    for (const [side, first] of [
      [COLOR_LEFT, 0],
      [SHAPE_LEFT, TRIPLES],
    ] as const) {
      if ((rowsLeft & side & asked) === 0) continue;
      for (let row = first; row < first + TRIPLES; row++) {
        const key = `${side} ${this.#split(codes, row)}`;
        const known = groups.get(key);
        if (known) known.rows.push(row);
        else groups.set(key, { rows: [row], lowerBound: this.#lowerBound(codes, rowsLeft, row) });
      }
    }
    return [...groups.values()].sort((a, b) => a.lowerBound - b.lowerBound);
  }

  /** Which codes give the same answer, and which are solved. */
  #split(codes: number, row: RowNumber): string {
    const hidden = row < TRIPLES ? COLORS_OF : SHAPES_OF;
    const table = (row % TRIPLES) * TRIPLES;
    const names = new Int8Array(ANSWERS);
    let next = 1;
    let text = '';
    for (let i = 0; i < codes; i++) {
      const answer = ANSWER[table + hidden[this.#beliefs.codes[i]!]!]!;
      if (answer !== SOLVED && names[answer] === 0) names[answer] = next++;
      text += names[answer];
    }
    return text;
  }

  #lowerBound(codes: number, rowsLeft: RowsLeft, row: RowNumber): number {
    const hidden = row < TRIPLES ? COLORS_OF : SHAPES_OF;
    const table = (row % TRIPLES) * TRIPLES;
    const sizes = new Int32Array(ANSWERS);
    for (let i = 0; i < codes; i++) sizes[ANSWER[table + hidden[this.#beliefs.codes[i]!]!]!]!++;
    return sizes.reduce(
      (sum, size, answer) => sum + (size && COST_TABLES[after(rowsLeft, row, answer)]!.lowerBound[size]!),
      codes,
    );
  }

  /** Given up as soon as it reaches `bound`; the children's exact totals replace their lower bounds one by one. */
  #afterRow(codes: number, rowsLeft: RowsLeft, row: RowNumber, lowerBound: number, bound: number): number {
    this.#beliefs.split(0, 0, codes, row);
    const { starts, ends } = this.#beliefs.layers[0]!;
    let sum = lowerBound;
    for (let answer = ANSWERS - 1; answer >= 0 && sum < bound; answer--) {
      const size = ends[answer]! - starts[answer]!;
      const next = after(rowsLeft, row, answer);
      if (size === 0 || next === 0) continue;
      sum -= COST_TABLES[next]!.lowerBound[size]!;
      sum += this.#exact.total(1, starts[answer]!, ends[answer]!, next, bound - sum);
    }
    return sum;
  }
}
