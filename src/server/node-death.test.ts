/** A node dies, or loses its database: nobody is charged for it, and whoever was there is let go. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestNodes } from '../../test/support/nodes.ts';
import { freshStore, removeFolders } from '../../test/support/store/stores.ts';
import { roomAt } from '../../test/support/tables.ts';
import { seededRandom } from '../core/random.ts';
import { STRICT } from '../table/course/opening.ts';
import type { House } from './house.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import type { RoomListener } from './tables/room.ts';

const PATIENCE = { timeout: 20_000 };
const START = 1_700_000_000_000;
const MOVE_MS = 10_000;
/** A page that was lost has so much to come back. */
const RETURN_MS = 5000;
let store: Store;
let nodes: TestNodes;
let here: House;
let there: House;

beforeEach(async () => {
  store = await openStore(await freshStore('SQLite'));
  nodes = new TestNodes(store, START);
  here = await nodes.start('a');
  there = await nodes.start('b');
  await nodes.pass(1000);
});
afterEach(async () => {
  await nodes.close();
  await store.close();
});
afterAll(removeFolders);

const page = (who: string): RoomListener => ({ who, derivesViews: false, line() {}, send() {} }) as RoomListener;

/** Ann sits at one node, Bob at another; Ann is to move. */
async function table(ann: House, bob: House): Promise<string> {
  const control = { kind: 'move', seconds: MOVE_MS / 1000 } as const;
  const choice = { game: 'mister-zero', seats: 2, options: {}, public: true, policies: STRICT, by: 'ann', control };
  const opened = await ann.tables.open(choice, [
    { t: 'sat', who: 'ann', seat: 0 },
    { t: 'sat', who: 'bob', seat: 1 },
    { t: 'started' },
  ]);
  if (!opened.ok) throw new Error(opened.error.reason);
  await (await roomAt(ann.tables, opened.value)).join(page('ann'), 0);
  await (await roomAt(bob.tables, opened.value)).join(page('bob'), 0);
  return opened.value;
}

async function move(house: House, who: string, id: string): Promise<void> {
  const { table } = await roomAt(house.tables, id);
  const { game, state } = table.state.position;
  const [seat] = game.toAct(state) as [number];
  const act = { do: 'act', move: game.write(game.draw(state, seat, seededRandom(id))) } as const;
  expect((await table.do(who, act)).ok).toBe(true);
}

const kinds = async (id: string): Promise<string[]> =>
  (await store.read(id, 0)).map(({ body }) => JSON.parse(body).t as string);

/** Of whoever is to move. */
async function left(house: House, id: string): Promise<number> {
  const { table } = await roomAt(house.tables, id);
  await table.catchUp();
  const { time } = table.state;
  return time.left[time.running[0]!]! + time.since - house.now();
}

test('who sat at a node that dies has the time that he had, and some to come back', async () => {
  const id = await table(here, there);
  await move(here, 'ann', id);
  await nodes.pass(6000);
  expect(await left(here, id)).toBe(MOVE_MS - 6000);
  nodes.cut('b');
  await nodes.pass(4000);
  await vi.waitFor(async () => expect(await kinds(id)).toContain('slept'), PATIENCE);
  expect(await left(here, id)).toBeGreaterThanOrEqual(MOVE_MS - 6000);
  expect(await left(here, id)).toBeLessThanOrEqual(MOVE_MS - 6000 + 1000 + RETURN_MS);
  expect(await kinds(id)).not.toContain('timed-out');
  // once
  await nodes.pass(2000);
  expect((await kinds(id)).filter((kind) => kind === 'slept')).toHaveLength(1);
});

test('so has he at a table that nobody else holds, and nobody fires his clock meanwhile', async () => {
  const id = await table(there, there);
  await nodes.pass(9000);
  nodes.cut('b');
  for (let second = 0; second < 5; second++) {
    await nodes.pass(1000);
    await here.tables.sweep();
  }
  await vi.waitFor(async () => expect(await kinds(id)).toContain('slept'), PATIENCE);
  expect(await kinds(id)).not.toContain('timed-out');
  expect(await left(here, id)).toBeGreaterThanOrEqual(1000);
  // who does not come back has lost
  await nodes.pass(9000);
  await vi.waitFor(async () => {
    await here.tables.sweep();
    expect(await kinds(id)).toContain('timed-out');
  }, PATIENCE);
});

test('who sits elsewhere is given nothing, and a node that says good-bye has not died', async () => {
  const [toMove, both] = [await table(here, there), await table(there, there)];
  nodes.cut('b');
  await nodes.pass(4000);
  await vi.waitFor(async () => expect(await kinds(both)).toContain('slept'), PATIENCE);
  expect(await kinds(toMove)).not.toContain('slept');

  const third = await nodes.start('c');
  await nodes.pass(1000);
  const left = await table(third, third);
  nodes.leave('c');
  await nodes.pass(5000);
  expect(await kinds(left)).not.toContain('slept');
});

test('a node that hears nothing of its database lets its pages go within three seconds, if there are others', async () => {
  const gone = { here: vi.fn(), there: vi.fn() };
  here.onCutOff(gone.here);
  there.onCutOff(gone.there);
  nodes.cut('b');
  await nodes.pass(2000);
  expect(there.isCutOff).toBe(false);
  await nodes.pass(900);
  expect(there.isCutOff).toBe(true);
  await vi.waitFor(() => expect(gone.there).toHaveBeenCalledTimes(1), PATIENCE);
  // nobody else is awake any more: here they are as well off as anywhere
  await nodes.pass(2000);
  nodes.cut('a');
  await nodes.pass(10_000);
  expect([here.isCutOff, here.isAwake]).toEqual([false, false]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(gone.here).not.toHaveBeenCalled();
});

test('the end of somebody’s time is left to the node at which he sits, as long as that may be there', async () => {
  const [first, second] = [await table(here, there), await table(here, there)];
  for (const id of [first, second]) await move(here, 'ann', id);
  await nodes.pass(MOVE_MS);
  const at = async (house: House, id: string) => {
    const { table } = await roomAt(house.tables, id);
    await table.catchUp();
    await table.tick();
    return table.state.phase;
  };
  expect(await at(here, first)).toBe('playing');
  expect(await at(there, first)).toBe('over');
  await nodes.pass(4000);
  expect(await at(here, second)).toBe('playing');
  await nodes.pass(1000);
  expect(await at(here, second)).toBe('over');
});
