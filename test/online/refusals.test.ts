/** Whatever a real house refuses, it refuses with a code that the description names for that route. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/server/index.ts';
import { STATUS_OF } from '../../src/wire/answers/refusal.ts';
import { addressOf, type Route } from '../../src/wire/route.ts';
import { ROUTES } from '../../src/wire/routes.ts';
import { CheckedHouse } from '../support/checked-house.ts';
import { type Guest, openTestHouse } from '../support/online.ts';
import { RouteCheck } from '../support/route-check.ts';

const TABLES = 3;
let house: CheckedHouse;
let check: RouteCheck;
let ann: Guest;
let bob: Guest;

beforeAll(async () => {
  house = await CheckedHouse.open({ tables: TABLES });
  ({ check, ann, bob } = house);
});
afterAll(() => house.close());

test('what is asked wrongly', async () => {
  // @ts-expect-error
  expect(await check.refusal(ann, 'PUT /api/me', { body: { name: 7 } })).toMatchObject({ status: 400 });
  // @ts-expect-error
  expect((await check.refusal(undefined, 'GET /api/tables', { query: { status: 'shut' } })).code).toBe('bad-request');
  expect((await check.refusal(undefined, 'GET /api/tables', { query: { status: 'over', game: 'chess' } })).reason).toBe(
    'house.no-game',
  );
  expect((await check.refusal(ann, 'POST /api/tables', { body: { game: 'chess', seats: 2 } })).reason).toBe(
    'table.unknown-game',
  );
  const start = { events: [{ by: 0, move: 'a1-a1' }] };
  expect((await check.refusal(ann, 'POST /api/tables', { body: { game: 'foxu', seats: 2, start } })).status).toBe(409);
  expect((await check.refusal(ann, 'POST /api/passkeys/new')).reason).toBe('house.passkey-browser');
});

test('what somebody may not do', async () => {
  const id = await house.playing({ game: 'foxu', seats: 2 });
  expect((await house.refused(undefined, id, { do: 'stand' })).code).toBe('unknown-visitor');
  expect((await house.refused(ann, 'nowhere', { do: 'stand' })).code).toBe('not-found');
  expect((await house.refused(ann, id, { do: 'stand' })).code).toBe('not-allowed');
  expect((await house.refused(ann, id, { do: 'hint' })).reason).toBe('table.no-hints');
  expect((await house.refused(ann, id, { do: 'take-back' })).reason).toBe('table.no-take-backs');
  expect((await house.refused(ann, id, { do: 'draw' })).reason).toBe('table.chance-draws');
  expect((await house.refused(bob, id, { do: 'act', move: await house.moveOf(ann, id) })).code).toBe('not-your-turn');
  expect((await house.refused(ann, id, { do: 'act', move: 'a1-a1' })).code).toBe('illegal-move');
  expect((await check.refusal(ann, 'GET /api/tables/:id/record', { params: { id } })).code).toBe('not-allowed');
  await house.do(ann, id, { do: 'resign' });
  expect((await house.refused(ann, id, { do: 'act', move: 'a1-b1' })).code).toBe('game-over');
  expect((await check.refusal(ann, 'GET /api/players/:id', { params: { id: 'nobody' } })).code).toBe('not-found');
  const elsewhere = { headers: { origin: 'http://elsewhere.example' } };
  expect((await check.refusal(elsewhere, 'POST /api/me/sign-out')).reason).toBe('house.origin');
});

test.each(Object.entries<Route>(ROUTES))('%s: a stranger is asked who he is, or is not', async (name, { who }) => {
  const { method, path } = addressOf(name);
  const { status } = await fetch(`${check.url}${path.replace(':id', 'nowhere')}`, { method });
  expect(status === STATUS_OF['unknown-visitor']).toBe(who === 'visitor');
});

test('a table whose log cannot be read', async () => {
  const id = await house.table(ann, { game: 'foxu', seats: 2 });
  const { length } = await house.store.read(id, 0);
  await house.store.append({ table: id, seq: length, at: Date.now(), bodies: ['{"t":"flew"}'] });
  const aside = { status: 410, code: 'set-aside', reason: 'house.set-aside' };
  expect(await check.refusal(ann, 'GET /api/tables/:id', { params: { id } })).toEqual(aside);
  expect(await house.refused(ann, id, { do: 'start' })).toEqual(aside);
});

test('more tables than one may have', async () => {
  const body = { game: 'foxu', seats: 2 };
  while ((await house.store.countRunning(ann.id, TABLES)) < TABLES) await house.table(ann, body);
  expect((await check.refusal(ann, 'POST /api/tables', { body })).reason).toBe('house.too-many-tables');
});

test('a house that makes the same guest twice, and then loses its database; no code is left', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escale-lost-'));
  const lost = await openStore({ dataDir });
  const poor = await openTestHouse({ store: lost, bytes: (count) => new Uint8Array(count) });
  const other = await RouteCheck.at(poor.url);
  await other.answer(undefined, 'POST /api/visitors', { body: {} });
  expect((await other.refusal(undefined, 'POST /api/visitors', { body: {} })).code).toBe('broken');
  await lost.close();
  expect((await other.refusal(undefined, 'GET /api/tables')).code).toBe('away');
  expect(await other.answer(undefined, 'GET /ready')).toEqual({ ok: false, why: 'away' });
  await poor.close();
  rmSync(dataDir, { recursive: true });
  expect(new Set([...check.codes, ...other.codes])).toEqual(new Set(Object.keys(STATUS_OF)));
});
