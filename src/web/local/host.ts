/** This page as the host of a table: a log in this browser, the page's clock, a worker that thinks. */
import { type Signal, signal } from '@preact/signals';
import type { GameEvent } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import { historyOf } from '../../table/course/history.ts';
import { LocalConnection } from '../../table/course/local-connection.ts';
import { MemoryLog } from '../../table/course/memory-log.ts';
import { branchTable } from '../../table/course/opening.ts';
import type { TableLog, TablePorts } from '../../table/course/ports.ts';
import type { Thinker } from '../../table/course/questions.ts';
import { type LogFault, type ReadTable, readLog } from '../../table/course/reading.ts';
import { Table } from '../../table/course/table.ts';
import type { TableRefusal } from '../../table/decide/commands.ts';
import type { Who } from '../../table/events/events.ts';
import { fileOf, playersOf } from '../../table/file/record.ts';
import type { TableState } from '../../table/state/state.ts';
import type { Names } from '../../table/told/messages.ts';
import { Heartbeat } from './heartbeat.ts';
import { IndexedLog } from './indexed-log.ts';
import { putOnTable, randomWord } from './opening.ts';
import { Recess } from './recess.ts';
import { Sharing } from './sharing.ts';
import { findTable } from './tables.ts';

interface KeptGame {
  readonly id: string;
  readonly seed: string;
  readonly names: Names;
}

export class LocalHost {
  readonly module: DrawnGame;
  readonly table: Table;
  readonly connection: LocalConnection;
  /** None where a game is only looked at. */
  readonly sharing: Sharing | undefined;
  /** For one person alone, or among computers, at a table where time matters. */
  readonly recess: Recess | undefined;
  readonly #kept: KeptGame;
  readonly #heartbeat: Heartbeat;
  readonly #log: TableLog;
  #isStarted = false;

  /** A game of this browser. */
  static async open(id: string, thinker: Thinker): Promise<Result<LocalHost, LogFault> | undefined> {
    const found = await findTable(id);
    if (!found) return undefined;
    const { record, rows, isKept } = found;
    const log = new IndexedLog(record, rows, isKept);
    const read = readLog(rows, (game) => findGame(game)?.rules, log.snapshots);
    if (!read.ok) return err(read.error);
    const host = new LocalHost(record, read.value, log, thinker, peopleOf(read.value.state));
    log.onWritten(() => void host.table.catchUp());
    return ok(host);
  }

  /** A game to look at, in memory alone. */
  static show(bodies: readonly string[], kept: KeptGame, thinker: Thinker): Result<LocalHost, LogFault> {
    const log = new MemoryLog(bodies, 0);
    const read = readLog(log.rows, (game) => findGame(game)?.rules, log.snapshots);
    return read.ok ? ok(new LocalHost(kept, read.value, log, thinker, [])) : err(read.error);
  }

  private constructor(kept: KeptGame, read: ReadTable, log: TableLog, thinker: Thinker, people: readonly Who[]) {
    this.module = findGame(read.state.opened.game)!;
    this.#kept = kept;
    this.#log = log;
    this.#heartbeat = new Heartbeat(() => this.table, kept.id, read.lastAt);
    const { clock, pulse } = this.#heartbeat;
    const state: Signal<TableState> = signal(read.state);
    const ports: TablePorts = {
      log,
      thinker,
      seed: kept.seed,
      now: clock.now,
      isAwake: () => pulse.isAwake,
      awake: () => pulse.awake(),
      salt: randomWord,
      names: () => kept.names,
      learnNames: async () => {},
      openNext: async (request, events) => {
        const opened = await putOnTable(this.module, request, events, kept.names);
        if (!opened.ok) throw new Error(opened.error.reason);
        return opened.value;
      },
      appended: ({ event, after }) => {
        state.value = after;
        this.sharing?.appended(event);
      },
    };
    this.table = new Table(kept.id, read, ports);
    this.connection = new LocalConnection(this.table, people, undefined);
    this.sharing = people.length > 0 ? new Sharing(state, this.connection) : undefined;
    const isTimed = read.state.opened.control.kind !== 'none' || this.module.rules.waivable === true;
    const isAlone = this.sharing?.own !== undefined;
    this.recess = isTimed && isAlone ? new Recess((on) => (on ? this.#halt() : this.#resume())) : undefined;
  }

  /** From now on things happen by themselves; nobody's time ran while the page was away. */
  start(): void {
    this.#isStarted = true;
    if (!this.recess?.on) this.#heartbeat.start(() => this.table.start());
  }

  #halt(): void {
    this.table.halt();
    if (this.#isStarted) this.#heartbeat.halt();
  }

  #resume(): void {
    if (!this.#isStarted) this.table.resume();
    else void this.#heartbeat.resume(() => this.recess?.on || this.table.resume());
  }

  /** Another table of the same people, at which the game begins as it stood after so many events; answers its id. */
  async branch(count: number): Promise<Result<string, TableRefusal>> {
    const { request, events } = branchTable(this.table.state, (await this.#events()).slice(0, count));
    return putOnTable(this.module, request, events, this.#kept.names);
  }

  get names(): Names {
    return this.#kept.names;
  }

  /** The game as the text of a file. */
  async file(): Promise<string> {
    const { state } = this.table;
    const players = playersOf(state, this.#kept.names);
    return fileOf(state, await this.#events(), { ...(players.some(Boolean) && { players }), seed: this.#kept.seed });
  }

  async #events(): Promise<readonly GameEvent[]> {
    const { opened, seq } = this.table.state;
    return (await historyOf(this.#log, opened, seq)).events;
  }

  close(): void {
    this.connection.close();
    this.table.close();
    this.#heartbeat.stop();
    if (this.#log instanceof IndexedLog) this.#log.close();
  }
}

const peopleOf = ({ holders }: TableState): readonly Who[] =>
  holders.flatMap((holder) => ('who' in holder ? [holder.who] : []));
