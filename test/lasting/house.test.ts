/** The whole house of version 0.1.0, from its backup, on both databases: every table is there and is played on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyView } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/shelf.ts';
import { restore } from '../../src/server/store/archive/index.ts';
import { openStore } from '../../src/server/store/open.ts';
import { STATUSES, type Store } from '../../src/server/store/store.ts';
import { readSavedGame } from '../../src/table/file/saved-game.ts';
import type { ToldLine } from '../../src/table/told/messages.ts';
import type { Hello } from '../../src/wire/messages.ts';
import { ask, counted, keyFor } from '../support/asking.ts';
import { KEPT_BACKUP, KEPT_TABLES } from '../support/kept.ts';
import { openTestHouse, type TestHouse } from '../support/online.ts';
import { freshStore, lastBeatOf, removeFolders, STORES } from '../support/store/stores.ts';
import { timeOf } from '../support/test-time.ts';

const DAY_MS = 86_400_000;
/** For coming back. */
const RETURN_MS = 5000;
const PEOPLE = [...new Set(KEPT_TABLES.flatMap(({ mark, opener }) => [...mark.players, ...(opener ? [opener] : [])]))];
const LIMITS = { requestsPerMinute: 100_000, grace: DAY_MS };
const RUNNING = KEPT_TABLES.filter(({ expected }) => expected.phase === 'playing');

afterAll(removeFolders);

/** What was a secret is told whole since, once the game is over. */
function unveiled(line: ToldLine): unknown {
  const { what } = line;
  if (what.t !== 'played' || !['code', 'setup'].includes(what.seen.move)) return line;
  const move = expect.stringMatching(`^${what.seen.move}:.`);
  return { ...line, what: { ...what, seen: { ...what.seen, move } } };
}

/** Some legal move of whoever looks, found from his view alone. */
function someMove(game: string, view: AnyView): string | undefined {
  const { rules } = findGame(game)!;
  const state = rules.imagine(view, seededRandom('imagined'));
  const { viewer } = view;
  if (viewer === 'spectator' || !rules.toAct(state).includes(viewer)) return undefined;
  return rules.write(rules.draw(state, viewer, seededRandom('some')));
}

describe.each(STORES)('%s', (kind) => {
  let store: Store;
  let house: TestHouse;
  const keys = new Map<string, string>();
  const hello = async (id: string, who?: string | null) =>
    (await ask(house.url, `/api/tables/${id}`, keys.get(who ?? ''))).body as Hello;

  beforeAll(async () => {
    const options = await freshStore(kind);
    expect(await restore(options, KEPT_BACKUP)).toEqual({ tables: KEPT_TABLES.length, visitors: 16 });
    store = await openStore(options);
    for (const who of PEOPLE) keys.set(who, await keyFor(store, who));
    // a moment after it was last awake, and no sandglass runs on
    const now = (await lastBeatOf(store))! + 100;
    house = await openTestHouse({ store, limits: LIMITS, time: timeOf(() => now) });
  });
  afterAll(() => house?.close());

  test('nothing is set aside, and nothing has gone wrong', async () => {
    await Promise.all(KEPT_TABLES.map(({ head }) => hello(head.id)));
    const figures = await (await fetch(`${house.url}/metrics`)).text();
    expect(figures.split('\n').filter((line) => line.startsWith('escale_faults_total{'))).toEqual([]);
    expect(await store.asides('', 9)).toEqual([]);
  });

  test.each(KEPT_TABLES.map((table) => [table.name, table] as const))('%s is told as it was', async (_name, table) => {
    for (const kept of Object.values(table.expected.hello)) {
      const told = await hello(table.head.id, kept.you.who);
      expect(told).toMatchObject({ you: kept.you, names: kept.names });
      const lines = told.face.phase === 'over' ? kept.lines.map(unveiled) : kept.lines;
      expect(told.lines.slice(0, kept.lines.length)).toMatchObject(lines);
      // at some the computer is playing again already
      // and a game that was broken off is shown whole since
      const isWhole = kept.face.ending && kept.face.ending.kind !== 'played';
      if (told.seq === kept.seq) expect(told).toMatchObject({ face: kept.face, ...(!isWhole && { view: kept.view }) });
      else expect(told.face.holders.some(({ kind }) => kind === 'bot' || kind === 'stand-in')).toBe(true);
    }
  });

  test.each(STATUSES)('tables that are %s are listed', async (status) => {
    const { body } = await ask(house.url, `/api/tables?status=${status}`);
    const { tables } = body as { readonly tables: readonly { readonly id: string; readonly holders: unknown }[] };
    const kept = KEPT_TABLES.filter(({ head, mark }) => head.public && mark.status === status);
    const listed = tables.map(({ id }) => id);
    // a game that only computers play may have ended meanwhile
    if (status !== 'over') expect(listed.every((id) => kept.some(({ head }) => head.id === id))).toBe(true);
    for (const { head, expected } of kept.filter((table) => table.name !== 'z-game-computers-only')) {
      expect(tables.find(({ id }) => id === head.id)).toMatchObject({ holders: expected.holders });
    }
  });

  test.each(PEOPLE)('%s finds all tables of hers', async (who) => {
    const ids: string[] = [];
    for (let before: number | undefined; ; ) {
      const page = before === undefined ? '' : `?before=${before}`;
      const { body } = await ask(house.url, `/api/players/${who}${page}`, keys.get(who));
      const { tables } = body as { readonly tables: readonly { readonly id: string; readonly changed: number }[] };
      if (tables.length === 0) break;
      ids.push(...tables.map(({ id }) => id));
      before = tables.at(-1)!.changed;
    }
    const kept = KEPT_TABLES.filter(({ mark }) => mark.players.includes(who));
    expect(ids.toSorted()).toEqual(kept.map(({ head }) => head.id).toSorted());
  });

  test.each(
    KEPT_TABLES.filter(({ expected }) => expected.phase === 'over').map((table) => [table.name, table] as const),
  )('%s can be taken home as a file', async (_name, { head }) => {
    const { status, body } = await ask(house.url, `/api/tables/${head.id}/record`);
    expect(status).toBe(200);
    expect(readSavedGame(JSON.stringify((body as { game: object }).game), findGame)).toMatchObject({ ok: true });
  });

  test.each(RUNNING.map((table) => [table.name, table] as const))('%s is played on', async (_name, { head, mark }) => {
    const views = await Promise.all(mark.players.map(async (who) => ({ who, told: await hello(head.id, who) })));
    const acting = views.flatMap(({ who, told }) => {
      const move = someMove(head.game, told.view);
      return move === undefined ? [] : [{ who, move, seq: told.seq }];
    });
    for (const { who, move, seq } of acting.slice(0, 1)) {
      const { status, body } = await ask(house.url, `/api/tables/${head.id}`, keys.get(who), { do: 'act', move });
      expect(status, JSON.stringify(body)).toBe(200);
      const after = await hello(head.id, who);
      expect(after.seq).toBeGreaterThan(seq);
      expect(after.lines.slice(seq).map(({ what }) => what.t)).toContain('played');
    }
    // where only computers are to act, they do
    if (acting.length === 0) {
      const { seq } = views[0]?.told ?? (await hello(head.id));
      await expect.poll(async () => (await hello(head.id)).seq, { timeout: 60_000 }).toBeGreaterThan(seq);
    }
  });

  test('a stranger sits down at a table that was open', async () => {
    const { id } = KEPT_TABLES.find(({ name }) => name === 'ricochet-robots-five-open')!.head;
    const { body } = await ask(house.url, '/api/visitors', undefined, { name: 'Eve' });
    const { token } = body as { readonly token: string };
    const free = (await hello(id)).face.holders.findIndex(({ kind }) => kind === 'free');
    const sat = await ask(house.url, `/api/tables/${id}`, token, { do: 'sit', seat: free });
    expect(sat.status).toBe(200);
  });

  test('at the end, still nothing has been set aside', async () => {
    expect(await counted(house.url, 'escale_faults_total{what="set-aside"}')).toBe(0);
    expect(await store.asides('', 9)).toEqual([]);
  });
});

test('a house that was away for a day gives everybody his time back', async () => {
  const options = await freshStore('SQLite');
  await restore(options, KEPT_BACKUP);
  const store = await openStore(options);
  const asleep = (await lastBeatOf(store))!;
  const timed = RUNNING.filter(({ expected: { time } }) => time.running.length + time.sandglasses.length > 0);
  expect(timed.length).toBeGreaterThan(5);
  const house = await openTestHouse({ store, limits: LIMITS, time: timeOf(() => asleep + DAY_MS) });
  for (const { head } of timed) {
    const { lines } = (await ask(house.url, `/api/tables/${head.id}`)).body as Hello;
    const slept = lines.flatMap(({ what }) => (what.t === 'slept' ? [what] : [])).at(-1);
    expect(slept?.from).toBe(asleep);
    expect(slept?.ms).toBeGreaterThanOrEqual(DAY_MS);
    expect(slept?.ms).toBeLessThanOrEqual(DAY_MS + RETURN_MS);
  }
  await house.close();
});
