/** The page's side of the worker. Thinking can be watched, and cut short: then the best move so far is taken. */
import type { Info } from '../../core/bot.ts';
import type { AnyView } from '../../core/game.ts';
import type { BotAnswer, BotQuestion, Thinker, Thought } from '../../table/course/questions.ts';
import { type RunningWorker, startBotWorker } from './start.ts';

export interface WorkerRequest {
  readonly id: number;
  readonly game: string;
  /** For a computer player, or for the analyst. */
  readonly question: BotQuestion | { readonly analyse: AnyView; readonly ms: number };
}

/** One to nothing that was asked says only that the worker is awake. */
export interface WorkerReply {
  readonly id: number;
  readonly progress?: Info;
  /** null: the bot waits. */
  readonly answer?: BotAnswer | null;
  /** null: nothing to say. */
  readonly analysis?: object | null;
}

interface OpenQuestion {
  readonly game: string;
  readonly question: BotQuestion;
  readonly report: ((info: Info) => void) | undefined;
  readonly resolve: (answer: BotAnswer | undefined) => void;
  best: Info | undefined;
  /** Whether it has been hurried already. */
  brief: boolean;
}

/** Milliseconds. */
const A_MOMENT = 60;
/** So many workers in a row that are lost, and nothing more is tried until somebody asks again. */
const MOST_LOST = 5;

export class WorkerThinker implements Thinker {
  #worker: RunningWorker | undefined;
  #lost = 0;
  readonly #asked = new Map<number, OpenQuestion>();
  #count = 0;

  think(game: string, question: BotQuestion, report?: (info: Info) => void): Thought {
    const id = ++this.#count;
    const answer = new Promise<BotAnswer | undefined>((resolve) => {
      this.#asked.set(id, { game, question, report, resolve, best: undefined, brief: false });
    });
    this.#lost = 0;
    this.#send(id);
    return { answer, hurry: () => this.#hurry(id), cancel: () => this.#cancel(id) };
  }

  /** The best move so far, or, where there is none yet, what comes to mind in a moment. */
  #hurry(id: number): void {
    const asked = this.#asked.get(id);
    if (!asked || asked.brief) return;
    const move = asked.best?.line?.[0];
    asked.brief = true;
    if (move !== undefined) this.#answer(id, { move, info: asked.best!, pause: 0 });
    this.#startAnew();
  }

  #cancel(id: number): void {
    if (!this.#asked.has(id)) return;
    this.#answer(id, undefined);
    this.#startAnew();
  }

  #answer(id: number, answer: BotAnswer | undefined): void {
    this.#asked.get(id)?.resolve(answer);
    this.#asked.delete(id);
  }

  /** Nobody can tell a worker that thinks to stop: another one goes on with what is still asked. */
  #startAnew(): void {
    this.#worker?.stop();
    this.#worker = undefined;
    for (const id of this.#asked.keys()) this.#send(id);
  }

  #send(id: number): void {
    const { game, question, brief } = this.#asked.get(id)!;
    const budget = brief ? { ...question.budget, ms: A_MOMENT } : question.budget;
    this.#start().post({ id, game, question: { ...question, budget } } satisfies WorkerRequest);
  }

  #start(): RunningWorker {
    this.#worker ??= startBotWorker(
      (reply) => this.#hear(reply),
      () => this.#replace(),
    );
    return this.#worker;
  }

  #replace(): void {
    this.#worker = undefined;
    if (++this.#lost < MOST_LOST) this.#startAnew();
  }

  #hear({ id, progress, answer }: WorkerReply): void {
    this.#lost = 0;
    const asked = this.#asked.get(id);
    if (!asked) return;
    if (progress) {
      asked.best = progress;
      asked.report?.(progress);
    }
    if (answer !== undefined) this.#answer(id, answer ?? undefined);
  }
}
