/** What the house does by itself, second by second: one part of it waits for no other. */
import { afterAll, expect, test, vi } from 'vitest';
import { freshStore, removeFolders } from '../../test/support/store/stores.ts';
import { STRICT } from '../table/course/opening.ts';
import { type Fault, House } from './house.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

const PATIENCE = { timeout: 20_000 };
afterAll(removeFolders);

/** The same store, but for some of what is asked of it. */
const storeBut = (store: Store, on: Partial<Store>): Store =>
  new Proxy(store, {
    get(target, name: keyof Store) {
      const own = on[name] ?? target[name];
      return on[name] ? own : own.bind(target);
    },
  });

const TIMED = { game: 'mister-zero', seats: 2, options: {}, public: true, policies: STRICT } as const;

async function timedTable(house: House): Promise<string> {
  const opened = await house.tables.open({ ...TIMED, by: 'ann', control: { kind: 'move', seconds: 5 } }, [
    { t: 'sat', who: 'ann', seat: 0 },
    { t: 'sat', who: 'bob', seat: 1 },
    { t: 'started' },
  ]);
  if (!opened.ok) throw new Error('refused');
  return opened.value;
}

test('while one table is long in coming the house stays awake, and the clock runs out at another', async () => {
  const options = await freshStore('SQLite');
  let now = 1_000_000;
  const before = new House({ store: await openStore(options), now: () => now });
  await before.open();
  const [slow, other] = [await timedTable(before), await timedTable(before)];
  await before.close();

  const store = await openStore(options);
  now += 6_000;
  await store.beat(now - 100);
  const beat = vi.fn((at: number) => store.beat(at));
  let come: (() => void) | undefined;
  const held = storeBut(store, {
    beat,
    async read(id, from) {
      if (id === slow) await new Promise<void>((resolve) => (come = resolve));
      return store.read(id, from);
    },
  });
  const faults: Fault[] = [];
  const house = new House({ store: held, now: () => now, tellFault: (fault) => faults.push(fault) });
  await house.open();
  const kinds = async (id: string) => (await store.read(id, 0)).map(({ body }) => JSON.parse(body).t as string);
  await vi.waitFor(async () => expect(await kinds(other)).toContain('timed-out'), PATIENCE);
  await vi.waitFor(() => expect(beat.mock.calls.length).toBeGreaterThan(2), PATIENCE);
  expect(await kinds(slow)).not.toContain('timed-out');
  come!();
  await vi.waitFor(async () => expect(await kinds(slow)).toContain('timed-out'), PATIENCE);
  expect(faults).toEqual([]);
  await house.close();
});
