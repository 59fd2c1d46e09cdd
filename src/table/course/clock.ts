/** The time of a host: it never goes back, and whatever is done to the clock of its machine it does not jump. */

/** What this machine knows of time. Tests hand in their own. */
export interface TimeSource {
  /** Milliseconds since 1970, as somebody has set them: may jump to and fro. */
  wall(): number;
  /** Milliseconds since some moment: never set, never back. */
  steady(): number;
}

const MACHINE: TimeSource = { wall: () => Date.now(), steady: () => performance.now() };

export class HostClock {
  readonly #source: TimeSource;
  /** The time of the host less the steady one. */
  #ahead: number;

  /** Until it has been told the time it is 1970. */
  constructor(source: TimeSource = MACHINE) {
    this.#source = source;
    this.#ahead = -source.steady();
  }

  /** Milliseconds since 1970, whole: when something happens, by the one time that all nodes of the house have. */
  readonly now = (): number => Math.floor(this.#source.steady() + this.#ahead);

  /** Milliseconds since some moment, for how long something takes or lasts: rates, patience, ages. This process's own. */
  readonly steady = (): number => this.#source.steady();

  /** This machine's own clock, which may be wrong. */
  readonly wall = (): number => Math.floor(this.#source.wall());

  /** It is this late already. An earlier moment changes nothing. */
  follow(moment: number): void {
    this.#ahead = Math.max(this.#ahead, moment - this.#source.steady());
  }
}
