/** A table's log that lasts as long as the process, or the page, that holds it. */
import { MemorySnapshots } from './memory-snapshots.ts';
import type { Batch, Row, TableLog } from './ports.ts';

export class MemoryLog implements TableLog {
  readonly snapshots = new MemorySnapshots();
  readonly #rows: Row[] = [];

  /** The first lines, written at one moment. */
  constructor(bodies: readonly string[], at: number) {
    this.#add(bodies, at);
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  async append({ seq, at, bodies }: Pick<Batch, 'seq' | 'at' | 'bodies'>): Promise<boolean> {
    if (seq !== this.#rows.length) return false;
    this.#add(bodies, at);
    return true;
  }

  async read(from: number, most: number): Promise<readonly Row[]> {
    return this.#rows.slice(from, from + most);
  }

  #add(bodies: readonly string[], at: number): void {
    for (const body of bodies) this.#rows.push({ seq: this.#rows.length, at, body });
  }
}
