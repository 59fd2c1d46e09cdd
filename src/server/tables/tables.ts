/** All tables of the house: those in use are held here, the others stay in the store. */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { loadTable } from '../../table/course/loading.ts';
import { type OpeningRequest, openTable } from '../../table/course/opening.ts';
import type { LogFault, ReadTable } from '../../table/course/reading.ts';
import { TableClosed } from '../../table/course/table-closed.ts';
import type { TableRefusal } from '../../table/decide/commands.ts';
import type { CallOff, TableEvent } from '../../table/events/events.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import { isEveningId } from '../evenings/id.ts';
import type { DeadNode } from '../other-nodes.ts';
import { isRaceId } from '../races/id.ts';
import { Sightings } from '../sightings.ts';
import type { Due, News, TableHead, TableId, TableOpening } from '../store/store.ts';
import { Elsewhere } from './elsewhere.ts';
import { entryOf, isOverdue, restingEntry } from './index-entry.ts';
import type { NodePorts } from './node-ports.ts';
import { OneByOne } from './one-by-one.ts';
import { Room, type RoomPorts } from './room.ts';
import { type SetAside, setAside, takeBack } from './set-aside.ts';
import { logOver } from './table-log.ts';
import { isAway, Troubles } from './troubles.ts';

/** How long a table that nobody uses is still held, and one whose game is over. */
const IDLE_MS = 60_000;
const OVER_MS = 2000;
/** Of the tables in which nobody is so many are held, those used last; what was used just now is, too. */
export const MOST_EMPTY = 300;
const JUST_NOW_MS = 1000;
const AT_ONCE = 100;

/** Who knows neither the address of a table nor its seed does not find the next one. */
const nextId = ({ id, seed }: TableHead): TableId =>
  createHash('sha256').update(`next/${id}/${seed}`).digest().subarray(0, 16).toString('base64url');

export const tooMany = (most: number): HouseRefusal => ({
  ...{ code: 'too-much', reason: 'house.too-many-tables', details: { most: String(most) } },
});

export class Tables {
  readonly #node: NodePorts;
  readonly #troubles: Troubles;
  readonly #rooms = new Map<TableId, Promise<Room | SetAside | undefined>>();
  readonly #loaded = new Set<Room>();
  readonly #elsewhere = new Elsewhere();
  readonly #lastUse = new Map<TableId, number>();
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
    const opened = await this.#open(this.#node.id(), request, events, { below: most });
    if (!opened.ok) return opened;
    return opened.value.isNew ? ok(opened.value.head.id) : err(tooMany(most ?? 0));
  }

  /**
   * The same, with an id that somebody has worked out, so that two nodes open the same one. False where the rules refuse it; true also if it
   * is there already.
   */
  async openAs(id: TableId, request: OpeningRequest, events: readonly TableEvent[]): Promise<boolean> {
    // it counts for those who sit there: whoever keeps a room has not opened its tables for himself
    return (await this.#open(id, request, events, { awaited: true, opener: undefined })).ok;
  }

  async #open(
    id: TableId,
    request: OpeningRequest,
    events: readonly TableEvent[],
    how: Pick<TableOpening, 'below' | 'awaited' | 'opener'>,
  ) {
    const game = findGame(request.game)?.rules;
    if (!game) return err<TableRefusal>({ code: 'bad-request', reason: 'table.unknown-game' });
    // one that began after a sleep must not be taken for one that slept
    if (!this.#node.isAwake()) await this.#node.awake();
    const [seed, at] = [this.#node.seed(), this.#node.now()];
    const opened = openTable(game, request, events, seed, at);
    if (!opened.ok) return opened;
    const { state, bodies } = opened.value;
    const head: TableHead = { id, game: request.game, public: request.public, seed, aside: undefined };
    const opening = { ...head, opener: request.by, ...how, ...entryOf(state, at), at, bodies };
    return ok({ head, read: opened.value, isNew: await this.#node.store.open(opening) });
  }

  async get(id: TableId): Promise<Room | SetAside | undefined> {
    const known = this.#rooms.get(id);
    if (known) return known;
    this.#lastUse.set(id, this.#node.now());
    const room = this.#load(id);
    this.#rooms.set(id, room);
    const forget = () => {
      if (this.#rooms.get(id) !== room) return;
      this.#rooms.delete(id);
      this.#lastUse.delete(id);
    };
    room.then((found) => (found instanceof Room ? found : forget()), forget);
    return room;
  }

  /** Somebody comes to it: it is kept for another while. */
  async visit(id: TableId): Promise<Room | SetAside | undefined> {
    if (!(await this.#sightings.see(id))) {
      const room = await this.#rooms.get(id)?.catch(() => undefined);
      if (room instanceof Room) this.#drop(room);
      return undefined;
    }
    if (this.#rooms.has(id)) this.#lastUse.set(id, this.#node.now());
    return this.get(id);
  }

  /** Looks after tables that nobody holds: whatever is overdue happens. What goes wrong at one is its own. */
  async sweep(): Promise<void> {
    const now = this.#node.now() - this.#node.lag();
    let page: readonly Due[];
    let last: Due | undefined;
    do {
      page = await this.#node.store.due(now, AT_ONCE, last);
      last = page.at(-1);
      const ids = page.map(({ id }) => id).filter((id) => !this.#troubles.isResting(id));
      await this.#atEach(ids, async (room) => {
        await room.table.tick();
        if (!isOverdue(room.table.state, now)) await this.#reindex(room);
      });
      await this.#makeRoom();
    } while (page.length === AT_ONCE);
  }

  /**
   * The house was away from then until now: nobody's time ran. Many at once, because what waits together is written
   * together. A table at which that is written can be played at while the others wait for it.
   */
  async wake(from: number): Promise<void> {
    let page: readonly TableId[];
    let last = '';
    try {
      do {
        page = await this.#node.store.ticking(last, AT_ONCE);
        last = page.at(-1) ?? last;
        await this.#atEach(page, async (room) => {
          await room.wake(from);
          this.#woken.add(room.head.id);
        });
        await this.#makeRoom();
      } while (page.length === AT_ONCE);
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
    const held = new Set([...this.#loaded].map(({ head }) => head.id));
    const ids = [...seats.keys()].filter((id) => all || held.has(id));
    await this.#atEach(ids, (room) => room.nodeDied(node, since, seats.get(room.head.id)!));
  }

  /** Tries again those that are aside: a newer program may read them, or somebody has repaired them. */
  async retryAside(): Promise<void> {
    let page: readonly TableId[];
    let last = '';
    do {
      page = await this.#node.store.asides(last, AT_ONCE);
      last = page.at(-1) ?? last;
      for (const id of page) await this.#at(id, (room) => this.#reindex(room));
    } while (page.length === AT_ONCE);
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
    const used = (await this.#held()).filter(({ size }) => size > 0);
    for (const room of used) {
      for (const { who } of room.table.listeners) if (who !== undefined) this.#node.see(who);
      await this.#sightings.see(room.head.id);
    }
    for (const room of used) this.#guard(room, () => room.attendance.refresh());
    for (const room of used) await this.#at(room.head.id, () => room.table.catchUp());
  }

  async dropIdle(): Promise<void> {
    this.#troubles.forgetOld();
    const now = this.#node.now();
    for (const room of this.#loaded) {
      const longest = room.table.state.phase === 'over' ? OVER_MS : IDLE_MS;
      if (room.isIdle && now - this.#usedAt(room) >= longest) this.#drop(room);
    }
    await this.#makeRoom();
  }

  /** However many are opened or asked for. Where computers were to play they do so when somebody looks. */
  async #makeRoom(): Promise<void> {
    const before = this.#node.now() - JUST_NOW_MS;
    const empty = [...this.#loaded].filter((room) => room.isEmpty);
    if (empty.length <= MOST_EMPTY) return;
    const surplus = empty.sort((one, other) => this.#usedAt(one) - this.#usedAt(other)).slice(0, -MOST_EMPTY);
    const old = surplus.filter((room) => this.#usedAt(room) <= before);
    const resting = old.filter((room) => !room.isIdle);
    for (const room of old) this.#drop(room);
    await Promise.all(
      resting.map(({ head, table: { state } }) =>
        this.#node.store.reindex(head.id, state.seq, restingEntry(state, this.#node.now())),
      ),
    );
  }

  #usedAt({ head }: Room): number {
    return this.#lastUse.get(head.id) ?? 0;
  }

  /** Everything is to be read anew, at once: nothing decided before may be written. The pages come back by themselves. */
  forget(): void {
    this.#reading++;
    this.#sightings.forget();
    for (const room of this.#loaded) this.#guard(room, () => room.close('closing'));
    this.#loaded.clear();
    this.#rooms.clear();
    this.#lastUse.clear();
  }

  async close(): Promise<void> {
    await this.#held();
    this.forget();
  }

  async #held(): Promise<Room[]> {
    const rooms = await Promise.allSettled(this.#rooms.values());
    return rooms.flatMap((room) => (room.status === 'fulfilled' && room.value instanceof Room ? [room.value] : []));
  }

  #drop(room: Room, reason?: 'set-aside'): void {
    this.#loaded.delete(room);
    this.#rooms.delete(room.head.id);
    this.#lastUse.delete(room.head.id);
    this.#guard(room, () => room.close(reason));
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
      this.#drop(room);
      throw error;
    }
    return reading === this.#reading ? room : this.#load(id);
  }

  #hold(head: TableHead, read: ReadTable): Room {
    const room = new Room(head, read, this.#portsOf(head), this.#node);
    this.#loaded.add(room);
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
    const opened = await this.#open(nextId(after), request, events, { awaited: true });
    if (!opened.ok) throw new Error(`the next table is refused: ${opened.error.reason}`);
    const { head, read, isNew } = opened.value;
    if (!isNew) return head.id;
    this.#lastUse.set(head.id, read.lastAt);
    this.#rooms.set(head.id, Promise.resolve(this.#hold(head, read)));
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
    const room = [...this.#loaded].find(({ head }) => head.id === id);
    if (room) this.#drop(room, 'set-aside');
  }

  async #hear(id: TableId, { next = 0, present }: News, from: string): Promise<void> {
    if (present) this.#elsewhere.hear(from, id, present, this.#node.now());
    const room = await this.#rooms.get(id)?.catch(() => undefined);
    if (!(room instanceof Room)) return;
    if (present) room.attendance.hear(from, present);
    if (room.table.state.seq < next) await this.#at(id, () => room.table.catchUp());
  }
}
