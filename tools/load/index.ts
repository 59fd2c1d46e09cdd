/**
 * npm run load -- [--tables 500] [--seconds 10] [--idle 4000] [--game foxu]: how many moves a second the house
 * acknowledges, every one durable, and what a connection that only listens costs. On both stores.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { buildHouse } from '../build.js';
import { tellIfBusy } from '../busy.ts';
import { startHouse, type TheHouse } from '../house-process.ts';
import { openIdle } from './idle.ts';
import { PlayedTable } from './played-table.ts';
import { syncsPerSecond } from './syncs.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    idle: { type: 'string', default: '4000' },
    game: { type: 'string', default: 'foxu' },
    store: { type: 'string' },
  },
});
const [tables, seconds, idle] = [values.tables, values.seconds, values.idle].map(Number) as [number, number, number];
/** A server that has just started is not yet what it will be. */
const WARM_MS = 4000;
const LIMITS = 'requestsPerMinute=1000000 sockets=20000 tables=100000 burst=1000 perSecond=1000';

async function measure(name: string, house: TheHouse): Promise<void> {
  const took: number[] = [];
  const players = await Promise.all(
    Array.from({ length: tables }, (_, number) => PlayedTable.open(house.url, values.game, `load ${number}`, took)),
  );
  await Promise.all(players.map((table) => table.play(WARM_MS)));
  const before = took.length;
  const processor = await house.processor();
  const begin = performance.now();
  await Promise.all(players.map((table) => table.play(seconds * 1000)));
  const elapsed = (performance.now() - begin) / 1000;
  const times = took.slice(before).sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(1)} ms`;
  const rate = Math.round(times.length / elapsed);
  console.log(
    `${name}: ${rate} moves a second acknowledged (${tables} tables of two), p50 ${at(0.5)}, p99 ${at(0.99)}`,
  );
  const cost = Math.round((((await house.processor()) - processor) / times.length) * 1e6);
  console.log(`${name}: ${cost} µs of the server's processor a move`);
  for (const table of players) table.close();
}

async function rest(name: string, house: TheHouse): Promise<void> {
  const empty = await house.memory();
  const close = await openIdle(house.url, values.game, idle);
  const full = await house.memory();
  const each = ((full - empty) / idle / 1024).toFixed(1);
  const mega = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  console.log(`${name}: ${idle} connected and idle: ${mega(full)} in all (${mega(empty)} without), ${each} KB each`);
  close();
}

async function onStore(name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  for (const work of [measure, rest]) {
    const house = await startHouse({ ...environment, ESCALE_LIMITS: LIMITS });
    await work(name, house).finally(() => house.stop());
  }
}

await buildHouse();
await tellIfBusy();
const folder = mkdtempSync(join(tmpdir(), 'escale-load-'));
console.log(`this disk: ${Math.round(syncsPerSecond(folder))} syncs a second`);
if (values.store !== 'postgres') await onStore('SQLite', { ESCALE_DATA: folder });
if (values.store !== 'sqlite') {
  const server = await startPostgres({ durable: true });
  await onStore('PostgreSQL', { ESCALE_DATA: folder, DATABASE_URL: server.url }).finally(() => server.stop());
}
rmSync(folder, { recursive: true });
