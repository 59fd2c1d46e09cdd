/**
 * A* for one active robot, level by level. The level of a state is the slides made so far plus the bound of what is
 * still needed; the bound depends on the active robot alone, so the slides made follow from the level and are not kept.
 *
 * A slide of another robot leads one level up. A slide of the active robot stays within the trio of the others and leads
 * to the same level, or one or two up. So a level is searched trio by trio: first the active robot's own slides
 * (advance), which alone can reach the target; then, if none did, the others' slides (spread), for all cells of the
 * active robot at once.
 */
import type { Effort } from '../../../../search/effort.ts';
import { NEVER } from '../bounds/distances.ts';
import { type Bounds, boundOf, boundsOf, type COLUMN, type Heading, ROW, STILL, TURNED } from '../bounds/own-slides.ts';
import { headingAtStart, type Task } from '../packed/task.ts';
import type { Journal } from './closed-list.ts';
import { advance } from './expand-active.ts';
import { spread } from './expand-helpers.ts';
import { Memory, type Queue } from './memory.ts';
import {
  INFO,
  LINKS,
  QUEUED,
  QUEUED_WORD,
  SLOT,
  type Slots,
  STILL_DONE,
  STILL_WAITS,
  STRAIGHT,
  trioOf,
} from './trio-table.ts';

export type Found = 'open' | 'found' | 'none' | 'spent';

export class Search {
  readonly task: Task;
  readonly bounds: Bounds;
  /** What the active robot has done at the start; that does not matter where no ricochet is needed. */
  readonly heading: Heading;
  readonly memory: Memory;
  readonly slots: Slots;
  readonly journal: Journal;
  /** No solution is shorter than this. */
  level: number;
  /** States whose slides were tried. */
  nodes = 0;
  /** Slots where the active robot reached the target. */
  readonly goals: number[] = [];
  /** Whether there may be states whose robot has not ricocheted. */
  readonly straight: boolean;

  constructor(task: Task, memory = new Memory()) {
    this.task = task;
    this.memory = memory;
    this.slots = memory.slots;
    this.journal = memory.journal;
    memory.clear();
    this.bounds = boundsOf(task.stops, task.target, task.home, task.free);
    this.heading = headingAtStart(task);
    this.straight = this.heading !== TURNED;
    this.level = this.bound(this.heading, task.home);
    this.wait(this.slots.at(trioOf(...task.others)), this.heading, task.home);
  }

  /** Nothing to search: not even with stops everywhere. */
  get hopeless(): boolean {
    return this.level >= NEVER;
  }

  /** Searches one level. */
  step(effort: Effort): Found {
    const queue = this.#nextLevel();
    const first = this.journal.count;
    for (let i = 0; i < queue.length; i++) {
      const before = this.nodes;
      advance(this, queue.items[i]!);
      if (!effort.spend(this.nodes - before)) return 'spent';
    }
    if (this.goals.length > 0) return 'found';
    for (let entry = first; entry < first + queue.length; entry++) {
      spread(this, entry);
      // a trio counts too, so that a long level is left as soon as the host asks
      if (!effort.spend(1)) return 'spent';
    }
    this.level++;
    const { queues, deferred } = this.memory;
    return queues[1].length > 0 || deferred.some(({ length }) => length > 0) ? 'open' : 'none';
  }

  /** Turns to what waits for this level. */
  #nextLevel(): Queue {
    const { memory } = this;
    const [now, next] = memory.queues;
    const [found, before] = memory.deferred;
    now.clear();
    for (let i = 0; i < before.length; i += 2) {
      this.wait(before.items[i]!, (before.items[i + 1]! >> 8) as Heading, before.items[i + 1]! & 255);
    }
    before.clear();
    memory.deferred = [before, found];
    memory.queues = [next, now];
    this.journal.beginLevel(this.level);
    return next;
  }

  enqueue(slot: number): void {
    const { words } = this.slots;
    if ((words[slot * SLOT + QUEUED_WORD]! & QUEUED) !== 0) return;
    words[slot * SLOT + QUEUED_WORD]! |= QUEUED;
    this.memory.queues[1].push(slot);
  }

  /** Two levels up. */
  defer(slot: number, heading: Heading, cell: number): void {
    this.memory.deferred[0].push(slot);
    this.memory.deferred[0].push((heading << 8) | cell);
  }

  /** Lets a state wait for the next level, unless it is searched or waits already. */
  wait(slot: number, heading: Heading, cell: number): void {
    const { words, links } = this.slots;
    if (heading === STILL) {
      const info = slot * LINKS + INFO;
      if ((links[info]! & (STILL_DONE | STILL_WAITS)) !== 0) return;
      links[info]! |= STILL_WAITS;
    } else {
      const turned = heading === TURNED;
      const sets = turned ? words : links;
      const at = turned ? slot * SLOT + 2 * (cell >> 5) : slot * LINKS + STRAIGHT;
      const bit = 1 << (turned ? cell : straightBit(heading, cell));
      if (((sets[at]! | sets[at + 1]!) & bit) !== 0) return;
      sets[at + 1]! |= bit;
    }
    this.enqueue(slot);
  }

  bound(heading: Heading, cell: number): number {
    return boundOf(this.bounds, heading, cell);
  }

  /** The active robot has reached the target. */
  reach(slot: number): void {
    this.goals.push(slot);
  }
}

/** Where a state is in a slot's `straight`. */
export const straightBit = (heading: typeof ROW | typeof COLUMN, cell: number): number =>
  heading === ROW ? cell & 15 : 16 + (cell >> 4);
