/** What the house does by itself, second by second: one part of it waits for no other. */
import { afterAll, expect, test, vi } from 'vitest';
import { beatAt, freshStore, removeFolders } from '../../test/support/store/stores.ts';
import { timeOf } from '../../test/support/test-time.ts';
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
      if (on[name] !== undefined) return on[name];
      const own = target[name];
      return typeof own === 'function' ? own.bind(target) : own;
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
  const before = new House({ store: await openStore(options), time: timeOf(() => now) });
  await before.open();
  const [slow, other] = [await timedTable(before), await timedTable(before)];
  await before.close();

  const store = await openStore(options);
  now += 6_000;
  await beatAt(store, now - 100);
  const beat = vi.fn<Store['beat']>((time) => store.beat(time));
  let come: (() => void) | undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  const held = storeBut(store, {
    beat,
    async read(id, from, most) {
      if (id === slow) await coming;
      return store.read(id, from, most);
    },
  });
  const faults: Fault[] = [];
  const house = new House({ store: held, time: timeOf(() => now), tellFault: (fault) => faults.push(fault) });
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

test('a house that opens clears away what nobody came back to, and counts it', async () => {
  const DAY = 86_400_000;
  const options = await freshStore('SQLite');
  let now = 1_000 * DAY;
  const before = new House({ store: await openStore(options), time: timeOf(() => now) });
  await before.open();
  const [left, visited] = [await timedTable(before), await timedTable(before)];
  for (const id of [left, visited]) await before.tables.visit(id);
  await before.close();

  const store = await openStore(options);
  for (const end = now + 3 * DAY; now < end; now += DAY / 2) await store.upkeep.lookedSince(now, DAY);
  await store.upkeep.seeTable(visited, now);
  const house = new House({ store, keep: { tables: 2 }, time: timeOf(() => now) });
  await house.open();
  await vi.waitFor(async () => expect(await store.find(left)).toBeUndefined(), PATIENCE);
  expect(await store.find(visited)).toBeDefined();
  expect(await house.metrics.registry.getSingleMetricAsString('escale_expired_total')).toContain('{what="table"} 1');
  await house.close();
});
