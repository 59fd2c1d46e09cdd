/** Nobody loses time that the house was away: suspended, without its database, or with a clock that somebody has set. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshStore, removeFolders } from '../../test/support/store/stores.ts';
import { roomAt } from '../../test/support/tables.ts';
import { TestTime } from '../../test/support/test-time.ts';
import { seededRandom } from '../core/random.ts';
import { STRICT } from '../table/course/opening.ts';
import { NotAwake } from '../table/course/pulse.ts';
import { House } from './house.ts';
import { StoreAway } from './store/errors.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

const PATIENCE = { timeout: 20_000 };
const TABLES = 20;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** How long somebody has thought before, and what a beat more or less makes. */
const THOUGHT_MS = 500;
const BEAT_MS = 1000;
const REST_MS = 300;

let time: TestTime;
let house: House;
let store: Store;
let ids: string[];
/** While set, nothing that is asked of the store is done. */
let isCut: boolean;

beforeEach(async () => {
  time = new TestTime(1_700_000_000_000);
  isCut = false;
  store = await openStore(await freshStore('SQLite'));
  house = new House({ store: cuttable(store), time });
  await house.open();
  ids = [];
  for (let table = 0; table < TABLES; table++) ids.push(await minuteTable());
  for (const id of ids) await roomAt(house.tables, id);
  time.pass(THOUGHT_MS);
});
afterEach(async () => {
  isCut = false;
  await house.close();
});
afterAll(removeFolders);

const cuttable = (of: Store): Store =>
  new Proxy(of, {
    get(target, name: keyof Store) {
      const own: unknown = target[name];
      if (typeof own !== 'function') return own;
      return async (...asked: unknown[]) => {
        if (isCut) throw new StoreAway('cut');
        return own.apply(target, asked);
      };
    },
  });

async function minuteTable(): Promise<string> {
  const control = { kind: 'total', minutes: 1, increment: 0 } as const;
  const choice = { game: 'mister-zero', seats: 2, options: {}, public: true, policies: STRICT, by: 'ann', control };
  const opened = await house.tables.open(choice, [
    { t: 'sat', who: 'ann', seat: 0 },
    { t: 'sat', who: 'bob', seat: 1 },
    { t: 'started' },
  ]);
  if (!opened.ok) throw new Error(opened.error.reason);
  return opened.value;
}

/** Whoever is to move does. */
async function move(id: string) {
  const { table } = await roomAt(house.tables, id);
  const { game, state } = table.state.position;
  const [seat] = game.toAct(state) as [number];
  return table.do(['ann', 'bob'][seat]!, {
    do: 'act',
    move: game.write(game.draw(state, seat, seededRandom(id))),
    key: 'k',
  });
}

async function times(id: string) {
  const { state } = (await roomAt(house.tables, id)).table;
  const { left, running, since } = state.time;
  return {
    phase: state.phase,
    left: left.map((ms, seat) => (running.includes(seat) ? ms - Math.max(0, house.now() - since) : ms)),
  };
}

/** Everybody has what he had before, and nobody more than a beat. */
async function expectNothingLost(): Promise<void> {
  for (const id of ids) {
    const { phase, left } = await times(id);
    expect(phase).toBe('playing');
    expect(left[0]).toBeGreaterThanOrEqual(MINUTE_MS - THOUGHT_MS - BEAT_MS);
    expect(left[0]).toBeLessThanOrEqual(MINUTE_MS + BEAT_MS);
    expect(left[1]).toBeGreaterThanOrEqual(MINUTE_MS - BEAT_MS);
    expect(left[1]).toBeLessThanOrEqual(MINUTE_MS + BEAT_MS);
  }
}

const sleptLines = async (id: string): Promise<number> =>
  (await store.read(id, 0)).filter(({ body }) => JSON.parse(body).t === 'slept').length;

const allAwake = () =>
  vi.waitFor(async () => expect(await Promise.all(ids.map(sleptLines))).toEqual(ids.map(() => 1)), PATIENCE);

test('suspended for 65 s at tables of one minute: nobody loses, whether his move or the beat comes first', async () => {
  time.pass(65_000);
  const moves = ids.slice(0, TABLES / 2).map(move);
  // a table that opens now has not slept
  const young = await minuteTable();
  for (const moved of await Promise.all(moves)) expect(moved.ok).toBe(true);
  await allAwake();
  await expectNothingLost();
  expect(await sleptLines(young)).toBe(0);
  expect((await times(young)).left[0]).toBeLessThanOrEqual(MINUTE_MS);
  // and then time runs as before
  time.pass(2_000);
  expect((await times(young)).left[0]).toBeLessThanOrEqual(MINUTE_MS - 2_000);
});

test('the machine’s clock goes one hour forward: nobody loses', async () => {
  time.setWall(time.wall() + HOUR_MS);
  for (const moved of await Promise.all(ids.slice(0, TABLES / 2).map(move))) expect(moved.ok).toBe(true);
  await allAwake();
  await expectNothingLost();
});

test('the machine’s clock goes one hour back: time runs on, and out', async () => {
  time.setWall(time.wall() - HOUR_MS);
  await expectNothingLost();
  const [first, ...others] = ids;
  expect((await move(first!)).ok).toBe(true);
  for (let turn = 0; turn < 30; turn++) {
    time.pass((MINUTE_MS - REST_MS) / 30);
    await house.beat();
  }
  await vi.waitFor(async () => {
    await house.tables.sweep();
    for (const id of others) expect((await times(id)).phase).toBe('over');
  }, PATIENCE);
  expect(await times(first!)).toEqual({ phase: 'playing', left: [MINUTE_MS - THOUGHT_MS, REST_MS] });
  expect(await Promise.all(ids.map(sleptLines))).toEqual(ids.map(() => 0));
});

test('without its database for 64 s: what is asked is refused, nothing runs out, and then nobody has lost', async () => {
  isCut = true;
  time.pass(4_000);
  await expect(move(ids[0]!)).rejects.toThrow(NotAwake);
  time.pass(60_000);
  await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
  isCut = false;
  // sent again, as pages do by themselves
  expect((await move(ids[0]!)).ok).toBe(true);
  await allAwake();
  await expectNothingLost();
});
