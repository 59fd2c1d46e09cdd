/** A short run of `npm run evening`: everybody hears what was announced, and a room outlives its house, and a node of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { tryEvening } from '../../tools/evening/trial.ts';
import { freshDatabase } from '../support/postgres.ts';

/** How quickly is what the tool measures, on a quiet machine; a house that stands still is beyond it. */
const STANDSTILL_MS = 5000;
const folder = mkdtempSync(join(tmpdir(), 'escale-evening-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['SQLite', 1, async () => ({})],
  ['PostgreSQL', 3, async () => ({ DATABASE_URL: await freshDatabase(inject('postgres')) })],
] as const)(
  '%s, nodes: %i',
  async (name, nodes, environment) => {
    const announcements = 10;
    const { before, after, glass } = await tryEvening({
      environment: { ESCALE_DATA: join(folder, name), ...(await environment()) },
      ...{ nodes, phones: 20, announcements, pace: 10 },
    });
    for (const hearing of [before, after]) {
      expect(hearing.announcements).toBe(announcements);
      expect(hearing.p99).toBeLessThan(STANDSTILL_MS);
    }
    // it did not run while nobody could play; what the house gives back counts from its last beat
    expect(Math.abs(glass[1] - glass[0])).toBeLessThan(STANDSTILL_MS);
  },
  120_000,
);
