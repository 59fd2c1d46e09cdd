/** What playouts tell of each move, whenever it was made in them. */
const MOVES = 200;
/** So many playouts without a result stand behind each opinion. */
const FEW = 3;

export class Opinions {
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
    return (this.#worths[mover]![move]! + FEW * untried) / (this.#times[mover]![move]! + FEW);
  }
}
