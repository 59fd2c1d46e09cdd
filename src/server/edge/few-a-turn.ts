/** What one address asks is begun a few at a time, however much arrives at once: in between the event loop hears everybody else. */

const MOST_A_TURN = 8;

export class FewATurn {
  #begun = 0;
  #waiting: (() => void)[] = [];

  begin(work: () => void): void {
    if (this.#begun === 0) setImmediate(() => this.#next());
    if (this.#begun++ < MOST_A_TURN) work();
    else this.#waiting.push(work);
  }

  #next(): void {
    const works = this.#waiting.splice(0, MOST_A_TURN);
    this.#begun = works.length + this.#waiting.length;
    if (this.#begun > 0) setImmediate(() => this.#next());
    for (const work of works) work();
  }
}
