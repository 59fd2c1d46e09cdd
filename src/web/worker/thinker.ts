/** The page's side of the worker. Thinking can be watched, and cut short: then the best move so far is taken. */
import type { Info } from '../../core/bot.ts';
import type { AnyView } from '../../core/game.ts';
import type { BotAnswer, BotQuestion } from '../../table/bots.ts';

export interface WorkerRequest {
  readonly id: number;
  readonly game: string;
  /** For a computer player, or for the analyst. */
  readonly question: BotQuestion | { readonly analyse: AnyView; readonly ms: number };
}

export interface WorkerReply {
  readonly id: number;
  readonly progress?: Info;
  /** null: the bot waits. */
  readonly answer?: BotAnswer | null;
  /** null: nothing to say. */
  readonly analysis?: object | null;
}

interface Asked {
  readonly onProgress: (info: Info) => void;
  readonly resolve: (answer: BotAnswer | undefined) => void;
  best: Info | undefined;
}

export class Thinker {
  #worker: Worker | undefined;
  #asked = new Map<number, Asked>();
  #count = 0;

  ask(game: string, question: BotQuestion, onProgress: (info: Info) => void): Promise<BotAnswer | undefined> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#asked.set(id, { onProgress, resolve, best: undefined });
      this.#start().postMessage({ id, game, question } satisfies WorkerRequest);
    });
  }

  /** Ends all thinking: what has a best move so far makes it, the rest waits. */
  hurry(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { best, resolve } of asked) {
      const move = best?.line?.[0];
      resolve(move === undefined ? undefined : { move, info: best!, pause: 0 });
    }
  }

  #start(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => this.#hear(data);
    }
    return this.#worker;
  }

  #hear({ id, progress, answer }: WorkerReply): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    if (progress) {
      asked.best = progress;
      asked.onProgress(progress);
    }
    if (answer !== undefined) {
      this.#asked.delete(id);
      asked.resolve(answer ?? undefined);
    }
  }
}
