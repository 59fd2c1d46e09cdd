/** The threads in which computer players think. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotAnswer, BotQuestion } from '../../table/bots.ts';

/** Beside the built program, or among the sources. */
const BUILT = fileURLToPath(new URL('./thinking-worker.js', import.meta.url));
const SOURCE = fileURLToPath(new URL('./worker.ts', import.meta.url));
const IDLE_MS = 30_000;

export class Thinkers {
  readonly #pool: Piscina;

  constructor() {
    const built = existsSync(BUILT);
    this.#pool = new Piscina({
      filename: built ? BUILT : SOURCE,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_MS,
      ...(!built && { execArgv: ['--import', 'tsx'] }),
    });
  }

  think(game: string, question: BotQuestion): Promise<BotAnswer | undefined> {
    return this.#pool.run({ game, question });
  }

  get waiting(): number {
    return this.#pool.queueSize;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
