/**
 * npm run siege -- [--only NAMES] [--seconds 4] [--store sqlite|postgres] [--told]: every attack we know, each from one address, against
 * a real house with its usual limits, with honest people in it. `--only` takes parts of names, with commas between them. Times are in
 * milliseconds. Ends with 1 if somebody had to wait, something was lost, or the house was not as before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StoreOptions } from '../../src/server/store/open.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { buildHouse } from '../build.js';
import { tellIfBusy } from '../busy.ts';
import type { Attack } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { freshDatabase } from './database.ts';
import { Siege } from './siege.ts';
import { faultsAfter, faultsOf, heading, lineAfter, lineOf } from './verdict.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    store: { type: 'string', default: 'sqlite' },
    told: { type: 'boolean', default: false },
  },
});

async function withFolder(work: (options: StoreOptions) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'escale-siege-'));
  await work({ dataDir }).finally(() => rmSync(dataDir, { recursive: true, force: true }));
}

await buildHouse();
await tellIfBusy();
const names = (values.only ?? '').split(',');
const wanted = ATTACKS.filter(({ name }) => names.some((part) => name.includes(part)));
if (wanted.length === 0)
  throw new Error(`no attack is called ${values.only}: ${ATTACKS.map(({ name }) => name).join(', ')}`);
// those who need the same house share it, and one who closes it has it for himself
const houses = new Map<string, Attack[]>();
for (const attack of wanted) {
  const house = attack.closes ? attack.name : `filled ${attack.filling}`;
  houses.set(house, [...(houses.get(house) ?? []), attack]);
}
const server = values.store === 'postgres' ? await startPostgres({ durable: true }) : undefined;
console.log(heading());
let failed = 0;
for (const attacks of houses.values()) {
  await withFolder(async (options) => {
    const databaseUrl = server && (await freshDatabase(server.url));
    const siege = await Siege.begin({ ...options, databaseUrl }, attacks[0]!.filling);
    try {
      for (const attack of attacks) {
        const row = await siege.strike(attack, Number(values.seconds) * 1000);
        console.log(lineOf(row));
        if (values.told) console.log(`  ${JSON.stringify(row.counts)}`);
        if (faultsOf(row).length > 0) failed++;
      }
      const after = await siege.end();
      console.log(lineAfter(after));
      if (faultsAfter(after).length > 0) failed++;
    } finally {
      await siege.abandon();
    }
  });
}
await server?.stop();
console.log(
  failed === 0
    ? `${wanted.length} attacks, none of them noticed`
    : `${failed} of ${wanted.length} attacks were noticed`,
);
process.exitCode = failed === 0 ? 0 : 1;
