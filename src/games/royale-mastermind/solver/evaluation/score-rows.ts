/** Every row worth a thought, weighed by the sizes of the parts into which its answer splits a belief. */
import type { Effort } from '../../../../search/effort.ts';
import type { Layer, Marginal } from '../belief/belief-stack.ts';
import { after, type Boards, COLOR_LEFT, type RowNumber, SHAPE_LEFT } from '../packed/rows-left.ts';
import {
  ANSWER as answerTable,
  ROWS_WORTH,
  SOLVED as solvedAnswer,
  TRIPLES as tripleCount,
  VALUES_IN,
} from '../packed/triples.ts';
import { MEASURES } from './cost-tables.ts';

// as in beliefs.ts
const [ANSWER, SOLVED, TRIPLES] = [answerTable, solvedAnswer, tripleCount];
const parts = new Int32Array(SOLVED + 1);

/**
 * Fills the layer's rows, of the colours if COLOR_LEFT is asked for, of the shapes if SHAPE_LEFT is, and for each the
 * rows to go after it, summed over the codes. Rows that tell nothing and solve nothing are left out. A node of the
 * effort is one possible triple that is put to all the rows.
 */
export function weigh(layer: Layer, boards: Boards, asked: number, effort: Effort): void {
  layer.rowCount = 0;
  if (boards & COLOR_LEFT & asked) weighSide(layer, layer.colors, boards, 0, effort);
  if (boards & SHAPE_LEFT & asked) weighSide(layer, layer.shapes, boards, TRIPLES, effort);
}

function weighSide(layer: Layer, marginal: Marginal, boards: Boards, firstRow: RowNumber, effort: Effort): void {
  const { triples, weights, count } = marginal;
  effort.spend(count);
  const [ifSolved, ifNot] = [after(boards, firstRow, SOLVED), after(boards, firstRow, 0)];
  const isLast = ifSolved === ifNot;
  const { usual: usualClosed, least: leastClosed } = MEASURES[ifSolved]!;
  const { usual: usualOpen, least: leastOpen } = MEASURES[ifNot]!;
  let possible = 0;
  for (let i = 0; i < count; i++) possible |= VALUES_IN[triples[i]!]!;
  const rows = ROWS_WORTH[possible]!;
  let index = layer.rowCount;
  for (let r = 0; r < rows.length; r++) {
    const table = rows[r]! * TRIPLES;
    for (let i = 0; i < count; i++) parts[ANSWER[table + triples[i]!]!]! += weights[i]!;
    const solved = parts[SOLVED]!;
    parts[SOLVED] = 0;
    let usual = usualClosed[solved]!;
    let least = leastClosed[solved]!;
    let unsolved = 0;
    // few triples lie in few parts: look them up again rather than look at all parts
    const few = count < SOLVED;
    for (let i = 0, end = few ? count : SOLVED; i < end; i++) {
      const answer = few ? ANSWER[table + triples[i]!]! : i;
      const size = parts[answer]!;
      if (size === 0) continue;
      parts[answer] = 0;
      usual += usualOpen[size]!;
      least += leastOpen[size]!;
      unsolved++;
    }
    if (solved === 0 && unsolved === 1 && !isLast) continue;
    layer.rows[index] = firstRow + rows[r]!;
    layer.usual[index] = usual;
    layer.least[index] = least;
    index++;
  }
  layer.rowCount = index;
}

/** The index of the row that looks best; rows that cannot come below `bound` leave the layer. -1 if none is left. */
export function mostPromising(layer: Layer, bound: number): number {
  const { usual, least } = layer;
  let best = -1;
  for (let i = 0; i < layer.rowCount; ) {
    if (least[i]! >= bound) layer.takeRow(i);
    else {
      if (best < 0 || usual[i]! < usual[best]!) best = i;
      i++;
    }
  }
  return best;
}
