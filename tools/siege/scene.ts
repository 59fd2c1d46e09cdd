/** What an attacker has: one address, a house, and as long as he may take. Whatever fails is no concern of his. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Random } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import type { Visitor } from '../visitor.ts';

/** What he knows of the others: links that anybody may have been given. */
export interface Prey {
  /** A public table that is open, and one that is being played. */
  readonly open: string;
  readonly played: string;
  /** Somebody who plays there. */
  readonly player: string;
  /** What the house was filled with for this attack. */
  readonly filled: readonly string[];
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** So much of his own may wait to be sent on one line: he is no machine to run out of memory. */
const MOST_WAITING = 2 ** 20;
const ANSWER_MS = 20_000;

export class Scene {
  readonly url: string;
  readonly address: string;
  readonly prey: Prey;
  readonly random: Random;
  /** What came of it, by name. */
  readonly counts: Record<string, number> = {};
  /** What the house should not have let him do. */
  readonly complaints: string[] = [];
  readonly #agent: Agent;
  readonly #until: number;

  constructor(url: string, address: string, prey: Prey, name: string, ms: number) {
    this.url = url;
    this.address = address;
    this.prey = prey;
    this.random = seededRandom(`siege ${name}`);
    this.#until = performance.now() + ms;
    this.#agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 400 } as object);
  }

  get goesOn(): boolean {
    return performance.now() < this.#until;
  }

  count(what: string, by = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + by;
  }

  /** Answered, or status 0. */
  ask(
    method: string,
    path: string,
    visitor?: Visitor,
    body?: object | string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : body && JSON.stringify(body);
    const headers = {
      ...more,
      ...(visitor && { authorization: `Bearer ${visitor.token}` }),
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve) => {
      const none = () => {
        this.count('no answer');
        resolve({ status: 0, text: '' });
      };
      const asked = request(this.url + path, { method, headers, agent: this.#agent }, (response: IncomingMessage) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', none);
        response.on('end', () => {
          this.count(`${response.statusCode}`);
          resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString() });
        });
      });
      asked.setTimeout(ANSWER_MS, () => asked.destroy());
      asked.on('error', none);
      asked.end(text);
    });
  }

  /** A guest; undefined if the house has had enough of him. */
  async guest(name: string): Promise<Visitor | undefined> {
    const { status, text } = await this.ask('POST', '/api/visitors', undefined, { name });
    return status === 201 ? (JSON.parse(text) as Visitor) : undefined;
  }

  async guests(count: number): Promise<Visitor[]> {
    const all = await Promise.all(Array.from({ length: count }, (_, index) => this.guest(`Mallory ${index}`)));
    return all.filter((guest) => guest !== undefined);
  }

  /** The id of a new table; undefined if it is refused. */
  async table(guest: Visitor, table: object): Promise<string | undefined> {
    const { status, text } = await this.ask('POST', '/api/tables', guest, table);
    return status === 201 ? (JSON.parse(text) as { id: string }).id : undefined;
  }

  do(guest: Visitor, table: string, command: object): Promise<Answer> {
    return this.ask('POST', `/api/tables/${table}`, guest, command);
  }

  socket(table: string, guest?: Visitor, query = ''): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      headers: guest ? { authorization: `Bearer ${guest.token}` } : {},
      perMessageDeflate: false,
      localAddress: this.address,
    });
    socket.on('error', () => this.count('broken'));
    socket.on('close', (code) => this.count(`closed ${code}`));
    return socket;
  }

  /** A socket that has been greeted; undefined if it was not. */
  joined(table: string, guest?: Visitor, query = ''): Promise<WebSocket | undefined> {
    const socket = this.socket(table, guest, query);
    return new Promise((resolve) => {
      socket.once('message', () => resolve(socket));
      socket.once('close', () => resolve(undefined));
      socket.once('error', () => resolve(undefined));
    });
  }

  /** A line on which anything can be written. */
  line(): Promise<Socket | undefined> {
    const { hostname, port } = new URL(this.url);
    const line = connect({ host: hostname, port: Number(port), localAddress: this.address });
    return new Promise((resolve) => {
      line.once('connect', () => resolve(line));
      line.on('error', () => {
        this.count('broken');
        resolve(undefined);
      });
      line.on('close', () => this.count('cut'));
    });
  }

  /** Sends on a socket as fast as it takes it, until the end or until it is closed. */
  async flood(socket: WebSocket, message: (index: number) => string | Buffer, perTurn = 50): Promise<void> {
    for (let index = 0; this.goesOn && socket.readyState === WebSocket.OPEN; ) {
      for (let turn = 0; turn < perTurn && socket.bufferedAmount < MOST_WAITING; turn++) {
        socket.send(message(index++), () => {});
        this.count('sent');
      }
      await wait(1);
    }
  }

  /** Writes on a line as fast as it takes it. */
  async pour(line: Socket, text: string | Buffer, perTurn = 20): Promise<void> {
    while (this.goesOn && line.writable) {
      for (let turn = 0; turn < perTurn && line.writableLength < MOST_WAITING; turn++) {
        line.write(text);
        this.count('sent');
      }
      await wait(1);
    }
  }

  /** So many at once, each again and again until the end. */
  async loop(many: number, work: (index: number) => Promise<unknown>): Promise<void> {
    const again = async (index: number) => {
      while (this.goesOn) {
        await work(index);
        await wait(1);
      }
    };
    await Promise.all(Array.from({ length: many }, (_, index) => again(index)));
  }

  /** So many, a few at a time. */
  async each<T>(many: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (let first = 0; first < many && this.goesOn; first += atOnce) {
      const batch = Array.from({ length: Math.min(atOnce, many - first) }, (_, index) => work(first + index));
      results.push(...(await Promise.all(batch)));
    }
    return results;
  }

  /** Holds what it has, until the end. */
  async hold(): Promise<void> {
    while (this.goesOn) await wait(50);
  }
}
