/** Every row worth a thought, scored by the sizes of the parts into which its answer splits a belief. */
import type { Effort } from '../../../../search/effort.ts';
import type { Layer, Marginal } from '../belief/belief-stack.ts';
import { after, COLOR_LEFT, type RowsLeft, SHAPE_LEFT } from '../packed/rows-left.ts';
import {
  ANSWER as answerTable,
  ROWS_WORTH,
  type RowNumber,
  SOLVED as solvedAnswer,
  TRIPLES as tripleCount,
  VALUES_IN,
} from '../packed/triples.ts';
import { COST_TABLES } from './cost-tables.ts';

// as in belief-stack.ts
const [ANSWER, SOLVED, TRIPLES] = [answerTable, solvedAnswer, tripleCount];
/** By answer; all zero between two uses. */
const sizes = new Int32Array(SOLVED + 1);

/**
 * Fills the layer's rows, of the colours if COLOR_LEFT is asked for, of the shapes if SHAPE_LEFT is, and for each the
 * rows to go after it, summed over the codes. Rows that tell nothing and solve nothing are left out. A node of the
 * effort is one possible triple that is put to all the rows.
 */
export function scoreRows(layer: Layer, rowsLeft: RowsLeft, asked: number, effort: Effort): void {
  layer.rowCount = 0;
  if (rowsLeft & COLOR_LEFT & asked) scoreSide(layer, layer.colors, rowsLeft, 0, effort);
  if (rowsLeft & SHAPE_LEFT & asked) scoreSide(layer, layer.shapes, rowsLeft, TRIPLES, effort);
}

function scoreSide(layer: Layer, marginal: Marginal, rowsLeft: RowsLeft, firstRow: RowNumber, effort: Effort): void {
  const { triples, weights, count } = marginal;
  effort.spend(count);
  const [ifSolved, ifNot] = [after(rowsLeft, firstRow, SOLVED), after(rowsLeft, firstRow, 0)];
  const isLast = ifSolved === ifNot;
  const { estimate: estimateClosed, lowerBound: lowerBoundClosed } = COST_TABLES[ifSolved]!;
  const { estimate: estimateOpen, lowerBound: lowerBoundOpen } = COST_TABLES[ifNot]!;
  let possible = 0;
  for (let i = 0; i < count; i++) possible |= VALUES_IN[triples[i]!]!;
  const rows = ROWS_WORTH[possible]!;
  let index = layer.rowCount;
  for (let r = 0; r < rows.length; r++) {
    const table = rows[r]! * TRIPLES;
    for (let i = 0; i < count; i++) sizes[ANSWER[table + triples[i]!]!]! += weights[i]!;
    const solved = sizes[SOLVED]!;
    sizes[SOLVED] = 0;
    let estimate = estimateClosed[solved]!;
    let lowerBound = lowerBoundClosed[solved]!;
    let unsolved = 0;
    // few triples lie in few parts: look them up again rather than look at all parts
    const few = count < SOLVED;
    for (let i = 0, end = few ? count : SOLVED; i < end; i++) {
      const answer = few ? ANSWER[table + triples[i]!]! : i;
      const size = sizes[answer]!;
      if (size === 0) continue;
      sizes[answer] = 0;
      estimate += estimateOpen[size]!;
      lowerBound += lowerBoundOpen[size]!;
      unsolved++;
    }
    if (solved === 0 && unsolved === 1 && !isLast) continue;
    layer.rows[index] = firstRow + rows[r]!;
    layer.estimate[index] = estimate;
    layer.lowerBound[index] = lowerBound;
    index++;
  }
  layer.rowCount = index;
}

/** The index of the row that looks best; rows that cannot come below `bound` leave the layer. -1 if none is left. */
export function mostPromising(layer: Layer, bound: number): number {
  const { estimate, lowerBound } = layer;
  let best = -1;
  for (let i = 0; i < layer.rowCount; ) {
    if (lowerBound[i]! >= bound) layer.takeRow(i);
    else {
      if (best < 0 || estimate[i]! < estimate[best]!) best = i;
      i++;
    }
  }
  return best;
}
