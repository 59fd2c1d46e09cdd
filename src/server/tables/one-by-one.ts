/** Work in small parts, one at a time; between two of them everybody else of this process has his turn. */
import { setImmediate as othersTurn } from 'node:timers/promises';

export class OneByOne {
  #last: Promise<unknown> = Promise.resolve();

  readonly take = <T>(part: () => Promise<T>): Promise<T> => {
    const done = this.#last.then(() => othersTurn()).then(part);
    this.#last = done.catch(() => {});
    return done;
  };
}
