/** Whoever plays alone reads the rules, or looks at another page, and no time runs. */
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { freeTime, passTime, sleepFor, stopTime } from '../../../test/support/table/clock.ts';
import { stubStorage } from '../../../test/support/table/page-host.ts';
import { TestThinker } from '../../../test/support/table/thinker.ts';
import { expectOk } from '../../core/result.ts';
import type { TimeControl } from '../../table/state/time.ts';
import { LocalHost } from './host.ts';
import { openLocally } from './opening.ts';
import { AT_HOME } from './policies.ts';
import { type Occupant, personAt } from './record.ts';

const ANN: Occupant = { kind: 'person', name: 'Ann' };
const COMPUTER: Occupant = { kind: 'computer', level: 3 };
const NO_CLOCK: TimeControl = { kind: 'none' };

beforeAll(() => {
  stubStorage();
  stopTime();
});
afterAll(freeTime);

/** What is written takes the browser several turns. */
async function idle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
const pass = (ms: number) => passTime(ms, idle);

async function openedBy(id: string): Promise<LocalHost> {
  const host = expectOk((await LocalHost.open(id, new TestThinker()))!);
  host.start();
  await pass(100);
  return host;
}

async function tableOf(occupants: readonly Occupant[], control = NO_CLOCK, game = 'ricochet-robots') {
  const id = expectOk(await openLocally(gameCalled(game), occupants, { policies: AT_HOME, control }));
  return { id, host: await openedBy(id) };
}

const announce = (host: LocalHost) => host.table.do(personAt(0), { do: 'act', move: 'bid:9' });
const left = ({ table }: LocalHost) => table.state.time.sandglasses[0]!.ends - table.hello(undefined, 0).now;
const phase = ({ table: { state } }: LocalHost) =>
  (state.position.game.view(state.position.state, 0) as { phase?: unknown }).phase;

test('the sandglass stands while the rules are open, however long, and runs on from where it was', async () => {
  const { host } = await tableOf([ANN]);
  await announce(host);
  await pass(10_000);
  const before = left(host);
  const close = host.recess!.hold();
  await pass(500_000);
  expect(phase(host)).toBe('announcing');
  close();
  await pass(100);
  expect(Math.abs(left(host) - before)).toBeLessThan(500);
  await pass(before);
  expect(phase(host)).toBe('showing');
  host.close();
});

test('a short look costs nothing either; several reasons hold together', async () => {
  const { host } = await tableOf([ANN]);
  await announce(host);
  const before = left(host);
  const [rules, page] = [host.recess!.hold(), host.recess!.hold()];
  await pass(1000);
  rules();
  await pass(1000);
  expect(host.recess!.on).toBe(true);
  page();
  page();
  expect(host.recess!.on).toBe(false);
  await pass(100);
  expect(Math.abs(left(host) - before)).toBeLessThan(500);
  host.close();
});

test('computers do not think meanwhile', async () => {
  const { host } = await tableOf([ANN, COMPUTER]);
  const release = host.recess!.hold();
  const { length } = host.table.state.position.events;
  await pass(60_000);
  expect(host.table.state.position.events).toHaveLength(length);
  expect(host.table.thinking).toBeUndefined();
  release();
  await pass(30_000);
  expect(host.table.state.position.events.length).toBeGreaterThan(length);
  host.close();
});

test('a page that is closed while it is paused loses nothing', async () => {
  const { id, host } = await tableOf([ANN]);
  await announce(host);
  const before = left(host);
  host.recess!.hold();
  await pass(30_000);
  host.close();
  sleepFor(3_600_000);
  const again = await openedBy(id);
  expect(Math.abs(left(again) - before)).toBeLessThan(500);
  again.close();
});

test('one’s own clock against the computer stands too', async () => {
  const { host } = await tableOf([ANN, COMPUTER], { kind: 'total', minutes: 1, increment: 0 }, 'foxu');
  const { running } = host.table.state.time;
  const release = host.recess!.hold();
  await pass(300_000);
  release();
  await pass(100);
  expect(running).toEqual([0]);
  expect(host.table.state.phase).toBe('playing');
  host.close();
});

test('among several people nobody stops the time for all, and where no time matters nothing stops', async () => {
  const several = await tableOf([ANN, { kind: 'person', name: 'Bob' }]);
  expect(several.host.recess).toBeUndefined();
  const unhurried = await tableOf([ANN, COMPUTER], NO_CLOCK, 'foxu');
  expect(unhurried.host.recess).toBeUndefined();
  for (const { host } of [several, unhurried]) host.close();
});
