/** A worker's own end of its line to the page: the page's types know only the other one. */
interface WorkerScope<Request, Reply> {
  onmessage: (event: MessageEvent<Request>) => void;
  postMessage(reply: Reply): void;
}

export const workerScope = <Request, Reply>() => globalThis as unknown as WorkerScope<Request, Reply>;
