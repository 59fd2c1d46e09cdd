/** Lets the game's timers run in real time: one that stays asked for goes on, one that is no longer asked for stops. */
import type { Notation, Timer } from '../../core/game.ts';

export class Clocks {
  readonly #running = new Map<string, NodeJS.Timeout>();
  readonly #ranOut: Notation[] = [];
  #wake: (() => void) | undefined;

  sync(timers: readonly Timer[]): void {
    const wanted = new Set(timers.map(({ key }) => key));
    for (const [key, timeout] of this.#running) {
      if (wanted.has(key)) continue;
      clearTimeout(timeout);
      this.#running.delete(key);
    }
    for (const { key, ms, move } of timers) {
      if (!this.#running.has(key))
        this.#running.set(
          key,
          setTimeout(() => this.#runOut(move), ms),
        );
    }
  }

  /** The event of the next clock that runs out. */
  async next(): Promise<Notation> {
    while (this.#ranOut.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#ranOut.shift()!;
  }

  stop(): void {
    this.sync([]);
  }

  #runOut(move: Notation): void {
    this.#ranOut.push(move);
    this.#wake?.();
  }
}
