/** Going through a game again: step by step, anywhere at once, or by itself. */
import { computed, signal } from '@preact/signals';
import { BEAT_MS } from '../../svg/motion.ts';

/** What is gone through: how many events there are, and after how many of them we look; undefined is the present. */
export interface Replayed {
  readonly events: number;
  readonly moment: number | undefined;
  /** Done when the step to it has been seen. */
  look(moment: number | undefined, pace?: number): Promise<void>;
}

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export class Replay {
  readonly speed = signal<ReplaySpeed>(1);
  readonly #game: Replayed;
  readonly #run = signal<AbortController | undefined>(undefined);
  readonly #runs = computed(() => this.#run.value !== undefined);

  constructor(game: Replayed) {
    this.#game = game;
  }

  get events(): number {
    return this.#game.events;
  }

  /** After how many events we look. */
  get at(): number {
    return this.#game.moment ?? this.events;
  }

  /** Whether it goes on by itself. */
  get runs(): boolean {
    return this.#runs.value;
  }

  /** As far as there is something; whoever goes there himself stops what goes by itself. */
  async to(moment: number): Promise<void> {
    this.stop();
    await this.#game.look(Math.min(Math.max(moment, 0), this.events));
  }

  /** Back to the present. */
  end(): void {
    this.stop();
    void this.#game.look(undefined);
  }

  /** Goes on by itself to the end; from the beginning, if it is there. */
  async start(): Promise<void> {
    this.stop();
    const run = new AbortController();
    this.#run.value = run;
    if (this.at >= this.events) await this.#game.look(0);
    while (!run.signal.aborted && this.at < this.events) {
      await passed(BEAT_MS / this.speed.value, run.signal);
      if (!run.signal.aborted) await this.#game.look(this.at + 1, 1 / this.speed.value);
    }
    if (this.#run.value === run) this.stop();
  }

  stop(): void {
    this.#run.value?.abort();
    this.#run.value = undefined;
  }

  /** The next of the speeds; after the fastest the slowest. */
  change(): void {
    const index = REPLAY_SPEEDS.indexOf(this.speed.value);
    this.speed.value = REPLAY_SPEEDS[(index + 1) % REPLAY_SPEEDS.length]!;
  }
}

function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timeout);
      resolve();
    });
  });
}
