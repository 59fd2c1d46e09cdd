/**
 * The page's side of the study workers. A page that looks closely at games makes one `StudyThreads`, asks it as much as it likes
 * and closes it when it goes:
 *
 *     const cancel = threads.ask({ of: game, question: { do: 'insights', knowledge: 'everything' }, budget: { ms: 2000 } }, hear);
 *
 * `hear` is called for each piece, in order, and at the very end once with `done`, or with `lost` if the thread broke down. After
 * `cancel()` it is never called again, and the thread thinks no further. At most two questions are under way at a time, each in a
 * thread of its own; others wait, and come in the order in which they were asked.
 */
import { type RunningWorker, watched } from '../worker/start.ts';
import type { StudyReply, StudyRequest } from './questions.ts';

type WithoutId<Reply> = Reply extends unknown ? Omit<Reply, 'id'> : never;
export type StudyPiece = WithoutId<StudyReply>;
/** What an asker hears: pieces, and at the end that this was all, or that the thread is lost. */
export type StudyHeard = StudyPiece | { readonly told: 'lost' };

interface StudyTask {
  readonly id: number;
  readonly request: Omit<StudyRequest, 'id'>;
  readonly hear: (heard: StudyHeard) => void;
}
interface StudyThread {
  readonly worker: RunningWorker;
  asked: StudyTask | undefined;
}

/** How a thread is started: told whatever it says, and that it is lost. */
export type StartThread = (hear: (reply: StudyReply) => void, lost: () => void) => RunningWorker;

const startWorker: StartThread = (hear, lost) =>
  watched(new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' }), hear, lost);

/** More would take the time of the page itself, where there are two cores. */
const MOST_THREADS = 2;

export class StudyThreads {
  readonly #start: StartThread;
  readonly #threads = new Set<StudyThread>();
  readonly #waiting: StudyTask[] = [];
  #count = 0;

  constructor(start: StartThread = startWorker) {
    this.#start = start;
  }

  /** Returns what ends it. */
  ask(request: Omit<StudyRequest, 'id'>, hear: (heard: StudyHeard) => void): () => void {
    const asked: StudyTask = { id: ++this.#count, request, hear };
    this.#waiting.push(asked);
    this.#assign();
    return () => this.#cancel(asked);
  }

  /** Nobody hears any more. */
  close(): void {
    this.#waiting.length = 0;
    for (const thread of this.#threads) this.#stop(thread);
  }

  #assign(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const thread = this.#idle();
      if (!thread) return;
      this.#waiting.shift();
      thread.asked = next;
      thread.worker.post({ id: next.id, ...next.request } satisfies StudyRequest);
    }
  }

  /** One that has nothing to do, a new one if need be. */
  #idle(): StudyThread | undefined {
    const idle = [...this.#threads].find(({ asked }) => !asked);
    return idle ?? (this.#threads.size < MOST_THREADS ? this.#open() : undefined);
  }

  #open(): StudyThread {
    const worker = this.#start(
      (reply) => this.#hear(thread, reply),
      () => this.#lose(thread),
    );
    const thread: StudyThread = { worker, asked: undefined };
    this.#threads.add(thread);
    return thread;
  }

  #hear(thread: StudyThread, { id, ...piece }: StudyReply): void {
    const { asked } = thread;
    if (!asked || asked.id !== id) return;
    if (piece.told === 'done') thread.asked = undefined;
    asked.hear(piece);
    this.#assign();
  }

  #lose(thread: StudyThread): void {
    this.#threads.delete(thread);
    thread.asked?.hear({ told: 'lost' });
    this.#assign();
  }

  /** Nobody can tell a thread that thinks to stop: another one takes its place, so that whoever asks next finds it awake. */
  #cancel(asked: StudyTask): void {
    const place = this.#waiting.indexOf(asked);
    if (place >= 0) this.#waiting.splice(place, 1);
    const thread = [...this.#threads].find((each) => each.asked === asked);
    if (!thread) return;
    this.#stop(thread);
    this.#open();
    this.#assign();
  }

  #stop(thread: StudyThread): void {
    thread.worker.stop();
    thread.asked = undefined;
    this.#threads.delete(thread);
  }
}
