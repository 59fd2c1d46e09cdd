/**
 * npm run load -- [--tables 500] [--seconds 10] [--idle 4000] [--game foxu] [--store sqlite|postgres] [--nodes 1,3] [--hearers 1,10,100]
 * [--figures FILE]: how many moves a second the house acknowledges, every one durable, what a move and a connection that only listens cost,
 * and what nodes tell each other. On both stores; with several nodes on PostgreSQL, where the two of a table sit at different ones.
 * docs/scale.md is made from what it prints; `--figures` keeps it as JSON.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { buildHouse } from '../build.js';
import { tellIfBusy } from '../busy.ts';
import { startHouse, type TheHouse } from '../house-process.ts';
import { type Figures, type IdleFigures, idleLine, linesOf } from './figures.ts';
import { type HearerFigures, hearerLine, measureHearers } from './hearers.ts';
import { type Loaded, measure, measureIdle } from './measure.ts';
import { syncsPerSecond } from './syncs.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    idle: { type: 'string', default: '4000' },
    game: { type: 'string', default: 'foxu' },
    store: { type: 'string' },
    nodes: { type: 'string', default: '1,3' },
    hearers: { type: 'string', default: '1,10,100' },
    figures: { type: 'string' },
  },
});
const [tables, seconds, idle] = [values.tables, values.seconds, values.idle].map(Number) as [number, number, number];
const load = { game: values.game, tables, ms: seconds * 1000 };
const LIMITS = 'requestsPerMinute=1000000 inFlight=20000 sockets=20000 tables=100000 burst=1000 perSecond=1000';
const HEARERS_MS = 2000;
const measured: Record<string, Figures | IdleFigures | HearerFigures> = {};

type Environment = Readonly<Record<string, string>>;

/** Some nodes of one house, as long as they are needed. */
async function withHouses<T>(environment: Environment, count: number, work: (houses: TheHouse[]) => Promise<T>) {
  const houses: TheHouse[] = [];
  try {
    while (houses.length < count) houses.push(await startHouse({ ...environment, ESCALE_LIMITS: LIMITS }));
    return await work(houses);
  } finally {
    await Promise.all(houses.map((house) => house.stop()));
  }
}

async function play(name: string, environment: Environment, nodes = 1): Promise<void> {
  // where there are several, one more only hears of it
  const figures = await withHouses(environment, nodes > 1 ? nodes + 1 : 1, (all) => {
    const loaded: Loaded = {
      houses: all.slice(0, nodes),
      bystander: all[nodes],
      databaseUrl: environment.DATABASE_URL,
    };
    return measure(loaded, load);
  });
  const title = nodes > 1 ? `${name}, ${nodes} nodes` : name;
  for (const line of linesOf(figures)) console.log(`${title}: ${line}`);
  measured[title] = figures;
}

async function rest(name: string, environment: Environment): Promise<void> {
  if (idle === 0) return;
  const figures = await withHouses(environment, 1, ([house]) => measureIdle(house!, values.game, idle));
  console.log(`${name}: ${idleLine(figures)}`);
  measured[`${name}, idle`] = figures;
}

async function tell(url: string, hearers: number): Promise<void> {
  const figures = await measureHearers(url, hearers, HEARERS_MS);
  console.log(`PostgreSQL: ${hearerLine(figures)}`);
  measured[`PostgreSQL, ${hearers} hear`] = figures;
}

await buildHouse();
await tellIfBusy();
const folder = mkdtempSync(join(tmpdir(), 'escale-load-'));
console.log(`this disk: ${Math.round(syncsPerSecond(folder))} syncs a second`);
if (values.store !== 'postgres') {
  await play('SQLite', { ESCALE_DATA: folder });
  await rest('SQLite', { ESCALE_DATA: folder });
}
if (values.store !== 'sqlite') {
  const server = await startPostgres({ durable: true });
  const environment = { ESCALE_DATA: folder, DATABASE_URL: server.url };
  try {
    for (const nodes of values.nodes.split(',')) await play('PostgreSQL', environment, Number(nodes));
    await rest('PostgreSQL', environment);
    for (const hearers of values.hearers.split(',').filter(Boolean)) await tell(server.url, Number(hearers));
  } finally {
    await server.stop();
  }
}
rmSync(folder, { recursive: true });
if (values.figures) writeFileSync(values.figures, `${JSON.stringify(measured, undefined, 2)}\n`);
