/** The page's side of analysis: in a worker of its own, so that computer players do not wait for it. */
import type { AnyView } from '../../core/game.ts';
import { type RunningWorker, startBotWorker } from './start.ts';
import type { WorkerRequest } from './thinker.ts';

const LONGEST = 10_000;

export class Analyses {
  #worker: RunningWorker | undefined;
  readonly #asked = new Map<number, (answer: object | undefined) => void>();
  #count = 0;

  ask(game: string, view: AnyView): Promise<object | undefined> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#start().post({ id, game, question: { analyse: view, ms: LONGEST } } satisfies WorkerRequest);
    });
  }

  close(): void {
    this.#worker?.stop();
  }

  #start(): RunningWorker {
    this.#worker ??= startBotWorker(
      ({ id, analysis }) => this.#answer(id, analysis ?? undefined),
      () => this.#giveUp(),
    );
    return this.#worker;
  }

  #answer(id: number, analysis: object | undefined): void {
    this.#asked.get(id)?.(analysis);
    this.#asked.delete(id);
  }

  /** Nobody waits for an analysis as for a move: there is none this time. */
  #giveUp(): void {
    this.#worker = undefined;
    for (const id of [...this.#asked.keys()]) this.#answer(id, undefined);
  }
}
