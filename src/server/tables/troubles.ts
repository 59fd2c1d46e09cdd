/** What has gone wrong at single tables: told, counted, and left alone for a while, so that it takes no time from others. */
import { NotAwake } from '../../table/course/pulse.ts';
import { TableClosed } from '../../table/course/table-closed.ts';
import { StoreAway, StoreFull } from '../store/errors.ts';
import type { TableId } from '../store/store.ts';
import type { NodePorts } from './node-ports.ts';

const REST_MS = 60_000;

/** No fault of the one who was asked: house or store are away, or the table was put away, or set aside, which is told there. */
export const isAway = (error: unknown): boolean =>
  error instanceof StoreAway || error instanceof NotAwake || error instanceof TableClosed;

export class Troubles {
  readonly #node: NodePorts;
  readonly #until = new Map<TableId, number>();
  #asking: Promise<boolean> | undefined;

  constructor(node: NodePorts) {
    this.#node = node;
  }

  add(id: TableId, what: string, error?: unknown): void {
    this.#node.fault(id, what, error);
    this.#until.set(id, this.#node.now() + REST_MS);
  }

  /** Nobody looks after it by himself for now; whoever comes to it is let in. */
  isResting(id: TableId): boolean {
    return (this.#until.get(id) ?? 0) > this.#node.now();
  }

  forgetOld(): void {
    for (const id of this.#until.keys()) if (!this.isResting(id)) this.#until.delete(id);
  }

  /** Whether the whole store is away, not only what this table needs of it. Many ask at once, and the store is asked once. */
  async isEverybodys(error: unknown): Promise<boolean> {
    if (!(error instanceof StoreAway)) return false;
    if (error instanceof StoreFull) return true;
    this.#asking ??= this.#node.store.ready().finally(() => {
      this.#asking = undefined;
    });
    return !(await this.#asking);
  }
}
