/** A table's log in this browser. Two tabs on one table are two writers: who comes second at a `seq` is refused. */
import { MemorySnapshots } from '../../table/course/memory-snapshots.ts';
import type { Batch, Row, TableLog } from '../../table/course/ports.ts';
import { database, keepsGames } from './database.ts';
import { type LocalRecord, summaryOf } from './record.ts';
import { holdForNow, rowsOf } from './tables.ts';

const CHANNEL = 'escale-tables';

export class IndexedLog implements TableLog {
  #record: LocalRecord;
  /** All lines so far, for the time when nothing can be kept. */
  readonly #rows: Row[];
  readonly snapshots = new MemorySnapshots();
  #isKept: boolean;
  readonly #channel = new BroadcastChannel(CHANNEL);

  constructor(record: LocalRecord, rows: readonly Row[], isKept: boolean) {
    this.#record = record;
    this.#rows = [...rows];
    this.#isKept = isKept;
  }

  /** Another tab has written to this table. */
  onWritten(hear: () => void): void {
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => data === this.#record.id && hear();
  }

  async append({ seq, at, bodies, after }: Batch): Promise<boolean> {
    const record = { ...this.#record, changed: at, summary: summaryOf(after, this.#record.names) };
    const rows = bodies.map((body, index) => ({ seq: seq + index, at, body }));
    if (this.#isKept && !(await this.#put(record, rows))) return false;
    this.#record = record;
    this.#rows.length = seq;
    this.#rows.push(...rows);
    if (this.#isKept) this.#channel.postMessage(record.id);
    else holdForNow(record, this.#rows);
    return true;
  }

  async read(from: number, most: number): Promise<readonly Row[]> {
    if (!this.#isKept || from < this.#rows.length) return this.#rows.slice(from, from + most);
    const stored = await (await database()).getAll('rows', rowsOf(this.#record.id, from), most).catch(() => []);
    const rows = stored.map(({ seq, at, body }) => ({ seq, at, body }));
    this.#rows.push(...rows);
    return rows;
  }

  close(): void {
    this.#channel.close();
  }

  /** False if another tab was first. A browser that is full or takes the database away lets the game go on unkept. */
  async #put(record: LocalRecord, rows: readonly Row[]): Promise<boolean> {
    try {
      const transaction = (await database()).transaction(['tables', 'rows'], 'readwrite', { durability: 'strict' });
      const added = rows.map((row) => transaction.objectStore('rows').add({ ...row, table: record.id }));
      await Promise.all([...added, transaction.objectStore('tables').put(record), transaction.done]);
      return true;
    } catch (error) {
      if ((error as DOMException).name === 'ConstraintError') return false;
      this.#isKept = false;
      keepsGames.value = false;
      return true;
    }
  }
}
