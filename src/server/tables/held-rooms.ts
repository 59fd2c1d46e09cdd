/** The tables that a node holds: those that somebody is at, and of the others those used last. */
import type { ByeReason } from '../../wire/messages.ts';
import type { TableId } from '../store/store.ts';
import { restingEntry } from './index-entry.ts';
import type { NodePorts } from './node-ports.ts';
import { Room } from './room.ts';
import type { SetAside } from './set-aside.ts';

/** How long a table that nobody uses is still held, and one whose game is over. */
const IDLE_MS = 60_000;
const OVER_MS = 2000;
/** Of the tables in which nobody is so many are held, those used last; what was used just now is, too. */
export const MOST_EMPTY = 300;
const JUST_NOW_MS = 1000;

type FoundRoom = Room | SetAside | undefined;

export interface HoldingPorts {
  readonly node: Pick<NodePorts, 'now' | 'store'>;
  load(id: TableId): Promise<FoundRoom>;
  failed(room: Room, error: unknown): void;
}

export class HeldRooms {
  readonly #ports: HoldingPorts;
  readonly #rooms = new Map<TableId, Promise<FoundRoom>>();
  readonly #loaded = new Set<Room>();
  readonly #lastUse = new Map<TableId, number>();

  constructor(ports: HoldingPorts) {
    this.#ports = ports;
  }

  get size(): number {
    return this.#rooms.size;
  }

  get loaded(): ReadonlySet<Room> {
    return this.#loaded;
  }

  /** If it is not held it is loaded, once for all who ask. */
  get(id: TableId): Promise<FoundRoom> {
    const known = this.#rooms.get(id);
    if (known) return known;
    this.#lastUse.set(id, this.#ports.node.now());
    const room = this.#ports.load(id);
    this.#rooms.set(id, room);
    const forget = () => {
      if (this.#rooms.get(id) !== room) return;
      this.#rooms.delete(id);
      this.#lastUse.delete(id);
    };
    room.then((found) => (found instanceof Room ? found : forget()), forget);
    return room;
  }

  /** Only if it is held. Whoever loads it hears why it cannot be. */
  async heldAt(id: TableId): Promise<Room | undefined> {
    const found = await this.#rooms.get(id)?.catch(() => undefined);
    return found instanceof Room ? found : undefined;
  }

  /** When all that are being loaded are there. */
  async all(): Promise<Room[]> {
    const rooms = await Promise.allSettled(this.#rooms.values());
    return rooms.flatMap((room) => (room.status === 'fulfilled' && room.value instanceof Room ? [room.value] : []));
  }

  /** One that has been opened, and need not be loaded. */
  add(room: Room, at: number): void {
    this.hold(room);
    this.#lastUse.set(room.head.id, at);
    this.#rooms.set(room.head.id, Promise.resolve(room));
  }

  hold(room: Room): void {
    this.#loaded.add(room);
  }

  /** Somebody has come to it. */
  used(id: TableId): void {
    if (this.#rooms.has(id)) this.#lastUse.set(id, this.#ports.node.now());
  }

  drop(room: Room, reason?: ByeReason): void {
    this.#loaded.delete(room);
    this.#rooms.delete(room.head.id);
    this.#lastUse.delete(room.head.id);
    this.#close(room, reason);
  }

  dropIdle(): void {
    const now = this.#ports.node.now();
    for (const room of this.#loaded) {
      const longest = room.table.state.phase === 'over' ? OVER_MS : IDLE_MS;
      if (room.isIdle && now - this.#usedAt(room) >= longest) this.drop(room);
    }
  }

  /** However many are opened or asked for. Where computers were to play they do so when somebody looks. */
  async makeRoom(): Promise<void> {
    const { now, store } = this.#ports.node;
    const before = now() - JUST_NOW_MS;
    const empty = [...this.#loaded].filter((room) => room.isEmpty);
    if (empty.length <= MOST_EMPTY) return;
    const surplus = empty.sort((one, other) => this.#usedAt(one) - this.#usedAt(other)).slice(0, -MOST_EMPTY);
    const old = surplus.filter((room) => this.#usedAt(room) <= before);
    const resting = old.filter((room) => !room.isIdle);
    for (const room of old) this.drop(room);
    await Promise.all(
      resting.map(({ head, table: { state } }) => store.reindex(head.id, state.seq, restingEntry(state, now()))),
    );
  }

  forget(reason: ByeReason): void {
    for (const room of this.#loaded) this.#close(room, reason);
    this.#loaded.clear();
    this.#rooms.clear();
    this.#lastUse.clear();
  }

  #close(room: Room, reason?: ByeReason): void {
    try {
      room.close(reason);
    } catch (error) {
      this.#ports.failed(room, error);
    }
  }

  #usedAt({ head }: Room): number {
    return this.#lastUse.get(head.id) ?? 0;
  }
}
