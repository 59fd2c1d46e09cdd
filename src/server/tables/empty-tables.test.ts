/** However many tables somebody opens and leaves to the computers, a node holds some of them, and the others wait. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { neverAnswers, roomAt, tablesOver } from '../../../test/support/tables.ts';
import { type OpeningRequest, STRICT } from '../../table/course/opening.ts';
import type { TableEvent } from '../../table/events/events.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { MOST_EMPTY } from './held-rooms.ts';
import type { Tables } from './tables.ts';

const MANY = MOST_EMPTY + 20;
const FAR = 1e12;
const COMPUTERS: readonly TableEvent[] = [
  { t: 'bot', seat: 0, level: 5 },
  { t: 'bot', seat: 1, level: 5 },
  { t: 'started' },
];
const TWO: readonly TableEvent[] = [
  { t: 'sat', who: 'ann', seat: 0 },
  { t: 'sat', who: 'bob', seat: 1 },
  { t: 'started' },
];

const folder = mkdtempSync(join(tmpdir(), 'escale-empty-'));
const think = vi.fn(neverAnswers);
let store: Store;
let tables: Tables;
let now = 1_000_000;

beforeAll(async () => {
  store = await openStore({ dataDir: folder });
});
beforeEach(() => {
  think.mockClear();
  const due: Store['due'] = (...asked) => store.due(...asked);
  tables = tablesOver(store, { due }, { now: () => now, thinker: { think } });
});
afterEach(() => tables.close());
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function open(events: readonly TableEvent[], control: OpeningRequest['control'] = { kind: 'none' }) {
  const request = { by: 'ann', game: 'mister-zero', seats: 2, options: {}, public: false, policies: STRICT } as const;
  const opened = await tables.open({ ...request, control }, events);
  if (!opened.ok) throw new Error('refused');
  await tables.get(opened.value);
  return opened.value;
}

const openMany = async (): Promise<string[]> => {
  const ids: string[] = [];
  for (let count = 0; count < MANY; count++) ids.push(await open(COMPUTERS));
  return ids;
};

const dueIds = async () => new Set((await store.due(FAR, 10_000)).map(({ id }) => id));

test('those used last stay; at the others the computers wait until somebody looks', async () => {
  const ids = await openMany();
  expect(think).toHaveBeenCalledTimes(MANY);
  // what was used just now may be about to be used
  await tables.dropIdle();
  expect(tables.size).toBe(MANY);
  now += 1001;
  await tables.visit(ids[0]!);
  await tables.dropIdle();
  expect(tables.size).toBe(MOST_EMPTY);
  const gone = ids.slice(1, 1 + MANY - MOST_EMPTY);
  const due = await dueIds();
  expect(gone.filter((id) => due.has(id))).toEqual([]);
  expect(ids.filter((id) => due.has(id))).toHaveLength(MOST_EMPTY);

  await tables.visit(gone[0]!);
  expect(think).toHaveBeenCalledTimes(MANY + 1);
});

test('looking after what is overdue holds no more of them either', async () => {
  const ids = await openMany();
  await tables.close();
  now += 20_000;
  await tables.sweep();
  for (let second = 0; second < 3; second++) {
    now += 1001;
    await tables.sweep();
  }
  expect(tables.size).toBeLessThanOrEqual(MOST_EMPTY);
  const due = await dueIds();
  expect(ids.filter((id) => due.has(id)).length).toBeLessThanOrEqual(MOST_EMPTY);
});

test('where somebody is, or waits for an answer, nothing is put away; and time runs out everywhere', async () => {
  const watched = await open(COMPUTERS);
  const asked = await open(COMPUTERS);
  const timed = await open(TWO, { kind: 'move', seconds: 5 });
  const watching = await roomAt(tables, watched);
  await watching.join({ who: 'eve', derivesViews: false, send() {}, line() {} }, 0);
  let answer = () => {};
  const looking = (await roomAt(tables, asked)).lookBack({ person: '', address: '' }, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return 'seen';
  });
  now += 1;
  await openMany();
  now += 1001;
  await tables.dropIdle();
  expect(tables.size).toBe(MOST_EMPTY + 2);
  expect(await tables.get(watched)).toBe(watching);
  expect((await dueIds()).has(timed)).toBe(true);
  answer();
  expect(await looking).toBe('seen');
  now += 6000;
  await tables.sweep();
  expect((await roomAt(tables, timed)).table.state.ending).toMatchObject({ kind: 'timed-out' });
});
