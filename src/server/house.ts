/** The house: what its parts share, and what it does by itself, second by second. */
import { randomBytes } from 'node:crypto';
import { Identity } from './identity.ts';
import { type Limits, USUAL_LIMITS } from './limits.ts';
import { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';
import { Tables } from './tables/tables.ts';
import { Thinkers } from './thinking/thinkers.ts';

export interface HouseOptions {
  readonly store: Store;
  readonly limits?: Partial<Limits>;
  /** Milliseconds since 1970. */
  now?(): number;
  /** Bytes that nobody can foretell. */
  bytes?(count: number): Uint8Array;
}

const BEAT_MS = 1000;
/** Without a beat for this long the house was away. */
const AWAY_MS = 3000;
const GAPS_MS = 5000;
const DROP_MS = 15_000;

export class House {
  readonly store: Store;
  readonly limits: Limits;
  readonly metrics = new Metrics();
  readonly identity: Identity;
  readonly tables: Tables;
  readonly thinkers = new Thinkers();
  readonly now: () => number;
  readonly bytes: (count: number) => Uint8Array;
  #lastBeat = 0;
  #loops: NodeJS.Timeout[] = [];
  #beating = false;
  #closing = false;

  constructor({ store, limits, now = Date.now, bytes = randomBytes }: HouseOptions) {
    this.store = store;
    this.limits = { ...USUAL_LIMITS, ...limits };
    this.now = now;
    this.bytes = bytes;
    this.identity = new Identity(this);
    this.tables = new Tables({
      store,
      now,
      grace: this.limits.grace,
      id: () => this.#word(16, 'base64url'),
      seed: () => this.#word(32, 'hex'),
      salt: () => this.#word(16, 'hex'),
      isAwake: () => !this.#closing && now() - this.#lastBeat < AWAY_MS,
      names: (ids) => this.identity.names(ids),
      learnNames: (ids) => this.identity.learnNames(ids),
      think: (game, question) => this.thinkers.think(game, question),
      count: (what, by) => this.metrics[what].inc(by),
    });
  }

  get isClosing(): boolean {
    return this.#closing;
  }

  async open(): Promise<void> {
    await this.#beat();
    this.#every(BEAT_MS, () => this.#beat());
    this.#every(GAPS_MS, () => this.tables.lookForGaps());
    this.#every(DROP_MS, () => this.tables.dropIdle());
  }

  /** Tells the pages, which come back to another node or after the restart; what was asked before is answered. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const loop of this.#loops) clearInterval(loop);
    await this.tables.close();
    await this.store.close();
    await this.thinkers.close();
  }

  /**
   * Says that the house is awake; if nobody has for a while, players' time stood still, and that is written down first,
   * so that a node that dies meanwhile leaves it to the next. Then what is overdue happens.
   */
  async #beat(): Promise<void> {
    if (this.#beating) return;
    this.#beating = true;
    try {
      const now = this.now();
      const before = await this.store.lastBeat();
      if (before !== undefined && now - before > AWAY_MS) await this.tables.sleep(before, now);
      await this.store.beat(now);
      this.#lastBeat = now;
      await this.tables.sweep();
      this.metrics.tables.set(this.tables.size);
    } finally {
      this.#beating = false;
    }
  }

  #every(ms: number, work: () => Promise<void>): void {
    // a database that is away comes back; until then there is nothing to do
    this.#loops.push(setInterval(() => void work().catch(() => {}), ms).unref());
  }

  #word(bytes: number, form: 'hex' | 'base64url'): string {
    return Buffer.from(this.bytes(bytes)).toString(form);
  }
}
