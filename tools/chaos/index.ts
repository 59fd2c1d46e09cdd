/**
 * npm run chaos -- [--times 50] [--tables 40] [--game foxu] [--store sqlite|postgres] [--seed 1]: the house is killed (kill
 * -9) at random under load, so many times. No acknowledged event may be lost, no move be played twice, and every table must
 * be playable again within three seconds of the restart.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { buildHouse } from '../build.js';
import { chaos } from './chaos.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    tables: { type: 'string', default: '40' },
    game: { type: 'string', default: 'foxu' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string' },
  },
});
const WITHIN_MS = 3000;

async function onStore(name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const options = {
    environment,
    game: values.game,
    tables: Number(values.tables),
    times: Number(values.times),
    seed: `chaos ${values.seed}`,
  };
  const { falls, tables, acknowledged } = await chaos(options, () => process.stderr.write('.'));
  process.stderr.write('\n');
  const row = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return `median ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms, longest ${Math.round(sorted.at(-1)!)} ms`;
  };
  console.log(
    `${name}: killed ${falls.length} times under load; ${acknowledged} acknowledged moves at ${tables} tables, all there, none twice`,
  );
  console.log(`${name}: from start to ready: ${row(falls.map(({ ready }) => ready))}`);
  console.log(`${name}: from start until every table has moved: ${row(falls.map(({ playable }) => playable))}`);
  if (falls.some(({ playable }) => playable > WITHIN_MS)) {
    console.log(`${name}: longer than ${WITHIN_MS} ms`);
    process.exitCode = 1;
  }
}

await buildHouse();
const folder = mkdtempSync(join(tmpdir(), 'escale-chaos-'));
if (values.store !== 'postgres') await onStore('SQLite', { ESCALE_DATA: folder });
if (values.store !== 'sqlite') {
  const server = await startPostgres({ durable: true });
  await onStore('PostgreSQL', { ESCALE_DATA: folder, DATABASE_URL: server.url }).finally(() => server.stop());
}
rmSync(folder, { recursive: true });
