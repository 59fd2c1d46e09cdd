/** Starts the worker, and sees that it is really there: a phone that is short of something loses one without a word. */
import type { WorkerReply } from './thinker.ts';

/** Milliseconds that a worker may take to say that it is awake. */
const LATE_MS = 8000;

/** A worker under way. */
export interface RunningWorker {
  post(request: object): void;
  stop(): void;
}

/** `lost` is called once, if it never wakes up or breaks down; then it has been stopped. */
export function startBotWorker(hear: (reply: WorkerReply) => void, lost: () => void): RunningWorker {
  return watched(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }), hear, lost);
}

/** A worker that says something as soon as it is awake. */
export function watched<Reply>(worker: Worker, hear: (reply: Reply) => void, lost: () => void): RunningWorker {
  const stop = () => {
    clearTimeout(late);
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
  };
  const lose = () => {
    stop();
    lost();
  };
  const late = setTimeout(lose, LATE_MS);
  worker.onerror = lose;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    clearTimeout(late);
    hear(data);
  };
  return { post: (request) => worker.postMessage(request), stop };
}
