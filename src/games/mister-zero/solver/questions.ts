/** Which margins the solver asks for, one after another: can red reach this one? */
import { BRIDGE_COUNT } from './ways.ts';

/** No margin is larger: each of the twenty tokens is taken once. */
export const MOST: number = BRIDGE_COUNT;

export class Questions {
  /** What the answers leave of red's tokens less green's. */
  low = -MOST;
  high: number = MOST;
  readonly #red: boolean;
  readonly #expected: number | undefined;
  #asksOutcome: boolean;
  #target: number;

  /** `expected` is the margin to begin with; `outcomeFirst`, whether it is a win, a draw or a loss comes before it. */
  constructor(red: boolean, expected: number | undefined, outcomeFirst: boolean) {
    this.#red = red;
    this.#expected = expected === undefined ? undefined : Math.round(expected) + (red ? 0 : 1);
    this.#asksOutcome = outcomeFirst;
    // what is expected, or else whether the player to act wins
    if (this.#expected === undefined) this.#target = red ? 1 : 0;
    else if (outcomeFirst) this.#target = expected! > 0 ? 1 : 0;
    else this.#target = this.#within(this.#expected);
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
      if (this.#expected !== undefined) return this.#within(this.#expected);
    }
    return reached ? low + 1 : high;
  }

  #within(target: number): number {
    return Math.max(this.low + 1, Math.min(this.high, target));
  }
}
