/** What nobody comes back to goes; what somebody comes back to, and what members have finished, stays. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitor } from '../../test/support/store/rows.ts';
import { freshStore, removeFolders, STORES } from '../../test/support/store/stores.ts';
import { roomAt, tablesOver } from '../../test/support/tables.ts';
import { STRICT } from '../table/course/opening.ts';
import type { TableEvent } from '../table/events/events.ts';
import { Expiry } from './expiry.ts';
import { Identity } from './identity.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { Room } from './tables/room.ts';
import type { Tables } from './tables/tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEEP = { guests: 30, tables: 10 };
afterAll(removeFolders);

describe.each(STORES)('%s', (kind) => {
  let store: Store;
  let tables: Tables;
  let now: number;
  let expired: string[];
  beforeEach(async () => {
    store = await openStore(await freshStore(kind));
    now = 1_000 * DAY;
    expired = [];
    tables = tablesOver(store, {}, { now: () => now });
  });
  afterEach(async () => {
    await tables.close();
    await store.close();
  });

  const turn = () =>
    new Expiry({ store, tables, now: () => now, expired: (what) => void expired.push(what) }, KEEP).turn();

  /** The house is open, and looks around as it does. */
  async function pass(days: number): Promise<void> {
    await turn();
    for (const end = now + days * DAY; now < end; ) {
      now += Math.min(20 * HOUR, end - now);
      await turn();
    }
  }

  async function open(events: readonly TableEvent[] = []): Promise<string> {
    const request = { by: 'ann', game: 'mister-zero', seats: 2, options: {}, public: true } as const;
    const opened = await tables.open({ ...request, control: { kind: 'none' }, policies: STRICT }, events);
    if (!opened.ok) throw new Error('refused');
    expect(await tables.visit(opened.value)).toBeInstanceOf(Room);
    return opened.value;
  }
  const started = (one: string, other: string) =>
    open([{ t: 'sat', who: one, seat: 0 }, { t: 'sat', who: other, seat: 1 }, { t: 'started' }]);
  const finished = async (one: string, other: string) => {
    const id = await started(one, other);
    await (await roomAt(tables, id)).table.do(one, { do: 'resign' });
    return id;
  };
  const isThere = async (id: string) => (await store.find(id)) !== undefined;
  const kinds = async (id: string) => (await store.read(id, 0)).map(({ body }) => (JSON.parse(body) as TableEvent).t);

  async function people(): Promise<void> {
    for (const id of ['ann', 'bob', 'cid']) await store.addVisitor(visitor({ id, created: now }), `token of ${id}`);
    await store.addPasskey({ id: 'key', visitor: 'cid', publicKey: new Uint8Array([1]), counter: 0, transports: [] });
  }
  const known = async () => (await store.visitors(['ann', 'bob', 'cid'])).map(({ id }) => id);

  test('tables of guests go; a member’s finished games stay, and his running ones are called off', async () => {
    await people();
    const gone = [await open(), await finished('ann', 'bob'), await started('ann', 'bob')];
    const [done, running] = [await finished('ann', 'cid'), await started('cid', 'bob')];
    await pass(9.5);
    for (const id of [...gone, done, running]) expect(await isThere(id)).toBe(true);
    expect(expired).toEqual([]);
    await pass(1);
    for (const id of gone) {
      expect(await isThere(id)).toBe(false);
      expect(await store.read(id, 0)).toEqual([]);
    }
    expect(await isThere(done)).toBe(true);
    expect((await kinds(running)).at(-1)).toBe('called-off');
    expect((await roomAt(tables, running)).table.state.ending).toEqual({ kind: 'called-off', why: 'nobody-came' });
    expect(expired.toSorted()).toEqual(['game', 'game', 'table', 'table', 'table']);
    expect(await store.countRunning('ann', 9)).toBe(0);
    await pass(40);
    expect([await isThere(done), await isThere(running)]).toEqual([true, true]);
  });

  test('who comes back, be it once, keeps the table for another while; so does a page that stays open', async () => {
    const [visited, watched, left] = [await started('ann', 'bob'), await open(), await open()];
    const room = await roomAt(tables, watched);
    await room.join({ who: undefined, derivesViews: false, send() {}, line() {} }, 0);
    await pass(9);
    await tables.visit(visited);
    await tables.lookForGaps();
    await pass(9);
    for (const [id, expected] of [
      [visited, true],
      [watched, true],
      [left, false],
    ] as const) {
      expect(await isThere(id)).toBe(expected);
    }
    expect(await kinds(visited)).not.toContain('called-off');
  });

  test('guests go, members stay, and whoever has been here since', async () => {
    await people();
    const identity = new Identity({ store, now: () => now, bytes: (count) => new Uint8Array(count) });
    const { visitor: dan, token } = await identity.welcome('Dan', 'en');
    await pass(29);
    await identity.find(token);
    expect(await known()).toEqual(['ann', 'bob', 'cid']);
    await pass(2);
    expect(await known()).toEqual(['cid']);
    expect(await store.visitors([dan.id])).toHaveLength(1);
  });

  test('a table to which nobody came at all goes within hours, and counts no more', async () => {
    const request = { by: 'ann', game: 'mister-zero', seats: 2, options: {}, public: true } as const;
    // its opener has never heard that it is there
    await tables.open({ ...request, control: { kind: 'none' }, policies: STRICT }, []);
    const heard = await open();
    await turn();
    expect(await store.countRunning('ann', 9)).toBe(2);
    now += HOUR + 1;
    await turn();
    expect(await store.countRunning('ann', 9)).toBe(1);
    expect(await isThere(heard)).toBe(true);
  });

  test('the next game of a match waits for its players as any other table', async () => {
    const id = await finished('ann', 'bob');
    const { table } = await roomAt(tables, id);
    for (const who of ['ann', 'bob']) await table.do(who, { do: 'rematch' });
    await expect.poll(() => table.state.rematch.table).toBeDefined();
    await pass(9);
    expect(await isThere(table.state.rematch.table!)).toBe(true);
  });

  test('a house that was closed for a year, or whose clock was wrong, forgets nobody at once', async () => {
    await people();
    const id = await open();
    await pass(5);
    for (const leap of [400 * DAY, -390 * DAY]) {
      now += leap;
      await pass(9);
      expect([await isThere(id), await known()]).toEqual([true, ['ann', 'bob', 'cid']]);
    }
    await pass(2);
    expect([await isThere(id), await known()]).toEqual([false, ['ann', 'bob', 'cid']]);
  });

  test('who comes to a table that is just removed finds none, and nothing is written there any more', async () => {
    const id = await open();
    const { table } = await roomAt(tables, id);
    expect(await store.upkeep.removeTable(id, now + 1)).toBe(true);
    now += DAY;
    expect(await tables.visit(id)).toBeUndefined();
    await expect(table.do('ann', { do: 'sit', seat: 0 })).rejects.toMatchObject({ name: 'TableClosed' });
  });
});
