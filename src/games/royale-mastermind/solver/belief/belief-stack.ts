/**
 * The belief states on the way from the root to where a search is: each a list of codes still possible, all equally likely,
 * all in one array, a layer of it for every row ahead. Children of a belief lie side by side in the next layer.
 */
import { ROWS_PER_ATTRIBUTE } from '../../state.ts';
import { COLORS_OF as colorsOf, MOST_CODES, SHAPES_OF as shapesOf } from '../packed/codes.ts';
import type { RowsLeft } from '../packed/rows-left.ts';
import { ONE_SHAPE_ROW, SHAPE_LEFT } from '../packed/rows-left.ts';
import {
  ANSWERS as answerCount,
  ANSWER as answerTable,
  type RowNumber,
  TRIPLES as triples,
} from '../packed/triples.ts';

// imported bindings are looked up at every use where modules are not bundled; these loops are hot
const [COLORS_OF, SHAPES_OF, ANSWER, ANSWERS, TRIPLES] = [colorsOf, shapesOf, answerTable, answerCount, triples];

/** No attribute takes more than 8 rows; one layer more for the children of the last. */
const LAYERS = 2 * ROWS_PER_ATTRIBUTE + 1;

/** The triples of one attribute that are still possible. */
export class Marginal {
  count = 0;
  readonly triples = new Uint8Array(TRIPLES);
  /** In how many of the codes the triple with the same index in `triples` stands. */
  readonly weights = new Int32Array(TRIPLES);
  /** By triple; all zero between two uses. */
  readonly sums = new Int32Array(TRIPLES);
}

export class Layer {
  readonly colors = new Marginal();
  readonly shapes = new Marginal();
  /** Where the children lie, by answer. */
  readonly starts = new Int32Array(ANSWERS);
  readonly ends = new Int32Array(ANSWERS);
  /** Rows scored, in no order: what they cost, summed over the codes, as a rule and at least. */
  rowCount = 0;
  readonly rows = new Uint8Array(2 * TRIPLES);
  readonly estimate = new Float64Array(2 * TRIPLES);
  readonly lowerBound = new Int32Array(2 * TRIPLES);

  takeRow(index: number): void {
    const last = --this.rowCount;
    this.rows[index] = this.rows[last]!;
    this.estimate[index] = this.estimate[last]!;
    this.lowerBound[index] = this.lowerBound[last]!;
  }
}

export class BeliefStack {
  readonly codes = new Uint16Array(LAYERS * MOST_CODES);
  readonly layers = Array.from({ length: LAYERS }, () => new Layer());
  /** The hash of the belief last looked at. */
  low = 0;
  high = 0;

  /** Codes `from` … `to` - 1 of the array, counted by colours and by shapes. */
  count(layer: Layer, from: number, to: number): void {
    gather(layer.colors, COLORS_OF, this.codes, from, to);
    gather(layer.shapes, SHAPES_OF, this.codes, from, to);
  }

  /** Sorts the codes by their answer to this row into the next layer. */
  split(depth: number, from: number, to: number, row: RowNumber): void {
    const { codes } = this;
    const { starts, ends } = this.layers[depth]!;
    const hidden = row < TRIPLES ? COLORS_OF : SHAPES_OF;
    const table = (row < TRIPLES ? row : row - TRIPLES) * TRIPLES;
    ends.fill(0);
    for (let i = from; i < to; i++) ends[ANSWER[table + hidden[codes[i]!]!]!]!++;
    let next = (depth + 1) * MOST_CODES;
    for (let answer = 0; answer < ANSWERS; answer++) {
      starts[answer] = next;
      next += ends[answer]!;
      ends[answer] = starts[answer]!;
    }
    for (let i = from; i < to; i++) {
      const code = codes[i]!;
      codes[ends[ANSWER[table + hidden[code]!]!]!++] = code;
    }
  }

  hash(from: number, to: number, rowsLeft: RowsLeft): void {
    const { codes } = this;
    let low = LOW[rowsLeft]!;
    let high = HIGH[rowsLeft]!;
    for (let i = from; i < to; i++) {
      const code = codes[i]!;
      low = (low + LOW[FIRST_CODE + code]!) | 0;
      high = (high + HIGH[FIRST_CODE + code]!) | 0;
    }
    this.low = low;
    this.high = high;
  }
}

function gather(marginal: Marginal, hidden: Uint8Array, codes: Uint16Array, from: number, to: number): void {
  const { triples, weights, sums } = marginal;
  let count = 0;
  for (let i = from; i < to; i++) {
    const triple = hidden[codes[i]!]!;
    if (sums[triple]!++ === 0) triples[count++] = triple;
  }
  for (let i = 0; i < count; i++) {
    weights[i] = sums[triples[i]!]!;
    sums[triples[i]!] = 0;
  }
  marginal.count = count;
}

/** Random bits for each number of rows left, then for each code; a belief's hash is their sum. */
const FIRST_CODE = SHAPE_LEFT + ONE_SHAPE_ROW;
const HASHES = FIRST_CODE + TRIPLES * TRIPLES;
const LOW = Int32Array.from({ length: HASHES }, (_, i) => scramble(i + 1));
const HIGH = Int32Array.from({ length: HASHES }, (_, i) => scramble(scramble(i + 1) ^ 0x5bd1e995));

/** The finalizer of MurmurHash3: each bit of the number changes about half of the bits of the result. */
function scramble(number: number): number {
  let x = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
