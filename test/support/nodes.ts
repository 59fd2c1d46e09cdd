/** Several nodes in one process over one store: what each announces, when each was awake, and which of them is cut off. */
import { House } from '../../src/server/house.ts';
import { StoreAway } from '../../src/server/store/errors.ts';
import type { NewsListener, Store, StoreTime } from '../../src/server/store/store.ts';
import { TestTime } from './test-time.ts';

const BEAT_MS = 1000;

export class TestNodes {
  readonly database: TestTime;
  readonly #store: Store;
  readonly #houses = new Map<string, { readonly house: House; readonly time: TestTime }>();
  readonly #beats = new Map<string, number>();
  readonly #hearing = new Map<string, NewsListener[]>();
  readonly #cut = new Set<string>();

  constructor(store: Store, start: number) {
    this.#store = store;
    this.database = new TestTime(start);
  }

  /** The machine's clock of this one is `ahead` of the database's. */
  async start(name: string, ahead = 0): Promise<House> {
    const time = new TestTime(this.database.wall() + ahead);
    const house = new House({ store: this.#storeFor(name), time });
    this.#houses.set(name, { house, time });
    await house.open();
    return house;
  }

  /** Seconds go by, in which everybody beats who can. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= BEAT_MS) {
      const step = Math.min(left, BEAT_MS);
      for (const time of [this.database, ...[...this.#houses.values()].map((node) => node.time)]) time.pass(step);
      for (const [name, { house }] of this.#houses) if (!this.#cut.has(name)) await house.beat();
    }
  }

  /** From now on it reaches nobody, and nobody it: for the others it is dead. */
  cut(name: string): void {
    this.#cut.add(name);
  }

  /** It says good-bye. */
  leave(name: string): void {
    this.cut(name);
    this.#beats.delete(name);
  }

  async close(): Promise<void> {
    for (const { house } of this.#houses.values()) await house.close().catch(() => {});
  }

  #storeFor(name: string): Store {
    const own: Partial<Store> & { readonly isAlone: boolean } = {
      isAlone: false,
      time: async (now) => {
        const time = await this.#store.time(now, 0);
        const others = new Map([...this.#beats].filter(([each]) => each !== name));
        return { ...time, now: Math.max(now, this.database.wall(), time.lastBeat ?? 0), node: name, others };
      },
      beat: async (time: Pick<StoreTime, 'now' | 'epoch'>) => {
        this.#beats.set(name, time.now);
        return this.#store.beat(time);
      },
      announce: (table, news) => {
        for (const [other, hear] of this.#hearing) {
          if (other === name || this.#cut.has(other) || this.#cut.has(name)) continue;
          for (const each of hear) each(table, news, name);
        }
      },
      onAnnounced: (listener) => void this.#hearing.set(name, [...(this.#hearing.get(name) ?? []), listener]),
    };
    return new Proxy(this.#store, {
      get: (store, key: keyof Store) => {
        const value: unknown = own[key] ?? store[key];
        if (typeof value !== 'function') return value;
        if (key.startsWith('on') || key.startsWith('announce')) return value.bind(store);
        return async (...asked: unknown[]) => {
          if (this.#cut.has(name) && key !== 'close') throw new StoreAway(`${name} is cut off`);
          return value.apply(store, asked);
        };
      },
    });
  }
}
