/** npm run bench:store: what the stores do in a second, on this machine. Told, not judged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/server/store/open.ts';
import type { Store } from '../src/server/store/store.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { tellIfBusy } from '../tools/busy.ts';

const SECONDS = 4;
const BODY = JSON.stringify({ by: 0, move: 'a1-d4', salt: 'x'.repeat(32) });

async function measure(name: string, store: Store): Promise<void> {
  for (const inFlight of [1, 256]) for (const marked of [false, true]) await appends(name, store, inFlight, marked);
}

/** As many tables as there are appends in flight, each at its own place. */
async function appends(name: string, store: Store, inFlight: number, marked: boolean): Promise<void> {
  const took: number[] = [];
  const id = `${inFlight}-${marked}-${process.pid}`;
  const entry = { status: 'playing', deadline: 1, players: ['ada', 'bob'], summary: '{}' } as const;
  const begin = performance.now();
  const processor = process.cpuUsage();
  const write = async (writer: number) => {
    const table = `${id}-${writer}`;
    await store.open({ ...entry, id: table, game: 'bench', public: false, at: 0, seed: '', bodies: [BODY] });
    for (let seq = 1; performance.now() - begin < SECONDS * 1_000; seq++) {
      const start = performance.now();
      const change = marked ? { ...entry, deadline: seq } : undefined;
      if (!(await store.append({ table, seq, at: seq, bodies: [BODY], entry: change }))) throw new Error('refused');
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, writer) => write(writer)));
  const { user, system } = process.cpuUsage(processor);
  const times = took.sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`;
  const rate = Math.round((times.length * 1_000) / (performance.now() - begin));
  const cost = Math.round((user + system) / times.length);
  const what = `${name}, ${inFlight} in flight${marked ? ', each with a new entry' : ''}`;
  console.log(`${what}: ${rate} appends a second, p50 ${at(0.5)}, p99 ${at(0.99)}, ${cost} µs of processor each`);
}

await tellIfBusy();
const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));
const sqlite = await openStore({ dataDir: folder });
await measure('SQLite', sqlite);
await sqlite.close();
rmSync(folder, { recursive: true });

const server = await startPostgres({ durable: true });
const postgres = await openStore({ databaseUrl: server.url, dataDir: folder });
await measure('PostgreSQL', postgres);
await postgres.close();
await server.stop();
