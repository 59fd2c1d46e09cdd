/** The thread that has the SQLite file, so that nobody waits for a disk but those who must. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreForm } from './errors.ts';
import { connect, hold, lookInto, migrate, release } from './sqlite-database.ts';
import { Steps, type StoreCall, type StoreReply } from './sqlite-steps.ts';

/** What the thread is told: calls, to be answered together, or that it is time to close. */
export type ThreadRequest = readonly StoreCall[] | 'close';
export type ThreadReply = readonly StoreReply[] | 'open' | OpenFailure;
/** Why the file could not be opened. */
export interface OpenFailure {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  /** Of a StoreForm. */
  readonly forms?: StoreForm['forms'];
}

const port = parentPort!;
const tell = (message: ThreadReply) => port.postMessage(message);

function start(file: string): void {
  const lock = hold(file);
  const database = connect(file);
  migrate(database);
  lookInto(database);
  const steps = new Steps(database);
  tell('open');

  port.on('message', (told: ThreadRequest) => {
    if (told !== 'close') return tell(steps.answer(told));
    release(database);
    release(lock);
    port.close();
  });
}

try {
  start((workerData as { readonly file: string }).file);
} catch (error) {
  const { name, message, code = '' } = error as Error & { readonly code?: string };
  tell({ name, message, code, ...(error instanceof StoreForm && { forms: error.forms }) });
  port.close();
}
