/** Twenty thousand messages that should not have been sent: nothing breaks, nothing leaks, nothing happens. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { WebSocket } from 'ws';
import { seededRandom } from '../../src/core/random.ts';
import { openStore } from '../../src/server/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { ServerMessage } from '../../src/wire/messages.ts';
import { type HttpAttack, httpAttack, malformed, unauthorised } from '../support/attack.ts';
import { type Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { freshDatabase } from '../support/postgres.ts';
import { closing, playing, SECRET, socketTo } from '../support/secret-table.ts';

const MESSAGES = 20_000;
const REQUESTS = 600;
const BATCH = 250;
const LOOSE = { requestsPerMinute: 1e6, burst: 1e6, perSecond: 1e6, sockets: 1000, tables: 1000, grace: 1e8 };

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const heapUsed = () => {
  gc();
  return process.memoryUsage().heapUsed;
};

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
    expect(quarter).toBeGreaterThan(0);
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
