/**
 * A short run of `npm run siege`: attacks one after the other on the real program, with honest people in it. None of them is refused, cut
 * off or left waiting, and nothing acknowledged is lost. How long they wait is what the siege itself measures, on a quiet machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ATTACKS } from '../../tools/siege/attacks/index.ts';
import { BOUNDS, Siege } from '../../tools/siege/siege.ts';

const SHORT_MS = 1000;
const CROWD_MS = 2500;
/** Far more than anybody waits, also on a machine that others use; a house that stands still is beyond it. */
const STANDSTILL_MS = 5000;
const dataDir = mkdtempSync(join(tmpdir(), 'escale-siege-'));
let siege: Siege;
beforeAll(async () => {
  siege = await Siege.begin({ dataDir });
});
afterAll(async () => {
  await siege.abandon();
  rmSync(dataDir, { recursive: true });
});

test.each([
  'strangers who sit and stand',
  'a choir at a table of its own',
  'other methods',
  'upgrades of another house',
  'guests without end',
  'rounds of a room without end',
  'a room that never rests',
])('%s', async (name) => {
  const row = await siege.strike(ATTACKS.find((attack) => attack.name === name)!, SHORT_MS, STANDSTILL_MS);
  expect(row.complaints).toEqual([]);
  expect(row.moves.count).toBeGreaterThan(0);
  expect(row.moves.worst).toBeLessThan(STANDSTILL_MS);
  expect(row.megabytes).toBeLessThan(BOUNDS.megabytes);
  // no socket, no connection is left of it
  expect(row.recovery).toBeDefined();
});

test('16 players and 200 watchers at one table, all behind one address, meet no limit', async () => {
  const crowd = ATTACKS.find(({ name }) => name === 'a crowd: 16 players, 200 watchers')!;
  const row = await siege.strike(crowd, CROWD_MS, STANDSTILL_MS);
  expect(row.complaints).toEqual([]);
  expect(row.counts.open).toBe(16 + 200);
});

test('40 phones in one home meet no limit', async () => {
  const crowd = ATTACKS.find(({ name }) => name === 'a crowd: 40 phones in one home')!;
  const row = await siege.strike(crowd, CROWD_MS, STANDSTILL_MS);
  expect(row.complaints).toEqual([]);
  // everybody's name, and a table for every two
  expect(row.counts['201']).toBe(40 + 20);
});

test('nothing acknowledged is lost', async () => {
  expect(await siege.end()).toMatchObject({ lost: 0, acknowledged: expect.toSatisfy((count: number) => count > 100) });
});
