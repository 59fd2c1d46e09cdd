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
  readonly request: WorkerRequest;
  readonly onProgress: (info: Info) => void;
  readonly resolve: (answer: BotAnswer | undefined) => void;
  best: Info | undefined;
  /** Whether it has been hurried already. */
  brief: boolean;
}

/** Milliseconds. */
const A_MOMENT = 60;

export class Thinker {
  #worker: Worker | undefined;
  #asked = new Map<number, Asked>();
  #count = 0;

  ask(game: string, question: BotQuestion, onProgress: (info: Info) => void): Promise<BotAnswer | undefined> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      const request: WorkerRequest = { id, game, question };
      this.#asked.set(id, { request, onProgress, resolve, best: undefined, brief: false });
      this.#start().postMessage(request);
    });
  }

  /** Wants answers now: the best move so far, or, where there is none yet, what comes to mind in a moment. */
  hurry(): void {
    const asked = [...this.#asked.values()];
    if (asked.every(({ brief }) => brief)) return;
    this.#end();
    for (const each of asked) {
      const move = each.best?.line?.[0];
      if (move !== undefined) each.resolve({ move, info: each.best!, pause: 0 });
      else this.#askBriefly(each);
    }
  }

  /** Ends all thinking without an answer. */
  stop(): void {
    const asked = [...this.#asked.values()];
    this.#end();
    for (const { resolve } of asked) resolve(undefined);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked.clear();
  }

  #askBriefly(asked: Asked): void {
    const { request } = asked;
    if (!('budget' in request.question)) return;
    const question = { ...request.question, budget: { ...request.question.budget, ms: A_MOMENT } };
    this.#asked.set(request.id, { ...asked, brief: true });
    this.#start().postMessage({ ...request, question } satisfies WorkerRequest);
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
