/** Floods are answered and ended; an honest player beside them is served, also one who comes from the same address. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, from, socketFrom, TRUSTS_LOOPBACK } from '../support/from-address.ts';
import { type Guest, openTestHouse, type Place, type TestHouse } from '../support/online.ts';
import { playing } from '../support/secret-table.ts';
import { timeOf } from '../support/test-time.ts';

const LIMITS = { burst: 20, perSecond: 1, requestsPerMinute: 40, inFlight: 8, patience: 300 };
let now = 1_000_000;
let house: TestHouse;
let table: { ann: Guest; bob: Guest; eve: Guest; id: string };
let honest: Place;
beforeAll(async () => {
  house = await openTestHouse({ proxies: TRUSTS_LOOPBACK, limits: LIMITS });
  table = await playing(house.url);
  honest = await table.ann.join(table.id);
});
afterAll(async () => {
  await honest.close();
  await house.close();
});

const expectServed = async () => {
  expect(await honest.do({ do: 'react', reaction: 'hello' })).toBeGreaterThan(0);
  expect((await fetch(`${house.url}/health`)).status).toBe(200);
};

test('a socket far over its rate hears that it is too much, and then is let go', async () => {
  const { socket, closed } = await socketFrom(house.url, table.id, {
    ...bearer(table.eve.token),
    ...from('203.0.113.1'),
  });
  const codes: string[] = [];
  socket.on('message', (data) =>
    codes.push((JSON.parse(data.toString()) as { refusal?: { code: string } }).refusal?.code ?? ''),
  );
  for (let sent = 0; sent < 500; sent++) socket.send('{}');
  expect(await closed).toBe(1008);
  const refused = codes.filter((code) => code === 'too-much').length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThanOrEqual(21);
  await expectServed();
});

test('pings count as messages do', async () => {
  const { socket, closed } = await socketFrom(house.url, table.id, from('203.0.113.2'));
  let pongs = 0;
  socket.on('pong', () => pongs++);
  for (let sent = 0; sent < 500; sent++) socket.ping();
  expect(await closed).toBe(1008);
  expect(pongs).toBeLessThanOrEqual(20);
  await expectServed();
});

test('many sockets of one address, each within its rate: together they are too much, and are not even heard as often', async () => {
  const address = from('203.0.113.9');
  const many = await Promise.all(Array.from({ length: 30 }, () => socketFrom(house.url, table.id, address)));
  const refused = many.map(() => 0);
  let closed = 0;
  for (const [index, { socket }] of many.entries()) {
    socket.on('close', () => closed++);
    socket.on('message', (data) => {
      if (!data.toString().includes('too-much')) return;
      refused[index]!++;
      // whoever answers at once would soon be a flood of its own
      socket.send('{"id":"again"}');
    });
  }
  // an address has what 25 visitors have
  for (const { socket } of many) for (let sent = 0; sent < 17; sent++) socket.send('{"id":"a"}');
  await expect.poll(() => refused.filter((count) => count > 0).length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(closed).toBe(0);
  await expectServed();
  for (const { socket } of many) socket.terminate();
});

test('so do bytes: one message in countless parts', async () => {
  const { socket, closed } = await socketFrom(house.url, table.id, from('203.0.113.3'));
  for (let sent = 0; sent < 500; sent++) socket.send('', { fin: false });
  expect(await closed).toBe(1008);
  const large = await socketFrom(house.url, table.id, from('203.0.113.4'));
  // below the rate of messages: ten large ones
  for (let sent = 0; sent < 10; sent++) large.socket.send('x'.repeat(16_000));
  expect(await large.closed).toBe(1008);
  await expectServed();
});

test('a flood of requests is refused, then cut off; those whom the house knows do not notice', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 200 }, () =>
      fetch(`${house.url}/api/tables`).then(
        ({ status }) => status,
        () => 'cut off',
      ),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429, 'cut off']));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40);
  expect((await table.bob.ask('GET', `/api/tables/${table.id}`)).status).toBe(200);
  await expectServed();
});

test('a head and a body that come byte by byte are not waited for', async () => {
  const { port } = new URL(house.url);
  const post = 'POST /api/visitors HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n';
  const drip = async (beginning: string) => {
    const line = connect(Number(port), '127.0.0.1');
    let answer = '';
    line.on('data', (data) => {
      answer += data;
    });
    line.on('error', () => {});
    line.write(beginning);
    const dripping = setInterval(() => line.writable && line.write(' '), 20);
    await new Promise((resolve) => line.once('close', resolve));
    clearInterval(dripping);
    return answer;
  };
  const answers = await Promise.all([drip(`${post}x-slow: `), drip(`${post}content-length: 10000\r\n\r\n{`)]);
  // by a clean word or by a cut, but by no answer
  for (const answer of answers) expect(answer).not.toMatch(/^HTTP\/1.1 2/);
  await expectServed();
});

test('behind a proxy the flood is that of the address which the proxy saw, whatever the client wrote before it', async () => {
  const ask = (told: string) =>
    fetch(`${house.url}/api/tables`, { headers: from(told) }).then(
      ({ status }) => status,
      () => 0,
    );
  const statuses = [];
  for (let asked = 0; asked < 50; asked++) statuses.push(await ask(`198.51.100.${asked}, 203.0.113.5`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect(await ask('203.0.113.5, 198.51.100.77')).toBe(200);
  // a home of IPv6
  const home = [];
  for (let asked = 0; asked < 50; asked++) home.push(await ask(`2001:db8::${asked}`));
  expect(home.filter((status) => status === 200)).toHaveLength(40);
});

test.each([
  ['head', 'GET /api/me HTTP/1.1\r\nhost: here\r\n'],
  [
    'body',
    'POST /api/visitors HTTP/1.1\r\nhost: here\r\nx-forwarded-for: 203.0.113.6\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"na',
  ],
  ['word', ''],
])('a request whose %s does not come is not waited for', async (_what, text) => {
  const slow = connect(Number(new URL(house.url).port), '127.0.0.1');
  slow.on('error', () => {});
  slow.write(text);
  slow.resume();
  await new Promise((resolve) => slow.once('close', resolve));
  await expectServed();
});

test('who asks for what is long is told only so many bytes, by HTTP and by sockets; others are, and /health is', async () => {
  const address = from('203.0.113.12');
  const ask = (path: string) => fetch(house.url + path, { headers: address });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < LIMITS.requestsPerMinute - 5) {
    const answer = await ask('/api/openapi.json');
    statuses.push(answer.status);
    await answer.text();
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeGreaterThan(3);
  expect((await ask('/health')).status).toBe(200);
  expect((await fetch(`${house.url}/api/openapi.json`, { headers: from('203.0.113.13') })).status).toBe(200);
  const { first, closed } = await socketFrom(house.url, table.id, address);
  expect([first.t, await closed]).toEqual(['closed', 1013]);
  await expectServed();
});

test('a clock that is put back an hour changes nothing for open sockets', async () => {
  const time = { ...timeOf(() => now), steady: () => performance.now() };
  const other = await openTestHouse({ time, limits: { burst: 4, perSecond: 1000 } });
  const { ann, id } = await playing(other.url);
  const place = await ann.join(id);
  now -= 3_600_000;
  for (let said = 0; said < 8; said++) {
    expect(await place.do({ do: 'react', reaction: 'hello' })).toBeGreaterThan(0);
    // a message a millisecond: a quick house answers sooner
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await place.close();
  await other.close();
});

test('an upgrade that is declined leaves nothing open, whatever its sender goes on to send', async () => {
  const connections = () =>
    new Promise<number>((resolve) => house.app.server.getConnections((_, count) => resolve(count)));
  const before = await connections();
  const port = Number(new URL(house.url).port);
  const upgrade = 'GET /nothing/here HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
  const lines = Array.from({ length: 20 }, () => {
    const line = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' }, () =>
      line.write(upgrade + 'x'.repeat(1e6)),
    );
    return line.on('error', () => {});
  });
  await Promise.all(lines.map((line) => new Promise((resolve) => line.once('data', resolve).once('close', resolve))));
  for (const line of lines) line.destroy();
  await expect.poll(connections).toBe(before);
  await expectServed();
});
