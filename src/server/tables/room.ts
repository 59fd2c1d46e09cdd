/** A table as one node holds it: the course that every table has, and whose pages are open at it. */

import type { Listener } from '../../table/course/audience.ts';
import type { Transition } from '../../table/course/automatic.ts';
import type { TablePorts } from '../../table/course/ports.ts';
import type { ReadTable } from '../../table/course/reading.ts';
import { Table } from '../../table/course/table.ts';
import type { Who } from '../../table/events/events.ts';
import { type ByeReason, type Hello, type ServerMessage, VERSION } from '../../wire/messages.ts';
import type { TableHead } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import type { NodePorts } from './node-ports.ts';

/** A page, or a program, at a table of this node. */
export interface RoomListener extends Listener {
  send(message: ServerMessage): void;
}

export class Room {
  readonly head: TableHead;
  readonly table: Table;
  readonly attendance: Attendance;
  readonly #node: NodePorts;

  constructor(head: TableHead, read: ReadTable, ports: TablePorts, node: NodePorts) {
    this.head = head;
    this.#node = node;
    this.table = new Table(head.id, read, { ...ports, appended: (transition) => this.#appended(transition) });
    this.attendance = new Attendance(this.table, node);
    this.table.start();
  }

  /** Nobody listens, and nothing will happen by itself soon. */
  get isIdle(): boolean {
    return this.table.isIdle;
  }

  get size(): number {
    return this.table.listeners.size;
  }

  async join(listener: RoomListener, from: number): Promise<void> {
    // the page has heard more at another node than we have
    if (from > this.table.state.seq) await this.table.catchUp();
    await this.#node.learnNames(this.table.people);
    listener.send(this.hello(listener.who, from));
    await this.attendance.join(listener);
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

  #appended({ event }: Transition): void {
    if (event.t === 'left') this.attendance.contradict(event.seat);
    if (event.t === 'returned') this.attendance.returned(event.seat);
    if (event.t === 'sat' || event.t === 'stood' || event.t === 'kicked') this.attendance.look();
    this.#node.count('events', 1);
  }
}
