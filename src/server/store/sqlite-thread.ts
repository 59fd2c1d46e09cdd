/** The thread that has the SQLite file, so that nobody waits for a disk but those who must. */
import { parentPort, workerData } from 'node:worker_threads';
import { connect, hold, migrate, release } from './sqlite-database.ts';
import { type Answer, type Call, Steps } from './sqlite-steps.ts';

/** What the thread is told: calls, to be answered together, or that it is time to close. */
export type Told = readonly Call[] | 'close';
export type Tells = readonly Answer[] | 'open' | Failure;
/** Why the file could not be opened. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

const port = parentPort!;
const tell = (message: Tells) => port.postMessage(message);

function start(file: string): void {
  const lock = hold(file);
  const database = connect(file);
  migrate(database);
  const steps = new Steps(database);
  tell('open');

  port.on('message', (told: Told) => {
    if (told !== 'close') return tell(steps.answer(told));
    release(database);
    release(lock);
    port.close();
  });
}

try {
  start((workerData as { readonly file: string }).file);
} catch (error) {
  const { name, message } = error as Error;
  tell({ name, message });
  port.close();
}
