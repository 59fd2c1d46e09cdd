/** Runs our statements on a connection, and commits what waits together. */
import type { Cells, Step, Value } from './sql.ts';
import { type Connection, inTransaction } from './sqlite-database.ts';
import { decodeText, type StatementName, statements } from './statements.ts';

export type StoreCall = readonly [id: number, kind: 'read' | 'change' | 'update', steps: readonly Step[]];
export type StoreReply = readonly [id: number, value: readonly Cells[] | boolean, fault?: SqlFault];
/** An error on its way between threads. */
export interface SqlFault {
  readonly code: string;
  readonly message: string;
}

interface Prepared {
  readonly statement: ReturnType<Connection['prepare']>;
  /** Texts are asked for as bytes (statements.ts): such a cell has no column of its own. */
  readonly casts: readonly boolean[];
}

export class Steps {
  readonly #database: Connection;
  readonly #prepared = new Map<StatementName, Prepared>();
  readonly #texts = statements('sqlite');

  constructor(database: Connection) {
    this.#database = database;
  }

  /** Changes first: a read sees all that came with it. */
  answer(calls: readonly StoreCall[]): readonly StoreReply[] {
    const changes = calls.filter(([, kind]) => kind !== 'read');
    const reads = calls.filter(([, kind]) => kind === 'read');
    const changed = changes.length > 0 ? this.#commit(changes) : [];
    return [...changed, ...reads.map((call) => attempt(call, () => this.#answer(call)))];
  }

  /** All changes in one transaction; one that fails leaves the others as they are. */
  #commit(calls: readonly StoreCall[]): readonly StoreReply[] {
    try {
      return inTransaction(this.#database, () => calls.map((call) => this.#answer(call)));
    } catch {
      return this.#commitApart(calls);
    }
  }

  #commitApart(calls: readonly StoreCall[]): readonly StoreReply[] {
    try {
      return inTransaction(this.#database, () => calls.map((call) => this.#answerApart(call)));
    } catch (error) {
      return calls.map(([id]) => [id, false, faultOf(error)]);
    }
  }

  #answerApart(call: StoreCall): StoreReply {
    this.#database.exec('SAVEPOINT call');
    const reply = attempt(
      call,
      () => this.#answer(call),
      (error) => {
        // where the disk is full SQLite has undone everything: nothing is to be written as if it had not
        if (!this.#database.inTransaction) throw error;
        this.#database.exec('ROLLBACK TO call');
      },
    );
    this.#database.exec('RELEASE call');
    return reply;
  }

  #answer([id, kind, [first, ...rest]]: StoreCall): StoreReply {
    if (kind !== 'change') return [id, this.#rows(first!)];
    if (!this.#run(first!)) return [id, false];
    for (const step of rest) this.#run(step);
    return [id, true];
  }

  #rows(step: Step): readonly Cells[] {
    const { statement, casts } = this.#prepare(step[0]);
    const rows = statement.all(bound(step)) as Cells[];
    return rows.map((row) =>
      row.map((cell, index) => (casts[index] && cell instanceof Uint8Array ? decodeText(cell) : cell)),
    );
  }

  #run(step: Step): boolean {
    return this.#prepare(step[0]).statement.run(bound(step)).changes > 0;
  }

  #prepare(name: StatementName): Prepared {
    const known = this.#prepared.get(name);
    if (known) return known;
    const statement = this.#database.prepare(this.#texts[name]);
    if (statement.reader) statement.raw();
    const casts = statement.reader ? statement.columns().map(({ column }) => column === null) : [];
    const prepared = { statement, casts };
    this.#prepared.set(name, prepared);
    return prepared;
  }
}

const bound = ([, ...values]: Step): Value[] =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : value));

function attempt([id]: StoreCall, work: () => StoreReply, failed: (error: unknown) => void = () => {}): StoreReply {
  try {
    return work();
  } catch (error) {
    failed(error);
    return [id, false, faultOf(error)];
  }
}

export function faultOf(error: unknown): SqlFault {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  return { code: code ?? '', message };
}
