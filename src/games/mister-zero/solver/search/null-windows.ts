/**
 * Which null windows are searched, one after another, until lower and upper bound of the margin meet: can red reach this
 * one? (A memory-enhanced test driver, as Plaat and others call it, 1996.)
 */
import { BRIDGE_COUNT } from '../position/ways.ts';

/** No margin is larger: each of the twenty tokens is taken once. */
export const MOST_MARGIN: number = BRIDGE_COUNT;

export class NullWindows {
  /** What the answers leave of red's tokens less green's. */
  low: number;
  high: number;
  readonly #red: boolean;
  #expected: number | undefined;
  #asksOutcome: boolean;
  #target: number;

  /**
   * `red` is to act; with `outcomeFirst`, whether it is a win, a draw or a loss comes before the margin; the bounds are what
   * is known already.
   */
  constructor(red: boolean, outcomeFirst = false, low = -MOST_MARGIN, high = MOST_MARGIN) {
    this.low = low;
    this.high = high;
    this.#red = red;
    this.#asksOutcome = outcomeFirst;
    // while nothing is expected: whether the player to act wins
    this.#target = red ? 1 : 0;
  }

  /** What the margin may be: asked for next, unless the outcome comes first. */
  expect(margin: number): void {
    this.#expected = Math.max(this.low, Math.min(this.high, Math.round(margin)));
    this.#target = this.#asksOutcome ? (this.#expected > 0 ? 1 : 0) : this.#targetFor(this.#expected);
  }

  /** Open, but what was expected is ruled out. */
  get needNewExpectation(): boolean {
    const { low, high } = this;
    if (!this.areOpen || this.#asksOutcome || this.#expected === undefined) return false;
    return this.#expected < low || this.#expected > high;
  }

  get areOpen(): boolean {
    return this.low < this.high;
  }

  get target(): number {
    return this.#target;
  }

  /** At least the target: the margin is that or more. Less: it is that or less. True if it suits the player to act. */
  answer(found: number): boolean {
    const reached = found >= this.#target;
    if (reached) this.low = found;
    else this.high = found;
    this.#target = this.#next(reached);
    return reached === this.#red;
  }

  #next(reached: boolean): number {
    const { low, high } = this;
    if (this.#asksOutcome) {
      if (low < 1 && high >= 1) return 1;
      if (low < 0 && high >= 0) return 0;
      this.#asksOutcome = false;
      if (this.#expected !== undefined) return this.#targetFor(this.#expected);
    }
    return reached ? low + 1 : high;
  }

  /** Whether the player to act can have as much comes first. */
  #targetFor(margin: number): number {
    return Math.max(this.low + 1, Math.min(this.high, margin + (this.#red ? 0 : 1)));
  }
}
