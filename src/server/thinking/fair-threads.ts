/**
 * Work for a few threads in the order of a fair queue. What nobody needs any more leaves the queue at once, or is told
 * to stop; and the more others wait, the sooner whoever thinks is asked for the best he has.
 */
import { type Delay, later } from '../../table/course/timers.ts';
import { type Asker, FairQueue, type Waiting } from './fair-queue.ts';

export interface Job<Answer> extends Pick<Waiting, 'level' | 'isWatched'> {
  /** Those in whose name it is done: any of them will do. */
  readonly askers: readonly Asker[];
  run(): Promise<Answer>;
  /** An answer now, please. */
  hurry(): void;
}

/** Under way, or waiting. */
export interface Task<Answer> {
  /** undefined if it was cancelled. */
  readonly answer: Promise<Answer | undefined>;
  cancel(): void;
}

interface Queued extends Waiting {
  run(): Promise<void>;
  hurry(): void;
}

interface RunningJob {
  readonly queued: Queued;
  readonly since: number;
  alarm: Delay | undefined;
}

/** With one other waiting a thought may take as long as it ever may; with many it is shared among them. */
const ROUND_MS = 2000;
/** Nobody is asked for an answer sooner, unless nobody watches. */
const LEAST_MS = 150;

export class FairThreads {
  readonly #threads: number;
  readonly #now: () => number;
  readonly #queue = new FairQueue<Queued>();
  readonly #running = new Set<RunningJob>();
  #waking: Delay | undefined;

  constructor(threads: number, now: () => number) {
    this.#threads = threads;
    this.#now = now;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** undefined if its asker has too much waiting already. */
  add<Answer>({ askers, run, hurry, level, isWatched }: Job<Answer>): Task<Answer> | undefined {
    let settle: { resolve(answer: Answer | undefined): void; reject(error: unknown): void } | undefined;
    const answer = new Promise<Answer | undefined>((resolve, reject) => {
      settle = { resolve, reject };
    });
    const queued: Queued = {
      asker: this.#queue.lightest(askers),
      ...{ level, isWatched, hurry },
      run: () => run().then(settle!.resolve, settle!.reject),
    };
    if (!this.#queue.add(queued)) return undefined;
    this.#next();
    return {
      answer,
      cancel: () => {
        settle!.resolve(undefined);
        // its thread is free as soon as it has looked up
        if (!this.#queue.remove(queued)) hurry();
        this.#pace();
      },
    };
  }

  close(): void {
    this.#waking?.stop();
    for (const { alarm } of this.#running) alarm?.stop();
  }

  #next(): void {
    while (this.#running.size < this.#threads) {
      const queued = this.#queue.take(this.#now());
      if (!queued) break;
      void this.#run(queued);
    }
    this.#pace();
    this.#wakeLater();
  }

  async #run(queued: Queued): Promise<void> {
    const running: RunningJob = { queued, since: this.#now(), alarm: undefined };
    this.#running.add(running);
    await queued.run();
    running.alarm?.stop();
    this.#running.delete(running);
    this.#queue.finished(queued, this.#now() - running.since);
    this.#next();
  }

  /** Each under way may think the longer, the fewer wait. */
  #pace(): void {
    for (const running of this.#running) {
      const { queued, since } = running;
      running.alarm?.stop();
      const rivals = this.#queue.rivals(queued);
      if (rivals === 0) continue;
      const share = rivals === Number.POSITIVE_INFINITY ? 0 : Math.max(LEAST_MS, ROUND_MS / (1 + rivals));
      running.alarm = later(since + share - this.#now(), () => queued.hurry());
    }
  }

  /** What nobody watches goes on after a pause. */
  #wakeLater(): void {
    this.#waking?.stop();
    if (this.#running.size >= this.#threads) return;
    const pause = this.#queue.pause(this.#now());
    if (pause !== undefined) this.#waking = later(pause, () => this.#next());
  }
}
