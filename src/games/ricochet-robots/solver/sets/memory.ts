/** What a search fills, and the next one may fill again. */
import { Journal } from './closed-list.ts';
import { Slots } from './trio-table.ts';

export class Memory {
  readonly slots = new Slots();
  readonly journal = new Journal();
  /** Slots of this level and of the next. */
  queues: [Queue, Queue] = [new Queue(), new Queue()];
  /** States two levels up, found on this level and on the one before: slot, then heading and cell. */
  deferred: [Queue, Queue] = [new Queue(), new Queue()];

  clear(): void {
    this.slots.clear();
    this.journal.clear();
    for (const queue of [...this.queues, ...this.deferred]) queue.clear();
  }
}

export class Queue {
  items = new Int32Array(64);
  length = 0;

  clear(): void {
    this.length = 0;
    if (this.items.length > 1 << 16) this.items = new Int32Array(64);
  }

  push(item: number): void {
    if (this.length === this.items.length) this.#grow();
    this.items[this.length++] = item;
  }

  /** Where only these are pushed there is always room for both. */
  pushTwo(one: number, other: number): void {
    if (this.length === this.items.length) this.#grow();
    this.items[this.length++] = one;
    this.items[this.length++] = other;
  }

  #grow(): void {
    const longer = new Int32Array(this.length * 2);
    longer.set(this.items);
    this.items = longer;
  }
}
