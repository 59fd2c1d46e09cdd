/** A real house on a real port, and visitors who come to it by HTTP and sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { type HouseOpening, openHouse, openStore } from '../../src/server/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { Command } from '../../src/table/decide/commands.ts';
import type { LineMessage } from '../../src/table/told/messages.ts';
import type { Hello, HouseRefusal, ServerMessage } from '../../src/wire/messages.ts';
import type { NewTableRequest } from '../../src/wire/requests.ts';
import { timedStore } from './test-time.ts';

const PAGES = resolve(import.meta.dirname, '../../dist/web');

export interface TestHouse {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly store: Store;
  close(): Promise<void>;
}

/** On a port of its own unless one is given: that of a house which was there before. */
export async function openTestHouse(
  opening: Partial<HouseOpening> & { readonly port?: number } = {},
): Promise<TestHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'escale-house-'));
  const store = opening.store ?? (await openStore({ dataDir }));
  const { time } = opening;
  const app = await openHouse({
    pages: PAGES,
    showsMetrics: () => true,
    ...opening,
    store: time ? timedStore(store, time) : store,
  });
  await app.listen({ port: opening.port ?? 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    store,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export class Guest {
  readonly url: string;
  readonly id: string;
  readonly token: string;

  private constructor(url: string, id: string, token: string) {
    this.url = url;
    this.id = id;
    this.token = token;
  }

  static async at(url: string, name: string): Promise<Guest> {
    const response = await fetch(`${url}/api/visitors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { id, token } = (await response.json()) as { id: string; token: string };
    return new Guest(url, id, token);
  }

  /** The same visitor at another node. */
  via(url: string): Guest {
    return new Guest(url, this.id, this.token);
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  async open(table: NewTableRequest): Promise<string> {
    const { status, body } = await this.ask('POST', '/api/tables', table);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as { id: string }).id;
  }

  join(table: string, from = 0): Promise<Place> {
    return Place.at(this.url, table, this.token, from);
  }
}

/** One open page at a table. */
export class Place {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  readonly raw: string[] = [];
  #waiting: (() => void)[] = [];
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.raw.push(data.toString());
      this.messages.push(JSON.parse(data.toString()) as ServerMessage);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('close', () => {
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('error', () => {});
  }

  static async at(url: string, table: string, token?: string, from = 0, as?: 'screen'): Promise<Place> {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/api/tables/${table}/socket?from=${from}${as ? '&screen=1' : ''}`,
      {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      },
    );
    const place = new Place(socket);
    await place.until((message) => message.t === 'hello' || message.t === 'bye');
    return place;
  }

  get hello(): Hello {
    return this.messages.find((message) => message.t === 'hello') as Hello;
  }

  /** The first message for which it is so, also one that has come already. */
  async until<M extends ServerMessage>(is: (message: ServerMessage) => message is M): Promise<M>;
  async until(is: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  async until(is: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.messages.find(is);
      if (found) return found;
      if (this.socket.readyState === WebSocket.CLOSED)
        throw new Error(`closed; heard ${JSON.stringify(this.messages)}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  happened(what: LineMessage['what']['t'], after = -1): Promise<LineMessage> {
    return this.until(
      (message): message is LineMessage => message.t === 'happened' && message.what.t === what && message.seq > after,
    );
  }

  /** The line of that number, told live. */
  line(seq: number): Promise<LineMessage> {
    return this.until((message): message is LineMessage => message.t === 'happened' && message.seq === seq);
  }

  async do(command: Command): Promise<number> {
    const answer = await this.try(command);
    if (typeof answer !== 'number') throw new Error(JSON.stringify(answer));
    return answer;
  }

  async try(command: Command): Promise<number | HouseRefusal> {
    const id = `c${this.#asked++}`;
    this.socket.send(JSON.stringify({ id, command }));
    const answer = await this.until(
      // what was too much is refused before anybody reads whose it is
      (message) =>
        (message.t === 'done' && message.id === id) || (message.t === 'refused' && [id, null].includes(message.id)),
    );
    return answer.t === 'done' ? answer.seq : (answer as { refusal: HouseRefusal }).refusal;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.readyState === WebSocket.CLOSED) return resolve();
      this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }
}
