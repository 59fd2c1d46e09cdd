/** What will happen by itself: the game's timers in real time, and what the computer players have in mind. */
import type { By, Notation } from '../core/game.ts';

export interface Due {
  /** While it stays asked for, it goes on; when it is no longer asked for, it stops. */
  readonly key: string;
  readonly ms: number;
  readonly by: By;
  readonly move: Notation;
}

/** A clock that runs at a table; `endsAt` is on the same scale as performance.now(). */
export interface RunningClock {
  readonly key: string;
  readonly ms: number;
  readonly endsAt: number;
}

export class Clocks {
  readonly #running = new Map<string, { readonly timeout: ReturnType<typeof setTimeout>; readonly endsAt: number }>();
  readonly #ranOut: Due[] = [];
  #wake: (() => void) | undefined;

  sync(wanted: readonly Due[]): void {
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { timeout }] of this.#running) {
      if (keys.has(key)) continue;
      clearTimeout(timeout);
      this.#running.delete(key);
    }
    this.#ranOut.splice(0, this.#ranOut.length, ...this.#ranOut.filter(({ key }) => keys.has(key)));
    for (const due of wanted) {
      if (this.#running.has(due.key)) continue;
      const timeout = setTimeout(() => this.#runOut(due), due.ms);
      this.#running.set(due.key, { timeout, endsAt: performance.now() + due.ms });
    }
  }

  /** What a face can be drawn for. */
  running(due: Pick<Due, 'key' | 'ms'> | undefined): RunningClock | undefined {
    const found = due && this.#running.get(due.key);
    return found && { key: due.key, ms: due.ms, endsAt: found.endsAt };
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
