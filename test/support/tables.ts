/** The tables of one node, with nobody else in the house. */
import type { Store } from '../../src/server/store/store.ts';
import { Room } from '../../src/server/tables/room.ts';
import { Tables } from '../../src/server/tables/tables.ts';
import { TurnsAtTable } from '../../src/server/tables/turns-at-table.ts';
import type { Thought } from '../../src/table/course/questions.ts';

type Around = ConstructorParameters<typeof Tables>[0];

let ids = 0;

/** A computer that thinks for ever. */
export const neverAnswers = (): Thought => ({ answer: new Promise(() => {}), hurry() {}, cancel() {} });

/** `on` takes the place of what this node asks of the store. */
export function tablesOver(store: Store, on: Partial<Store>, around: Partial<Around> = {}): Tables {
  const own: Partial<Store> = {
    open: (table) => store.open(table),
    find: (id) => store.find(id),
    append: (append) => store.append(append),
    read: (id, from, most) => store.read(id, from, most),
    snapshot: (id, seq, skip) => store.snapshot(id, seq, skip),
    keepSnapshot: (id, seq, body) => store.keepSnapshot(id, seq, body),
    setAside: (id, why, now) => store.setAside(id, why, now),
    reindex: (id, next, entry) => store.reindex(id, next, entry),
    upkeep: store.upkeep,
    ready: () => store.ready(),
    isFull: false,
    announce: () => {},
    onAnnounced: () => {},
    announceEnded: () => {},
    onEnded: () => {},
    onRestored: () => {},
  };
  return new Tables({
    store: { ...own, ...on } as Store,
    now: Date.now,
    grace: 1e8,
    id: () => `table${ids++}`,
    seed: () => 'seed',
    salt: () => 'salt',
    isAwake: () => true,
    isWaking: () => false,
    awake: async () => {},
    lag: () => 0,
    names: () => ({}),
    learnNames: async () => {},
    see() {},
    lookingBack: new TurnsAtTable(),
    thinker: { think: () => neverAnswers() },
    addressOf: () => '',
    fault() {},
    count() {},
    ...around,
  });
}

/** A table that must be there. */
export async function roomAt(tables: Tables, id: string): Promise<Room> {
  const room = await tables.get(id);
  if (room instanceof Room) return room;
  throw new Error(`no table ${id}`);
}
