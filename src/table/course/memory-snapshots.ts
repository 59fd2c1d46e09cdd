/** Snapshots that last as long as the process, or the page, that holds them. */
import type { SnapshotShelf } from './ports.ts';

export class MemorySnapshots implements SnapshotShelf {
  readonly #bodies = new Map<number, string>();

  async find(seq: number, skip: number): Promise<string | undefined> {
    const known = [...this.#bodies.keys()].filter((each) => each <= seq).sort((a, b) => b - a);
    return this.#bodies.get(known[skip] ?? -1);
  }

  keep(seq: number, body: string): void {
    this.#bodies.set(seq, body);
  }
}
