/** What a house asks of its store, so that a test knows when nothing is under way. */
import type { Store } from '../../../src/server/store/store.ts';

export class Calls {
  readonly #pending = new Set<unknown>();

  watch(store: Store): Store {
    return wrapped(store, (_name, answer) => {
      if (!(answer instanceof Promise)) return;
      this.#pending.add(answer);
      const done = () => this.#pending.delete(answer);
      answer.then(done, done);
    });
  }

  /** Nothing is asked, and no answer leads to another question. */
  async idle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      if (this.#pending.size > 0) quiet = 0;
      await Promise.allSettled(this.#pending);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** The same store for a second node, which leaves it open when it closes. */
export const lent = (store: Store): Store => wrapped(store, () => {}, 'close');

function wrapped(store: Store, watch: (name: PropertyKey, answer: unknown) => void, left?: keyof Store): Store {
  return new Proxy(store, {
    get(of, name) {
      if (name === left) return async () => {};
      const value: unknown = Reflect.get(of, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const answer: unknown = value.apply(of, args);
        watch(name, answer);
        return answer;
      };
    },
  });
}
