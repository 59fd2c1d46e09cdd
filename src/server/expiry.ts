/** Clears away what nobody comes back to: tables, and guests. What members have played to the end stays. */
import type { Status, Store, TableId } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

/** For how many days what nobody comes back to is kept. */
export interface Keep {
  /** Visitors without a passkey. */
  readonly guests: number;
  /** Tables: those that are played are called off, then they go like the others, unless a member has played there. */
  readonly tables: number;
}

/** A browser keeps its guest for a year. */
export const USUAL_KEEP: Keep = { guests: 365, tables: 90 };

export interface ExpiryPorts {
  readonly store: Store;
  readonly tables: Pick<Tables, 'callOff'>;
  now(): number;
  expired(what: 'game' | 'table'): void;
}

const DAY_MS = 86_400_000;
/** A table to which nobody comes at all is one whose opener never heard of it. */
const UNTOUCHED_MS = 3_600_000;
/** While the house is away nobody can come back. */
const LONGEST_ABSENCE_MS = DAY_MS;
/** Others are served in between. */
const AT_ONCE = 100;
const LINES_AT_ONCE = 1000;

export class Expiry {
  readonly #ports: ExpiryPorts;
  readonly #keep: Keep;

  constructor(ports: ExpiryPorts, keep: Partial<Keep> = {}) {
    this.#ports = ports;
    this.#keep = { ...USUAL_KEEP, ...keep };
  }

  async turn(): Promise<void> {
    const { upkeep } = this.#ports.store;
    const now = this.#ports.now();
    const since = await upkeep.lookedSince(now, LONGEST_ABSENCE_MS);
    while (await upkeep.date(now, AT_ONCE));
    const [opened, tables, guests] = [UNTOUCHED_MS, this.#keep.tables * DAY_MS, this.#keep.guests * DAY_MS].map(
      (ms) => now - ms,
    );
    if (since <= opened!) await this.#removeUntouched(opened!);
    if (since <= tables!) await this.#removeTables(tables!, now);
    if (since <= guests!) while (await upkeep.removeGuests(guests!, now, AT_ONCE));
    while (await upkeep.removeLines(LINES_AT_ONCE));
  }

  async #removeUntouched(openedBefore: number): Promise<void> {
    const { upkeep } = this.#ports.store;
    const page = () => upkeep.untouchedTables(openedBefore, AT_ONCE);
    // whoever comes meanwhile is there from zero on
    await eachOf(page, (id) => this.#remove(id, 0));
  }

  async #removeTables(before: number, now: number): Promise<void> {
    const { store, tables, expired } = this.#ports;
    const unseen = (status: Status) => () => store.upkeep.unseenTables(status, before, AT_ONCE);
    await eachOf(unseen('playing'), async (id) => {
      await tables.callOff(id);
      expired('game');
    });
    for (const status of ['open', 'over'] as const) {
      await eachOf(unseen(status), async (id) => {
        // those that stay are looked at again after another such time
        if (!(await this.#remove(id, before))) await store.upkeep.seeTable(id, now);
      });
    }
  }

  async #remove(id: TableId, before: number): Promise<boolean> {
    const removed = await this.#ports.store.upkeep.removeTable(id, before);
    if (removed) this.#ports.expired('table');
    return removed;
  }
}

/** Page by page, for as long as there is one with something new: what could not be done is left for the next turn. */
async function eachOf(page: () => Promise<readonly TableId[]>, work: (id: TableId) => Promise<unknown>): Promise<void> {
  let before: readonly TableId[] = [];
  for (;;) {
    const ids = await page();
    const fresh = ids.filter((id) => !before.includes(id));
    if (fresh.length === 0) return;
    for (const id of fresh) await work(id);
    before = ids;
  }
}
