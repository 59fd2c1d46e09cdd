/** A table as a node holds it, when the database fails it, a backup takes its place, or somebody talks while the computer thinks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { neverAnswers, roomAt, tablesOver } from '../../../test/support/tables.ts';
import { STRICT } from '../../table/course/opening.ts';
import { TableClosed } from '../../table/course/table-closed.ts';
import type { TableEvent } from '../../table/events/events.ts';
import { StoreAway } from '../store/errors.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

const PATIENCE = { timeout: 30_000 };
const folder = mkdtempSync(join(tmpdir(), 'escale-tables-'));
let store: Store;
let opened: Tables[] = [];

beforeAll(async () => {
  store = await openStore({ dataDir: folder });
});
afterEach(async () => {
  await Promise.all(opened.map((tables) => tables.close()));
  opened = [];
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function node(on: Partial<Store> = {}, think = neverAnswers): Tables {
  const tables = tablesOver(store, on, { thinker: { think } });
  opened.push(tables);
  return tables;
}

const TWO: readonly TableEvent[] = [
  { t: 'sat', who: 'ann', seat: 0 },
  { t: 'sat', who: 'bob', seat: 1 },
  { t: 'started' },
];
const BOT: readonly TableEvent[] = [
  { t: 'sat', who: 'ann', seat: 0 },
  { t: 'bot', seat: 1, level: 1 },
  { t: 'started' },
];

async function open(tables: Tables, events = TWO): Promise<string> {
  const request = { by: 'ann', game: 'mister-zero', seats: 2, options: {}, public: false } as const;
  const id = await tables.open({ ...request, control: { kind: 'none' }, policies: STRICT }, events);
  if (!id.ok) throw new Error('refused');
  return id.value;
}

async function wantRematch(tables: Tables, id: string): Promise<void> {
  const { table } = await roomAt(tables, id);
  await table.do('ann', { do: 'resign' });
  for (const who of ['ann', 'bob']) await table.do(who, { do: 'rematch' });
}

const kinds = async (id: string) => (await store.read(id, 0)).map(({ body }) => (JSON.parse(body) as TableEvent).t);

test('neither words nor comings and goings disturb the computer while it thinks', async () => {
  const think = vi.fn(neverAnswers);
  const tables = node({}, think);
  const { table } = await roomAt(tables, await open(tables, BOT));
  const { game, state } = table.state.position;
  const move = game.write(game.legal(state, 0).list[0]);
  expect((await table.do('ann', { do: 'act', move })).ok).toBe(true);
  expect(think).toHaveBeenCalledTimes(1);
  for (let words = 0; words < 5; words++) await table.do('ann', { do: 'say', text: 'well?', to: 'all' });
  for (const go of ['leave', 'return'] as const) await table.do('ann', { do: go });
  expect(think).toHaveBeenCalledTimes(1);
  await table.do('ann', { do: 'resign' });
  expect(think).toHaveBeenCalledTimes(1);
});

test('a log that refuses every line and has none is not asked for ever: its table is closed', async () => {
  const tables = node();
  const id = await open(tables);
  let isGone = false;
  const other = node({
    append: async () => false,
    read: async (...asked) => (isGone ? [] : store.read(...asked)),
  });
  const { table } = await roomAt(other, id);
  isGone = true;
  await expect(table.do('ann', { do: 'resign' })).rejects.toThrow(TableClosed);
});

test('a rematch for which the database was away is opened when it is back', async () => {
  const failed = vi.fn(fail);
  let away = true;
  const tables = node({
    append: (append) => (away && append.bodies[0]!.includes('"rematch"') ? failed() : store.append(append)),
  });
  const id = await open(tables);
  await wantRematch(tables, id);
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), PATIENCE);
  expect(await kinds(id)).not.toContain('rematch');
  away = false;
  await vi.waitFor(async () => expect(await kinds(id)).toContain('rematch'), PATIENCE);
});

test('a rematch that a node agreed to and did not live to open is opened by the next', async () => {
  const first = node();
  const id = await open(first);
  const dying = node({ open: fail });
  await wantRematch(dying, id);
  await dying.close();
  expect(await kinds(id)).not.toContain('rematch');
  await node().get(id);
  await vi.waitFor(async () => expect(await kinds(id)).toContain('rematch'), PATIENCE);
});

test('a backup takes the place of everything: nothing decided before is written, and all is read anew', async () => {
  const restored: (() => void)[] = [];
  let reads = 0;
  let during: (() => void) | undefined;
  const tables = node({
    onRestored: (listener) => void restored.push(listener),
    async read(id, from, most) {
      if (from === 0) reads++;
      const rows = await store.read(id, from, most);
      during?.();
      during = undefined;
      return rows;
    },
  });
  const id = await open(tables);
  const { table } = await roomAt(tables, id);
  for (const listener of restored) listener();
  await expect(table.do('ann', { do: 'resign' })).rejects.toThrow(TableClosed);
  expect(await kinds(id)).not.toContain('resigned');
  // also where it is being read at that very moment
  reads = 0;
  during = () => {
    for (const listener of restored) listener();
  };
  const anew = (await roomAt(tables, id)).table;
  expect(reads).toBe(2);
  expect((await anew.do('ann', { do: 'resign' })).ok).toBe(true);
});

describe('what goes wrong at one table', () => {
  /** Overdue, both: the first one first. Opened by a node that is gone. */
  async function overdue(): Promise<readonly [string, string]> {
    const tables = tablesOver(store, {}, { now: () => now });
    const request = { by: 'ann', game: 'mister-zero', seats: 2, options: {}, public: false } as const;
    const timed = { ...request, control: { kind: 'move', seconds: 5 }, policies: STRICT } as const;
    const ids: string[] = [];
    for (let count = 0; count < 2; count++) {
      const id = await tables.open(timed, TWO);
      if (!id.ok) throw new Error('refused');
      ids.push(id.value);
    }
    await tables.close();
    now += 6_000;
    return [ids[0]!, ids[1]!];
  }
  let now: number;
  beforeEach(() => {
    now = 1_000_000;
  });
  const clockwork = (on: Partial<Store>) => {
    const faults: string[] = [];
    const due: Store['due'] = (...asked) => store.due(...asked);
    const tables = tablesOver(
      store,
      { due, ...on },
      { now: () => now, fault: (id, what) => faults.push(`${id} ${what}`) },
    );
    opened.push(tables);
    return { tables, faults };
  };

  test('does not keep the clock from the others, and is left alone for a minute', async () => {
    let bad = '';
    let reads = 0;
    const { tables, faults } = clockwork({
      async read(id, from, most) {
        if (id !== bad) return store.read(id, from, most);
        reads++;
        throw new StoreAway('the disk has a scratch there');
      },
    });
    const [first, second] = await overdue();
    bad = first;
    for (let turn = 0; turn < 3; turn++) await tables.sweep();
    expect(await kinds(second)).toContain('timed-out');
    expect([reads, faults]).toEqual([1, [`${bad} table`]]);
    now += 61_000;
    await tables.sweep();
    expect(reads).toBe(2);
    bad = '';
    now += 61_000;
    await tables.sweep();
    expect(await kinds(first)).toContain('timed-out');
  });

  test('is not the fault of a table when nothing of the store answers', async () => {
    const { tables, faults } = clockwork({ read: fail, ready: async () => false });
    await overdue();
    await expect(tables.sweep()).rejects.toThrow(StoreAway);
    expect(faults).toEqual([]);
  });

  test('is told where a computer cannot even be asked, and the house lives', async () => {
    const faults: string[] = [];
    const think = () => {
      throw new Error('no thread');
    };
    const tables = tablesOver(store, {}, { thinker: { think }, fault: (_id, what) => faults.push(what) });
    opened.push(tables);
    const { table } = await roomAt(tables, await open(tables, BOT));
    const { game, state } = table.state.position;
    expect((await table.do('ann', { do: 'act', move: game.write(game.legal(state, 0).list[0]) })).ok).toBe(true);
    await vi.waitFor(() => expect(faults).toEqual(['computer']), PATIENCE);
    expect((await table.do('ann', { do: 'resign' })).ok).toBe(true);
  });
});

async function fail(): Promise<never> {
  throw new StoreAway('away');
}
