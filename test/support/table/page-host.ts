/** A page and its IndexedDB (src/web/local). Each PageHost is a tab; all share one browser. */
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { expectOk } from '../../../src/core/result.ts';
import { LocalConnection } from '../../../src/table/course/local-connection.ts';
import { readLog } from '../../../src/table/course/reading.ts';
import type { Who } from '../../../src/table/events/events.ts';
import { database } from '../../../src/web/local/database.ts';
import { LocalHost } from '../../../src/web/local/host.ts';
import { putOnTable, randomWord } from '../../../src/web/local/opening.ts';
import { summaryOf } from '../../../src/web/local/record.ts';
import { findTable, putTable } from '../../../src/web/local/tables.ts';
import { gameCalled } from '../all-games.ts';
import { passTime, sleepFor } from './clock.ts';
import { type Choice, type KeptTable, NAMES, type Players, requestOf, type TestHost } from './host.ts';
import { TestThinker } from './thinker.ts';

/** What a browser has and Node has not. */
export function stubStorage(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
}

export class PageHost implements TestHost {
  readonly thinker = new TestThinker();
  readonly #open = new Map<string, LocalHost>();

  async open(choice: Choice, players: Players) {
    const { request, events } = requestOf(choice, players);
    return putOnTable(gameCalled(choice.game), request, events, NAMES);
  }

  async connect(id: string, who: Who | undefined) {
    const { table } = this.#open.get(id) ?? (await this.#start(id));
    return new LocalConnection(table, who === undefined ? [] : [who], who);
  }

  async kept(id: string): Promise<KeptTable> {
    const { record, rows } = (await findTable(id))!;
    return { seed: record.seed, rows: rows.map(({ seq, at, body }) => ({ seq, at, body })) };
  }

  async adopt({ seed, rows }: KeptTable): Promise<string> {
    const { state } = expectOk(readLog(rows, (game) => gameCalled(game).rules));
    const [id, at] = [randomWord(), Date.now()];
    const beside = { id, game: state.opened.game, seed, names: NAMES, started: at, changed: at };
    await putTable(await database(), { ...beside, summary: summaryOf(state, NAMES) }, rows);
    return id;
  }

  async second(): Promise<PageHost> {
    return new PageHost();
  }

  async pass(ms: number): Promise<void> {
    await passTime(ms, () => new Promise((resolve) => setImmediate(resolve)));
  }

  async suspend(ms: number): Promise<void> {
    sleepFor(ms);
    await this.pass(2000);
  }

  async restart(ms: number): Promise<void> {
    await this.close();
    sleepFor(ms);
  }

  async close(): Promise<void> {
    for (const host of this.#open.values()) host.close();
    this.#open.clear();
  }

  async #start(id: string): Promise<LocalHost> {
    const opened = await LocalHost.open(id, this.thinker);
    if (!opened) throw new Error(`no table ${id}`);
    const host = expectOk(opened);
    this.#open.set(id, host);
    host.start();
    return host;
  }
}
