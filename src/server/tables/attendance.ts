/** Whose pages are open at a table, here and at other nodes, and who has been away for too long. */
import type { Seat } from '../../core/game.ts';
import type { Who } from '../../table/life/events.ts';
import { type Life, seatOf } from '../../table/life/life.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import type { Present, TableId } from '../store/store.ts';
import type { Announcer, Listener } from './announcer.ts';
import type { Surroundings } from './surroundings.ts';

/** What another node has said holds so long: it says it again sooner, unless it is gone. */
const HOLDS_MS = 12_000;
/** Whoever closes his page now has said good-bye himself. */
const SECOND_LOOK_MS = 1000;
const NOBODY: Present = { online: [], watching: 0 };

export class Attendance {
  readonly #table: TableId;
  readonly #life: () => Life;
  readonly #announcer: Announcer;
  readonly #around: Surroundings;
  readonly #do: (who: Who, command: 'leave' | 'return') => Promise<unknown>;
  readonly #elsewhere = new Map<string, { readonly present: Present; readonly until: number }>();
  readonly #absent = new Map<Seat, NodeJS.Timeout>();
  #here = NOBODY;
  #everywhere = NOBODY;
  #closed = false;

  constructor(
    table: TableId,
    life: () => Life,
    announcer: Announcer,
    around: Surroundings,
    act: (who: Who, command: 'leave' | 'return') => Promise<unknown>,
  ) {
    this.#table = table;
    this.#life = life;
    this.#announcer = announcer;
    this.#around = around;
    this.#do = act;
    for (const seat of life().holders.keys()) this.#watch(seat);
  }

  async join(listener: Listener): Promise<void> {
    this.#announcer.add(listener);
    if (!this.look()) listener.send(messageOf(this.#everywhere));
    const seat = seatOf(this.#life(), listener.who);
    if (seat !== undefined) await this.#welcome(listener.who!, seat);
  }

  leave(listener: Listener): void {
    this.#announcer.remove(listener);
    this.look();
  }

  /** Somebody may have come or gone here, or changed his seat. Whether there was anything new to tell. */
  look(): boolean {
    const life = this.#life();
    const seats = this.#announcer.listeners().map(({ who }) => seatOf(life, who));
    const online = sorted(seats.filter((seat) => seat !== undefined));
    const here = { online, watching: seats.filter((seat) => seat === undefined).length };
    if (!same(here, this.#here)) this.#around.store.announce(this.#table, { present: here });
    this.#here = here;
    return this.#tell();
  }

  /** What another node says. One that was not known may not have heard of us. */
  hear(node: string, present: Present): void {
    if (!this.#elsewhere.has(node) && !same(this.#here, NOBODY))
      this.#around.store.announce(this.#table, { present: this.#here });
    this.#elsewhere.set(node, { present, until: this.#around.now() + HOLDS_MS });
    this.#tell();
  }

  /** Now and then: says again who is here, and forgets nodes that have not. */
  refresh(): void {
    if (!same(this.#here, NOBODY)) this.#around.store.announce(this.#table, { present: this.#here });
    for (const [node, { until }] of this.#elsewhere) if (until < this.#around.now()) this.#elsewhere.delete(node);
    this.#tell();
  }

  /** Another node takes somebody for gone whose page is open here. */
  contradict(seat: Seat): void {
    const holder = this.#life().holders[seat];
    if (holder?.kind !== 'person' || !this.#here.online.includes(seat)) return;
    const look = () => this.#announcer.isOnline(holder.who) && void this.#welcome(holder.who, seat);
    setTimeout(look, SECOND_LOOK_MS).unref();
  }

  /** Another node has said that he is back: from now on, he is there or is missed again. */
  returned(seat: Seat): void {
    if (!this.#everywhere.online.includes(seat)) this.#watch(seat);
  }

  close(): void {
    this.#closed = true;
    for (const timeout of this.#absent.values()) clearTimeout(timeout);
    if (!same(this.#here, NOBODY)) this.#around.store.announce(this.#table, { present: NOBODY });
  }

  #tell(): boolean {
    const all = [this.#here, ...[...this.#elsewhere.values()].map(({ present }) => present)];
    const online = sorted(all.flatMap((each) => each.online));
    const now = { online, watching: all.reduce((sum, { watching }) => sum + watching, 0) };
    const before = this.#everywhere;
    if (same(now, before)) return false;
    this.#everywhere = now;
    for (const seat of before.online) if (!online.includes(seat)) this.#watch(seat);
    for (const listener of this.#announcer.listeners()) listener.send(messageOf(now));
    return true;
  }

  async #welcome(who: Who, seat: Seat): Promise<void> {
    clearTimeout(this.#absent.get(seat));
    this.#absent.delete(seat);
    if (this.#life().phase === 'playing') await this.#do(who, 'return').catch(() => {});
  }

  /** Somebody whose page does not come back has left. */
  #watch(seat: Seat): void {
    if (this.#closed) return;
    clearTimeout(this.#absent.get(seat));
    const timeout = setTimeout(() => {
      this.#absent.delete(seat);
      const { holders, phase } = this.#life();
      const holder = holders[seat];
      if (holder?.kind !== 'person' || this.#everywhere.online.includes(seat)) return;
      if (phase === 'playing') void this.#do(holder.who, 'leave').catch(() => {});
    }, this.#around.grace);
    this.#absent.set(seat, timeout.unref());
  }
}

const sorted = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

const same = (one: Present, other: Present): boolean =>
  one.watching === other.watching && one.online.join() === other.online.join();

const messageOf = ({ online, watching }: Present): ServerMessage => ({ t: 'presence', online, watching });
