/**
 * The Seeker's search. Of all rows the most promising are rolled out, over every code still possible; where few codes are
 * left the best row is found exactly.
 */
import type { Effort } from '../../../search/effort.ts';
import { BeliefStack } from './belief/belief-stack.ts';
import { mostPromising, scoreRows } from './evaluation/score-rows.ts';
import { MOST_CODES } from './packed/codes.ts';
import { ALL_LEFT, COLOR_LEFT, openSides, type RowsLeft, SHAPE_LEFT } from './packed/rows-left.ts';
import { ANSWERS, type RowNumber, SOLVED, TRIPLES } from './packed/triples.ts';
import { AllRows } from './search/all-rows.ts';
import { Exact } from './search/exact.ts';
import { opening } from './search/opening.ts';
import { NO_BOUND, Rollout } from './search/rollout.ts';

/** More than this changes the mean by less than 0.01 rows, and takes too long where time counts: 100 ms a row. */
export const NODES_A_ROW = 24_000;
/** Up to so many codes the best row is found exactly. */
const EXACT_AT_ROOT = 60;
/** Rows that are looked at one row further on, and for how long. */
const MOST_LOOKAHEAD = 80;
const NODES_OF_LOOKAHEAD = 14_000;
/** Those of them that are rolled out. */
const MOST_ROLLED_OUT = 24;
/** Where the search is exact they only give it a bound to begin with. */
const ROLLED_OUT_BEFORE_EXACT = 6;

interface Candidate {
  readonly row: RowNumber;
  /** Rows to go, this one included, summed over all codes: at least, and as it looks. */
  readonly lowerBound: number;
  readonly estimate: number;
}
export interface Advice {
  readonly row: RowNumber;
  /** Rows to go, this one included, summed over all codes: the best that was found. */
  readonly total: number;
  readonly exact: boolean;
}

/** Nothing is kept from one advice to the next: the same question gets the same answer. */
export class Seeker {
  readonly #beliefs = new BeliefStack();
  readonly #exact = new Exact(this.#beliefs);
  readonly #rollout = new Rollout(this.#beliefs, this.#exact);
  readonly #allRows = new AllRows(this.#beliefs, this.#exact);

  /**
   * The best row for these codes, not all of whose boards are closed. `asked` says of which attributes it may be, of
   * COLOR_LEFT and SHAPE_LEFT; later rows are free. `found` is told whenever a better row is found.
   */
  advise(
    codes: Uint16Array,
    rowsLeft: RowsLeft,
    asked: number,
    effort: Effort,
    found?: (advice: Advice) => void,
  ): Advice {
    if (codes.length === MOST_CODES && rowsLeft === ALL_LEFT) return opening(asked);
    this.#exact.begin(effort);
    this.#rollout.begin(effort);
    this.#beliefs.codes.set(codes);
    return this.#advise(codes.length, rowsLeft, asked & openSides(rowsLeft), effort, found);
  }

  /** All rows that are as good as the best; undefined if the effort is spent first. `asked` as for advise(). */
  weigh(
    codes: Uint16Array,
    rowsLeft: RowsLeft,
    asked: number,
    effort: Effort,
  ): { readonly total: number; readonly rows: readonly RowNumber[] } | undefined {
    const { total } = this.advise(codes, rowsLeft, asked, effort);
    this.#allRows.begin(effort);
    return effort.spent ? undefined : this.#allRows.best(codes.length, rowsLeft, asked, total);
  }

  /** Rows to go if this one is made, summed over the codes of the last weigh(); undefined if the effort is spent first. */
  totalOf(codes: number, rowsLeft: RowsLeft, row: RowNumber, effort: Effort): number | undefined {
    const total = this.#allRows.totalOf(codes, rowsLeft, row);
    return effort.spent ? undefined : total;
  }

  #advise(codes: number, rowsLeft: RowsLeft, asked: number, effort: Effort, found?: (advice: Advice) => void): Advice {
    const layer = this.#beliefs.layers[0]!;
    this.#beliefs.count(layer, 0, codes);
    // a determined attribute costs its one row whenever it is played
    for (const [side, first, { count, triples }] of [
      [COLOR_LEFT, 0, layer.colors],
      [SHAPE_LEFT, TRIPLES, layer.shapes],
    ] as const) {
      if (!(asked & side) || count > 1) continue;
      const row = first + triples[0]!;
      const rest = rowsLeft & ~side;
      if (rest === 0) return { row, total: codes, exact: true };
      const { total, exact } = this.#advise(codes, rest, openSides(rest), effort);
      return { row, total: codes + total, exact };
    }
    const rolledOut = this.#rollOut(codes, rowsLeft, asked, effort, found);
    return codes > EXACT_AT_ROOT || effort.spent ? rolledOut : this.#solve(codes, rowsLeft, asked, effort, rolledOut);
  }

  #rollOut(codes: number, rowsLeft: RowsLeft, asked: number, effort: Effort, found?: (advice: Advice) => void): Advice {
    const candidates = this.#candidates(codes, rowsLeft, asked, effort);
    let best: Advice = { row: candidates[0]!.row, total: Math.round(candidates[0]!.estimate), exact: false };
    let bound = NO_BOUND;
    for (const { row, lowerBound } of candidates.slice(0, MOST_ROLLED_OUT)) {
      if (lowerBound >= bound) continue;
      this.#beliefs.split(0, 0, codes, row);
      const total = this.#rollout.afterSplit(0, codes, rowsLeft, row, bound);
      if (effort.spent) break;
      if (total >= bound) continue;
      bound = total;
      best = { row, total, exact: false };
      found?.(best);
    }
    return best;
  }

  /** Rows that look best, and split the codes differently, in the order of how they look one row further on. */
  #candidates(codes: number, rowsLeft: RowsLeft, asked: number, effort: Effort): Candidate[] {
    const layer = this.#beliefs.layers[0]!;
    scoreRows(layer, rowsLeft, asked, effort);
    const candidates: Candidate[] = [];
    const splits = new Set<number>();
    const most = codes > EXACT_AT_ROOT ? MOST_LOOKAHEAD : ROLLED_OUT_BEFORE_EXACT;
    while (splits.size < most) {
      const enough = effort.spent || effort.nodes > NODES_OF_LOOKAHEAD;
      if (enough && candidates.length > 0) break;
      const index = mostPromising(layer, NO_BOUND);
      if (index < 0) break;
      const row = layer.rows[index]!;
      const lowerBound = codes + layer.lowerBound[index]!;
      const atOnce = codes + layer.estimate[index]!;
      layer.takeRow(index);
      this.#beliefs.split(0, 0, codes, row);
      const split = this.#splitHash(row);
      if (splits.has(split)) continue;
      splits.add(split);
      const estimate = effort.spent ? atOnce : this.#rollout.lookaheadAfterSplit(0, codes, rowsLeft, row);
      candidates.push({ row, lowerBound, estimate });
    }
    return candidates.sort((a, b) => a.estimate - b.estimate);
  }

  #solve(codes: number, rowsLeft: RowsLeft, asked: number, effort: Effort, rolledOut: Advice): Advice {
    scoreRows(this.#beliefs.layers[0]!, rowsLeft, asked, effort);
    const total = this.#exact.best(0, 0, codes, rowsLeft, rolledOut.total);
    if (total < rolledOut.total) return { row: this.#exact.bestRow, total, exact: !effort.spent };
    return { ...rolledOut, exact: !effort.spent };
  }

  /** Rows of an attribute that split the codes alike, whatever the answers are called, are worth the same. */
  #splitHash(row: RowNumber): number {
    const { starts, ends } = this.#beliefs.layers[0]!;
    let hash = row < TRIPLES ? 0 : 1;
    for (let answer = 0; answer < ANSWERS; answer++) {
      if (ends[answer] === starts[answer]) continue;
      this.#beliefs.hash(starts[answer]!, ends[answer]!, answer === SOLVED ? 1 : 0);
      hash += Math.imul(this.#beliefs.low, this.#beliefs.high | 1);
    }
    return hash;
  }
}
