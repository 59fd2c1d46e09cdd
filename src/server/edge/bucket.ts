/** How often something may be done: a bucket of drops that time fills. By a clock that does not jump. */
export interface Rate {
  /** So many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/** `flood`: as many again were refused. */
export type Admission = 'fine' | 'over' | 'flood';

export class Bucket {
  readonly #rate: Rate;
  #drops: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#drops = rate.burst;
    this.#at = now;
  }

  /** What is refused is owed, too: who goes on like that is served again when he has been quiet. */
  take(now: number, drops = 1): Admission {
    this.#fill(now);
    const { burst } = this.#rate;
    this.#drops -= drops;
    if (this.#drops >= 0) return 'fine';
    if (this.#drops > -burst) return 'over';
    this.#drops = -burst;
    return 'flood';
  }

  /** It should not have counted. */
  giveBack(): void {
    this.#drops++;
  }

  /** Whether anything is owed. */
  isDry(now: number): boolean {
    this.#fill(now);
    return this.#drops < 0;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#drops >= this.#rate.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#drops = Math.min(burst, this.#drops + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}
