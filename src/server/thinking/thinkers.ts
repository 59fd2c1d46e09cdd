/** The threads in which computer players think. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotAnswer, BotQuestion, Thinker, Thought } from '../../table/course/questions.ts';
import { HURRIED, STARTED, type Work } from './worker.ts';

/** Beside the built program; from the sources, in tests and tools, where it was built to: threads read no TypeScript. */
const WORKER = import.meta.url.endsWith('.ts') ? '../../../dist/cli/thinking-worker.js' : './thinking-worker.js';
const IDLE_MS = 30_000;

export class Thinkers implements Thinker {
  readonly #pool: Piscina<Work, BotAnswer | undefined>;
  readonly #answered: () => void;

  /** `failed` hears of a thread that dies when nobody waits for it; who waits hears it from the answer. */
  constructor(answered: () => void, failed: (error: unknown) => void) {
    this.#answered = answered;
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL(WORKER, import.meta.url)),
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_MS,
    });
    this.#pool.on('error', failed);
  }

  think(game: string, question: BotQuestion): Thought {
    // seen by both threads: one says that it has begun, the other that it wants the answer now
    const flags = new Int32Array(new SharedArrayBuffer(8));
    const stop = new AbortController();
    const hurry = () => void Atomics.store(flags, HURRIED, 1);
    return {
      answer: this.#ask({ game, question, flags }, stop.signal),
      hurry,
      cancel() {
        hurry();
        // a thread that is aborted at work would have to be started anew
        if (Atomics.load(flags, STARTED) === 0) stop.abort();
      },
    };
  }

  get waiting(): number {
    return this.#pool.queueSize;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #ask(work: Work, signal: AbortSignal): Promise<BotAnswer | undefined> {
    try {
      const answer = await this.#pool.run(work, { signal });
      this.#answered();
      return answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }
}
