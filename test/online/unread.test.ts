/** What nobody reads does not stay: answers and sockets whose readers have stopped reading. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, socketFrom } from '../support/from-address.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';

const LOOSE = { requestsPerMinute: 1e6, burst: 1e6, perSecond: 1e6 };
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ limits: { ...LOOSE, inFlight: 400, patience: 4000 } });
});
afterAll(() => house.close());

const connections = () =>
  new Promise<number>((resolve) => house.app.server.getConnections((_, count) => resolve(count)));

/** Asks many times in one go, and reads nothing of the answers. */
function askUnread(head: string, times: number, from = '127.0.0.2', { url } = house): Promise<Socket> {
  return new Promise((resolve) => {
    const port = Number(new URL(url).port);
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => {
      socket.write(`${head}\r\nhost: here\r\n\r\n`.repeat(times), () => resolve(socket));
    });
    socket.on('error', () => {});
    socket.pause();
  });
}

async function playing({ url } = house) {
  const ann = await Guest.at(url, 'Ann');
  const id = await ann.open({ game: 'foxu', seats: 2 });
  return { ann, id, place: await ann.join(id) };
}

test('answers that are not read are dropped with their connection; who plays beside them is served', async () => {
  const { place } = await playing();
  const before = await connections();
  const deaf = await askUnread('GET /api/openapi.json HTTP/1.1', 1);
  await expect.poll(connections).toBe(before + 1);
  // until the system keeps no more of them
  const asking = setInterval(() => deaf.write('GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n'), 1);
  expect(await place.do({ do: 'react', reaction: 'hello' })).toBeGreaterThan(0);
  await expect.poll(connections, { timeout: 20_000 }).toBe(before);
  clearInterval(asking);
  deaf.destroy();
  await place.close();
});

test('who asks on and on before he has an answer is cut off, with all that he has open, and rests for a while', async () => {
  const { place } = await playing();
  const before = await connections();
  const silent = await askUnread('GET /health HTTP/1.1', 1, '127.0.0.3');
  await expect.poll(connections).toBe(before + 1);
  const hasty = await askUnread('GET /health HTTP/1.1', 5000, '127.0.0.3');
  for (const socket of [silent, hasty]) await new Promise((resolve) => socket.resume().once('close', resolve));
  const again = await askUnread('GET /health HTTP/1.1', 1, '127.0.0.3');
  await new Promise((resolve) => again.resume().once('close', resolve));
  expect(again.bytesRead).toBe(0);
  expect(await connections()).toBe(before);
  expect(await place.do({ do: 'react', reaction: 'hello' })).toBeGreaterThan(0);
  await place.close();
});

test('requests of strangers that are under way are bounded, and those whom the house knows come in all the same', async () => {
  const most = 40;
  const patient = await openTestHouse({ limits: { ...LOOSE, inFlight: most, patience: 60_000 } });
  const { ann, place } = await playing(patient);
  // a body that does not come: under way until the house is tired of it
  const head = 'POST /api/visitors HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 20';
  const waiting = await Promise.all(Array.from({ length: most }, () => askUnread(head, 1, '127.0.0.1', patient)));
  const list = async () => (await fetch(`${patient.url}/api/tables`)).status;
  await expect.poll(list, { timeout: 30_000 }).toBe(429);
  expect((await ann.ask('GET', '/api/me')).status).toBe(200);
  expect((await fetch(`${patient.url}/health`)).status).toBe(200);
  expect(await place.do({ do: 'react', reaction: 'hello' })).toBeGreaterThan(0);
  for (const socket of waiting) socket.destroy();
  await expect.poll(list, { timeout: 30_000 }).toBe(200);
  await place.close();
  await patient.close();
});

test('a socket whose reader has stopped is let go, and its neighbour hears everything', async () => {
  const { ann, id, place } = await playing();
  const before = await connections();
  const { socket } = await socketFrom(house.url, id, bearer(ann.token));
  socket.pause();
  // each is answered with a view
  const ask = setInterval(() => {
    for (let asked = 0; asked < 500; asked++) socket.send(JSON.stringify({ id: `l${asked}`, look: 0 }));
  }, 20);
  await expect.poll(connections, { timeout: 20_000 }).toBe(before);
  clearInterval(ask);
  socket.terminate();
  const seq = await place.do({ do: 'react', reaction: 'hello' });
  expect((await place.line(seq)).what).toMatchObject({ t: 'reacted' });
  await place.close();
});
