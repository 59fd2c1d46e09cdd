/**
 * A table's log as one node writes and reads it: decide, append, and only then let it have happened. Whatever another
 * node, tab, bot or clock did first makes the append fail; then this node reads on and decides again.
 */
import { ok, type Result } from '../../core/result.ts';
import { type Happening, settle } from '../../table/life/automatic.ts';
import type { TableRefusal } from '../../table/life/commands.ts';
import type { TableEvent } from '../../table/life/events.ts';
import { type Life, live } from '../../table/life/life.ts';
import { StoreAway } from '../store/errors.ts';
import type { Row, TableHead } from '../store/store.ts';
import { whoIn } from './announcer.ts';
import { markOf } from './mark.ts';
import type { Surroundings } from './surroundings.ts';

export type Decider = (life: Life) => Result<readonly TableEvent[], TableRefusal>;

/** Who lives by the log. */
export interface Reader {
  /** One event more; the log's life is already the one after it. */
  happened(before: Life, event: TableEvent, row: Row): void;
  /** All that was to be written now, by this node or by another. */
  settled(by: 'us' | 'others'): void;
}

export class Ledger {
  readonly #head: TableHead;
  readonly #around: Surroundings;
  readonly #reader: Reader;
  #life: Life;
  #lastAt: number;
  #queue: Promise<unknown> = Promise.resolve();
  /** The table was put away: nothing is written any more. */
  closed = false;

  constructor(head: TableHead, life: Life, lastAt: number, around: Surroundings, reader: Reader) {
    this.#head = head;
    this.#life = life;
    this.#lastAt = lastAt;
    this.#around = around;
    this.#reader = reader;
  }

  get life(): Life {
    return this.#life;
  }

  /** Reads what others have appended. */
  async catchUp(): Promise<void> {
    await this.#inTurn(() => this.#read());
  }

  /** The place of the last line written, or why nothing was. */
  write(decider: Decider): Promise<Result<number, TableRefusal>> {
    return this.#inTurn(async () => {
      for (;;) {
        if (this.closed) throw new StoreAway('the table was put away');
        const before = this.#life;
        const decision = decider(before);
        if (!decision.ok) {
          // what another node has written, and we have not heard of, may allow it
          if (await this.#read()) continue;
          return decision;
        }
        if (decision.value.length === 0) return ok(before.seq - 1);
        if (await this.#append(before, decision.value)) return ok(this.#life.seq - 1);
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
  async #append(before: Life, decided: readonly TableEvent[]): Promise<boolean> {
    const { store } = this.#around;
    const { id, seed } = this.#head;
    const at = Math.max(this.#around.now(), this.#lastAt);
    const happenings = settle(before, decided, seed, at);
    const { after } = happenings.at(-1)!;
    const bodies = happenings.map(({ event }) => JSON.stringify(event));
    const { seq } = before;
    if (!(await store.append({ table: id, seq, at, bodies, mark: markOf(before, after, at) }))) return false;
    store.announce(id, { next: after.seq });
    for (const [index, each] of happenings.entries()) {
      this.#happen(each, { seq: seq + index, at, body: bodies[index]! });
    }
    this.#reader.settled('us');
    return true;
  }

  /** Whether there was anything new. */
  async #read(): Promise<boolean> {
    const rows = await this.#around.store.read(this.#head.id, this.#life.seq);
    const events = rows.map(({ body }) => JSON.parse(body) as TableEvent);
    await this.#around.learnNames(events.flatMap(whoIn));
    for (const [index, event] of events.entries()) {
      const row = rows[index]!;
      this.#happen({ event, after: live(this.#life, event, row.at) }, row);
    }
    if (rows.length > 0) this.#reader.settled('others');
    return rows.length > 0;
  }

  #happen({ event, after }: Happening, row: Row): void {
    const before = this.#life;
    this.#lastAt = Math.max(this.#lastAt, row.at);
    this.#life = after;
    this.#reader.happened(before, event, row);
  }
}
