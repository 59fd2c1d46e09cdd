/** Starts the worker, and sees that it is really there: a phone that is short of something loses one without a word. */
import type { WorkerReply } from './thinker.ts';

/** Milliseconds that a worker may take to say that it is awake. */
const LATE_MS = 8000;

export interface BotWorker {
  post(request: object): void;
  stop(): void;
}

/** `lost` is called once, if it never wakes up or breaks down; then it has been stopped. */
export function startBotWorker(hear: (reply: WorkerReply) => void, lost: () => void): BotWorker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
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
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    clearTimeout(late);
    hear(data);
  };
  return { post: (request) => worker.postMessage(request), stop };
}
