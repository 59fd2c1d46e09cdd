/** How much one visitor may ask of the house. */
export interface Limits {
  /** HTTP requests of one address in a minute. */
  readonly requestsPerMinute: number;
  /** Messages of one socket: so many at once, and so many a second on average. */
  readonly burst: number;
  readonly perSecond: number;
  /** Tables of one visitor that are not over. */
  readonly tables: number;
  /** Sockets at one table. */
  readonly listeners: number;
  /** Sockets of one address. */
  readonly sockets: number;
  /** Milliseconds that a page may be away before its seat counts as left. */
  readonly grace: number;
}

/** A club behind one address has many phones. */
export const USUAL_LIMITS: Limits = {
  requestsPerMinute: 600,
  burst: 60,
  perSecond: 20,
  tables: 30,
  listeners: 500,
  sockets: 500,
  grace: 10_000,
};

/** A bucket of drops: each message takes one, and time fills it. */
export class Bucket {
  readonly #limits: Pick<Limits, 'burst' | 'perSecond'>;
  #drops: number;
  #at: number;

  constructor(limits: Pick<Limits, 'burst' | 'perSecond'>, now: number) {
    this.#limits = limits;
    this.#drops = limits.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    const { burst, perSecond } = this.#limits;
    this.#drops = Math.min(burst, this.#drops + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#drops < 1) return false;
    this.#drops--;
    return true;
  }
}
