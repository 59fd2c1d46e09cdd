/** Where people are together, an evening or a race, as one node holds it: what is asked, one after the other, and who hears of it. */
import { err, ok, type Result } from '../core/result.ts';
import type { Row } from '../table/course/ports.ts';
import type { Limits } from './limits.ts';
import type { Present, Store } from './store/store.ts';

/** A page. */
export interface CompanyListener<Told extends object = object> {
  readonly who: string | undefined;
  /** From where. */
  readonly address: string;
  /** A big screen: it is nobody's. */
  readonly isScreen: boolean;
  told(told: Told): void;
  bye(): void;
}

/** Which person each of them is, by number; undefined for strangers. */
export type ListenerNumbers<Told extends object> = ReadonlyMap<CompanyListener<Told>, number | undefined>;

/** Where its lines are. */
export interface CompanyLog {
  read(id: string, from: number, most?: number): Promise<readonly Row[]>;
  append(id: string, seq: number, at: number, bodies: readonly string[]): Promise<boolean>;
}

export interface CompanyPorts {
  readonly store: Store;
  now(): number;
}

export interface CompanyState {
  /** Lines of the log so far. */
  readonly seq: number;
  readonly changed: number;
}

/** What happens at once is told at once; and telling takes no more than a small part of the house's time, however many hear it. */
const TELL_MS = 40;
const TELL_SHARE = 0.05;
/** Pages of one person. */
const MOST_PAGES = 8;
/** Whoever was here so long ago may just be changing pages. */
const JUST_NOW_MS = 10_000;
const ATTEMPTS = 8;

export abstract class Company<State extends CompanyState, Event, Told extends object> {
  readonly id: string;
  readonly listeners = new Set<CompanyListener<Told>>();
  usedAt: number;
  protected readonly ports: CompanyPorts;
  #state: State;
  /** One at a time. */
  #queue: Promise<unknown> = Promise.resolve();
  #telling: NodeJS.Timeout | undefined;
  #toldFor = 0;
  readonly #lastSeen = new Map<number, number>();
  readonly #elsewhere = new Map<string, Present>();

  constructor(id: string, state: State, ports: CompanyPorts) {
    this.id = id;
    this.#state = state;
    this.ports = ports;
    this.usedAt = ports.now();
  }

  get state(): State {
    return this.#state;
  }

  protected abstract readonly log: CompanyLog;
  protected abstract numberOf(who: string | undefined): number | undefined;
  protected abstract toldTo(own: number | undefined, numbers: ListenerNumbers<Told>): Told;
  protected abstract bodyOf(event: Event): string;
  /** Throws where they cannot be read. */
  protected abstract stateAfter(rows: readonly Row[], before: State): State;
  /** It stands otherwise than before. */
  protected changed(): void {}

  /** The log has grown elsewhere. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.#readOn());
  }

  isIn(who: string | undefined): boolean {
    return this.numberOf(who) !== undefined;
  }

  /** Those who are in always find one; strangers share what there is. */
  hasRoomFor(
    { who, address }: Pick<CompanyListener<Told>, 'who' | 'address'>,
    limits: Pick<Limits, 'listeners' | 'listenersPerAddress'>,
  ): boolean {
    const own = this.numberOf(who);
    const numbers = this.#numbers();
    if (own !== undefined) return [...numbers.values()].filter((number) => number === own).length < MOST_PAGES;
    const strangers = [...numbers].filter(([, number]) => number === undefined);
    const near = strangers.filter(([listener]) => listener.address === address);
    return strangers.length < limits.listeners && near.length < limits.listenersPerAddress;
  }

  join(listener: CompanyListener<Told>): void {
    this.listeners.add(listener);
    this.usedAt = this.ports.now();
    listener.told(this.told(listener.who));
    this.#presenceChanged();
  }

  leave(listener: CompanyListener<Told>): void {
    if (!this.listeners.delete(listener)) return;
    this.usedAt = this.ports.now();
    const number = this.numberOf(listener.who);
    if (number !== undefined) this.#lastSeen.set(number, this.usedAt);
    this.#presenceChanged();
  }

  heard(node: string, present: Present): void {
    this.#elsewhere.set(node, present);
    this.tellSoon();
  }

  isThere(number: number): boolean {
    const seen = this.#lastSeen.get(number) ?? Number.NEGATIVE_INFINITY;
    return this.there().includes(number) || this.ports.now() - seen < JUST_NOW_MS;
  }

  told(who: string | undefined): Told {
    return this.toldTo(this.numberOf(who), this.#numbers());
  }

  close(): void {
    clearTimeout(this.#telling);
    for (const listener of this.listeners) listener.bye();
  }

  /** Whose pages are open. */
  protected there(numbers: ListenerNumbers<Told> = this.#numbers()): readonly number[] {
    const here = [...numbers.values()].filter((number) => number !== undefined);
    const elsewhere = [...this.#elsewhere.values()].flatMap(({ online }) => online);
    return [...new Set([...here, ...elsewhere])].sort((a, b) => a - b);
  }

  protected screens(): number {
    const elsewhere = [...this.#elsewhere.values()].reduce((sum, { screens = 0 }) => sum + screens, 0);
    return this.#screensHere() + elsewhere;
  }

  protected inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Decides, appends, and lets it happen; whoever was slower than somebody else decides again. The place of the last line, or why not. */
  protected async write<Refusal>(
    decision: (state: State) => Result<readonly Event[], Refusal>,
  ): Promise<Result<number, Refusal | 'too-much'>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const decided = decision(this.#state);
      if (!decided.ok) return decided;
      if (decided.value.length === 0) return ok(this.#state.seq - 1);
      const at = Math.max(this.ports.now(), this.#state.changed);
      const bodies = decided.value.map((event) => this.bodyOf(event));
      const { seq } = this.#state;
      if (await this.log.append(this.id, seq, at, bodies)) {
        this.#happen(bodies.map((body, index) => ({ seq: seq + index, at, body })));
        this.ports.store.announce(this.id, { next: this.#state.seq });
        return ok(this.#state.seq - 1);
      }
      await this.#readOn();
    }
    return err('too-much');
  }

  protected tellSoon(): void {
    const pause = Math.max(TELL_MS, this.#toldFor / TELL_SHARE);
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      const begin = performance.now();
      this.#tell();
      this.#toldFor = performance.now() - begin;
    }, pause).unref();
  }

  #numbers(): ListenerNumbers<Told> {
    return new Map([...this.listeners].map((listener) => [listener, this.numberOf(listener.who)]));
  }

  #screensHere(): number {
    return [...this.listeners].filter(({ isScreen }) => isScreen).length;
  }

  #presenceChanged(): void {
    const online = [...new Set([...this.listeners].flatMap(({ who }) => this.numberOf(who) ?? []))];
    const watching = this.listeners.size - online.length;
    this.ports.store.announce(this.id, { present: { online, watching, screens: this.#screensHere() } });
    this.tellSoon();
  }

  async #readOn(): Promise<void> {
    this.#happen(await this.log.read(this.id, this.#state.seq));
  }

  #happen(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    this.#state = this.stateAfter(rows, this.#state);
    this.changed();
    this.tellSoon();
  }

  /** Who may know the same hears the same. */
  #tell(): void {
    const numbers = this.#numbers();
    const told = new Map<number | undefined, Told>();
    for (const [listener, own] of numbers) {
      const known = told.get(own) ?? this.toldTo(own, numbers);
      told.set(own, known);
      listener.told(known);
    }
  }
}
