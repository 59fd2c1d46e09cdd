/** Twenty thousand messages that should not have been sent: nothing breaks, nothing leaks, nothing happens. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { pick, seededRandom } from '../../src/core/random.ts';
import { openStore } from '../../src/server/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { ServerMessage } from '../../src/wire/messages.ts';
import { type HttpAttack, httpAttack, malformed, unauthorised } from '../support/attack.ts';
import { Guest, openTestHouse, Place, type TestHouse } from '../support/online.ts';
import { freshDatabase } from '../support/postgres.ts';

const MESSAGES = 20_000;
const REQUESTS = 600;
const BATCH = 250;
const SECRET = 'setup:aooppxx';
const LOOSE = { requestsPerMinute: 1e6, burst: 1e6, perSecond: 1e6, sockets: 1000, tables: 1000, grace: 1e8 };

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const heapUsed = () => {
  gc();
  return process.memoryUsage().heapUsed;
};

async function playing(url: string) {
  const [ann, bob, eve] = [await Guest.at(url, 'Ann'), await Guest.at(url, 'Bob'), await Guest.at(url, 'Eve')];
  const id = await ann.open({ game: 'z-game', seats: 2, public: true });
  for (const [guest, command] of [
    [bob, { do: 'sit', seat: 1 }],
    [ann, { do: 'start' }],
    [ann, { do: 'act', move: SECRET, key: 'k1' }],
  ] as const) {
    expect((await guest.ask('POST', `/api/tables/${id}`, command)).status).toBe(200);
  }
  return { ann, bob, eve, id };
}

function socketTo(url: string, id: string, headers: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket?from=99999`, { headers });
  return socket.on('error', () => {});
}

const closing = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

describe('a house under attack', () => {
  const logged: string[] = [];
  const heard = new Set<string>();
  let store: Store;
  let house: TestHouse;
  let table: Awaited<ReturnType<typeof playing>>;
  let secrets: string[];

  beforeAll(async () => {
    store = await openStore({ databaseUrl: await freshDatabase(inject('postgres')), dataDir: 'nowhere' });
    house = await openTestHouse({ store, limits: LOOSE, log: { write: (line) => void logged.push(line) } });
    table = await playing(house.url);
    const rows = await store.read(table.id, 0);
    const salts = rows.flatMap(({ body }) => (JSON.parse(body) as { salt?: string }).salt ?? []);
    expect(salts).toHaveLength(1);
    secrets = [SECRET, SECRET.slice(6), ...salts, (await store.find(table.id))!.seed];
  });
  afterAll(() => house.close());

  /** One attacker: sends, hears the answers, and keeps those he has not heard before. */
  class Attacker {
    readonly #headers: Record<string, string>;
    #socket!: WebSocket;
    #answered = 0;
    #enough: { readonly count: number; done(): void } | undefined;

    constructor(guest?: Guest) {
      this.#headers = guest ? { authorization: `Bearer ${guest.token}` } : {};
    }

    async join(): Promise<this> {
      this.#socket = socketTo(house.url, table.id, this.#headers);
      await new Promise((resolve) => this.#socket.once('message', resolve));
      this.#socket.on('message', (data) => this.#hear(data.toString()));
      return this;
    }

    async send(messages: readonly (string | Buffer)[]): Promise<void> {
      const all = new Promise<void>((done) => {
        this.#enough = { count: this.#answered + messages.length, done };
      });
      for (const message of messages) this.#socket.send(message);
      await all;
    }

    /** Too long for any form: the line is cut. */
    async shout(): Promise<void> {
      const gone = closing(this.#socket);
      this.#socket.send('x'.repeat(20_000));
      expect(await gone).toBe(1009);
      await this.join();
    }

    leave(): Promise<number> {
      const gone = closing(this.#socket);
      this.#socket.close();
      return gone;
    }

    #hear(text: string): void {
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'presence') return;
      heard.add(text.replace(/"(id|now)":("[^"]*"|\d+)/g, ''));
      if (message.t !== 'refused' && message.t !== 'done') return;
      this.#answered++;
      if (this.#answered === this.#enough?.count) this.#enough.done();
    }
  }

  test('sockets: nothing happens at the table, nothing leaks, and memory stays flat', async () => {
    const random = seededRandom('abuse');
    const { bob, eve } = table;
    // Bob has not set up his men: moves are not his to make yet, and Ann's set-up fits no rule of his
    const moves = ['c2-c3', 'a1!', 'setup:xxxxxxx', 'setup', 'hello', '', SECRET.toUpperCase()];
    const attackers = await Promise.all([eve, undefined, bob].map((guest) => new Attacker(guest).join()));
    const before = JSON.stringify(await store.read(table.id, 0));
    let quarter = 0;
    for (let sent = 0; sent < MESSAGES; sent += BATCH) {
      const index = (sent / BATCH) % attackers.length;
      // what Bob may do himself is no abuse
      const harmless = index === 2;
      const messages = Array.from({ length: BATCH }, () =>
        harmless || random(2) === 0 ? malformed(random) : unauthorised(moves, random),
      );
      if (harmless) messages.push(...moves.map((move) => JSON.stringify({ id: 'b', command: { do: 'act', move } })));
      await attackers[index]!.send(messages);
      if (random(4) === 0) await attackers[index]!.shout();
      if (sent === MESSAGES / 4) quarter = heapUsed();
    }
    const growth = heapUsed() - quarter;
    expect(growth).toBeLessThan(16 * 2 ** 20);
    for (const attacker of attackers) await attacker.leave();
    expect(JSON.stringify(await store.read(table.id, 0))).toBe(before);
    for (const secret of secrets) for (const text of heard) expect(text).not.toContain(secret);
    expect([...heard].every((text) => text.startsWith('{"t":"refused"'))).toBe(true);
  });

  test('HTTP: every answer is a refusal with a code, or harmless; none is our fault', async () => {
    const random = seededRandom('abuse by HTTP');
    const before = JSON.stringify(await store.read(table.id, 0));
    const tokens = [table.eve.token];
    const attacks = Array.from({ length: REQUESTS }, () => httpAttack([table.id], tokens, random));
    for (let first = 0; first < attacks.length; first += 20) {
      const answers = await Promise.all(attacks.slice(first, first + 20).map((attack) => strike(attack)));
      for (const { attack, status, text } of answers) {
        expect.soft(status, `${attack.method} ${attack.path} ${attack.body}`).toBeLessThan(500);
        for (const secret of secrets) expect(text).not.toContain(secret);
        if (status >= 400)
          expect
            .soft(JSON.parse(text), `${attack.method} ${attack.path} ${text}`)
            .toMatchObject({ error: { code: expect.any(String) } });
      }
    }
    expect(JSON.stringify(await store.read(table.id, 0))).toBe(before);
  });

  async function strike(attack: HttpAttack): Promise<{ attack: HttpAttack; status: number; text: string }> {
    const { method, path, headers, body } = attack;
    const response = await fetch(house.url + path, { method, headers, ...(body !== undefined && { body }) });
    return { attack, status: response.status, text: await response.text() };
  }

  test('and the game goes on', async () => {
    const { ann, bob, id } = table;
    const place = await bob.join(id);
    await place.do({ do: 'act', move: SECRET });
    expect((await ann.ask('POST', `/api/tables/${id}`, { do: 'act', move: 'c2-c3' })).status).toBe(200);
    await place.close();
  });

  test('no log line holds a token, the id of a table, a seed, a salt or a move', () => {
    expect(logged.length).toBeGreaterThan(REQUESTS / 2);
    const { ann, bob, eve, id } = table;
    const private_ = [...secrets, id, ...[ann, bob, eve].flatMap((guest) => [guest.token, guest.id]), 'c2-c3'];
    const text = logged.join('');
    for (const each of private_) expect(text).not.toContain(each);
    for (const line of logged.slice(0, 200)) expect(() => JSON.parse(line)).not.toThrow();
    expect(logged.filter((line) => line.includes('unexpected'))).toEqual([]);
  });
});

describe('limits', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({
      limits: { burst: 5, perSecond: 0, listeners: 4, tables: 3, sockets: 6, requestsPerMinute: 100 },
    });
  });
  afterAll(() => house.close());

  test('who asks too much is told so, and the others are not slowed down', async () => {
    const { ann, bob, id } = await playing(house.url);
    const [loud, calm] = [await bob.join(id), await ann.join(id)];
    for (let asked = 0; asked < 5; asked++) expect(await loud.try({ do: 'act', move: 'no' })).not.toBe('too-much');
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
    const { eve, id } = await playing(house.url);
    const watching = [];
    for (let each = 0; each < 4; each++) watching.push(await Place.at(house.url, id));
    const late = await Place.at(house.url, id);
    expect(late.messages).toEqual([{ t: 'bye', reason: 'too-many' }]);
    expect((await eve.ask('GET', `/api/tables/${id}/events`)).status).toBe(429);
    const other = await eve.open({ game: 'foxu', seats: 2 });
    const more = [await eve.join(other), await eve.join(other)];
    expect(await closing(socketTo(house.url, other))).toBe(1013);
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
});
