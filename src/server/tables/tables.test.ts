/** A table as a node holds it, when the database fails it, a backup takes its place, or somebody talks while the computer thinks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tablesOver } from '../../../test/support/tables.ts';
import type { TableEvent } from '../../table/life/events.ts';
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

function node(on: Partial<Store> = {}, think?: () => Promise<undefined>): Tables {
  const tables = tablesOver(store, on, think && { think });
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
  const asked = { game: 'mister-zero', seats: 2, options: {}, control: { kind: 'none' }, public: false } as const;
  const id = await tables.open('ann', asked, events);
  if (!id.ok) throw new Error('refused');
  return id.value;
}

async function wantRematch(tables: Tables, id: string): Promise<void> {
  const room = (await tables.get(id))!;
  await room.do('ann', { do: 'resign' });
  for (const who of ['ann', 'bob']) await room.do(who, { do: 'rematch' });
}

const kinds = async (id: string) => (await store.read(id, 0)).map(({ body }) => (JSON.parse(body) as TableEvent).t);

test('words do not disturb the computer while it thinks; a move does', async () => {
  const think = vi.fn(() => new Promise<undefined>(() => {}));
  const tables = node({}, think);
  const room = (await tables.get(await open(tables, BOT)))!;
  const { game, state } = room.life.log;
  const move = game.write(game.legal(state, 0).list[0]);
  expect((await room.do('ann', { do: 'act', move })).ok).toBe(true);
  expect(think).toHaveBeenCalledTimes(1);
  for (let words = 0; words < 5; words++) await room.do('ann', { do: 'say', text: 'well?', to: 'all' });
  expect(think).toHaveBeenCalledTimes(1);
  await room.do('ann', { do: 'leave' });
  expect(think).toHaveBeenCalledTimes(2);
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
    async read(id, from) {
      reads++;
      const rows = await store.read(id, from);
      during?.();
      during = undefined;
      return rows;
    },
  });
  const id = await open(tables);
  const room = (await tables.get(id))!;
  for (const listener of restored) listener();
  await expect(room.do('ann', { do: 'resign' })).rejects.toThrow(StoreAway);
  expect(await kinds(id)).not.toContain('resigned');
  // also where it is being read at that very moment
  reads = 0;
  during = () => {
    for (const listener of restored) listener();
  };
  const anew = (await tables.get(id))!;
  expect(reads).toBe(2);
  expect((await anew.do('ann', { do: 'resign' })).ok).toBe(true);
});

async function fail(): Promise<never> {
  throw new StoreAway('away');
}
