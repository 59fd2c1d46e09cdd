/** Work that is named by the same word is done one after the other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(word: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(word) ?? Promise.resolve();
    const done = before.then(work, work);
    this.#last.set(word, done);
    const leave = () => {
      if (this.#last.get(word) === done) this.#last.delete(word);
    };
    done.then(leave, leave);
    return done;
  }
}
