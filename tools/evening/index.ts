/**
 * npm run evening -- [--phones 40] [--announcements 200] [--pace 50] [--store sqlite|postgres] [--nodes 3]: a room with so many phones and a
 * screen at a table of Ricochet Robots. Everybody has to hear an announcement within 150 ms (99 of 100) of its acknowledgement; then
 * the house, or one of its nodes, is killed (kill -9), and the room, its round and the sandglass have to be there again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { buildHouse } from '../build.js';
import { tellIfBusy } from '../busy.ts';
import type { Hearing } from './hearing.ts';
import { type TrialOptions, tryEvening } from './trial.ts';

const { values } = parseArgs({
  options: {
    phones: { type: 'string', default: '40' },
    announcements: { type: 'string', default: '200' },
    pace: { type: 'string', default: '50' },
    nodes: { type: 'string', default: '3' },
    store: { type: 'string' },
  },
});
const WITHIN_MS = 150;
const [phones, announcements, pace] = [values.phones, values.announcements, values.pace].map(Number) as [
  number,
  number,
  number,
];
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function on(name: string, more: Pick<TrialOptions, 'environment' | 'nodes'>): Promise<void> {
  const { before, after, back, glass } = await tryEvening({ ...more, phones, announcements, pace });
  const line = (when: string, { announcements: count, p50, p99, longest }: Hearing) =>
    console.log(
      `${name}, ${phones} phones and a screen, ${when}: ${count} announcements; everybody heard one ${Math.round(p50)} ms (median), ` +
        `${Math.round(p99)} ms (99 of 100), ${Math.round(longest)} ms (longest) after its acknowledgement`,
    );
  line('before the kill', before);
  console.log(
    `${name}: killed; everybody back in the room and at the table after ${seconds(back)}; ` +
      `the sandglass had ${seconds(glass[0])} left before and ${seconds(glass[1])} after`,
  );
  line('after the kill', after);
  if (Math.max(before.p99, after.p99) <= WITHIN_MS) return;
  console.log(`${name}: longer than ${WITHIN_MS} ms`);
  process.exitCode = 1;
}

await buildHouse();
await tellIfBusy();
const folder = mkdtempSync(join(tmpdir(), 'escale-evening-'));
if (values.store !== 'postgres') await on('SQLite', { environment: { ESCALE_DATA: folder }, nodes: 1 });
if (values.store !== 'sqlite') {
  const server = await startPostgres({ durable: true });
  const environment = { ESCALE_DATA: folder, DATABASE_URL: server.url };
  const nodes = Number(values.nodes);
  await on(`PostgreSQL, ${nodes} nodes`, { environment, nodes }).finally(() => server.stop());
}
rmSync(folder, { recursive: true });
