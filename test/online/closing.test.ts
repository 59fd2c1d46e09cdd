/** A house that closes says so, and is gone soon, whoever does not answer. */

import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/server/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import { socketFrom } from '../support/from-address.ts';
import { Guest, openTestHouse } from '../support/online.ts';

/** Two seconds are promised; others use this machine too. */
const SOON_MS = 5000;

test('a phone that never answers the farewell, a stream and a frozen database hold nobody; pages hear 1001', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escale-closing-'));
  const store = await openStore({ dataDir });
  const frozen = new Proxy(store, {
    get(target, name) {
      if (name === 'close') return () => new Promise(() => {});
      const own = target[name as keyof Store];
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
  const house = await openTestHouse({ store: frozen });
  const ann = await Guest.at(house.url, 'Ann');
  const id = await ann.open({ game: 'foxu', seats: 2 });
  const page = await ann.join(id);
  const closed = new Promise((resolve) => page.socket.once('close', resolve));
  const { port } = new URL(house.url);
  const phone = connect(Number(port), '127.0.0.1');
  phone.on('error', () => {});
  phone.write(
    `GET /api/tables/${id}/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const stream = await fetch(`${house.url}/api/tables/${id}/events`);
  await page.until((message) => message.t === 'presence' && message.watching === 2);
  phone.pause();

  const begin = performance.now();
  const late = socketFrom(house.url, id, {});
  await house.close();
  expect(performance.now() - begin).toBeLessThan(SOON_MS);
  expect(await closed).toBe(1001);
  expect(page.messages.at(-1)).toEqual({ t: 'bye', reason: 'closing' });
  expect((await stream.text()).trim().split('\n').at(-1)).toBe('{"t":"bye","reason":"closing"}');
  expect([1001, 1006, 1013]).toContain(await (await late).closed);
  phone.destroy();
  await store.close();
  rmSync(dataDir, { recursive: true });
});
