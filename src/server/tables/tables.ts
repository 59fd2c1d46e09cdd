/** All tables of the house: those in use are held here, the others stay in the store. */
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { TableClosed } from '../../table/course/ledger.ts';
import { type OpeningRequest, openTable } from '../../table/course/opening.ts';
import type { TablePorts } from '../../table/course/ports.ts';
import { type LogFault, type ReadTable, readLog } from '../../table/course/reading.ts';
import type { TableRefusal } from '../../table/decide/commands.ts';
import type { TableEvent } from '../../table/events/events.ts';
import { StoreAway } from '../store/errors.ts';
import type { Due, News, TableHead, TableId } from '../store/store.ts';
import { entryOf } from './index-entry.ts';
import type { NodePorts } from './node-ports.ts';
import { Room } from './room.ts';
import { type SetAside, setAside, takeBack } from './set-aside.ts';
import { logOver } from './table-log.ts';
import { Troubles } from './troubles.ts';

/** How long a table that nobody uses is still held, and one whose game is over. */
const IDLE_MS = 60_000;
const OVER_MS = 2000;
const AT_ONCE = 100;

export class Tables {
  readonly #node: NodePorts;
  readonly #troubles: Troubles;
  readonly #rooms = new Map<TableId, Promise<Room | SetAside | undefined>>();
  readonly #loaded = new Set<Room>();
  readonly #lastUse = new Map<TableId, number>();
  readonly #mending = new Set<TableId>();
  /** Goes up when all that was read is void. */
  #reading = 0;

  constructor(node: NodePorts) {
    this.#node = node;
    this.#troubles = new Troubles(node);
    node.store.onAnnounced((table, news, from) => {
      this.#hear(table, news, from).catch((error) => this.#troubles.add(table, 'hearing', error));
    });
    node.store.onRestored(() => this.forget());
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** A new table; `events` is what happens at once, before anybody else comes. All of it is there, or none. */
  async open(request: OpeningRequest, events: readonly TableEvent[]): Promise<Result<TableId, TableRefusal>> {
    const opened = await this.#open(request, events);
    return opened.ok ? ok(opened.value.head.id) : opened;
  }

  async #open(request: OpeningRequest, events: readonly TableEvent[]) {
    const game = findGame(request.game)?.rules;
    if (!game) return err<TableRefusal>({ code: 'bad-request', reason: 'table.unknown-game' });
    const [id, seed, at] = [this.#node.id(), this.#node.seed(), this.#node.now()];
    const opened = openTable(game, request, events, seed, at);
    if (!opened.ok) return opened;
    const { state, bodies } = opened.value;
    const head: TableHead = { id, game: request.game, public: request.public, seed, aside: undefined };
    await this.#node.store.open({ ...head, opener: request.by, ...entryOf(state, at), at, bodies });
    return ok({ head, read: opened.value });
  }

  async get(id: TableId): Promise<Room | SetAside | undefined> {
    this.#lastUse.set(id, this.#node.now());
    const known = this.#rooms.get(id);
    if (known) return known;
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

  /** Looks after tables that nobody holds: whatever is overdue happens. What goes wrong at one is its own. */
  async sweep(): Promise<void> {
    const now = this.#node.now();
    let page: readonly Due[];
    let last: Due | undefined;
    do {
      page = await this.#node.store.due(now, AT_ONCE, last);
      last = page.at(-1);
      const ids = page.map(({ id }) => id).filter((id) => !this.#troubles.isResting(id));
      await this.#atEach(ids, (room) => room.table.tick());
    } while (page.length === AT_ONCE);
  }

  /** The house was away: nobody's time ran. Many at once, because what waits together is written together. */
  async sleep(from: number, until: number): Promise<void> {
    await this.#atEach(await this.#node.store.ticking(), (room) => room.table.sleep(from, until));
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

  /** An announcement may get lost: tables in use are looked at now and then. */
  async lookForGaps(): Promise<void> {
    const used = (await this.#held()).filter(({ size }) => size > 0);
    for (const room of used) this.#guard(room, () => room.attendance.refresh());
    for (const room of used) await this.#at(room.head.id, () => room.table.catchUp());
  }

  async dropIdle(): Promise<void> {
    this.#troubles.forgetOld();
    const now = this.#node.now();
    for (const room of this.#loaded) {
      const longest = room.table.state.phase === 'over' ? OVER_MS : IDLE_MS;
      if (room.isIdle && now - (this.#lastUse.get(room.head.id) ?? 0) >= longest) this.#drop(room);
    }
  }

  /** Everything is to be read anew, at once: nothing decided before may be written. The pages come back by themselves. */
  forget(): void {
    this.#reading++;
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
    const rows = await store.read(id, 0);
    if (reading !== this.#reading) return this.#load(id);
    const read = readLog(rows, (game) => findGame(game)?.rules);
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

  #portsOf({ id, seed }: TableHead): TablePorts {
    const node = this.#node;
    return {
      log: logOver(node.store, id),
      seed,
      ...{ now: node.now, isAwake: node.isAwake, salt: node.salt, thinker: node.thinker },
      ...{ names: node.names, learnNames: node.learnNames },
      openNext: (request, events) => this.#openNext(request, events),
      failed: (what, error) => {
        if (error instanceof StoreAway) node.fault(id, what, error);
        else if (!(error instanceof TableClosed)) this.#troubles.add(id, what, error);
        else if (what === 'reading' && error.fault) void this.#lose(id, error.fault);
      },
    };
  }

  /** Everybody comes to it at once: it need not be read. */
  async #openNext(request: OpeningRequest, events: readonly TableEvent[]): Promise<TableId> {
    const opened = await this.#open(request, events);
    if (!opened.ok) throw new Error(`the next table is refused: ${opened.error.reason}`);
    const { head, read } = opened.value;
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
    const room = await this.#rooms.get(id)?.catch(() => undefined);
    if (!(room instanceof Room)) return;
    if (present) room.attendance.hear(from, present);
    if (room.table.state.seq < next) await this.#at(id, () => room.table.catchUp());
  }
}
