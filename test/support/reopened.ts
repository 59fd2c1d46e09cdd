/** A house that is opened again and again on the same database, at a time that the test sets. */
import { openStore, type StoreOptions } from '../../src/server/store/open.ts';
import type { Store } from '../../src/server/store/store.ts';
import { Guest, openTestHouse, type TestHouse } from './online.ts';
import { spoil } from './store/spoil.ts';
import { timeOf } from './test-time.ts';

export const START = 1_800_000_000_000;
const LIMITS = { requestsPerMinute: 100_000, grace: 1e8 };

export class Reopened {
  readonly options: StoreOptions;
  readonly told: string[] = [];
  now = START;
  #store: Store | undefined;
  #house: TestHouse | undefined;

  constructor(options: StoreOptions) {
    this.options = options;
  }

  get url(): string {
    return this.#house!.url;
  }

  get store(): Store {
    return this.#store!;
  }

  /** What it has told of faults since it was opened, as its log has it. */
  get faults(): readonly string[] {
    return this.told.filter((line) => line.includes('"msg":"fault"'));
  }

  async open(): Promise<void> {
    this.told.length = 0;
    this.#store = await openStore(this.options);
    const log = { write: (line: string) => void this.told.push(line) };
    this.#house = await openTestHouse({ store: this.#store, limits: LIMITS, time: timeOf(() => this.now), log });
  }

  async close(): Promise<void> {
    await this.#house?.close();
    this.#house = undefined;
  }

  /** Closed and opened again; what happens to the database meanwhile is `sql`. */
  async again(sql = ''): Promise<void> {
    await this.close();
    if (sql) await spoil(this.options, sql);
    await this.open();
  }

  /** So much later, and the house has been awake all the time. */
  async awakeUntil(now: number, sql = ''): Promise<void> {
    this.now = now;
    await this.again(`${sql};UPDATE house SET beat = ${now - 100}`);
  }

  guest(name: string): Promise<Guest> {
    return Guest.at(this.url, name);
  }
}

/** Two people play, ann first; five seconds a move. */
export async function timedTable(ann: Guest, bob: Guest, game = 'mister-zero'): Promise<string> {
  const id = await ann.open({ game, seats: 2, public: true, control: { kind: 'move', seconds: 5 } });
  await bob.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  const { status } = await ann.ask('POST', `/api/tables/${id}`, { do: 'start' });
  if (status !== 200) throw new Error('not started');
  return id;
}
