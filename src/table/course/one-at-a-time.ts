/** Something at which one is busy at a time; the others wait in the order in which they came. Who finds it free goes on at once. */
export class OneAtATime {
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  /** Nothing to wait for if it is free. Whoever has entered leaves. */
  enter(): Promise<void> | undefined {
    if (this.#isBusy) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    return undefined;
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }
}
