/** The house: what its parts share, and what it does by itself, second by second. */
import { randomBytes } from 'node:crypto';
import { findGame, SHELF } from '../games/shelf.ts';
import { HostClock, type TimeSource } from '../table/course/clock.ts';
import { Pulse } from '../table/course/pulse.ts';
import { Dailies } from './dailies.ts';
import { Evenings } from './evenings/evenings.ts';
import { Expiry, type Keep } from './expiry.ts';
import { Identity } from './identity.ts';
import { type Limits, USUAL_LIMITS } from './limits.ts';
import { Metrics } from './metrics.ts';
import { OtherNodes } from './other-nodes.ts';
import { Races } from './races/races.ts';
import { HouseCorrections } from './ratings/house-corrections.ts';
import { HouseRatings } from './ratings/house-ratings.ts';
import type { Store, StoreTime, TableId } from './store/store.ts';
import { ELSEWHERE_MS } from './tables/room.ts';
import { Tables } from './tables/tables.ts';
import { TurnsAtTable } from './tables/turns-at-table.ts';
import { Whereabouts } from './thinking/askers.ts';
import { type HouseThinker, Thinkers } from './thinking/thinkers.ts';

export interface HouseOptions {
  readonly store: Store;
  readonly limits?: Partial<Limits>;
  readonly keep?: Partial<Keep>;
  /** What the machine knows of time; its own clocks if not said. */
  readonly time?: TimeSource;
  /** Bytes that nobody can foretell. */
  bytes?(count: number): Uint8Array;
  /** Who thinks for the computer; threads of the house if not said. */
  readonly thinker?: HouseThinker;
  /** Whether it tells how well people play. */
  readonly rates?: boolean;
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
const LOOK_MS = 250;
/** Without a beat for so long a node is cut off. */
const CUT_MS = 2500;
const GAPS_MS = 5000;
const RATINGS_MS = 10_000;
const DROP_MS = 2000;
const ASIDE_MS = 600_000;
const EXPIRY_MS = 600_000;
const TABLE_LETTERS = 6;

export class House {
  readonly store: Store;
  readonly limits: Limits;
  readonly metrics = new Metrics();
  readonly identity: Identity;
  readonly tables: Tables;
  readonly evenings: Evenings;
  readonly races: Races;
  readonly dailies: Dailies;
  readonly corrections: HouseCorrections;
  /** Where the house wants them. */
  readonly ratings: HouseRatings | undefined;
  readonly expiry: Expiry;
  readonly thinkers: Thinkers;
  readonly clock: HostClock;
  readonly whereabouts = new Whereabouts();
  readonly now: () => number;
  readonly bytes: (count: number) => Uint8Array;
  readonly #tellFault: (fault: Fault) => void;
  readonly #pulse: Pulse<StoreTime>;
  readonly #others = new OtherNodes();
  readonly #cutListeners: (() => void)[] = [];
  #wasFull = false;
  #wasCut = false;
  #loops: NodeJS.Timeout[] = [];
  #closing = false;

  constructor({ store, limits, keep, time, bytes = randomBytes, thinker, rates, tellFault = () => {} }: HouseOptions) {
    this.#tellFault = tellFault;
    this.store = store;
    this.limits = { ...USUAL_LIMITS, ...limits };
    this.clock = new HostClock(time);
    this.now = this.clock.now;
    this.bytes = bytes;
    this.thinkers = new Thinkers(
      () => this.metrics.thoughts.inc(),
      (error) => this.fault('thread', error),
    );
    this.identity = new Identity(this);
    this.tables = new Tables({
      store,
      now: this.clock.now,
      grace: this.limits.grace,
      id: () => this.#word(16, 'base64url'),
      seed: () => this.#word(32, 'hex'),
      salt: () => this.#word(16, 'hex'),
      isAwake: () => this.#pulse.isAwake,
      isWaking: () => this.#pulse.isWaking,
      awake: () => this.#pulse.awake(),
      lag: () => (this.#others.isAnybodyAwake ? ELSEWHERE_MS : 0),
      names: (ids) => this.identity.names(ids),
      learnNames: (ids) => this.identity.learnNames(ids),
      see: (who) => this.identity.see(who),
      lookingBack: new TurnsAtTable(),
      thinker: thinker ?? this.thinkers,
      addressOf: (who) => this.whereabouts.of(who),
      count: (what, by) => this.metrics[what].inc(by),
      fault: (table, what, error) => this.fault(what, error, table),
    });
    this.evenings = new Evenings({
      ...{ store, tables: this.tables, now: this.now, bytes },
      fault: (what, error) => this.fault(what, error),
    });
    this.races = new Races({
      ...{ store, now: this.now, bytes },
      fault: (what, error) => this.fault(what, error),
      judge: (judging, who) => this.thinkers.judge(judging, { person: who, address: this.whereabouts.of(who) }),
    });
    this.dailies = new Dailies({ store, now: this.now });
    this.corrections = new HouseCorrections({
      ...{ attempts: store.attempts, games: SHELF, now: this.now },
      fault: (error) => this.fault('corrections', error),
    });
    this.ratings = rates ? new HouseRatings(store, findGame) : undefined;
    store.onRestored(() => {
      this.ratings?.forget();
      this.corrections.forget();
    });
    this.#pulse = new Pulse<StoreTime>({
      ...{ beats: store, clock: this.clock },
      wake: (from) => this.tables.wake(from),
      beaten: (at) => this.#lookAtOthers(at),
    });
    const expired = (what: string) => this.metrics.expired.inc({ what });
    this.expiry = new Expiry({ store, tables: this.tables, now: this.now, expired }, keep);
  }

  get isClosing(): boolean {
    return this.#closing;
  }

  get isAwake(): boolean {
    return this.#pulse.isAwake;
  }

  /** This node hears nothing of the database, and others may: whoever is here should go there. */
  get isCutOff(): boolean {
    return this.#others.isAnybodyAwake && this.#pulse.age > CUT_MS;
  }

  onCutOff(listener: () => void): void {
    this.#cutListeners.push(listener);
  }

  async open(): Promise<void> {
    await this.beat();
    this.every(LOOK_MS, 'look', async () => this.#lookForCut());
    this.every(BEAT_MS, 'beat', () => this.beat());
    this.every(GAPS_MS, 'gaps', () => this.tables.lookForGaps());
    if (this.ratings) void this.every(RATINGS_MS, 'ratings', async () => this.ratings?.readOn())();
    this.every(BEAT_MS, 'evenings', () => this.evenings.turn());
    this.every(GAPS_MS, 'evenings-gaps', () => this.evenings.lookForGaps());
    this.every(DROP_MS, 'races', async () => this.races.dropIdle());
    this.every(GAPS_MS, 'races-gaps', () => this.races.lookForGaps());
    this.every(DROP_MS, 'idle', () => this.tables.dropIdle());
    // however long they take, the beat goes on
    void this.every(BEAT_MS, 'sweep', () => this.tables.sweep())();
    void this.every(ASIDE_MS, 'aside', () => this.tables.retryAside())();
    void this.every(EXPIRY_MS, 'expiry', () => this.expiry.turn())();
    void this.every(EXPIRY_MS, 'dailies', () => this.dailies.forget())();
    void this.every(EXPIRY_MS, 'evenings-expiry', () => this.evenings.expire())();
    void this.every(EXPIRY_MS, 'races-expiry', () => this.races.expire())();
  }

  /** Tells the pages, which come back to another node or after the restart; what was asked before is answered. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const loop of this.#loops) clearInterval(loop);
    await this.evenings.close();
    await this.races.close();
    await this.tables.close();
    await this.store.close();
    await this.thinkers.close();
  }

  async beat(): Promise<void> {
    this.#lookForRoom();
    await this.#pulse.beat();
    this.metrics.tables.set(this.tables.size);
  }

  /** Whoever sat at a node that has died is not charged for it. */
  #lookAtOthers(time: StoreTime): void {
    for (const dead of this.#others.look(time)) {
      this.tables.nodeDied(dead, this.#others.isOursToDo).catch((error) => this.fault('node-died', error));
    }
  }

  #lookForCut(): void {
    const isCut = this.isCutOff;
    if (isCut && !this.#wasCut) for (const listener of this.#cutListeners) listener();
    this.#wasCut = isCut;
  }

  /** Told once, when it begins: what was to be written then is refused to whoever asked for it. */
  #lookForRoom(): void {
    const { isFull } = this.store;
    if (isFull && !this.#wasFull) this.fault('disk-full');
    this.#wasFull = isFull;
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
  every(ms: number, what: string, work: () => Promise<void>): () => Promise<void> {
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
