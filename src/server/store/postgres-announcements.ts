/** What nodes tell each other: on a connection of its own, many announcements at once. Some may get lost. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { configOf } from './postgres-pool.ts';
import type { Ended, News, NewsListener, TableId } from './store.ts';

export const CHANNEL = 'escale';
export const RESTORED = 'restored';
/** PostgreSQL takes payloads below 8000 bytes. */
const MOST_BYTES = 7_500;
/** Announcements that come so soon after each other go together. */
const GATHER_MS = 3;
const PING_MS = 10_000;
const GOODBYE_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

export class Announcements {
  readonly #url: string;
  readonly #missed: () => void;
  /** How the other nodes call this one. */
  readonly self = randomUUID().slice(0, 8);
  readonly #listeners: NewsListener[] = [];
  readonly #endedListeners: ((ended: Ended) => void)[] = [];
  readonly #ping: NodeJS.Timeout;
  readonly #pending = new Map<TableId, News>();
  readonly #ended: Ended[] = [];
  #telling: Promise<void> | undefined;
  #client: pg.Client | undefined;
  #closed = false;
  #pause = FIRST_PAUSE_MS;

  /** `missed` is called after a restore, and whenever one may not have been heard of. */
  constructor(url: string, missed: () => void) {
    this.#url = url;
    this.#missed = missed;
    // a connection may be gone without a word
    this.#ping = setInterval(() => this.#tellSoon(), PING_MS);
    this.#ping.unref();
  }

  /** Hears from now on; after the connection broke, as soon as there is one again. */
  async start(): Promise<void> {
    const client = new pg.Client(configOf(this.#url));
    this.#client = client;
    client.on('error', () => this.#again(client));
    client.on('end', () => this.#again(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      // nothing is told later for the sake of what may get lost
      await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
      this.#pause = FIRST_PAUSE_MS;
    } catch {
      this.#again(client);
    }
  }

  listen(listener: NewsListener): void {
    this.#listeners.push(listener);
  }

  listenForEnded(listener: (ended: Ended) => void): void {
    this.#endedListeners.push(listener);
  }

  announceEnded(ended: Ended): void {
    if (this.#closed) return;
    this.#ended.push(ended);
    this.#tellSoon();
  }

  announce(table: TableId, news: News): void {
    if (this.#closed) return;
    this.#pending.set(table, { ...this.#pending.get(table), ...news });
    this.#tellSoon();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#ping);
    await this.#telling;
    // a connection that is gone without a word does not say that it has ended
    const ended = this.#client?.end().catch(() => {});
    await Promise.race([ended, sleep(GOODBYE_MS, undefined, { ref: false })]);
  }

  #tellSoon(): void {
    this.#telling ??= this.#tell().finally(() => {
      this.#telling = undefined;
    });
  }

  async #tell(): Promise<void> {
    do {
      await sleep(GATHER_MS);
      const client = this.#client;
      const told = payloads(this.self, [...this.#pending, ...this.#ended.splice(0).map(aboutNoTable)]);
      this.#pending.clear();
      try {
        await client?.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload', [CHANNEL, told]);
      } catch {
        this.#again(client);
      }
    } while (this.#pending.size + this.#ended.length > 0);
  }

  #hear(payload: string): void {
    if (payload === RESTORED) this.#missed();
    if (payload.startsWith(beginningOf(this.self))) return;
    const [from, ...tables] = readPayload(payload) ?? [this.self];
    for (const [table, { ended, ...news }] of tables) {
      if (ended) for (const listener of this.#endedListeners) listener(ended);
      else for (const listener of this.#listeners) listener(table, news, from);
    }
  }

  #again(client: pg.Client | undefined): void {
    if (this.#closed || client === undefined || client !== this.#client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    const retry = async () => {
      if (this.#closed) return;
      await this.start();
      this.#missed();
    };
    setTimeout(retry, this.#pause).unref();
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
  }
}

const Told = z.object({
  next: z.number().optional(),
  present: z.object({ online: z.array(z.number()), watching: z.number(), screens: z.number().optional() }).optional(),
  ended: z.union([z.object({ token: z.string() }), z.object({ visitor: z.string() })]).optional(),
});
const Payload = z.tuple([z.string()], z.tuple([z.string(), Told]));

/** Undefined for what is not ours: anybody on the database may use the channel. */
function readPayload(payload: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

/** Nodes of an older version read it, too, and know no table of this name. */
const aboutNoTable = (ended: Ended): readonly [TableId, { readonly ended: Ended }] => ['', { ended }];

/** As few as possible, each small enough. */
function payloads(from: string, tables: Iterable<readonly [TableId, object]>): string[] {
  const parts: string[][] = [];
  let room = 0;
  for (const entry of tables) {
    const text = JSON.stringify(entry);
    room -= Buffer.byteLength(text) + 1;
    if (room < 0) {
      parts.push([]);
      room = MOST_BYTES - Buffer.byteLength(text);
    }
    parts.at(-1)!.push(text);
  }
  return parts.map((part) => `${beginningOf(from)}${part.join(',')}]`);
}

const beginningOf = (from: string): string => `["${from}",`;
