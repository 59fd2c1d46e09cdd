/** The threads in which computer players think and solutions are judged, shared fairly among those who ask. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type BotAnswer, type BotQuestion, ThinkerBusy, type Thought } from '../../table/course/questions.ts';
import type { Asker } from './fair-queue.ts';
import { FairThreads } from './fair-threads.ts';
import type { JudgingWork, Work } from './worker.ts';

/** Beside the built program; from the sources, in tests and tools, where it was built to: threads read no TypeScript. */
const WORKER = import.meta.url.endsWith('.ts') ? '../../../dist/cli/thinking-worker.js' : './thinking-worker.js';
const IDLE_MS = 30_000;
/** What a thought has thrown away is cleared soon: left to itself a thread's garbage has 48 MB. */
const MOST_YOUNG_MB = 12;

/** Who asks a question of a table. */
export interface Asking {
  /** Any of them will do. */
  readonly askers: readonly Asker[];
  /** Whether anybody waits for the answer. */
  isWatched(): boolean;
}

export interface HouseThinker {
  think(game: string, question: BotQuestion, asking: Asking): Thought;
}

export class Thinkers implements HouseThinker {
  readonly #pool: Piscina<Work, BotAnswer | boolean | undefined>;
  readonly #threads: FairThreads;
  readonly #answered: () => void;

  /** `failed` hears of a thread that dies when nobody waits for it; who waits hears it from the answer. */
  constructor(answered: () => void, failed: (error: unknown) => void) {
    this.#answered = answered;
    const maxThreads = Math.max(1, availableParallelism() - 1);
    this.#threads = new FairThreads(maxThreads, () => performance.now());
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL(WORKER, import.meta.url)),
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxYoungGenerationSizeMb: MOST_YOUNG_MB },
    });
    this.#pool.on('error', failed);
  }

  think(game: string, question: BotQuestion, asking: Asking): Thought {
    // seen by both threads: this one says that it wants the answer now
    const hurried = new Int32Array(new SharedArrayBuffer(4));
    const hurry = () => void Atomics.store(hurried, 0, 1);
    const task = this.#threads.add({
      ...{ askers: asking.askers, isWatched: asking.isWatched, level: question.level, hurry },
      run: () => this.#pool.run({ game, question, hurried }) as Promise<BotAnswer | undefined>,
    });
    if (!task) return { answer: Promise.reject(new ThinkerBusy()), hurry() {}, cancel() {} };
    return { answer: this.#counted(task.answer), hurry, cancel: task.cancel };
  }

  /** Undefined if its asker has too much waiting already. */
  async judge(judging: JudgingWork, asker: Asker): Promise<boolean | undefined> {
    const run = () => this.#pool.run(judging) as Promise<boolean>;
    // somebody waits for it, and it takes no longer than a beginner
    const job = { askers: [asker], isWatched: () => true, level: 1, run, hurry() {} };
    return this.#threads.add(job)?.answer;
  }

  get waiting(): number {
    return this.#threads.waiting;
  }

  close(): Promise<void> {
    this.#threads.close();
    return this.#pool.destroy();
  }

  async #counted(answer: Promise<BotAnswer | undefined>): Promise<BotAnswer | undefined> {
    const found = await answer;
    if (found) this.#answered();
    return found;
  }
}
