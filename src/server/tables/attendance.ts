/** Whose pages are open at a table, here and at other nodes, and who has been away for too long. */
import type { Seat } from '../../core/game.ts';
import type { Table } from '../../table/course/table.ts';
import { type Delay, later } from '../../table/course/timers.ts';
import type { Who } from '../../table/events/events.ts';
import { seatOf } from '../../table/state/state.ts';
import type { ByeReason, ServerMessage } from '../../wire/messages.ts';
import type { Present } from '../store/store.ts';
import type { NodePorts } from './node-ports.ts';
import type { RoomListener } from './room.ts';

/** What another node has said holds so long: it says it again sooner, unless it is gone. */
const HOLDS_MS = 12_000;
/** Whoever closes his page now has said good-bye himself. */
const SECOND_LOOK_MS = 1000;
const NOBODY: Present = { online: [], watching: 0 };

export class Attendance {
  readonly #table: Table;
  readonly #node: NodePorts;
  readonly #listeners = new Set<RoomListener>();
  readonly #elsewhere = new Map<string, { readonly present: Present; readonly until: number }>();
  readonly #absent = new Map<Seat, Delay>();
  #here = NOBODY;
  #everywhere = NOBODY;
  #closed = false;

  constructor(table: Table, node: NodePorts) {
    this.#table = table;
    this.#node = node;
    for (const seat of table.state.holders.keys()) this.#watch(seat);
  }

  async join(listener: RoomListener): Promise<void> {
    this.#table.listen(listener);
    this.#listeners.add(listener);
    if (!this.look()) listener.send(messageOf(this.#everywhere));
    const seat = seatOf(this.#table.state, listener.who);
    if (seat !== undefined) await this.#welcome(listener.who!, seat);
  }

  leave(listener: RoomListener): void {
    this.#table.leave(listener);
    this.#listeners.delete(listener);
    this.look();
  }

  /** Somebody may have come or gone here, or changed his seat. Whether there was anything new to tell. */
  look(): boolean {
    const seats = [...this.#listeners].map(({ who }) => seatOf(this.#table.state, who));
    const online = sorted(seats.filter((seat) => seat !== undefined));
    const here = { online, watching: seats.filter((seat) => seat === undefined).length };
    const changed = !same(here, this.#here);
    this.#here = here;
    if (changed) this.#announce();
    return this.#tell();
  }

  /** What another node says. One that was not known may not have heard of us. */
  hear(node: string, present: Present): void {
    if (!this.#elsewhere.has(node) && !same(this.#here, NOBODY)) this.#announce();
    this.#elsewhere.set(node, { present, until: this.#node.now() + HOLDS_MS });
    this.#tell();
  }

  /** Now and then: says again who is here, and forgets nodes that have not. */
  refresh(): void {
    if (!same(this.#here, NOBODY)) this.#announce();
    for (const [node, { until }] of this.#elsewhere) if (until < this.#node.now()) this.#elsewhere.delete(node);
    this.#tell();
  }

  /** Another node takes somebody for gone whose page is open here. */
  contradict(seat: Seat): void {
    const holder = this.#table.state.holders[seat];
    if (holder?.kind !== 'person' || !this.#here.online.includes(seat)) return;
    later(SECOND_LOOK_MS, () => this.#isOnline(holder.who) && void this.#welcome(holder.who, seat));
  }

  /** Another node has said that he is back: from now on, he is there or is missed again. */
  returned(seat: Seat): void {
    if (!this.#everywhere.online.includes(seat)) this.#watch(seat);
  }

  /** Says good-bye, if there is something to say. */
  close(reason?: ByeReason): void {
    this.#closed = true;
    for (const watched of this.#absent.values()) watched.stop();
    if (!same(this.#here, NOBODY)) this.#announce(NOBODY);
    if (reason) for (const listener of this.#listeners) listener.send({ t: 'bye', reason });
  }

  #announce(present = this.#here): void {
    this.#node.store.announce(this.#table.id, { present });
  }

  #isOnline(who: Who): boolean {
    return [...this.#listeners].some((listener) => listener.who === who);
  }

  #tell(): boolean {
    const all = [this.#here, ...[...this.#elsewhere.values()].map(({ present }) => present)];
    const online = sorted(all.flatMap((each) => each.online));
    const now = { online, watching: all.reduce((sum, { watching }) => sum + watching, 0) };
    const before = this.#everywhere;
    if (same(now, before)) return false;
    this.#everywhere = now;
    for (const seat of before.online) if (!online.includes(seat)) this.#watch(seat);
    for (const listener of this.#listeners) listener.send(messageOf(now));
    return true;
  }

  async #welcome(who: Who, seat: Seat): Promise<void> {
    this.#absent.get(seat)?.stop();
    this.#absent.delete(seat);
    if (this.#table.state.phase === 'playing') await this.#do(who, 'return');
  }

  /** Somebody whose page does not come back has left. */
  #watch(seat: Seat): void {
    if (this.#closed) return;
    this.#absent.get(seat)?.stop();
    const watched = later(this.#node.grace, () => {
      this.#absent.delete(seat);
      const { holders, phase } = this.#table.state;
      const holder = holders[seat];
      if (holder?.kind !== 'person' || this.#everywhere.online.includes(seat)) return;
      if (phase === 'playing') void this.#do(holder.who, 'leave');
    });
    this.#absent.set(seat, watched);
  }

  /** While the store is away nothing can be written: whoever is missed then is missed again later. */
  async #do(who: Who, command: 'leave' | 'return'): Promise<void> {
    await this.#table.do(who, { do: command }).catch((error) => this.#node.fault(this.#table.id, command, error));
  }
}

const sorted = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

const same = (one: Present, other: Present): boolean =>
  one.watching === other.watching && one.online.join() === other.online.join();

const messageOf = ({ online, watching }: Present): ServerMessage => ({ t: 'presence', online, watching });
