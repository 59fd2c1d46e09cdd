/** Whoever plays alone may look elsewhere: until he is back nobody's time runs. There may be several reasons at once. */
import { signal } from '@preact/signals';

export class Recess {
  readonly #holding = signal(0);
  readonly #changed: (on: boolean) => void;

  constructor(changed: (on: boolean) => void) {
    this.#changed = changed;
  }

  get on(): boolean {
    return this.#holding.value > 0;
  }

  /** Until the answer is called. */
  hold(): () => void {
    let held = true;
    this.#add(1);
    return () => {
      if (held) this.#add(-1);
      held = false;
    };
  }

  #add(count: 1 | -1): void {
    const before = this.on;
    this.#holding.value += count;
    if (this.on !== before) this.#changed(this.on);
  }
}
