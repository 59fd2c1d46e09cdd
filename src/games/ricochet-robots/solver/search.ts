/**
 * A* for one active robot, level by level. The level of a state is the slides made so far plus the bound of what is
 * still needed; the bound depends on the active robot alone, so the slides made follow from the level and are not kept.
 *
 * A slide of another robot leads one level up. A slide of the active robot stays within the trio of the others and leads
 * to the same level, or one or two up. So a level is searched trio by trio: first the active robot's own slides
 * (advance), which alone can reach the target; then, if none did, the others' slides (spread), for all cells of the
 * active robot at once. Both look ahead (`Opening`), so that the last level, the largest, need not be searched.
 */
import type { Effort } from '../../../search/effort.ts';
import { advance, advanceStraight } from './advance.ts';
import type { Opening } from './ahead.ts';
import { type Bounds, boundsOf, type Heading, NEVER, ROW, STILL, TURNED } from './bounds.ts';
import { type Levers, leversOf } from './descent.ts';
import { QUEUED, Slots, STILL_PLANE, STRAIGHT, trioOf, wordOf } from './slots.ts';
import { spread } from './spread.ts';
import type { Stops } from './stops.ts';

/** What is searched: where the robots stand, what the active one has done before, and what counts. */
export interface Task {
  readonly stops: Stops;
  readonly target: number;
  readonly home: number;
  readonly heading: Heading;
  /** Ascending. */
  readonly others: readonly [number, number, number];
  /** R9: no ricochet is needed. */
  readonly free: boolean;
  /** At the vortex: by R8 a stop of another robot would decide, so there is none. */
  readonly forAll: boolean;
}

/** What is found may have one slide more than the level. */
export type Found = 'open' | 'found' | 'none' | 'spent';

export class Search {
  readonly task: Task;
  readonly bounds: Bounds;
  /** What the active robot has done at the start; nothing matters where no ricochet is needed. */
  readonly heading: Heading;
  readonly levers: Levers;
  readonly slots: Slots;
  /** No solution is shorter than this. */
  level: number;
  /** States whose slides were tried. */
  nodes = 0;
  /** How many slots there were when each level began. */
  readonly born: number[] = [];
  /** Slots where the active robot reached the target. */
  readonly goals: number[] = [];
  /** A way to the target that was found ahead. */
  opening: Opening | undefined;
  /** Whether there may be states whose robot has not ricocheted. */
  readonly straight: boolean;
  /** The slots of the levels modulo 3. */
  readonly queues: readonly [Queue, Queue, Queue] = [new Queue(), new Queue(), new Queue()];

  constructor(task: Task, slots = new Slots()) {
    this.task = task;
    this.slots = slots;
    slots.clear();
    this.bounds = boundsOf(task.stops, task.target, task.home, task.free);
    this.levers = leversOf(task.stops, this.bounds.turned);
    this.heading = task.free && !(task.heading === STILL && task.home === task.target) ? TURNED : task.heading;
    this.straight = this.heading !== TURNED;
    this.level = this.#begin();
  }

  /** Of the shortest solution seen so far; whether there is a shorter one is open until that level. */
  get length(): number {
    return this.goals.length > 0 ? this.level : (this.opening?.length ?? Number.POSITIVE_INFINITY);
  }

  /** Searches one level. `all`: every way to the target is wanted, not only one. */
  step(effort: Effort, all: boolean): Found {
    const plane = this.level % 3;
    const queue = this.queues[plane]!;
    this.born[this.level] = this.slots.count;
    for (let i = 0; i < queue.length; i++) {
      const before = this.nodes;
      if (this.straight) advanceStraight(this, queue.slots[i]!, plane);
      advance(this, queue.slots[i]!, plane);
      if (!all && this.length === this.level) return 'found';
      if (!effort.spend(this.nodes - before)) return 'spent';
    }
    if (this.goals.length > 0) return 'found';
    for (let i = 0; i < queue.length; i++) {
      if (!all && this.length === this.level + 1) return 'found';
      spread(this, queue.slots[i]!, plane, all);
      if (!effort.spend(0)) return 'spent';
    }
    if (!all && this.length === this.level + 1) return 'found';
    queue.length = 0;
    this.level++;
    return this.queues.some(({ length }) => length > 0) ? 'open' : 'none';
  }

  /** Nothing to search: not even with stops everywhere. */
  get hopeless(): boolean {
    return this.level >= NEVER;
  }

  /** Keeps a way found one level ahead. */
  open(slot: number, ahead: Omit<Opening, 'slot' | 'length'> | undefined): void {
    if (ahead) this.opening = { slot, ...ahead, length: this.level + 1 };
  }

  enqueue(slot: number, plane: number): void {
    const bit = QUEUED << plane;
    if ((this.slots.info[slot]! & bit) !== 0) return;
    this.slots.info[slot]! |= bit;
    this.queues[plane]!.push(slot);
  }

  #begin(): number {
    const { home, others } = this.task;
    const { slots, heading } = this;
    const slot = slots.at(trioOf(...others));
    const level = this.bound(heading, home);
    if (level >= NEVER) return level;
    const plane = level % 3;
    if (heading === TURNED) slots.words[wordOf(slot, home) + 1 + plane]! |= 1 << home;
    else if (heading === STILL) slots.info[slot]! |= STILL_PLANE << plane;
    else slots.straight[slot * STRAIGHT + 1 + plane]! |= 1 << (heading === ROW ? home & 15 : 16 + (home >> 4));
    this.enqueue(slot, plane);
    return level;
  }

  bound(heading: Heading, cell: number): number {
    const { turned, row, column, still } = this.bounds;
    if (heading === TURNED) return turned[cell]!;
    if (heading === STILL) return still;
    return heading === ROW ? row[cell & 15]! : column[cell >> 4]!;
  }
}

class Queue {
  slots = new Int32Array(256);
  length = 0;

  push(slot: number): void {
    if (this.length === this.slots.length) {
      const longer = new Int32Array(this.length * 2);
      longer.set(this.slots);
      this.slots = longer;
    }
    this.slots[this.length++] = slot;
  }
}
