/** A log goes on wherever it was written: by every host, on every host. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase } from '../support/postgres.ts';
import { freeTime, stopTime } from '../support/table/clock.ts';
import { HOSTS, type HostName, type TestHost } from '../support/table/host.ts';
import { onPostgres, onSqlite } from '../support/table/house-host.ts';
import { MemoryHost } from '../support/table/memory-host.ts';
import { PageHost, stubStorage } from '../support/table/page-host.ts';
import { Party } from '../support/table/party.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'escale-logs-'));
const hosts = new Map<HostName, TestHost>();

beforeAll(async () => {
  stubStorage();
  stopTime();
  hosts.set('house on SQLite', await onSqlite(dataDir));
  hosts.set('house on PostgreSQL', await onPostgres(await freshDatabase(inject('postgres'))));
  hosts.set('page', new PageHost());
  hosts.set('memory', new MemoryHost());
});
afterAll(async () => {
  Party.leaveAll();
  for (const host of hosts.values()) await host.close();
  freeTime();
  rmSync(dataDir, { recursive: true });
});

test.each(HOSTS)('%s: what it writes goes on everywhere', async (name) => {
  const writer = hosts.get(name)!;
  const written = await Party.open(writer, { game: 'z-game', games: 3, policies: { hints: true } }, ['ann', 'bob']);
  await written.play(4);
  await written.do('ann', { do: 'hint' });
  await written.do('ann', { do: 'offer-draw' });
  const kept = await writer.kept(written.id);
  for (const reader of hosts.values()) {
    const read = await Party.at(reader, await reader.adopt(kept), ['ann', 'bob']);
    const told = (party: Party) => party.people.map(({ page: { view, face, lines } }) => ({ view, face, lines }));
    expect(told(read)).toEqual(told(written));
    await read.play(2);
    expect(read.get('bob').moves).toBe(6);
  }
});
