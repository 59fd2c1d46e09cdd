/** An evening as one node holds it: what is asked of it, one after the other, and who hears of it. */

import { err, ok, type Result } from '../../core/result.ts';
import type { EveningCommand, EveningRefusal } from '../../evening/commands.ts';
import { decide } from '../../evening/decide.ts';
import type { EveningEvent, GuestNumber } from '../../evening/events.ts';
import { writeEveningEvent } from '../../evening/forms.ts';
import { type EveningFault, readEvening } from '../../evening/reading.ts';
import { type EveningState, guestOf } from '../../evening/state.ts';
import { faceOf } from '../../evening/told.ts';
import { findGame } from '../../games/shelf.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import type { Limits } from '../limits.ts';
import type { Present, Store } from '../store/store.ts';
import { guestOfKey, placeKey } from './keys.ts';

export interface EveningListener {
  readonly who: string | undefined;
  /** From where. */
  readonly address: string;
  /** A big screen: it has no guest. */
  readonly isScreen: boolean;
  told(evening: EveningTold): void;
  bye(): void;
}

/** Which guest each of them is; undefined for strangers. */
type ListenerNumbers = ReadonlyMap<EveningListener, GuestNumber | undefined>;

export interface EveningPorts {
  readonly store: Store;
  now(): number;
  fault(what: string, error?: unknown): void;
}

/** What happens at once is told at once; and telling takes no more than a small part of the house's time, however many hear it. */
const TELL_MS = 40;
const TELL_SHARE = 0.05;
/** Pages of one guest. */
const MOST_PAGES = 8;
/** Whoever was here so long ago may just be changing pages. */
const JUST_NOW_MS = 10_000;
const ATTEMPTS = 8;

/** Another node, of another version, or somebody's hand has written what this one cannot read. */
export class UnreadableEvening extends Error {
  override readonly name = 'UnreadableEvening';

  constructor({ seq, kind, ...details }: EveningFault) {
    super([`line ${seq}: ${kind}`, ...Object.values(details).map(String)].join(' '));
  }
}

export class LiveEvening {
  readonly id: string;
  readonly listeners = new Set<EveningListener>();
  /** Tables that no longer count, and are over. */
  readonly calledOff = new Set<string>();
  code: string | undefined;
  usedAt: number;
  #state: EveningState;
  readonly #ports: EveningPorts;
  /** One at a time. */
  #queue: Promise<unknown> = Promise.resolve();
  #telling: NodeJS.Timeout | undefined;
  #toldFor = 0;
  readonly #lastSeen = new Map<GuestNumber, number>();
  readonly #elsewhere = new Map<string, Present>();

  constructor(id: string, code: string | undefined, state: EveningState, ports: EveningPorts) {
    this.id = id;
    this.code = code;
    this.#state = state;
    this.#ports = ports;
    this.usedAt = ports.now();
  }

  get state(): EveningState {
    return this.#state;
  }

  /** The place of the last line, or why not. */
  do(
    who: string,
    command: EveningCommand,
    mayOpen: (tables: number) => boolean = () => true,
  ): Promise<Result<number, EveningRefusal>> {
    return this.#inTurn(() =>
      this.#write((state) =>
        decide(state, who, command, {
          isThere: (guest) => this.isThere(guest),
          guestOfKey: (key) => guestOfKey(state, key),
          game: findGame,
          mayOpen,
        }),
      ),
    );
  }

  /** What follows by itself from how it stands; nothing if `events` finds nothing to do. */
  async settle(events: (state: EveningState) => readonly EveningEvent[]): Promise<void> {
    await this.#inTurn(() => this.#write((state) => ok(events(state))));
  }

  /** The log has grown elsewhere. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#readOn());
  }

  /** Guests always find one; strangers share what there is. */
  hasRoomFor({ who, address }: EveningListener, limits: Pick<Limits, 'listeners' | 'listenersPerAddress'>): boolean {
    const own = guestOf(this.#state, who);
    const numbers = this.#numbers();
    if (own !== undefined) return [...numbers.values()].filter((number) => number === own).length < MOST_PAGES;
    const strangers = [...numbers].filter(([, number]) => number === undefined);
    const near = strangers.filter(([listener]) => listener.address === address);
    return strangers.length < limits.listeners && near.length < limits.listenersPerAddress;
  }

  join(listener: EveningListener): void {
    this.listeners.add(listener);
    this.usedAt = this.#ports.now();
    listener.told(this.told(listener.who));
    this.#presenceChanged();
  }

  leave(listener: EveningListener): void {
    if (!this.listeners.delete(listener)) return;
    this.usedAt = this.#ports.now();
    const guest = guestOf(this.#state, listener.who);
    if (guest !== undefined) this.#lastSeen.set(guest, this.usedAt);
    this.#presenceChanged();
  }

  heard(node: string, present: Present): void {
    this.#elsewhere.set(node, present);
    this.#tellSoon();
  }

  isThere(guest: GuestNumber): boolean {
    const seen = this.#lastSeen.get(guest) ?? Number.NEGATIVE_INFINITY;
    return this.#there().includes(guest) || this.#ports.now() - seen < JUST_NOW_MS;
  }

  told(who: string | undefined): EveningTold {
    return this.#toldTo(guestOf(this.#state, who), this.#numbers());
  }

  #toldTo(own: GuestNumber | undefined, numbers: ListenerNumbers): EveningTold {
    const { guests, keeper } = this.#state;
    const isTyped = (guest: GuestNumber) => guests[guest]!.whos.length === 0 && !guests[guest]!.removed;
    const told = guests.map((_, guest) => guest).filter((guest) => guest === own || (own === keeper && isTyped(guest)));
    return {
      ...{ t: 'evening', id: this.id, code: this.code ?? null, face: faceOf(this.#state), own: own ?? null },
      keys: Object.fromEntries(told.map((guest) => [guest, placeKey(this.#state, guest)])),
      there: this.#there(numbers),
      watching: [...numbers.values()].filter((number) => number === undefined).length,
      screens: this.#screens() + [...this.#elsewhere.values()].reduce((sum, { screens = 0 }) => sum + screens, 0),
    };
  }

  close(): void {
    clearTimeout(this.#telling);
    for (const listener of this.listeners) listener.bye();
  }

  #numbers(): ListenerNumbers {
    return new Map([...this.listeners].map((listener) => [listener, guestOf(this.#state, listener.who)]));
  }

  #there(numbers = this.#numbers()): readonly GuestNumber[] {
    const here = [...numbers.values()].filter((number) => number !== undefined);
    const elsewhere = [...this.#elsewhere.values()].flatMap(({ online }) => online);
    return [...new Set([...here, ...elsewhere])].sort((a, b) => a - b);
  }

  #screens(): number {
    return [...this.listeners].filter(({ isScreen }) => isScreen).length;
  }

  #presenceChanged(): void {
    const online = [...new Set([...this.listeners].flatMap(({ who }) => guestOf(this.#state, who) ?? []))];
    const watching = this.listeners.size - online.length;
    this.#ports.store.announce(this.id, { present: { online, watching, screens: this.#screens() } });
    this.#tellSoon();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Decides, appends, and lets it happen; whoever was slower than somebody else decides again. */
  async #write(
    decision: (state: EveningState) => Result<readonly EveningEvent[], EveningRefusal>,
  ): Promise<Result<number, EveningRefusal>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const decided = decision(this.#state);
      if (!decided.ok) return decided;
      if (decided.value.length === 0) return ok(this.#state.seq - 1);
      const at = Math.max(this.#ports.now(), this.#state.changed);
      const bodies = decided.value.map(writeEveningEvent);
      const { seq } = this.#state;
      if (await this.#ports.store.evenings.append(this.id, seq, at, bodies)) {
        this.#happen(bodies.map((body, index) => ({ seq: seq + index, at, body })));
        this.#ports.store.announce(this.id, { next: this.#state.seq });
        return ok(this.#state.seq - 1);
      }
      await this.#readOn();
    }
    return err('too-much');
  }

  async #readOn(): Promise<void> {
    this.#happen(await this.#ports.store.evenings.read(this.id, this.#state.seq));
  }

  #happen(rows: readonly { readonly seq: number; readonly at: number; readonly body: string }[]): void {
    if (rows.length === 0) return;
    const read = readEvening(rows, this.#state);
    if (!read.ok) throw new UnreadableEvening(read.error);
    this.#state = read.value;
    if (this.#state.closed) this.code = undefined;
    this.#tellSoon();
  }

  #tellSoon(): void {
    const pause = Math.max(TELL_MS, this.#toldFor / TELL_SHARE);
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      const begin = performance.now();
      this.#tell();
      this.#toldFor = performance.now() - begin;
    }, pause).unref();
  }

  /** Who may know the same hears the same. */
  #tell(): void {
    const numbers = this.#numbers();
    const told = new Map<GuestNumber | undefined, EveningTold>();
    for (const [listener, own] of numbers) {
      const known = told.get(own) ?? this.#toldTo(own, numbers);
      told.set(own, known);
      listener.told(known);
    }
  }
}
