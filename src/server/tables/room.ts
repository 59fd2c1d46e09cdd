/** A table as one node holds it: the course that every table has, and whose pages are open at it. */
import type { Seat } from '../../core/game.ts';
import { err, type Result } from '../../core/result.ts';
import type { Listener } from '../../table/course/audience.ts';
import type { Transition } from '../../table/course/automatic.ts';
import type { TablePorts } from '../../table/course/ports.ts';
import { AWAY_MS } from '../../table/course/pulse.ts';
import type { BotQuestion } from '../../table/course/questions.ts';
import type { ReadTable } from '../../table/course/reading.ts';
import { Table } from '../../table/course/table.ts';
import type { Command } from '../../table/decide/commands.ts';
import type { Who } from '../../table/events/events.ts';
import { seatOf } from '../../table/state/state.ts';
import { type ByeReason, type Hello, type HouseRefusal, type ServerMessage, VERSION } from '../../wire/messages.ts';
import type { TableHead } from '../store/store.ts';
import { peopleAsking } from '../thinking/askers.ts';
import type { Asking } from '../thinking/thinkers.ts';
import { Attendance } from './attendance.ts';
import type { NodePorts } from './node-ports.ts';
import { Places } from './places.ts';
import { type Doer, TurnsAtTable } from './turns-at-table.ts';

/** A page, or a program, at a table of this node. */
export interface RoomListener extends Listener {
  /** From where. */
  readonly address?: string | undefined;
  /** Nobody is there any more. */
  readonly isGone?: boolean;
  send(message: ServerMessage): void;
}

/** Who thinks is asked in the name of those at the table. */
export type RoomPorts = Omit<TablePorts, 'thinker'>;

/** Until it is known whether the node at which somebody sits has died. */
export const ELSEWHERE_MS = AWAY_MS + 2000;
/** A page that was lost with its house or its node comes back within this time. */
const RETURN_MS = 5000;

/** Whoever asks over HTTP now and then is there, too. */
const VISIT_MS = 30_000;

export class Room {
  readonly head: TableHead;
  readonly table: Table;
  readonly attendance: Attendance;
  readonly places = new Places();
  readonly #node: NodePorts;
  readonly #turns = new TurnsAtTable();
  #visitedAt = Number.NEGATIVE_INFINITY;
  /** What somebody waits for. */
  #underWay = 0;

  constructor(head: TableHead, read: ReadTable, ports: RoomPorts, node: NodePorts) {
    this.head = head;
    this.#node = node;
    this.table = new Table(head.id, read, {
      ...ports,
      lag: (seat) => (this.attendance.whereIs(seat) === 'elsewhere' ? ELSEWHERE_MS : 0),
      thinker: { think: (game, question) => node.thinker.think(game, question, this.#asking(question)) },
      appended: (transition) => this.#appended(transition),
    });
    this.attendance = new Attendance(this.table, node);
    this.table.start();
  }

  /** Nobody is in it, and nobody waits for an answer of it. */
  get isEmpty(): boolean {
    return this.size === 0 && this.#underWay === 0;
  }

  /** And nothing will happen by itself soon. */
  get isIdle(): boolean {
    return this.isEmpty && this.table.isIdle;
  }

  get size(): number {
    return this.table.listeners.size;
  }

  /** Somebody has asked for it, or of it, over HTTP. */
  visited(): void {
    this.#visitedAt = this.#node.now();
  }

  /** The place of the line that it led to, or why not. What takes thought waits elsewhere. */
  async do(doer: Doer, command: Command): Promise<Result<number, HouseRefusal>> {
    if (command.do === 'hint') return this.#held(() => this.table.do(doer.person, command));
    const turn = this.#turns.enter(doer);
    if (turn === 'too-many') return err({ code: 'too-much', reason: 'house.too-much' });
    this.#underWay++;
    try {
      if (turn) await turn;
      return await this.table.do(doer.person, command);
    } finally {
      this.#turns.leave();
      this.#underWay--;
    }
  }

  /** What has been here, in turn; undefined, at once, if too much of his address waits for that. */
  lookBack<T>(who: Doer, work: (table: Table) => Promise<T>): Promise<T | undefined> {
    return this.#held(() => this.#node.lookingBack.take(who, () => work(this.table)));
  }

  join(listener: RoomListener, from: number): Promise<void> {
    return this.#held(() => this.#join(listener, from));
  }

  async #join(listener: RoomListener, from: number): Promise<void> {
    // the page has heard more at another node than we have
    if (from > this.table.state.seq) await this.table.catchUp();
    await this.#node.learnNames(this.table.people);
    if (listener.isGone) return;
    listener.send(this.hello(listener.who, from));
    await this.attendance.join(listener);
    // the end of his time is ours now
    if (seatOf(this.table.state, listener.who) !== undefined) this.table.watchTime();
  }

  /** The house was away since then. Whoever is to act and not there has to come back first. */
  async wake(from: number): Promise<void> {
    const { time, gathering } = this.table.state;
    const isMissed =
      gathering !== undefined || time.running.some((seat) => this.attendance.whereIs(seat) === undefined);
    await this.table.sleep(from, isMissed ? RETURN_MS : 0);
  }

  /** Another node is gone since then, and with it the pages of these seats. */
  async nodeDied(node: string, since: number, seats: readonly Seat[]): Promise<void> {
    this.attendance.lost(node);
    const { running, sandglasses } = this.table.state.time;
    if (sandglasses.length > 0 || running.some((seat) => seats.includes(seat))) await this.wake(since);
  }

  leave(listener: RoomListener): void {
    this.places.leave(listener);
    this.attendance.leave(listener);
  }

  /** The names of those in it have been learnt before. */
  hello(who: Who | undefined, from: number): Hello {
    const { t, ...greeting } = this.table.hello(who, from);
    return { t, version: VERSION, ...greeting };
  }

  close(reason?: ByeReason): void {
    this.table.close();
    this.attendance.close(reason);
  }

  /** Until it is done the table is not put away. */
  async #held<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay++;
    try {
      return await work();
    } finally {
      this.#underWay--;
    }
  }

  #asking({ view }: BotQuestion): Asking {
    const people = peopleAsking(this.table.state, view.viewer);
    return {
      askers: people.map((person) => ({ person, address: this.#node.addressOf(person) })),
      isWatched: () => this.attendance.isAnybodyThere || this.#node.now() - this.#visitedAt < VISIT_MS,
    };
  }

  #appended({ event }: Transition): void {
    // whoever goes by his own word is taken at it, also where a page of his stays open
    if (event.t === 'left' && event.lost) this.attendance.contradict(event.seat);
    if (event.t === 'returned' || event.t === 'arrived') this.attendance.returned(event.seat);
    if (event.t === 'sat' || event.t === 'stood' || event.t === 'kicked' || event.t === 'swapped')
      this.attendance.look();
    this.#node.count('events', 1);
  }
}
