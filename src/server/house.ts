/** The house: what its parts share, and what it does by itself, second by second. */
import { randomBytes } from 'node:crypto';
import type { Thinker } from '../table/course/questions.ts';
import { Identity } from './identity.ts';
import { type Limits, USUAL_LIMITS } from './limits.ts';
import { Metrics } from './metrics.ts';
import type { Store, TableId } from './store/store.ts';
import { Tables } from './tables/tables.ts';
import { Thinkers } from './thinking/thinkers.ts';

export interface HouseOptions {
  readonly store: Store;
  readonly limits?: Partial<Limits>;
  /** Milliseconds since 1970. */
  now?(): number;
  /** Bytes that nobody can foretell. */
  bytes?(count: number): Uint8Array;
  /** Who thinks for the computer; threads of the house if not said. */
  readonly thinker?: Thinker;
  /** Hears of faults. */
  tellFault?(fault: Fault): void;
}

/** A fault that stayed where it happened. */
export interface Fault {
  readonly what: string;
  /** The beginning of the table's id. */
  readonly table?: string;
  readonly error?: string;
}

const BEAT_MS = 1000;
/** Without a beat for this long the house was away. */
const AWAY_MS = 3000;
const GAPS_MS = 5000;
const DROP_MS = 2000;
const ASIDE_MS = 600_000;
const TABLE_LETTERS = 6;

export class House {
  readonly store: Store;
  readonly limits: Limits;
  readonly metrics = new Metrics();
  readonly identity: Identity;
  readonly tables: Tables;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly bytes: (count: number) => Uint8Array;
  readonly #tellFault: (fault: Fault) => void;
  #lastBeat = 0;
  #loops: NodeJS.Timeout[] = [];
  #closing = false;

  constructor({ store, limits, now = Date.now, bytes = randomBytes, thinker, tellFault = () => {} }: HouseOptions) {
    this.#tellFault = tellFault;
    this.store = store;
    this.limits = { ...USUAL_LIMITS, ...limits };
    this.now = now;
    this.bytes = bytes;
    this.thinkers = new Thinkers(
      () => this.metrics.thoughts.inc(),
      (error) => this.fault('thread', error),
    );
    this.identity = new Identity(this);
    this.tables = new Tables({
      store,
      now: () => now(),
      grace: this.limits.grace,
      id: () => this.#word(16, 'base64url'),
      seed: () => this.#word(32, 'hex'),
      salt: () => this.#word(16, 'hex'),
      isAwake: () => !this.#closing && now() - this.#lastBeat < AWAY_MS,
      names: (ids) => this.identity.names(ids),
      learnNames: (ids) => this.identity.learnNames(ids),
      thinker: thinker ?? this.thinkers,
      count: (what, by) => this.metrics[what].inc(by),
      fault: (table, what, error) => this.fault(what, error, table),
    });
  }

  get isClosing(): boolean {
    return this.#closing;
  }

  async open(): Promise<void> {
    await this.#beat();
    this.#every(BEAT_MS, 'beat', () => this.#beat());
    this.#every(GAPS_MS, 'gaps', () => this.tables.lookForGaps());
    this.#every(DROP_MS, 'idle', () => this.tables.dropIdle());
    // however long they take, the beat goes on
    void this.#every(BEAT_MS, 'sweep', () => this.tables.sweep())();
    void this.#every(ASIDE_MS, 'aside', () => this.tables.retryAside())();
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
   * so that a node that dies meanwhile leaves it to the next. Then what is overdue may happen.
   */
  async #beat(): Promise<void> {
    const now = this.now();
    const before = await this.store.lastBeat();
    if (before !== undefined && now - before > AWAY_MS) await this.tables.sleep(before, now);
    await this.store.beat(now);
    this.#lastBeat = now;
    this.metrics.tables.set(this.tables.size);
  }

  /** Something went wrong that stays where it happened: it is counted and told, and the house goes on. */
  fault(what: string, error?: unknown, table?: TableId): void {
    if (this.#closing) return;
    this.metrics.faults.inc({ what });
    this.#tellFault({
      what,
      // the address of a private table is its key: enough to find it, not to open it
      ...(table !== undefined && { table: table.slice(0, TABLE_LETTERS) }),
      ...(error !== undefined && { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }),
    });
  }

  /** One turn at a time; what goes wrong in one is told, and the next comes. Answers a turn, for whoever wants one now. */
  #every(ms: number, what: string, work: () => Promise<void>): () => Promise<void> {
    let running = false;
    const turn = async () => {
      if (running) return;
      running = true;
      await work().catch((error) => this.fault(what, error));
      running = false;
    };
    this.#loops.push(setInterval(() => void turn(), ms).unref());
    return turn;
  }

  #word(bytes: number, form: 'hex' | 'base64url'): string {
    return Buffer.from(this.bytes(bytes)).toString(form);
  }
}
