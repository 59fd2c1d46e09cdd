/** The thread that has the SQLite file, so that nobody waits for a disk but those who must. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { connect, hold, migrate, release } from './sqlite-database.ts';
import { type Answer, type Call, Steps } from './sqlite-steps.ts';

/** What the thread is told: calls, or that it is time to close. */
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

  port.on('message', (first: Told) => {
    const { calls, closing } = waiting(first);
    const changes = calls.filter(([, kind]) => kind !== 'read');
    const reads = calls.filter(([, kind]) => kind === 'read');
    if (changes.length > 0) tell(steps.commit(changes));
    if (reads.length > 0) tell(reads.map((call) => steps.read(call)));
    if (!closing) return;
    release(database);
    release(lock);
    port.close();
  });
}

/** Everything that has come in since: what waits together is committed together. */
function waiting(first: Told): { calls: readonly Call[]; closing: boolean } {
  const calls: Call[] = [];
  let told: Told | undefined = first;
  while (told !== undefined && told !== 'close') {
    calls.push(...told);
    told = receiveMessageOnPort(port)?.message as Told | undefined;
  }
  return { calls, closing: told === 'close' };
}

try {
  start((workerData as { readonly file: string }).file);
} catch (error) {
  const { name, message } = error as Error;
  tell({ name, message });
  port.close();
}
