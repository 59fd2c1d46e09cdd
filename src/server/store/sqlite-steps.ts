/** Runs our statements on a connection, and commits what waits together. */
import type { Cells, Step, Value } from './sql.ts';
import { type Connection, inTransaction } from './sqlite-database.ts';
import { type StatementName, statements } from './statements.ts';

export type Call = readonly [id: number, kind: 'read' | 'change' | 'update', steps: readonly Step[]];
export type Answer = readonly [id: number, value: readonly Cells[] | boolean, fault?: Fault];
/** An error on its way between threads. */
export interface Fault {
  readonly code: string;
  readonly message: string;
}

type Prepared = ReturnType<Connection['prepare']>;

export class Steps {
  readonly #database: Connection;
  readonly #prepared = new Map<StatementName, Prepared>();
  readonly #texts = statements('sqlite');

  constructor(database: Connection) {
    this.#database = database;
  }

  /** Changes first: a read sees all that came with it. */
  answer(calls: readonly Call[]): readonly Answer[] {
    const changes = calls.filter(([, kind]) => kind !== 'read');
    const reads = calls.filter(([, kind]) => kind === 'read');
    const changed = changes.length > 0 ? this.#commit(changes) : [];
    return [...changed, ...reads.map((call) => attempt(call, () => this.#answer(call)))];
  }

  /** All changes in one transaction; one that fails leaves the others as they are. */
  #commit(calls: readonly Call[]): readonly Answer[] {
    try {
      return inTransaction(this.#database, () => calls.map((call) => this.#answer(call)));
    } catch {
      return this.#commitApart(calls);
    }
  }

  #commitApart(calls: readonly Call[]): readonly Answer[] {
    try {
      return inTransaction(this.#database, () => calls.map((call) => attempt(call, () => this.#answerApart(call))));
    } catch (error) {
      return calls.map(([id]) => [id, false, faultOf(error)]);
    }
  }

  #answerApart(call: Call): Answer {
    this.#database.exec('SAVEPOINT call');
    try {
      return this.#answer(call);
    } catch (error) {
      this.#database.exec('ROLLBACK TO call');
      throw error;
    } finally {
      this.#database.exec('RELEASE call');
    }
  }

  #answer([id, kind, [first, ...rest]]: Call): Answer {
    if (kind !== 'change') return [id, this.#statement(first![0]).all(bound(first!)) as Cells[]];
    if (!this.#run(first!)) return [id, false];
    for (const step of rest) this.#run(step);
    return [id, true];
  }

  #run(step: Step): boolean {
    return this.#statement(step[0]).run(bound(step)).changes > 0;
  }

  #statement(name: StatementName): Prepared {
    let statement = this.#prepared.get(name);
    if (!statement) {
      statement = this.#database.prepare(this.#texts[name]);
      if (statement.reader) statement.raw();
      this.#prepared.set(name, statement);
    }
    return statement;
  }
}

const bound = ([, ...values]: Step): Value[] =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : value));

function attempt([id]: Call, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    return [id, false, faultOf(error)];
  }
}

export function faultOf(error: unknown): Fault {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  return { code: code ?? '', message };
}
