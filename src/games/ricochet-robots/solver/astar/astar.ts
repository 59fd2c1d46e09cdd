/**
 * A* with the sharper bound, for all robots at once that the target counts for. The level of a state is the slides made
 * so far plus those that are needed at least; a slide never leads to a lower one.
 */
import type { Effort } from '../../../../search/effort.ts';
import { type Needs, needsOf } from '../bounds/all-slides.ts';
import { NEVER } from '../bounds/distances.ts';
import { type Bounds, boundOf, boundsOf, type Heading, headingAfter, TURNED } from '../bounds/own-slides.ts';
import { EAST, NORTH, SOUTH, sharedBy, slideOn, WEST } from '../packed/stops.ts';
import { headingAtStart, isBarred, leadsNowhere, type Task } from '../packed/task.ts';
import type { Step } from '../sets/backtrace.ts';
import { trioOf } from '../sets/trio-table.ts';
import { MOST_STATES, States } from './frontier.ts';
import { Recent } from './transposition-table.ts';

const states = new States();
const recent = new Recent();

export class Tracker {
  /** No solution is shorter than this; -1 if there is none. */
  level: number;
  readonly #tasks: readonly Task[];
  readonly #bounds: readonly Bounds[];
  readonly #needs: Needs;

  constructor(tasks: readonly Task[]) {
    const { stops, target } = tasks[0]!;
    this.#tasks = tasks;
    this.#bounds = tasks.map(({ home, free }) => boundsOf(stops, target, home, free));
    this.#needs = needsOf(stops, target);
    states.clear();
    recent.clear();
    for (const [index, task] of tasks.entries()) {
      const { home, others } = task;
      const kind = (index << 2) | headingAtStart(task);
      const needed = Math.max(this.#needs.ofTrio(home, ...others), this.#least(kind, home));
      this.#meet(needed, kind, home | (trioOf(...others) << 8), 0, 0);
    }
    this.level = states.next(0);
  }

  /** Searches one level: a way to the target, `open` if there is none so short, `full` if it gives up. */
  step(effort: Effort): Step[] | 'open' | 'spent' | 'full' {
    effort.report({ depth: this.level });
    for (let state = states.take(this.level); state >= 0; state = states.take(this.level)) {
      if (isReached(state, this.#tasks)) return wayTo(state, this.level);
      if (!effort.spend()) return 'spent';
      if (states.count === MOST_STATES) return 'full';
      this.#slide(state);
    }
    this.level = states.next(this.level);
    return 'open';
  }

  /** Gives back the room that it took. */
  release(): void {
    states.clear();
  }

  #slide(state: number): void {
    const cells = states.cells[state]!;
    const kind = states.kinds[state]!;
    const task = this.#tasks[kind >> 2]!;
    const { stops, free } = task;
    const heading = (kind & 3) as Heading;
    const cell = cells & 255;
    const p = (cells >> 8) & 255;
    const q = (cells >> 16) & 255;
    const r = cells >>> 24;
    const made = states.made + 1;
    // the active robot's come last and are searched first
    this.#help(state, made, p, q, r);
    this.#help(state, made, q, p, r);
    this.#help(state, made, r, p, q);
    const shared = sharedBy(cell, p, q, r);
    for (let way = 0; way < 4; way++) {
      const to = slideOn(stops, shared, way, cell, p, q, r);
      if (to === cell) continue;
      const next = headingAfter(heading, way, free);
      if (leadsNowhere(task, next, to)) continue;
      const after = (kind & ~3) | next;
      if (!recent.add(to | (cells & ~255), after, made)) continue;
      const needed = Math.max(this.#needs.ofTrio(to, p, q, r), this.#least(after, to));
      this.#meet(needed, after, to | (cells & ~255), made, state);
    }
  }

  /** The slides of the robot on `from`, the other two standing on x < y. */
  #help(state: number, made: number, from: number, x: number, y: number): void {
    const needs = this.#needs;
    const kind = states.kinds[state]!;
    const cell = states.cells[state]! & 255;
    const task = this.#tasks[kind >> 2]!;
    const least = this.#least(kind, cell);
    const apart = needs.ofPair(cell, x, y);
    const shared = sharedBy(from, cell, x, y);
    for (let way = 0; way < 4; way++) {
      const to = slideOn(task.stops, shared, way, from, cell, x, y);
      if (to === from || isBarred(task, to)) continue;
      const after = cell | (trioOf(to, x, y) << 8);
      if (!recent.add(after, kind, made)) continue;
      let needed = apart;
      const withX = needs.ofPair(cell, to, x);
      const withY = needs.ofPair(cell, to, y);
      if (withX < needed) needed = withX;
      if (withY < needed) needed = withY;
      this.#meet(needed > least ? needed : least, kind, after, made, state);
    }
  }

  /** By what the active robot must still do for a ricochet. */
  #least(kind: number, cell: number): number {
    const heading = (kind & 3) as Heading;
    return heading === TURNED ? 0 : boundOf(this.#bounds[kind >> 2]!, heading, cell);
  }

  #meet(needed: number, kind: number, cells: number, made: number, before: number): void {
    if (needed < NEVER) states.wait(made + needed, cells, kind, made, before);
  }
}

/** Whether the active robot stands on the target, and that counts. */
const isReached = (state: number, tasks: readonly Task[]): boolean =>
  (states.kinds[state]! & 3) === TURNED && (states.cells[state]! & 255) === tasks[0]!.target;

/** The slides from the start. */
function wayTo(goal: number, length: number): Step[] {
  const way: Step[] = [];
  for (let state = goal; way.length < length; state = states.before[state]!) {
    way.push(stepBetween(states.cells[states.before[state]!]!, states.cells[state]!));
  }
  return way.reverse();
}

function stepBetween(before: number, after: number): Step {
  const cells = (packed: number) => [packed & 255, (packed >> 8) & 255, (packed >> 16) & 255, packed >>> 24];
  const from = cells(before).find((cell) => !cells(after).includes(cell))!;
  const to = cells(after).find((cell) => !cells(before).includes(cell))!;
  if (from >> 4 === to >> 4) return { from, way: from < to ? EAST : WEST };
  return { from, way: from < to ? NORTH : SOUTH };
}
