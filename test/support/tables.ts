/** The tables of one node, with nobody else in the house. */
import type { Store } from '../../src/server/store/store.ts';
import { Tables } from '../../src/server/tables/tables.ts';

type Around = ConstructorParameters<typeof Tables>[0];

let ids = 0;

/** `on` takes the place of what this node asks of the store. */
export function tablesOver(store: Store, on: Partial<Store>, around: Partial<Around> = {}): Tables {
  const own: Partial<Store> = {
    open: (table) => store.open(table),
    find: (id) => store.find(id),
    append: (append) => store.append(append),
    read: (id, from) => store.read(id, from),
    announce: () => {},
    onAnnounced: () => {},
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
    names: () => ({}),
    learnNames: async () => {},
    think: () => new Promise(() => {}),
    count() {},
    ...around,
  });
}
