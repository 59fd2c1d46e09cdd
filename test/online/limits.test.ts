/** How much one may ask, and in whose name. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pick, seededRandom } from '../../src/core/random.ts';
import { type Guest, openTestHouse, Place, type TestHouse } from '../support/online.ts';
import { closing, playing, SECRET, socketTo } from '../support/secret-table.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({
    limits: { burst: 6, perSecond: 0, listeners: 4, tables: 3, sockets: 6, requestsPerMinute: 100 },
  });
});
afterAll(() => house.close());

test('who asks too much is told so, and the others are not slowed down', async () => {
  const { ann, bob, id } = await playing(house.url);
  const [loud, calm] = [await bob.join(id), await ann.join(id)];
  // he sat down by HTTP: what one person asks counts together
  for (let asked = 0; asked < 5; asked++) {
    expect(await loud.try({ do: 'act', move: 'no' })).toMatchObject({ code: 'illegal-move' });
  }
  loud.socket.send(JSON.stringify({ id: 'more', command: { do: 'resign' } }));
  expect(await loud.until((message) => message.t === 'refused' && message.id === null)).toMatchObject({
    refusal: { code: 'too-much' },
  });
  expect(await calm.do({ do: 'say', text: 'calm', to: 'all' })).toBeGreaterThan(0);
  await Promise.all([loud.close(), calm.close()]);
});

test('nobody acts for another: the seat is the token’s', async () => {
  const { ann, bob, eve, id } = await playing(house.url);
  const as = (guest: Guest, command: object) => guest.ask('POST', `/api/tables/${id}`, command);
  expect(await as(ann, { do: 'act', move: SECRET })).toMatchObject({ status: 409 });
  expect(await as(eve, { do: 'act', move: SECRET })).toMatchObject({
    status: 403,
    body: { error: { code: 'not-allowed', reason: 'table.not-seated' } },
  });
  expect(await as(eve, { do: 'act', move: SECRET, seat: 1 })).toMatchObject({ status: 400 });
  expect(await as(bob, { do: 'kick', who: ann.id })).toMatchObject({ status: 403 });
  const stranger = await fetch(`${house.url}/api/tables/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"do":"start"}',
  });
  expect(stranger.status).toBe(401);
});

test('pages of another house are not listened to', async () => {
  const { bob, id } = await playing(house.url);
  const authorization = `Bearer ${bob.token}`;
  const foreign = socketTo(house.url, id, { authorization, origin: 'https://elsewhere.example' });
  expect(await closing(foreign)).toBe(1008);
  const answer = await fetch(`${house.url}/api/me`, {
    method: 'PUT',
    headers: { authorization, origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    body: '{"name":"Mallory"}',
  });
  expect(answer.status).toBe(403);
  const own = socketTo(house.url, id, { authorization, origin: house.url });
  await new Promise((resolve) => own.once('message', resolve));
  const gone = closing(own);
  own.close();
  await gone;
});

test('spectators of a table, sockets of an address and tables of a visitor are bounded', async () => {
  const { ann, eve, id } = await playing(house.url);
  const watching = [];
  for (let each = 0; each < 4; each++) watching.push(await Place.at(house.url, id));
  const late = await Place.at(house.url, id);
  expect(late.messages).toEqual([{ t: 'bye', reason: 'too-many' }]);
  expect((await eve.ask('GET', `/api/tables/${id}/events`)).status).toBe(429);
  const other = await eve.open({ game: 'foxu', seats: 2 });
  const more = [await Place.at(house.url, other), await Place.at(house.url, other)];
  expect(await closing(socketTo(house.url, other))).toBe(1013);
  // seats have room all the same
  more.push(await eve.join(other), await ann.join(id));
  for (const place of more) expect(place.hello).toBeDefined();
  await Promise.all([...watching, ...more].map((place) => place.close()));

  await eve.open({ game: 'foxu', seats: 2 });
  await eve.open({ game: 'foxu', seats: 2 });
  expect(await eve.ask('POST', '/api/tables', { game: 'foxu', seats: 2 })).toMatchObject({
    status: 429,
    body: { error: { code: 'too-much', reason: 'house.too-many-tables' } },
  });
});

test('requests of an address in a minute are bounded', async () => {
  const random = seededRandom('many');
  const statuses: number[] = [];
  for (let asked = 0; asked <= 100; asked++) {
    const answer = await fetch(`${house.url}${pick(['/api/me', '/api/tables'], random)}`);
    statuses.push(answer.status);
    if (answer.status === 429) expect(await answer.json()).toMatchObject({ error: { code: 'too-much' } });
  }
  expect(statuses).toContain(429);
  expect((await fetch(`${house.url}/health`)).status).toBe(200);
});
