/** The page's side of the worker that judges puzzles. One for a page; it is started with the first question. */

import type { PuzzleFinding } from '../../../core/puzzle.ts';
import { type RunningWorker, watched } from '../../worker/start.ts';
import type { ExamineRequest, JudgeReply, JudgeRequest } from './questions.ts';

export type AskJudge = (request: Omit<JudgeRequest, 'id'>) => Promise<JudgeReply | undefined>;

export class JudgeThread {
  #worker: RunningWorker | undefined;
  readonly #asked = new Map<number, (reply: JudgeReply | undefined) => void>();
  readonly #tell = new Map<number, (done: number) => void>();
  #count = 0;

  /** Undefined if the thread was lost; the next question starts another one. */
  readonly ask: AskJudge = (request) => {
    const id = ++this.#count;
    return new Promise((resolve) => {
      if (request.question.do === 'prepare') resolve(undefined);
      else this.#asked.set(id, resolve);
      this.#start().post({ id, ...request } satisfies JudgeRequest);
    });
  };

  /** What a position makes as a puzzle; undefined if the thread was lost, or closed. `tell` hears how much is done. */
  async examine(
    position: ExamineRequest['position'],
    tell: (done: number) => void,
  ): Promise<readonly PuzzleFinding[] | undefined> {
    const id = ++this.#count;
    this.#tell.set(id, tell);
    const reply = await new Promise<JudgeReply | undefined>((resolve) => {
      this.#asked.set(id, resolve);
      this.#start().post({ id, position } satisfies ExamineRequest);
    });
    this.#tell.delete(id);
    return reply?.findings;
  }

  close(): void {
    this.#worker?.stop();
    this.#lose();
  }

  #start(): RunningWorker {
    this.#worker ??= watched<JudgeReply>(
      new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
      (reply) => this.#hear(reply),
      () => this.#lose(),
    );
    return this.#worker;
  }

  #hear(reply: JudgeReply): void {
    if (reply.done !== undefined) {
      this.#tell.get(reply.id)?.(reply.done);
      return;
    }
    this.#asked.get(reply.id)?.(reply);
    this.#asked.delete(reply.id);
  }

  #lose(): void {
    this.#worker = undefined;
    for (const resolve of this.#asked.values()) resolve(undefined);
    this.#asked.clear();
  }
}
