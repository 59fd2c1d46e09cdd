/** A process that keeps its tables as long as it lives: the terminal, and whoever takes src/table into his own program. */
import { expectOk, ok } from '../../../src/core/result.ts';
import { LocalConnection } from '../../../src/table/course/local-connection.ts';
import { MemoryLog } from '../../../src/table/course/memory-log.ts';
import { openTable } from '../../../src/table/course/opening.ts';
import { readLog } from '../../../src/table/course/reading.ts';
import { Table } from '../../../src/table/course/table.ts';
import type { Who } from '../../../src/table/events/events.ts';
import { gameCalled } from '../all-games.ts';
import { passTime, sleepFor } from './clock.ts';
import { type Choice, type KeptTable, NAMES, type Players, requestOf, type TestHost } from './host.ts';
import { TestThinker } from './thinker.ts';

interface Held {
  readonly seed: string;
  readonly log: MemoryLog;
}

type Opening = ReturnType<typeof requestOf>;
let ids = 0;

export class MemoryHost implements TestHost {
  readonly thinker = new TestThinker();
  readonly #held: Map<string, Held>;
  readonly #tables = new Map<string, Table>();

  constructor(held = new Map<string, Held>()) {
    this.#held = held;
  }

  async open(choice: Choice, players: Players) {
    return this.#put(requestOf(choice, players));
  }

  async connect(id: string, who: Who | undefined) {
    return new LocalConnection(this.#tables.get(id) ?? this.#start(id), who === undefined ? [] : [who], who);
  }

  async kept(id: string): Promise<KeptTable> {
    const { seed, log } = this.#held.get(id)!;
    return { seed, rows: log.rows };
  }

  async adopt({ seed, rows }: KeptTable): Promise<string> {
    const log = new MemoryLog([], 0);
    for (const { seq, at, body } of rows) await log.append({ seq, at, bodies: [body] });
    const id = `table${ids++}`;
    this.#held.set(id, { seed, log });
    return id;
  }

  async second(): Promise<MemoryHost> {
    return new MemoryHost(this.#held);
  }

  async pass(ms: number): Promise<void> {
    await passTime(ms, async () => {
      for (const table of this.#tables.values()) await table.catchUp();
    });
  }

  async suspend(ms: number): Promise<void> {
    const from = Date.now();
    sleepFor(ms);
    for (const table of this.#tables.values()) await table.sleep(from);
  }

  async restart(ms: number): Promise<void> {
    const from = Date.now();
    await this.close();
    sleepFor(ms);
    for (const id of this.#held.keys()) await this.#start(id).sleep(from);
  }

  async close(): Promise<void> {
    for (const table of this.#tables.values()) table.close();
    this.#tables.clear();
  }

  #put({ request, events }: Opening) {
    const [id, at] = [`table${ids++}`, Date.now()];
    const opened = openTable(gameCalled(request.game).rules, request, events, `seed of ${id}`, at);
    if (!opened.ok) return opened;
    this.#held.set(id, { seed: `seed of ${id}`, log: new MemoryLog(opened.value.bodies, at) });
    return ok(id);
  }

  #start(id: string): Table {
    const { seed, log } = this.#held.get(id)!;
    const table = new Table(id, expectOk(readLog(log.rows, (game) => gameCalled(game).rules)), {
      ...{ log, seed, thinker: this.thinker },
      now: () => Date.now(),
      isAwake: () => true,
      awake: async () => {},
      salt: () => 'salt',
      names: () => NAMES,
      learnNames: async () => {},
      openNext: async (request, events) => expectOk(this.#put({ request, events: [...events] })),
    });
    this.#tables.set(id, table);
    table.start();
    return table;
  }
}
