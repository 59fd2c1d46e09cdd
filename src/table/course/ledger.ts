/**
 * A table's log as one host writes and reads it: decide, append, and only then let it have happened. Whatever another
 * node, tab, bot or clock did first makes the append fail; then this one reads on and decides again.
 */
import { ok, type Result } from '../../core/result.ts';
import type { TableRefusal } from '../decide/commands.ts';
import type { Decision } from '../decide/decision.ts';
import { whoIn } from '../events/events.ts';
import { writeEvent } from '../events/forms.ts';
import type { TableState } from '../state/state.ts';
import { settle, type Transition } from './automatic.ts';
import type { Row, TablePorts } from './ports.ts';
import { type LogFault, type ReadTable, readRow, rememberKey } from './reading.ts';

export type Decider = (state: TableState) => Decision;

/** Who lives by the log. */
export interface LedgerReader {
  /** One event more; the ledger's state is already the one after it. */
  appended(transition: Transition, row: Omit<Row, 'body'>): void;
  /** All that was to be written now, by this host or by another. */
  settled(by: 'us' | 'others'): void;
}

/** The table is not written any more: it was put away, or it cannot be read. */
export class TableClosed extends Error {
  override readonly name = 'TableClosed';
  readonly fault: LogFault | undefined;
  constructor(fault?: LogFault) {
    super(fault ? `line ${fault.seq} cannot be read: ${fault.kind}` : 'the table was put away');
    this.fault = fault;
  }
}

export class Ledger {
  readonly #ports: TablePorts;
  readonly #reader: LedgerReader;
  /** The place of each act that carried an idempotency key. */
  readonly #keys: Map<string, number>;
  #state: TableState;
  #lastAt: number;
  #queue: Promise<unknown> = Promise.resolve();
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
    return this.#keys.get(key);
  }

  /** Reads what others have appended. */
  async catchUp(): Promise<void> {
    await this.#inTurn(() => this.#read());
  }

  /** The place of the last line written, or why nothing was. */
  write(decider: Decider): Promise<Result<number, TableRefusal>> {
    return this.#inTurn(async () => {
      for (;;) {
        if (this.#closed) throw this.#closed;
        const before = this.#state;
        const decision = decider(before);
        if (!decision.ok) {
          // what another node has written, and we have not heard of, may allow it
          if (await this.#read()) continue;
          return decision;
        }
        if (decision.value.length === 0) return ok(before.seq - 1);
        if (await this.#append(before, decision.value)) return ok(this.#state.seq - 1);
        await this.#read();
      }
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** False if somebody else was first. */
  async #append(before: TableState, decided: Parameters<typeof settle>[1]): Promise<boolean> {
    const { log, now, seed } = this.#ports;
    const at = Math.max(now(), this.#lastAt);
    const transitions = settle(before, decided, seed, at);
    const { after } = transitions.at(-1)!;
    const bodies = transitions.map(({ event }) => writeEvent(event));
    if (!(await log.append({ seq: before.seq, at, bodies, before, after }))) return false;
    for (const transition of transitions) this.#appended(transition, at);
    this.#reader.settled('us');
    return true;
  }

  /** Whether there was anything new. */
  async #read(): Promise<boolean> {
    const rows = await this.#ports.log.read(this.#state.seq);
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
    if (rows.length > 0) this.#reader.settled('others');
    return rows.length > 0;
  }

  #appended(transition: Transition, at: number): void {
    this.#lastAt = Math.max(this.#lastAt, at);
    this.#state = transition.after;
    rememberKey(this.#keys, transition);
    this.#reader.appended(transition, { seq: transition.before.seq, at });
  }
}
