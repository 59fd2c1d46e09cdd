/** A house on a real port: tables are opened over HTTP, and everybody speaks to his over a socket. */
import { createHash, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { err, expectOk, ok, type Result } from '../../../src/core/result.ts';
import { openStore } from '../../../src/server/store/open.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { entryOf } from '../../../src/server/tables/index-entry.ts';
import type { NotDone } from '../../../src/table/connection.ts';
import { readLog } from '../../../src/table/course/reading.ts';
import type { Command } from '../../../src/table/decide/commands.ts';
import type { Who } from '../../../src/table/events/events.ts';
import { SocketConnection } from '../../../src/web/online/connection.ts';
import { gameCalled } from '../all-games.ts';
import { openTestHouse, type TestHouse } from '../online.ts';
import { timeOf } from '../test-time.ts';
import { Calls, lent } from './calls.ts';
import { passTime, sleepFor } from './clock.ts';
import { type Choice, type KeptTable, NAMES, openerOf, type Players, type TestHost } from './host.ts';
import { TestThinker } from './thinker.ts';

const LIMITS = { requestsPerMinute: 1e6, burst: 1e6, tables: 1e6 };

/** How the database of a house is opened, also by a second node. */
interface Stores {
  open(): Promise<Store>;
  second(first: Store): Promise<Store>;
}

export class HouseHost implements TestHost {
  readonly thinker = new TestThinker();
  readonly #stores: Stores;
  /** Shared with the second node: time passes for both, and neither falls behind. */
  readonly #calls: Calls;
  #store: Store;
  #house: TestHouse | undefined;

  private constructor(stores: Stores, store: Store, calls: Calls) {
    this.#stores = stores;
    this.#store = store;
    this.#calls = calls;
  }

  static async start(stores: Stores): Promise<HouseHost> {
    const host = new HouseHost(stores, await stores.open(), new Calls());
    await host.#openHouse();
    for (const [id, name] of Object.entries(NAMES)) {
      await host.#store.addVisitor({ id, name, language: 'en', created: Date.now() }, hashOf(tokenOf(id)));
    }
    return host;
  }

  async open(
    { policies, games, start, chance, ...choice }: Choice,
    players: Players,
  ): Promise<Result<string, NotDone>> {
    const opener = openerOf(players);
    const holders = players.map((player) =>
      typeof player === 'number' ? { level: player } : player === opener ? 'me' : 'free',
    );
    const more = { ...(policies && { policies }), ...(games && { games }), ...(start && { start }) };
    const body = { seats: players.length, holders, ...choice, ...more, ...(chance && { chance }) };
    const opened = await this.#ask<{ id: string }>(opener, '/api/tables', body);
    if (!opened.ok) return opened;
    const { id } = opened.value;
    for (const [seat, player] of players.entries()) {
      if (typeof player === 'string' && player !== opener) await this.#must(player, id, { do: 'sit', seat });
    }
    await this.#must(opener, id, { do: 'start' });
    return ok(id);
  }

  async connect(id: string, who: Who | undefined) {
    return new SocketConnection({
      open: (from) => {
        const address = `${this.#house!.url.replace('http', 'ws')}/api/tables/${id}/socket?from=${from}`;
        const headers = who === undefined ? {} : { authorization: `Bearer ${tokenOf(who)}` };
        return new WebSocket(address, { headers }).on('error', () => {}) as unknown as globalThis.WebSocket;
      },
    });
  }

  async kept(id: string): Promise<KeptTable> {
    const { seed } = (await this.#store.find(id))!;
    return { seed, rows: await this.#store.read(id, 0) };
  }

  async adopt({ seed, rows }: KeptTable): Promise<string> {
    const { state } = expectOk(readLog(rows, (game) => gameCalled(game).rules));
    const id = randomUUID();
    const [first, ...rest] = rows;
    const { at, body } = first!;
    const mark = entryOf(state, Date.now());
    const { game, by: opener } = state.opened;
    await this.#store.open({ ...mark, id, game, opener, public: false, seed, at, bodies: [body] });
    for (const row of rest) await this.#store.append({ table: id, seq: row.seq, at: row.at, bodies: [row.body] });
    return id;
  }

  async second(): Promise<HouseHost> {
    const host = new HouseHost(this.#stores, await this.#stores.second(this.#store), this.#calls);
    await host.#openHouse();
    return host;
  }

  async pass(ms: number): Promise<void> {
    await passTime(ms, () => this.#calls.idle());
  }

  async suspend(ms: number): Promise<void> {
    sleepFor(ms);
    await this.pass(2000);
  }

  async restart(ms: number): Promise<void> {
    await this.close();
    sleepFor(ms);
    this.#store = await this.#stores.open();
    await this.#openHouse();
  }

  /** With its store. */
  async close(): Promise<void> {
    await this.#house?.close();
  }

  async #openHouse(): Promise<void> {
    const store = this.#calls.watch(this.#store);
    this.#house = await openTestHouse({ store, limits: LIMITS, time: timeOf(() => Date.now()), thinker: this.thinker });
  }

  async #must(who: Who, id: string, command: Command): Promise<void> {
    expectOk(await this.#ask(who, `/api/tables/${id}`, command));
  }

  async #ask<T>(who: Who, path: string, body: object): Promise<Result<T, NotDone>> {
    const answer = await fetch(`${this.#house!.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(who)}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said: unknown = await answer.json();
    return answer.ok ? ok(said as T) : err((said as { error: NotDone }).error);
  }
}

/** One process has the file: a second node is in it. */
export const onSqlite = (dataDir: string): Promise<HouseHost> =>
  HouseHost.start({ open: () => openStore({ dataDir }), second: async (first) => lent(first) });

export function onPostgres(databaseUrl: string): Promise<HouseHost> {
  const open = () => openStore({ databaseUrl, dataDir: '' });
  return HouseHost.start({ open, second: open });
}

const tokenOf = (id: Who): string => id.padEnd(43, '-');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
