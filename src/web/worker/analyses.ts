/** The page's side of analysis: in a worker of its own, so that computer players do not wait for it. */
import type { AnyView } from '../../core/game.ts';
import type { WorkerReply, WorkerRequest } from './thinker.ts';

const LONGEST = 10_000;

export class Analyses {
  #worker: Worker | undefined;
  readonly #asked = new Map<number, (answer: object | undefined) => void>();
  #count = 0;

  ask(game: string, view: AnyView): Promise<object | undefined> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#start().postMessage({ id, game, question: { analyse: view, ms: LONGEST } } satisfies WorkerRequest);
    });
  }

  close(): void {
    this.#worker?.terminate();
  }

  #start(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data: { id, analysis } }: MessageEvent<WorkerReply>) => {
        this.#asked.get(id)?.(analysis ?? undefined);
        this.#asked.delete(id);
      };
    }
    return this.#worker;
  }
}
