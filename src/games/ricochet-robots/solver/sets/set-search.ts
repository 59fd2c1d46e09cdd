/**
 * Breadth-first A* for one active robot, level by level. The level of a state is the slides made so far plus the lower
 * bound of its own slides still needed (f = g + h); h depends on the active robot alone, so g follows from the level and is
 * not kept.
 *
 * A slide of another robot leads one level up. A slide of the active robot stays within the trio of the others and leads
 * to the same level, or one or two up. So a level is searched trio by trio: first the active robot's own slides
 * (expandActive), which alone can reach the target; then, if none did, the others' slides (expandHelpers), for all cells of
 * the active robot at once.
 */
import type { Effort } from '../../../../search/effort.ts';
import { UNREACHABLE } from '../bounds/distances.ts';
import { type Bounds, boundOf, boundsOf } from '../bounds/own-slides.ts';
import { CELL_MASK, COLUMN_MASK, SIDE } from '../packed/cells.ts';
import { type COLUMN, type Heading, ROW, STILL, TURNED } from '../packed/heading.ts';
import { trioOf } from '../packed/state.ts';
import { headingAtStart, type Task } from '../packed/task.ts';
import type { Queue } from '../queue.ts';
import type { ClosedList } from './closed-list.ts';
import { expandActive } from './expand-active.ts';
import { expandHelpers } from './expand-helpers.ts';
import { Memory } from './memory.ts';
import {
  INFO,
  LINK_WORDS,
  QUEUED,
  QUEUED_WORD,
  SLOT_WORDS,
  STILL_DONE,
  STILL_WAITS,
  STRAIGHT,
  type TrioTable,
} from './trio-table.ts';

type Found = 'open' | 'found' | 'none' | 'spent';

export class SetSearch {
  readonly task: Task;
  readonly bounds: Bounds;
  /** What the active robot has done at the start; that does not matter where no ricochet is needed. */
  readonly heading: Heading;
  readonly memory: Memory;
  readonly trios: TrioTable;
  readonly closed: ClosedList;
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
    this.trios = memory.trios;
    this.closed = memory.closed;
    memory.clear();
    this.bounds = boundsOf(task.stops, task.target, task.home, task.free);
    this.heading = headingAtStart(task);
    this.straight = this.heading !== TURNED;
    this.level = this.bound(this.heading, task.home);
    this.wait(this.trios.at(trioOf(...task.others)), this.heading, task.home);
  }

  /** Nothing to search: not even with stops everywhere. */
  get hopeless(): boolean {
    return this.level >= UNREACHABLE;
  }

  /** Searches one level. */
  step(effort: Effort): Found {
    const queue = this.#nextLevel();
    const first = this.closed.count;
    for (let i = 0; i < queue.length; i++) {
      const before = this.nodes;
      expandActive(this, queue.items[i]!);
      if (!effort.spend(this.nodes - before)) return 'spent';
    }
    if (this.goals.length > 0) return 'found';
    for (let entry = first; entry < first + queue.length; entry++) {
      expandHelpers(this, entry);
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
      this.wait(before.items[i]!, (before.items[i + 1]! >> 8) as Heading, before.items[i + 1]! & CELL_MASK);
    }
    before.clear();
    memory.deferred = [before, found];
    memory.queues = [next, now];
    this.closed.beginLevel(this.level);
    return next;
  }

  enqueue(slot: number): void {
    const { words } = this.trios;
    if ((words[slot * SLOT_WORDS + QUEUED_WORD]! & QUEUED) !== 0) return;
    words[slot * SLOT_WORDS + QUEUED_WORD]! |= QUEUED;
    this.memory.queues[1].push(slot);
  }

  /** Two levels up. */
  defer(slot: number, heading: Heading, cell: number): void {
    this.memory.deferred[0].push(slot);
    this.memory.deferred[0].push((heading << 8) | cell);
  }

  /** Lets a state wait for the next level, unless it is searched or waits already. */
  wait(slot: number, heading: Heading, cell: number): void {
    const { words, links } = this.trios;
    if (heading === STILL) {
      const info = slot * LINK_WORDS + INFO;
      if ((links[info]! & (STILL_DONE | STILL_WAITS)) !== 0) return;
      links[info]! |= STILL_WAITS;
    } else {
      const turned = heading === TURNED;
      const sets = turned ? words : links;
      const at = turned ? slot * SLOT_WORDS + 2 * (cell >> 5) : slot * LINK_WORDS + STRAIGHT;
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
  heading === ROW ? cell & COLUMN_MASK : SIDE + (cell >> 4);
