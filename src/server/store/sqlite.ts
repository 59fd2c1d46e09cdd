/** The store of one machine: a SQLite file, written by a thread of its own. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fileFault, StoreAway, StoreForm, StoreFull, StoreInUse } from './errors.ts';
import type { Cells, Sql, Step } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import type { SqlFault, StoreCall, StoreReply } from './sqlite-steps.ts';
import type { OpenFailure, ThreadReply, ThreadRequest } from './sqlite-thread.ts';

export async function openSqlite(file: string): Promise<SqliteStore> {
  const thread = new SqliteThread(startWorker(file), file);
  await thread.opened;
  const store = new SqliteStore(thread);
  await store.start();
  return store;
}

export class SqliteStore extends SqlStore {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    super(thread);
    this.#thread = thread;
  }

  /** One process has the file, so there is nobody to tell and nobody to hear. */
  override announce(): void {}
  override onAnnounced(): void {}
  override announceEnded(): void {}
  override onEnded(): void {}

  override close(): Promise<void> {
    return this.#thread.close();
  }
}

interface WaitingReply {
  resolve(value: StoreReply[1]): void;
  reject(error: Error): void;
}

/** The other end of sqlite-thread.ts. What comes in while the thread is busy travels, and is committed, together. */
class SqliteThread implements Sql {
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, WaitingReply>();
  #next = 0;
  #calls: StoreCall[] = [];
  #busy = false;
  #closed: Promise<void> | undefined;
  #gone: Error | undefined;

  constructor(worker: Worker, file: string) {
    this.#worker = worker;
    this.opened = new Promise((resolve, reject) => {
      worker.on('message', (message: ThreadReply) => {
        if (message === 'open') resolve();
        else if ('name' in message) reject(failureOf(message, file));
        else this.#hear(message);
      });
      worker.once('error', (error) => {
        reject(error);
        this.#leave(new StoreAway(`the database has failed: ${error.message}`));
      });
      worker.once('exit', () => this.#leave(new StoreAway('the store is closed')));
    });
  }

  read(step: Step): Promise<readonly Cells[]> {
    return this.#call('read', [step]) as Promise<readonly Cells[]>;
  }

  update(step: Step): Promise<readonly Cells[]> {
    return this.#call('update', [step]) as Promise<readonly Cells[]>;
  }

  change(...steps: readonly Step[]): Promise<boolean> {
    return this.#call('change', steps) as Promise<boolean>;
  }

  /** One thread writes, one change after the other. */
  changeInTurn(_word: string, ...steps: readonly Step[]): Promise<boolean> {
    return this.change(...steps);
  }

  close(): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      if (this.#gone) return resolve();
      this.#worker.once('exit', () => resolve());
      this.#send();
      this.#tell('close');
    });
    return this.#closed;
  }

  #call(kind: StoreCall[1], steps: readonly Step[]): Promise<StoreReply[1]> {
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#gone) return reject(this.#gone ?? new StoreAway('the store is closed'));
      this.#waiting.set(this.#next, { resolve, reject });
      this.#calls.push([this.#next++, kind, steps]);
      if (!this.#busy) this.#post();
    });
  }

  /** At the end of this turn of the event loop. */
  #post(): void {
    this.#busy = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    if (this.#calls.length > 0) this.#tell(this.#calls);
    this.#calls = [];
  }

  #hear(answers: readonly StoreReply[]): void {
    this.#busy = false;
    if (this.#calls.length > 0) this.#post();
    for (const answer of answers) this.#settle(answer);
  }

  #tell(told: ThreadRequest): void {
    this.#worker.postMessage(told);
  }

  #settle([id, value, fault]: StoreReply): void {
    const { resolve, reject } = this.#waiting.get(id)!;
    this.#waiting.delete(id);
    if (fault) reject(errorOf(fault));
    else resolve(value);
  }

  #leave(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function failureOf({ name, message, code, forms }: OpenFailure, file: string): Error {
  // somebody else writes in it, and does not come to an end
  if (name === 'StoreInUse' || code.startsWith('SQLITE_BUSY')) return new StoreInUse(file);
  if (forms) return new StoreForm(...forms);
  return fileFault({ code, message: `${file}: ${message}` }) ?? new Error(`${file}: ${message}`);
}

/** A broken constraint is our own mistake; everything else that SQLite refuses may go better later. */
export function errorOf({ code, message }: SqlFault): Error {
  if (code.startsWith('SQLITE_CONSTRAINT') || code === '') return new Error(message);
  const fault = fileFault({ code, message });
  if (fault instanceof StoreFull) return fault;
  return new StoreAway(`the database does not answer (${code}): ${message}`);
}

function startWorker(file: string): Worker {
  const here = import.meta.url;
  const workerData = { file };
  if (!here.endsWith('.ts')) return new Worker(new URL('./sqlite-thread.js', here), { workerData });
  // from the sources, in tests and tools: Node's flags do not reach a worker's first file, so it is this line
  const [tsx, thread] = [createRequire(here).resolve('tsx/cjs'), fileURLToPath(new URL('./sqlite-thread.ts', here))];
  return new Worker(`require(${JSON.stringify(tsx)}); require(${JSON.stringify(thread)});`, { eval: true, workerData });
}
