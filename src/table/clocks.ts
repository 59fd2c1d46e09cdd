/** What will happen by itself: the game's timers in real time, and what the computer players have in mind. */
import type { By, Notation } from '../core/game.ts';

export interface Due {
  /** While it stays asked for, it goes on; when it is no longer asked for, it stops. */
  readonly key: string;
  readonly ms: number;
  readonly by: By;
  readonly move: Notation;
}

export class Clocks {
  readonly #running = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #ranOut: Due[] = [];
  #wake: (() => void) | undefined;

  sync(wanted: readonly Due[]): void {
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, timeout] of this.#running) {
      if (keys.has(key)) continue;
      clearTimeout(timeout);
      this.#running.delete(key);
    }
    this.#ranOut.splice(0, this.#ranOut.length, ...this.#ranOut.filter(({ key }) => keys.has(key)));
    for (const due of wanted) {
      if (!this.#running.has(due.key))
        this.#running.set(
          due.key,
          setTimeout(() => this.#runOut(due), due.ms),
        );
    }
  }

  /** The next thing that falls due. */
  async next(): Promise<Due> {
    while (this.#ranOut.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#ranOut.shift()!;
  }

  stop(): void {
    this.sync([]);
  }

  #runOut(due: Due): void {
    this.#ranOut.push(due);
    this.#wake?.();
  }
}
