/** How many rows each code of a deck takes Seekers who are good, but not all of the same taste. */
import type { Random } from '../../../core/game.ts';
import type { Effort } from '../../../search/effort.ts';
import { BeliefStack, type Layer } from './belief/belief-stack.ts';
import { scoreRows } from './evaluation/score-rows.ts';
import { CODE_NUMBERS } from './packed/codes.ts';
import { ALL_LEFT, after, COLOR_LEFT, type RowsLeft, SHAPE_LEFT } from './packed/rows-left.ts';
import { ANSWERS, type RowNumber } from './packed/triples.ts';

/** A row that looks no worse than this, against the best, may be somebody's choice. */
const TOLERANCE = 1.01;

/**
 * Rows that such Seekers need for each code, summed over the Seekers: as many as effort allows, at most `wanted`.
 */
export function hardness(
  codes: Uint16Array,
  wanted: number,
  effort: Effort,
  random: Random,
): { readonly rows: Float64Array; readonly seekers: number } {
  const rows = new Float64Array(codes.length);
  const seeker = new TolerantSeeker(effort, random);
  for (let seekers = 0; seekers < wanted; seekers++) {
    const used = seeker.rowsFor(codes);
    if (effort.spent) return { rows, seekers };
    for (const [i, code] of codes.entries()) rows[i]! += used[code]!;
  }
  return { rows, seekers: wanted };
}

class TolerantSeeker {
  readonly #beliefs = new BeliefStack();
  readonly #used = new Uint8Array(CODE_NUMBERS);
  readonly #effort: Effort;
  readonly #random: Random;

  constructor(effort: Effort, random: Random) {
    this.#effort = effort;
    this.#random = random;
  }

  /** By code. */
  rowsFor(codes: Uint16Array): Uint8Array {
    this.#beliefs.codes.set(codes);
    this.#seek(0, 0, codes.length, ALL_LEFT, 0);
    return this.#used;
  }

  #seek(depth: number, from: number, to: number, rowsLeft: RowsLeft, used: number): void {
    const beliefs = this.#beliefs;
    if (rowsLeft === 0) {
      for (let i = from; i < to; i++) this.#used[beliefs.codes[i]!] = used;
      return;
    }
    const layer = beliefs.layers[depth]!;
    beliefs.count(layer, from, to);
    const colorsSure = (rowsLeft & COLOR_LEFT) !== 0 && layer.colors.count === 1;
    const shapesSure = (rowsLeft & SHAPE_LEFT) !== 0 && layer.shapes.count === 1;
    if (colorsSure || shapesSure) {
      this.#seek(depth, from, to, rowsLeft & (colorsSure ? SHAPE_LEFT : COLOR_LEFT), used + 1);
      return;
    }
    scoreRows(layer, rowsLeft, COLOR_LEFT | SHAPE_LEFT, this.#effort);
    if (this.#effort.spent) return;
    const row = tolerable(layer, to - from, this.#random);
    beliefs.split(depth, from, to, row);
    const { starts, ends } = layer;
    for (let answer = 0; answer < ANSWERS; answer++) {
      if (starts[answer] === ends[answer]) continue;
      this.#seek(depth + 1, starts[answer]!, ends[answer]!, after(rowsLeft, row, answer), used + 1);
    }
  }
}

function tolerable({ rows, rowCount, estimate }: Layer, codes: number, random: Random): RowNumber {
  let most = Infinity;
  for (let i = 0; i < rowCount; i++) most = Math.min(most, TOLERANCE * (codes + estimate[i]!));
  const good = rows.subarray(0, rowCount).filter((_, i) => codes + estimate[i]! <= most);
  return good[random(good.length)]!;
}
