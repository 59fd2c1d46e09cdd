/** All moves as first (AMAF): what playouts tell of each move, whenever it was made in them. */
import { BRIDGE_COUNT, MOVES } from '../position/ways.ts';

/** A value begins as if so many playouts had said nothing. */
const PSEUDO_VISITS = 3;
/** A win weighs more than any margin. */
const MARGIN_WEIGHT = 0.002;

/** What red's tokens less green's are worth to red, from -1 to 1. */
export const worthOf = (margin: number): number =>
  Math.sign(margin) * (1 - BRIDGE_COUNT * MARGIN_WEIGHT) + margin * MARGIN_WEIGHT;

export class AmafValues {
  /** By colour and move, in how many playouts it was made, and the sum of what they were worth to red. */
  readonly #times = [new Uint32Array(MOVES), new Uint32Array(MOVES)];
  readonly #worths = [new Float64Array(MOVES), new Float64Array(MOVES)];

  forget(): void {
    for (const counts of this.#times) counts.fill(0);
    for (const sums of this.#worths) sums.fill(0);
  }

  note(mover: number, move: number, value: number): void {
    this.#times[mover]![move]!++;
    this.#worths[mover]![move]! += value;
  }

  times(mover: number, move: number): number {
    return this.#times[mover]![move]!;
  }

  /** For red; what was never tried is worth `untried`. */
  worth(mover: number, move: number, untried: number): number {
    return (this.#worths[mover]![move]! + PSEUDO_VISITS * untried) / (this.#times[mover]![move]! + PSEUDO_VISITS);
  }
}
