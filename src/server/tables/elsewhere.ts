/** Whose pages are open at other nodes, as those have said, also at tables that this node does not hold. */
import type { Seat } from '../../core/game.ts';
import type { Present, TableId } from '../store/store.ts';

/** What another node has said holds so long: it says it again sooner, unless it is gone. */
export const HOLDS_MS = 12_000;

interface Sitting {
  readonly online: readonly Seat[];
  readonly until: number;
}

export class Elsewhere {
  readonly #nodes = new Map<string, Map<TableId, Sitting>>();

  hear(node: string, table: TableId, { online }: Present, now: number): void {
    const tables = this.#nodes.get(node) ?? new Map<TableId, Sitting>();
    if (online.length === 0) tables.delete(table);
    else tables.set(table, { online, until: now + HOLDS_MS });
    if (tables.size === 0) this.#nodes.delete(node);
    else this.#nodes.set(node, tables);
  }

  /** Who sat at which table of that node, which is forgotten with it. */
  take(node: string): ReadonlyMap<TableId, readonly Seat[]> {
    const tables = this.#nodes.get(node) ?? new Map<TableId, Sitting>();
    this.#nodes.delete(node);
    return new Map([...tables].map(([table, { online }]) => [table, online]));
  }

  forgetOld(now: number): void {
    for (const [node, tables] of this.#nodes) {
      for (const [table, { until }] of tables) if (until < now) tables.delete(table);
      if (tables.size === 0) this.#nodes.delete(node);
    }
  }
}
