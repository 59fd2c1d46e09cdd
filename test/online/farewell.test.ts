/** What belongs to a visitor ends with him, at every node; and what is his is kept by nobody. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hashOf } from '../../src/server/identity.ts';
import { openStore } from '../../src/server/index.ts';
import { bearer, socketFrom } from '../support/from-address.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { freshDatabase } from '../support/postgres.ts';

let nodes: TestHouse[];
beforeAll(async () => {
  const databaseUrl = await freshDatabase(inject('postgres'));
  const open = async () => openTestHouse({ store: await openStore({ databaseUrl, dataDir: 'nowhere' }) });
  nodes = [await open(), await open()];
});
afterAll(() => Promise.all(nodes.map((node) => node.close())));

const FAREWELLS = [
  ['signs out', 'POST', '/api/me/sign-out'],
  ['deletes himself', 'DELETE', '/api/me'],
] as const;

test.each(FAREWELLS)(
  'in a house of one node, whoever %s hears nothing more; everybody else does',
  async (_what, method, path) => {
    const { url, close } = await openTestHouse();
    const [ann, bob] = [await Guest.at(url, 'Ann'), await Guest.at(url, 'Bob')];
    const id = await ann.open({ game: 'foxu', seats: 2 });
    const own = await socketFrom(url, id, bearer(ann.token));
    const other = await socketFrom(url, id, bearer(bob.token));
    const stream = await fetch(`${url}/api/tables/${id}/events`, { headers: bearer(ann.token) });
    expect((await ann.ask(method, path)).status).toBe(200);
    expect(await own.closed).toBe(1008);
    expect(await stream.text()).toContain('"t":"hello"');
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    other.socket.terminate();
    await close();
  },
);

test.each(FAREWELLS)(
  'whoever %s hears nothing more, at this node and the other; everybody else does',
  async (_what, method, path) => {
    const [here, there] = nodes.map(({ url }) => url) as [string, string];
    const [ann, bob] = [await Guest.at(here, 'Ann'), await Guest.at(here, 'Bob')];
    const id = await ann.open({ game: 'foxu', seats: 2 });
    const [own, far, other] = await Promise.all([
      socketFrom(here, id, bearer(ann.token)),
      socketFrom(there, id, bearer(ann.token)),
      socketFrom(there, id, bearer(bob.token)),
    ]);
    const stream = await fetch(`${there}/api/tables/${id}/events`, { headers: bearer(ann.token) });
    expect((await ann.ask(method, path)).status).toBe(200);
    expect(await Promise.all([own.closed, far.closed])).toEqual([1008, 1008]);
    expect(await stream.text()).toContain('"t":"hello"');
    expect((await ann.via(there).ask('POST', `/api/tables/${id}`, { do: 'start' })).status).toBe(401);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    other.socket.terminate();
  },
);

describe('at another node', () => {
  test('whose announcement is lost, he hears nothing more all the same, and acts no more; everybody else goes on', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'));
    const silent = await openStore({ databaseUrl, dataDir: 'nowhere' });
    silent.announceEnded = () => {};
    const here = await openTestHouse({ store: silent });
    const there = await openTestHouse({ store: await openStore({ databaseUrl, dataDir: 'nowhere' }) });
    const [ann, bob, cem] = await Promise.all(['Ann', 'Bob', 'Cem'].map((name) => Guest.at(here.url, name)));
    const id = await ann!.open({ game: 'foxu', seats: 2 });
    const [first, second, other, stranger] = await Promise.all([
      ...[ann, bob, cem].map((guest) => socketFrom(there.url, id, bearer(guest!.token))),
      socketFrom(there.url, id, bearer('x'.repeat(43))),
    ]);
    await ann!.ask('POST', '/api/me/sign-out');
    await bob!.ask('DELETE', '/api/me');
    expect(await Promise.all([first!.closed, second!.closed])).toEqual([1008, 1008]);
    for (const { socket } of [other!, stranger!]) {
      expect(socket.readyState).toBe(socket.OPEN);
      socket.terminate();
    }
    await Promise.all([here.close(), there.close()]);
  });

  test('where he was just coming in, he comes in as a stranger', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'));
    const slow = await openStore({ databaseUrl, dataDir: 'nowhere' });
    const here = await openTestHouse({ store: await openStore({ databaseUrl, dataDir: 'nowhere' }) });
    const there = await openTestHouse({ store: slow });
    const ann = await Guest.at(here.url, 'Ann');
    const [id, next] = [await ann.open({ game: 'foxu', seats: 2 }), await ann.open({ game: 'foxu', seats: 2 })];
    const token = await secondToken(databaseUrl, ann.id);
    const witness = await socketFrom(there.url, id, bearer(ann.token));
    const find = slow.visitorOf.bind(slow);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      slow.visitorOf = async (hash) => {
        const found = await find(hash);
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        return found;
      };
    });
    const coming = socketFrom(there.url, next, bearer(token));
    await asked;
    await ann.ask('DELETE', '/api/me');
    await witness.closed;
    answer();
    expect((await coming).first).toMatchObject({ t: 'hello', you: { who: null, seat: null } });
    (await coming).socket.terminate();
    await Promise.all([here.close(), there.close()]);
  });
});

/** Another key to the same door, as a second browser has. */
async function secondToken(databaseUrl: string, visitor: string): Promise<string> {
  const store = await openStore({ databaseUrl, dataDir: 'nowhere' });
  const token = 'y'.repeat(43);
  await store.addToken(hashOf(token), visitor);
  await store.close();
  return token;
}

test('what is told to one is kept by nobody, and figures are shown only where the house shows them', async () => {
  const { url } = nodes[0]!;
  const ann = await Guest.at(url, 'Ann');
  const id = await ann.open({ game: 'foxu', seats: 2 });
  for (const path of ['/api/me', `/api/tables/${id}`, `/api/players/${ann.id}`, `/api/tables/${id}/record`]) {
    const { headers } = await fetch(`${url}${path}`, { headers: bearer(ann.token) });
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
  const asked = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(`${url}${path}`, init);
    expect(headers.get('cache-control'), `${status} ${path}`).toBe('no-store');
    return status;
  };
  const refusals = [
    await asked('/api/me', { method: 'DELETE' }),
    await asked('/api/tables/nowhere'),
    await asked('/api/nothing'),
    await asked('/api/tables/%ff'),
    await asked('/api/tables?status=gone'),
    await asked('/api/visitors', { method: 'POST', headers: { origin: 'http://elsewhere' } }),
    await asked('/api/visitors', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
  ];
  expect(refusals).toEqual([401, 404, 404, 400, 400, 403, 400]);
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
  const silent = await openTestHouse({ showsMetrics: (address) => address === '192.0.2.1' });
  const refused = await fetch(`${silent.url}/metrics`);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ error: { code: 'not-found' } });
  await silent.close();
});
