/** Seats always have room, whoever else wants to watch; and honest crowds meet no limit. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, from, socketFrom, TRUSTS_LOOPBACK } from '../support/from-address.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';

const [ATTACKER, HOME, FRIEND] = ['203.0.113.9', '192.0.2.1', '192.0.2.2'];
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ proxies: TRUSTS_LOOPBACK, limits: { listeners: 12, listenersPerAddress: 8 } });
});
afterAll(() => house.close());

test('one address takes all the places it can get; a friend still finds one, and who sits always does', async () => {
  const ann = await Guest.at(house.url, 'Ann');
  const id = await ann.open({ game: 'foxu', seats: 2 });
  const watch = (address: string) => socketFrom(house.url, id, from(address));
  const crowd = await Promise.all(Array.from({ length: 20 }, () => watch(ATTACKER)));
  expect(crowd.filter(({ first }) => first.t === 'hello')).toHaveLength(8);
  expect(crowd.filter(({ first }) => first.t === 'bye' && first.reason === 'too-many')).toHaveLength(12);
  const friends = await Promise.all(Array.from({ length: 5 }, () => watch(FRIEND)));
  expect(friends.filter(({ first }) => first.t === 'hello')).toHaveLength(4);

  // all twelve are taken: she comes back, also from the attacker's own address
  for (const address of [HOME, ATTACKER]) {
    const back = await socketFrom(house.url, id, { ...bearer(ann.token), ...from(address) });
    expect(back.first).toMatchObject({ t: 'hello', you: { seat: 0 } });
    back.socket.close();
    await back.closed;
  }

  // a place that is given up is there for the next one
  const left = crowd.find(({ first }) => first.t === 'hello')!;
  left.socket.close();
  await left.closed;
  await expect.poll(async () => (await watch(FRIEND)).first.t).toBe('hello');
  for (const { socket } of [...crowd, ...friends]) socket.terminate();
});

test('of nine pages of one player the oldest makes room for the newest', async () => {
  const ann = await Guest.at(house.url, 'Ann');
  const id = await ann.open({ game: 'foxu', seats: 2 });
  const pages = [];
  for (let each = 0; each < 9; each++) pages.push(await socketFrom(house.url, id, bearer(ann.token)));
  expect(pages.map(({ first }) => first.t)).toEqual(Array(9).fill('hello'));
  expect(await pages[0]!.closed).toBe(1008);
  expect(pages.slice(1).every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
  for (const { socket } of pages) socket.terminate();
});

test('sixteen players and two hundred watchers at one table, forty phones with two tabs each at home: all at one address', async () => {
  const usual = await openTestHouse();
  const { url } = usual;
  const players = await Promise.all(Array.from({ length: 16 }, (_, seat) => Guest.at(url, `Player ${seat}`)));
  const id = await players[0]!.open({ game: 'ricochet-robots', seats: 16 });
  const statuses = await Promise.all(
    players.slice(1).map((guest, index) => guest.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: index + 1 })),
  );
  expect(statuses.every(({ status }) => status === 200)).toBe(true);
  const phones = await Promise.all(Array.from({ length: 40 }, (_, phone) => Guest.at(url, `Phone ${phone}`)));
  const home = await phones[0]!.open({ game: 'foxu', seats: 2 });
  const open = [
    ...Array.from({ length: 200 }, () => socketFrom(url, id, {})),
    ...players.map(({ token }) => socketFrom(url, id, bearer(token))),
    ...[...phones, ...phones].map(({ token }) => socketFrom(url, home, bearer(token))),
  ];
  const all = await Promise.all(open);
  expect(all.filter(({ first }) => first.t !== 'hello')).toEqual([]);
  const pages = await Promise.all(Array.from({ length: 400 }, () => fetch(`${url}/`).then(({ status }) => status)));
  expect(new Set(pages)).toEqual(new Set([200]));
  expect((await players[0]!.ask('POST', `/api/tables/${id}`, { do: 'start' })).status).toBe(200);
  for (const { socket } of all) socket.terminate();
  await usual.close();
});
