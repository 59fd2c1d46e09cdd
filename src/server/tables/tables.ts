/** All tables of the house: those in use are held here, the others stay in the store. */
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { loadTable } from '../../table/course/loading.ts';
import type { OpeningRequest } from '../../table/course/opening.ts';
import type { LogFault, ReadTable } from '../../table/course/reading.ts';
import { TableClosed } from '../../table/course/table-closed.ts';
import type { CallOff, TableEvent } from '../../table/events/events.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import { isEveningId } from '../evenings/id.ts';
import type { DeadNode } from '../other-nodes.ts';
import { isRaceId } from '../races/id.ts';
import { Sightings } from '../sightings.ts';
import { paged } from '../store/paged.ts';
import type { Due, News, TableHead, TableId } from '../store/store.ts';
import { Elsewhere } from './elsewhere.ts';
import { HeldRooms } from './held-rooms.ts';
import { entryOf, isOverdue } from './index-entry.ts';
import type { NodePorts } from './node-ports.ts';
import { OneByOne } from './one-by-one.ts';
import { nextId, openInStore, tooMany } from './open-in-store.ts';
import { Room, type RoomPorts } from './room.ts';
import { type SetAside, setAside, takeBack } from './set-aside.ts';
import { logOver } from './table-log.ts';
import { isAway, Troubles } from './troubles.ts';

const AT_ONCE = 100;

export class Tables {
  readonly #node: NodePorts;
  readonly #troubles: Troubles;
  readonly #rooms: HeldRooms;
  readonly #elsewhere = new Elsewhere();
  readonly #longReads = new OneByOne();
  readonly #mending = new Set<TableId>();
  /** Those that are awake before the house is. */
  readonly #woken = new Set<TableId>();
  readonly #sightings: Sightings;
  /** Goes up when all that was read is void. */
  #reading = 0;

  constructor(node: NodePorts) {
    this.#node = node;
    this.#troubles = new Troubles(node);
    this.#rooms = new HeldRooms({
      node,
      load: (id) => this.#load(id),
      failed: ({ head }, error) => this.#troubles.add(head.id, 'table', error),
    });
    this.#sightings = new Sightings(node.now, (id, now) => node.store.upkeep.seeTable(id, now));
    node.store.onAnnounced((table, news, from) => {
      if (isEveningId(table) || isRaceId(table)) return;
      this.#hear(table, news, from).catch((error) => this.#troubles.add(table, 'hearing', error));
    });
    node.store.onRestored(() => this.forget());
  }

  get size(): number {
    return this.#rooms.size;
  }

  /**
   * A new table; `events` is what happens at once, before anybody else comes. All of it is there, or none. It is refused
   * to whoever has `most` running already.
   */
  async open(
    request: OpeningRequest,
    events: readonly TableEvent[],
    most?: number,
  ): Promise<Result<TableId, HouseRefusal>> {
    const opened = await openInStore(this.#node, this.#node.id(), request, events, { below: most });
    if (!opened.ok) return opened;
    return opened.value.isNew ? ok(opened.value.head.id) : err(tooMany(most ?? 0));
  }

  /**
   * The same, with an id that somebody has worked out, so that two nodes open the same one. False where the rules refuse it; true also if it
   * is there already.
   */
  async openAs(id: TableId, request: OpeningRequest, events: readonly TableEvent[]): Promise<boolean> {
    // it counts for those who sit there: whoever keeps a room has not opened its tables for himself
    return (await openInStore(this.#node, id, request, events, { awaited: true, opener: undefined })).ok;
  }

  get(id: TableId): Promise<Room | SetAside | undefined> {
    return this.#rooms.get(id);
  }

  /** Somebody comes to it: it is kept for another while. */
  async visit(id: TableId): Promise<Room | SetAside | undefined> {
    if (!(await this.#sightings.see(id))) {
      const room = await this.#rooms.heldAt(id);
      if (room) this.#rooms.drop(room);
      return undefined;
    }
    this.#rooms.used(id);
    return this.get(id);
  }

  /** Looks after tables that nobody holds: whatever is overdue happens. What goes wrong at one is its own. */
  async sweep(): Promise<void> {
    const now = this.#node.now() - this.#node.lag();
    for await (const page of paged<Due>(AT_ONCE, (last) => this.#node.store.due(now, AT_ONCE, last))) {
      const ids = page.map(({ id }) => id).filter((id) => !this.#troubles.isResting(id));
      await this.#atEach(ids, async (room) => {
        await room.table.tick();
        if (!isOverdue(room.table.state, now)) await this.#reindex(room);
      });
      await this.#rooms.makeRoom();
    }
  }

  /**
   * The house was away from then until now: nobody's time ran. Many at once, because what waits together is written
   * together. A table at which that is written can be played at while the others wait for it.
   */
  async wake(from: number): Promise<void> {
    try {
      for await (const page of paged<TableId>(AT_ONCE, (last = '') => this.#node.store.ticking(last, AT_ONCE))) {
        await this.#atEach(page, async (room) => {
          await room.wake(from);
          this.#woken.add(room.head.id);
        });
        await this.#rooms.makeRoom();
      }
    } finally {
      this.#woken.clear();
    }
  }

  /**
   * Another node is gone since then: whoever sat there is not charged for it. What is held here is ours to do, and `all`
   * else if we are asked to.
   */
  async nodeDied({ node, since }: DeadNode, all: boolean): Promise<void> {
    const seats = this.#elsewhere.take(node);
    const held = new Set([...this.#rooms.loaded].map(({ head }) => head.id));
    const ids = [...seats.keys()].filter((id) => all || held.has(id));
    await this.#atEach(ids, (room) => room.nodeDied(node, since, seats.get(room.head.id)!));
  }

  /** Tries again those that are aside: a newer program may read them, or somebody has repaired them. */
  async retryAside(): Promise<void> {
    for await (const page of paged<TableId>(AT_ONCE, (last = '') => this.#node.store.asides(last, AT_ONCE))) {
      for (const id of page) await this.#at(id, (room) => this.#reindex(room));
    }
  }

  /** What stands beside a log cannot be read: it is made anew from the log. */
  mend(id: TableId): void {
    if (this.#mending.has(id)) return;
    this.#mending.add(id);
    const mend = async (room: Room) => {
      this.#node.fault(id, 'summary');
      await this.#reindex(room);
    };
    this.#at(id, mend)
      .catch((error) => this.#node.fault(id, 'summary', error))
      .finally(() => this.#mending.delete(id));
  }

  /** Nobody has come back to it, or it no longer counts. */
  async callOff(id: TableId, why: CallOff = 'nobody-came'): Promise<void> {
    await this.#at(id, (room) => room.table.callOff(why));
  }

  /** An announcement may get lost: tables in use are looked at now and then. */
  async lookForGaps(): Promise<void> {
    this.#elsewhere.forgetOld(this.#node.now());
    const used = (await this.#rooms.all()).filter(({ size }) => size > 0);
    for (const room of used) {
      for (const { who } of room.table.listeners) if (who !== undefined) this.#node.see(who);
      await this.#sightings.see(room.head.id);
    }
    for (const room of used) this.#guard(room, () => room.attendance.refresh());
    for (const room of used) await this.#at(room.head.id, () => room.table.catchUp());
  }

  async dropIdle(): Promise<void> {
    this.#troubles.forgetOld();
    this.#rooms.dropIdle();
    await this.#rooms.makeRoom();
  }

  /** Everything is to be read anew, at once: nothing decided before may be written. The pages come back by themselves. */
  forget(): void {
    this.#reading++;
    this.#sightings.forget();
    this.#rooms.forget('closing');
  }

  async close(): Promise<void> {
    await this.#rooms.all();
    this.forget();
  }

  #guard({ head }: Room, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#troubles.add(head.id, 'table', error);
    }
  }

  /** Does something at one table; a fault there is named and stays there. A store that is away is everybody's. */
  async #at(id: TableId, work: (room: Room) => Promise<unknown>): Promise<void> {
    try {
      const room = await this.get(id);
      if (room instanceof Room) await work(room);
    } catch (error) {
      // put away meanwhile, or set aside by whoever read it
      if (error instanceof TableClosed) return;
      if (await this.#troubles.isEverybodys(error)) throw error;
      this.#troubles.add(id, 'table', error);
    }
  }

  async #atEach(ids: readonly TableId[], work: (room: Room) => Promise<unknown>): Promise<void> {
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      await Promise.all(ids.slice(first, first + AT_ONCE).map((id) => this.#at(id, work)));
    }
  }

  async #load(id: TableId): Promise<Room | SetAside | undefined> {
    const { store } = this.#node;
    const reading = this.#reading;
    const head = await store.find(id);
    if (!head) return undefined;
    // one that is aside is read from its first line on: whoever has repaired it may have done so anywhere
    const log = { ...logOver(store, id), inTurn: this.#longReads.take };
    const read = await loadTable(log, (game) => findGame(game)?.rules, !head.aside);
    if (reading !== this.#reading) return this.#load(id);
    if (!read.ok) return setAside(this.#node, id, read.error);
    const room = this.#hold(head, read.value);
    try {
      if (head.aside) await takeBack(this.#node, room, head.aside, read.value.lastAt);
    } catch (error) {
      this.#rooms.drop(room);
      throw error;
    }
    return reading === this.#reading ? room : this.#load(id);
  }

  #hold(head: TableHead, read: ReadTable): Room {
    const room = new Room(head, read, this.#portsOf(head), this.#node);
    this.#rooms.hold(room);
    return room;
  }

  #portsOf(head: TableHead): RoomPorts {
    const node = this.#node;
    const { id, seed } = head;
    return {
      log: logOver(node.store, id),
      seed,
      isAwake: () => node.isAwake() || (this.#woken.has(id) && node.isWaking()),
      ...{ now: node.now, awake: node.awake, salt: node.salt },
      ...{ names: node.names, learnNames: node.learnNames },
      gathers: true,
      openNext: (request, events) => this.#openNext(head, request, events),
      failed: (what, error) => {
        if (error instanceof TableClosed) {
          if (what === 'reading' && error.fault) void this.#lose(id, error.fault);
        } else if (isAway(error)) node.fault(id, what, error);
        else this.#troubles.add(id, what, error);
      },
    };
  }

  /**
   * Everybody comes to it at once: it need not be read. It has one address, so that two nodes, or a second attempt after
   * one that was cut short, open the same.
   */
  async #openNext(after: TableHead, request: OpeningRequest, events: readonly TableEvent[]): Promise<TableId> {
    const opened = await openInStore(this.#node, nextId(after), request, events, { awaited: true });
    if (!opened.ok) throw new Error(`the next table is refused: ${opened.error.reason}`);
    const { head, read, isNew } = opened.value;
    if (!isNew) return head.id;
    this.#rooms.add(this.#hold(head, read), read.lastAt);
    return head.id;
  }

  async #reindex({ head, table: { state } }: Room): Promise<void> {
    await this.#node.store.reindex(head.id, state.seq, entryOf(state, this.#node.now()));
  }

  /** Another node, of another version, has written what this one cannot read. Who asked is answered first. */
  async #lose(id: TableId, fault: LogFault): Promise<void> {
    try {
      await setAside(this.#node, id, fault);
    } catch (error) {
      this.#troubles.add(id, 'reading', error);
    }
    const room = [...this.#rooms.loaded].find(({ head }) => head.id === id);
    if (room) this.#rooms.drop(room, 'set-aside');
  }

  async #hear(id: TableId, { next = 0, present }: News, from: string): Promise<void> {
    if (present) this.#elsewhere.hear(from, id, present, this.#node.now());
    const room = await this.#rooms.heldAt(id);
    if (!room) return;
    if (present) room.attendance.hear(from, present);
    if (room.table.state.seq < next) await this.#at(id, () => room.table.catchUp());
  }
}
