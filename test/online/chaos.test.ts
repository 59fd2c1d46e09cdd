/** A short run of `npm run chaos`: nothing acknowledged is lost by a kill -9 under load, and every table goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { chaos } from '../../tools/chaos/chaos.ts';
import { freshDatabase } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-chaos-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await freshDatabase(inject('postgres')) })],
] as const)('%s', async (name, environment) => {
  const report = await chaos({
    environment: { ESCALE_DATA: join(folder, name), ...(await environment()) },
    game: 'foxu',
    tables: 8,
    times: 3,
    seed: 'test',
  });
  expect(report.falls).toHaveLength(3);
  expect(report.acknowledged).toBeGreaterThan(8 * 4);
});
