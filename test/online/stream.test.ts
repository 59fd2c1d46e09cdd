/** What programs hear over HTTP, and what becomes of those who do not listen or do not wait. */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openStore } from '../../src/server/index.ts';
import { StoreAway } from '../../src/server/store/errors.ts';
import type { Store } from '../../src/server/store/store.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { timeOf } from '../support/test-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-stream-'));
/** The store answers when this does. */
let gate: Promise<void> = Promise.resolve();
/** Names are told no more. */
let forgetful = false;
let now = 1_000_000;
let house: TestHouse;

beforeAll(async () => {
  const store = await openStore({ dataDir: folder });
  const gated: Partial<Store> = {
    find: (id) => gate.then(() => store.find(id)),
    visitors: (ids) => (forgetful ? Promise.reject(new StoreAway('away')) : store.visitors(ids)),
  };
  const shaky = new Proxy(store, {
    get(target, name) {
      const own = gated[name as keyof Store] ?? target[name as keyof Store];
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
  house = await openTestHouse({ store: shaky, time: timeOf(() => now), limits: { burst: 20 } });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const connectionsOf = ({ app }: TestHouse) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

async function stream(guest: Guest, id: string) {
  const request = get(`${house.url}/api/tables/${id}/events`, { headers: { authorization: `Bearer ${guest.token}` } });
  const response = await new Promise<NodeJS.ReadableStream>((resolve) => request.once('response', resolve));
  const lines = createInterface({ input: response })[Symbol.asyncIterator]();
  return { next: async () => (await lines.next()).value as string | undefined, stop: () => request.destroy() };
}

test('a program hears the same bytes as a page, a line each, until it goes', async () => {
  const [ann, bob] = [await Guest.at(house.url, 'Ann'), await Guest.at(house.url, 'Bob')];
  const id = await ann.open({ game: 'foxu', seats: 2 });
  const page = await bob.join(id);
  const program = await stream(bob, id);
  expect(JSON.parse((await program.next())!)).toMatchObject({ t: 'hello', you: { who: bob.id } });
  for (const command of [
    { do: 'react', reaction: 'hello' },
    { do: 'sit', seat: 1 },
  ] as const) {
    const seq = await page.do(command);
    await page.line(seq);
    let heard = await program.next();
    while (heard?.startsWith('{"t":"presence"')) heard = await program.next();
    expect(page.raw).toContain(heard);
  }
  await page.close();
  const watcher = await ann.join(id);
  program.stop();
  await watcher.until((message) => message.t === 'presence' && message.online.length === 1 && message.watching === 0);
  await watcher.close();
});

test('who floods the house before it has greeted him is let go', async () => {
  const ann = await Guest.at(house.url, 'Ann');
  const id = await ann.open({ game: 'foxu', seats: 2 });
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/tables/${id}/socket`);
  await new Promise((resolve) => socket.once('open', resolve));
  for (let sent = 0; sent < 30; sent++) socket.send('{}');
  expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1008);
  open();
});

test('whoever has gone while his table was being read is not counted', async () => {
  const ann = await Guest.at(house.url, 'Ann');
  const id = await ann.open({ game: 'foxu', seats: 2 });
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const address = `${house.url}/api/tables/${id}`;
  const gone = Array.from({ length: 10 }, () => get(`${address}/events`).on('error', () => {}));
  const sockets = Array.from({ length: 10 }, () => new WebSocket(`${address.replace('http', 'ws')}/socket`));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
  await Promise.all(gone.map((request) => new Promise<void>((resolve) => request.end(() => setTimeout(resolve, 20)))));
  for (const one of gone) one.destroy();
  for (const socket of sockets) socket.terminate();
  await expect.poll(() => connectionsOf(house)).toBeLessThan(10);
  open();
  const place = await ann.join(id);
  expect(await place.until((message) => message.t === 'presence')).toMatchObject({ online: [0], watching: 0 });
  const watcher = await stream(await Guest.at(house.url, 'Bob'), id);
  await place.until((message) => message.t === 'presence' && message.watching === 1);
  watcher.stop();
  await place.close();
});

test('a database that goes away in the middle of a greeting ends the stream, not the house', async () => {
  const ann = await Guest.at(house.url, 'Ann');
  const id = await ann.open({ game: 'foxu', seats: 2 });
  expect((await ann.ask('GET', `/api/tables/${id}`)).status).toBe(200);
  const known = await stream(ann, id);
  expect(await known.next()).toContain('"t":"hello"');
  known.stop();
  const bob = await Guest.at(house.url, 'Bob');
  // names are old by now and are asked for again
  now += 60_000;
  forgetful = true;
  expect(await (await stream(bob, id)).next()).toBeUndefined();
  forgetful = false;
  expect((await fetch(`${house.url}/health`)).status).toBe(200);
});
