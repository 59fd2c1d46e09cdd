/** All tables of the house: those in use are held here, the others stay in the store. */
import { openLog } from '../../core/log.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { settle } from '../../table/life/automatic.ts';
import type { TableRefusal } from '../../table/life/commands.ts';
import { hash } from '../../table/life/commitments.ts';
import type { Opened, TableEvent, Who } from '../../table/life/events.ts';
import { type Holder, type Life, openLife } from '../../table/life/life.ts';
import type { News, TableHead, TableId } from '../store/store.ts';
import { wholeMark } from './mark.ts';
import { readLife } from './reading.ts';
import { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';

/** How long a table that nobody uses is still held. */
const IDLE_MS = 60_000;

const AT_ONCE = 100;

export type Asked = Omit<Opened, 't' | 'by' | 'seedHash'>;

export class Tables {
  readonly #around: Omit<Surroundings, 'openRematch'> & { id(): string; seed(): string };
  readonly #rooms = new Map<TableId, Promise<Room | undefined>>();
  readonly #loaded = new Set<Room>();
  /** Goes up when all that was read is void. */
  #reading = 0;
  readonly #lastUse = new Map<TableId, number>();

  constructor(around: Omit<Surroundings, 'openRematch'> & { id(): string; seed(): string }) {
    this.#around = around;
    around.store.onAnnounced((table, news, node) => void this.#hear(table, news, node));
    around.store.onRestored(() => this.forget());
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** A new table; `events` is what happens at once, before anybody else comes. */
  async open(by: Who, asked: Asked, events: readonly TableEvent[]): Promise<Result<TableId, TableRefusal>> {
    const game = findGame(asked.game)?.rules;
    if (!game) return err({ code: 'bad-request', reason: 'table.unknown-game' });
    const log = openLog(game, asked.seats, asked.options);
    if (!log.ok) return err(log.error.refusal);
    const [id, seed] = [this.#around.id(), this.#around.seed()];
    const options = log.value.options;
    const opened: Opened = { t: 'opened', by, ...asked, options, seedHash: hash(seed) };
    const now = this.#around.now();
    const first = openLife(opened, log.value);
    const settled = settle(first, events, seed, now);
    const { store } = this.#around;
    const head = { id, game: asked.game, public: asked.public, seed };
    await store.open({ ...head, ...wholeMark(first, now), opener: by, at: now, body: JSON.stringify(opened) });
    const last = settled.at(-1);
    if (last) {
      const bodies = settled.map(({ event }) => JSON.stringify(event));
      await store.append({ table: id, seq: 1, at: now, bodies, mark: wholeMark(last.after, now) });
    }
    return ok(id);
  }

  async get(id: TableId): Promise<Room | undefined> {
    this.#lastUse.set(id, this.#around.now());
    const known = this.#rooms.get(id);
    if (known) return known;
    const room = this.#load(id);
    this.#rooms.set(id, room);
    const forget = () => {
      this.#rooms.delete(id);
      this.#lastUse.delete(id);
    };
    room.then((found) => found ?? forget(), forget);
    return room;
  }

  /** Looks after tables that nobody holds: whatever is overdue happens. */
  async sweep(): Promise<void> {
    for (const id of await this.#around.store.due(this.#around.now(), 200)) {
      const room = await this.get(id);
      await room?.tick();
    }
  }

  /** The house was away: nobody's time ran. Many at once, because what waits together is written together. */
  async sleep(from: number, until: number): Promise<void> {
    const ids = await this.#around.store.ticking();
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const some = ids.slice(first, first + AT_ONCE);
      await Promise.all(some.map(async (id) => (await this.get(id))?.sleep(from, until)));
    }
  }

  /** An announcement may get lost: tables in use are looked at now and then. */
  async lookForGaps(): Promise<void> {
    const used = (await this.#held()).filter(({ announcer }) => !announcer.isEmpty);
    for (const { attendance } of used) attendance.refresh();
    for (const room of used) await room.catchUp();
  }

  async dropIdle(): Promise<void> {
    const old = this.#around.now() - IDLE_MS;
    for (const room of await this.#held()) {
      const { id } = room.head;
      if (!room.isIdle || (this.#lastUse.get(id) ?? 0) > old) continue;
      room.close();
      this.#loaded.delete(room);
      this.#rooms.delete(id);
      this.#lastUse.delete(id);
    }
  }

  /** Everything is to be read anew, at once: nothing decided before may be written. The pages come back by themselves. */
  forget(): void {
    this.#reading++;
    for (const room of this.#loaded) room.close('closing');
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
    return rooms.flatMap((room) => (room.status === 'fulfilled' && room.value ? [room.value] : []));
  }

  async #load(id: TableId): Promise<Room | undefined> {
    const { store } = this.#around;
    const reading = this.#reading;
    const head = await store.find(id);
    const game = head && findGame(head.game)?.rules;
    if (!head || !game) return undefined;
    const rows = await store.read(id, 0);
    if (reading !== this.#reading) return this.#load(id);
    const openRematch = (life: Life, old: TableHead) => this.#openRematch(life, old);
    const room = new Room(head, readLife(rows, game), rows, { ...this.#around, openRematch });
    this.#loaded.add(room);
    return room;
  }

  async #hear(id: TableId, { next = 0, present }: News, node: string): Promise<void> {
    const room = await this.#rooms.get(id)?.catch(() => undefined);
    if (!room) return;
    if (present) room.attendance.hear(node, present);
    if (room.life.seq < next) await room.catchUp().catch(() => {});
  }

  /** Everybody moves on by one seat, so that sides change; partners stay partners. */
  async #openRematch({ opened, holders }: Life, { id }: TableHead): Promise<TableId> {
    const { game, seats, options, control } = opened;
    const moved = holders.map((_, seat) => holders[(seat + 1) % seats]!);
    const events = moved.map((holder, seat) => seated(holder, seat));
    const asked = { game, seats, options, control, public: opened.public, after: id };
    const table = await this.open(opened.by, asked, [...events.flat(), { t: 'started' }]);
    if (!table.ok) throw new Error('a rematch cannot be refused');
    return table.value;
  }
}

function seated(holder: Holder, seat: number): TableEvent[] {
  if (holder.kind === 'free') return [];
  return holder.kind === 'bot' ? [{ t: 'bot', seat, level: holder.level }] : [{ t: 'sat', seat, who: holder.who }];
}
