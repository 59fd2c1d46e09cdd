/**
 * A table's log as one host writes and reads it: decide, append, and only then let it have happened. Whatever another
 * node, tab, bot or clock did first makes the append fail; then this one reads on and decides again.
 */
import { ok, type Result } from '../../core/result.ts';
import type { TableRefusal } from '../decide/commands.ts';
import type { Draft } from '../decide/decision.ts';
import { whoIn } from '../events/events.ts';
import { writeEvent } from '../events/forms.ts';
import type { TableState } from '../state/state.ts';
import { settle, type Transition } from './automatic.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { ROWS_AT_ONCE, type Row, type TablePorts } from './ports.ts';
import { type LogFault, type ReadTable, readRow } from './reading.ts';
import { isSnapshotDue, writeSnapshot } from './snapshot.ts';
import { TableClosed } from './table-closed.ts';

/** What is to be written now; or where the line stands by which it was done before. */
export type Decider = (state: TableState) => Result<readonly Draft[] | number, TableRefusal>;

/** Who lives by the log. */
export interface LedgerReader {
  /** One event more; the ledger's state is already the one after it. */
  appended(transition: Transition, row: Omit<Row, 'body'>): void;
  /** All that was to be written now, by this host or by another. */
  settled(by: 'us' | 'others'): void;
}

/** Somebody else was first, and has written nothing: after so many times the log is not there any more. */
const MOST_FUTILE = 10;

export class Ledger {
  readonly #ports: TablePorts;
  readonly #reader: LedgerReader;
  readonly #keys: ReadTable['keys'];
  #state: TableState;
  #lastAt: number;
  /** Who writes or reads. */
  readonly #turns = new OneAtATime();
  /** Who is to write next, maybe when the host is awake: others may read meanwhile. */
  readonly #writers = new OneAtATime();
  #closed: TableClosed | undefined;

  constructor(read: Pick<ReadTable, 'state' | 'lastAt' | 'keys'>, ports: TablePorts, reader: LedgerReader) {
    this.#state = read.state;
    this.#lastAt = read.lastAt;
    this.#keys = read.keys;
    this.#ports = ports;
    this.#reader = reader;
  }

  get state(): TableState {
    return this.#state;
  }

  get isClosed(): boolean {
    return this.#closed !== undefined;
  }

  /** Nothing is written from now on. */
  close(fault?: LogFault): void {
    this.#closed ??= new TableClosed(fault);
  }

  placeOf(key: string): number | undefined {
    return this.#keys.placeOf(key);
  }

  /** Reads what others have appended. */
  async catchUp(): Promise<void> {
    const turn = this.#turns.enter();
    if (turn) await turn;
    try {
      await this.#read();
    } finally {
      this.#turns.leave();
    }
  }

  /** The place of the last line written, or why nothing was. Nothing is until the host is awake. */
  async write(decider: Decider): Promise<Result<number, TableRefusal>> {
    // from now on, however many wait before it
    let awake = this.#awake();
    awake?.catch(() => {});
    const turn = this.#writers.enter();
    if (turn) await turn;
    try {
      for (;;) {
        if (awake) await awake;
        const written = await this.#write(decider, 'awake');
        if (written !== 'asleep') return written;
        awake = this.#awake();
      }
    } finally {
      this.#writers.leave();
    }
  }

  #awake(): Promise<void> | undefined {
    return this.#ports.isAwake() ? undefined : this.#ports.awake();
  }

  /** What is written while the host is not awake yet: that it slept. */
  async writeAsleep(decider: Decider): Promise<void> {
    await this.#write(decider, 'always');
  }

  async #write(decider: Decider, when: 'awake' | 'always'): Promise<Result<number, TableRefusal> | 'asleep'> {
    const turn = this.#turns.enter();
    if (turn) await turn;
    try {
      for (let futile = 0; ; futile++) {
        if (futile === MOST_FUTILE) this.close();
        if (this.#closed) throw this.#closed;
        const before = this.#state;
        const decision = decider(before);
        if (!decision.ok) {
          // what another node has written, and we have not heard of, may allow it
          if (!(await this.#read())) return decision;
          futile = 0;
          continue;
        }
        const { value: decided } = decision;
        if (typeof decided === 'number') return ok(decided);
        if (decided.length === 0) return ok(before.seq - 1);
        const at = Math.max(this.#ports.now(), this.#lastAt);
        // asked after the time was read: if the host was stopped between the two, the earlier moment counts
        if (when === 'awake' && !this.#ports.isAwake()) return 'asleep';
        const transitions = settle(before, decided, this.#ports.seed, at);
        if (await this.#append(transitions, at)) {
          this.#happened(transitions, at);
          return ok(this.#state.seq - 1);
        }
        // somebody else was first
        if (await this.#read()) futile = 0;
      }
    } finally {
      this.#turns.leave();
    }
  }

  #append(transitions: readonly Transition[], at: number): Promise<boolean> {
    const [{ before }, { after }] = [transitions[0]!, transitions.at(-1)!];
    const bodies = transitions.map(({ event }) => writeEvent(event));
    return this.#ports.log.append({ seq: before.seq, at, bodies, before, after });
  }

  #happened(transitions: readonly Transition[], at: number): void {
    for (const transition of transitions) {
      this.#appended(transition, at);
      this.#keepSnapshot();
    }
    this.#reader.settled('us');
  }

  /** Whether there was anything new. */
  async #read(): Promise<boolean> {
    let anything = false;
    for (;;) {
      const rows = await this.#ports.log.read(this.#state.seq, ROWS_AT_ONCE);
      await this.#take(rows);
      anything ||= rows.length > 0;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    if (anything) this.#reader.settled('others');
    return anything;
  }

  async #take(rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      const read = readRow(this.#state, row);
      if (!read.ok) {
        this.close(read.error);
        this.#ports.failed?.('reading', this.#closed);
        throw this.#closed!;
      }
      await this.#ports.learnNames(whoIn(read.value.event));
      this.#appended(read.value, row.at);
    }
  }

  #appended(transition: Transition, at: number): void {
    this.#lastAt = Math.max(this.#lastAt, at);
    this.#state = transition.after;
    this.#keys.add(transition);
    this.#reader.appended(transition, { seq: transition.before.seq, at });
  }

  /** Now and then, by whoever has written the line before it. */
  #keepSnapshot(): void {
    const { snapshots } = this.#ports.log;
    if (!snapshots || !isSnapshotDue(this)) return;
    snapshots.keep(
      this.#state.seq,
      writeSnapshot({ state: this.#state, lastAt: this.#lastAt, keys: this.#keys.entries }),
    );
  }
}
