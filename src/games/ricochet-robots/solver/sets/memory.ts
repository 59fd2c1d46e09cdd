/** The arrays that a set search fills, and the next one may fill again. */
import { Queue } from '../queue.ts';
import { ClosedList } from './closed-list.ts';
import { TrioTable } from './trio-table.ts';

export class Memory {
  readonly trios = new TrioTable();
  readonly closed = new ClosedList();
  /** Slots of this level and of the next. */
  queues: [Queue, Queue] = [new Queue(), new Queue()];
  /** States two levels up, found on this level and on the one before: slot, then heading and cell. */
  deferred: [Queue, Queue] = [new Queue(), new Queue()];

  clear(): void {
    this.trios.clear();
    this.closed.clear();
    for (const queue of [...this.queues, ...this.deferred]) queue.clear();
  }
}
