/** Whose pages are open at a table, here and at other nodes, and who has been away for too long. */
import type { Seat } from '../../core/game.ts';
import type { Table } from '../../table/course/table.ts';
import { type Delay, later } from '../../table/course/timers.ts';
import type { CommandOf } from '../../table/decide/commands.ts';
import type { Who } from '../../table/events/events.ts';
import { seatOf } from '../../table/state/state.ts';
import type { ByeReason, ServerMessage } from '../../wire/messages.ts';
import type { Present } from '../store/store.ts';
import { HOLDS_MS } from './elsewhere.ts';
import type { NodePorts } from './node-ports.ts';
import type { RoomListener } from './room.ts';

/** Whoever closes his page now has said good-bye himself. */
export const SECOND_LOOK_MS = 1000;
/** Those who watch come and go in crowds, and all hear how many they are: not for each of them. */
const CROWD_MS = 200;
const NOBODY: Present = { online: [], watching: 0 };

export class Attendance {
  readonly #table: Table;
  readonly #node: NodePorts;
  readonly #listeners = new Set<RoomListener>();
  readonly #elsewhere = new Map<string, { readonly present: Present; readonly until: number }>();
  readonly #absent = new Map<Seat, Delay>();
  #here = NOBODY;
  #everywhere = NOBODY;
  #telling: Delay | undefined;
  #closed = false;

  constructor(table: Table, node: NodePorts) {
    this.#table = table;
    this.#node = node;
    for (const seat of table.state.holders.keys()) this.#watch(seat);
  }

  /** Whether any page is open at it, here or at another node. */
  get isAnybodyThere(): boolean {
    return this.#listeners.size > 0 || this.#everywhere.online.length > 0 || this.#everywhere.watching > 0;
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

  /** Somebody may have come or gone here, or changed his seat. Whether everybody has been told something new. */
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

  /** Another node is gone, and with it those whose pages were open there. */
  lost(node: string): void {
    this.#elsewhere.delete(node);
    this.#tell();
  }

  /** Whether his page is open somewhere, and whether here. */
  whereIs(seat: Seat): 'here' | 'elsewhere' | undefined {
    if (this.#here.online.includes(seat)) return 'here';
    return this.#everywhere.online.includes(seat) ? 'elsewhere' : undefined;
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
    this.#telling?.stop();
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
    if (online.join() === before.online.join()) {
      this.#telling ??= later(CROWD_MS, () => this.#tellAll());
      return false;
    }
    this.#tellAll();
    return true;
  }

  #tellAll(): void {
    this.#telling?.stop();
    this.#telling = undefined;
    const message = messageOf(this.#everywhere);
    for (const listener of this.#listeners) listener.send(message);
  }

  async #welcome(who: Who, seat: Seat): Promise<void> {
    this.#absent.get(seat)?.stop();
    this.#absent.delete(seat);
    if (this.#isMissed) await this.#do(who, { do: 'return' });
  }

  /** Whether it matters that he is there: the game is on, or starts by itself once all have come. */
  get #isMissed(): boolean {
    const { phase, gathering } = this.#table.state;
    return phase === 'playing' || gathering !== undefined;
  }

  /** Somebody whose page does not come back has left; but nobody could while the house was away. */
  #watch(seat: Seat): void {
    if (this.#closed) return;
    this.#absent.get(seat)?.stop();
    const watched = later(this.#node.grace, () => {
      if (!this.#node.isAwake()) return this.#watch(seat);
      this.#absent.delete(seat);
      const holder = this.#table.state.holders[seat];
      if (holder?.kind !== 'person' || this.#everywhere.online.includes(seat)) return;
      if (this.#isMissed) void this.#do(holder.who, { do: 'leave', lost: true });
    });
    this.#absent.set(seat, watched);
  }

  /** While the store is away nothing can be written: whoever is missed then is missed again later. */
  async #do(who: Who, command: CommandOf<'leave' | 'return'>): Promise<void> {
    await this.#table.do(who, command).catch((error) => this.#node.fault(this.#table.id, command.do, error));
  }
}

const sorted = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

const same = (one: Present, other: Present): boolean =>
  one.watching === other.watching && one.online.join() === other.online.join();

const messageOf = ({ online, watching }: Present): ServerMessage => ({ t: 'presence', online, watching });
