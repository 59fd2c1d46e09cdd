/** Time that tests hand in: the wall clock and the steady one, together or apart. */
import type { Store } from '../../src/server/store/store.ts';
import type { TimeSource } from '../../src/table/course/clock.ts';

export class TestTime implements TimeSource {
  #wall: number;
  #steady = 0;

  constructor(wall: number) {
    this.#wall = wall;
  }

  readonly wall = (): number => this.#wall;
  readonly steady = (): number => this.#steady;

  pass(ms: number): void {
    this.#wall += ms;
    this.#steady += ms;
  }

  /** Somebody sets the clock of the machine. */
  setWall(wall: number): void {
    this.#wall = wall;
  }
}

/** The store of a house whose time the test sets: the database's own clock does not count. */
export const timedStore = (store: Store, { wall }: TimeSource): Store =>
  new Proxy(store, {
    get(of, name) {
      if (name === 'time') {
        return async (now: number) => {
          const time = await of.time(now, 0);
          return { ...time, now: Math.max(now, wall(), time.lastBeat ?? 0) };
        };
      }
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });

/** One reading for both. */
export const timeOf = (now: () => number): TimeSource => ({ wall: now, steady: now });
