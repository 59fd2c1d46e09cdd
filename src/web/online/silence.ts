/** Whether somebody is still at the other end of a line: a machine that has lost its power says no good-bye. */

/** Whoever does not answer for so long is not there. */
const LONGEST_MS = 5000;
/** Where time matters, nobody is silent for longer without being asked whether he is there. */
const QUIET_MS = 3000;

interface Ends {
  /** Asks for any answer. */
  ask(): void;
  /** Nobody is there. */
  gone(): void;
}

export class Silence {
  readonly #ends: Ends;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** Anew, from now on: an answer is owed, or what happens matters, or neither. */
  listen(to: 'answer' | 'news' | 'nothing'): void {
    this.stop();
    if (to === 'answer') this.#timer = setTimeout(() => this.#ends.gone(), LONGEST_MS);
    if (to === 'news') this.#timer = setTimeout(() => this.#ends.ask(), QUIET_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
