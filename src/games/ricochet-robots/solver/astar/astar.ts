/**
 * A* state by state with the sharper lower bound, for all robots at once that the target counts for. The level of a state
 * is the slides made so far plus the bound of those still needed (f = g + h); a slide never leads to a lower one.
 */
import type { Effort } from '../../../../search/effort.ts';
import { type AllSlidesBound, allSlidesBoundOf } from '../bounds/all-slides.ts';
import { UNREACHABLE } from '../bounds/distances.ts';
import { type Bounds, boundOf, boundsOf } from '../bounds/own-slides.ts';
import { CELL_MASK } from '../packed/cells.ts';
import { HEADING_MASK, type Heading, headingAfter, TURNED } from '../packed/heading.ts';
import { cellsOf, trioOf } from '../packed/state.ts';
import { EAST, NORTH, SOUTH, type Step, sharedBy, slideOn, WAYS, WEST } from '../packed/stops.ts';
import { headingAtStart, isBarred, leadsNowhere, type Task } from '../packed/task.ts';
import type { PackedSolution } from '../solver.ts';
import { Frontier, MOST_STATES } from './frontier.ts';
import { TranspositionTable } from './transposition-table.ts';

const frontier = new Frontier();
const transpositions = new TranspositionTable();

/** undefined if that takes too much room. */
export function solveByAStar(tasks: readonly Task[], effort: Effort): PackedSolution | undefined {
  const solution = climb(new AStar(tasks), effort);
  // the room that it took is given back
  frontier.clear();
  return solution;
}

function climb(search: AStar, effort: Effort): PackedSolution | undefined {
  while (search.level >= 0) {
    const { level } = search;
    const found = search.step(effort);
    if (found === 'full') return undefined;
    if (found === 'spent') return { status: 'stopped', length: level, paths: [] };
    if (found !== 'open') return { status: 'solved', length: level, paths: [found] };
  }
  return { status: 'none', length: Number.POSITIVE_INFINITY, paths: [] };
}

class AStar {
  /** No solution is shorter than this; -1 if there is none. */
  level: number;
  readonly #tasks: readonly Task[];
  readonly #bounds: readonly Bounds[];
  readonly #allSlides: AllSlidesBound;

  constructor(tasks: readonly Task[]) {
    const { stops, target } = tasks[0]!;
    this.#tasks = tasks;
    this.#bounds = tasks.map(({ home, free }) => boundsOf(stops, target, home, free));
    this.#allSlides = allSlidesBoundOf(stops, target);
    frontier.clear();
    transpositions.clear();
    for (const [index, task] of tasks.entries()) {
      const { home, others } = task;
      const kind = (index << 2) | headingAtStart(task);
      const needed = Math.max(this.#allSlides.ofTrio(home, ...others), this.#least(kind, home));
      this.#push(needed, kind, home | (trioOf(...others) << 8), 0, 0);
    }
    this.level = frontier.nextLevel(0);
  }

  /** Searches one level: a path to the target, `open` if there is none so short, `full` if it gives up. */
  step(effort: Effort): Step[] | 'open' | 'spent' | 'full' {
    effort.report({ depth: this.level });
    for (let state = frontier.pop(this.level); state >= 0; state = frontier.pop(this.level)) {
      if (isReached(state, this.#tasks)) return pathTo(state, this.level);
      if (!effort.spend()) return 'spent';
      if (frontier.count === MOST_STATES) return 'full';
      this.#slide(state);
    }
    this.level = frontier.nextLevel(this.level);
    return 'open';
  }

  #slide(state: number): void {
    const cells = frontier.cells[state]!;
    const kind = frontier.kinds[state]!;
    const task = this.#tasks[kind >> 2]!;
    const { stops, free } = task;
    const heading = (kind & HEADING_MASK) as Heading;
    const cell = cells & CELL_MASK;
    const p = (cells >> 8) & CELL_MASK;
    const q = (cells >> 16) & CELL_MASK;
    const r = cells >>> 24;
    const made = frontier.made + 1;
    // the active robot's come last and are searched first
    this.#help(state, made, p, q, r);
    this.#help(state, made, q, p, r);
    this.#help(state, made, r, p, q);
    const shared = sharedBy(cell, p, q, r);
    for (let way = 0; way < WAYS; way++) {
      const to = slideOn(stops, shared, way, cell, p, q, r);
      if (to === cell) continue;
      const next = headingAfter(heading, way, free);
      if (leadsNowhere(task, next, to)) continue;
      const after = (kind & ~HEADING_MASK) | next;
      if (!transpositions.add(to | (cells & ~CELL_MASK), after, made)) continue;
      const needed = Math.max(this.#allSlides.ofTrio(to, p, q, r), this.#least(after, to));
      this.#push(needed, after, to | (cells & ~CELL_MASK), made, state);
    }
  }

  /** The slides of the robot on `from`, the other two standing on x < y. */
  #help(state: number, made: number, from: number, x: number, y: number): void {
    const bound = this.#allSlides;
    const kind = frontier.kinds[state]!;
    const cell = frontier.cells[state]! & CELL_MASK;
    const task = this.#tasks[kind >> 2]!;
    const least = this.#least(kind, cell);
    const apart = bound.ofPair(cell, x, y);
    const shared = sharedBy(from, cell, x, y);
    for (let way = 0; way < WAYS; way++) {
      const to = slideOn(task.stops, shared, way, from, cell, x, y);
      if (to === from || isBarred(task, to)) continue;
      const after = cell | (trioOf(to, x, y) << 8);
      if (!transpositions.add(after, kind, made)) continue;
      let needed = apart;
      const withX = bound.ofPair(cell, to, x);
      const withY = bound.ofPair(cell, to, y);
      if (withX < needed) needed = withX;
      if (withY < needed) needed = withY;
      this.#push(needed > least ? needed : least, kind, after, made, state);
    }
  }

  /** By what the active robot must still do for a ricochet. */
  #least(kind: number, cell: number): number {
    const heading = (kind & HEADING_MASK) as Heading;
    return heading === TURNED ? 0 : boundOf(this.#bounds[kind >> 2]!, heading, cell);
  }

  #push(needed: number, kind: number, cells: number, made: number, predecessor: number): void {
    if (needed < UNREACHABLE) frontier.push(made + needed, cells, kind, made, predecessor);
  }
}

/** Whether the active robot stands on the target, and that counts. */
const isReached = (state: number, tasks: readonly Task[]): boolean =>
  (frontier.kinds[state]! & HEADING_MASK) === TURNED && (frontier.cells[state]! & CELL_MASK) === tasks[0]!.target;

/** The slides from the start. */
function pathTo(goal: number, length: number): Step[] {
  const path: Step[] = [];
  for (let state = goal; path.length < length; state = frontier.predecessors[state]!) {
    path.push(stepBetween(frontier.cells[frontier.predecessors[state]!]!, frontier.cells[state]!));
  }
  return path.reverse();
}

function stepBetween(predecessor: number, after: number): Step {
  const from = cellsOf(predecessor).find((cell) => !cellsOf(after).includes(cell))!;
  const to = cellsOf(after).find((cell) => !cellsOf(predecessor).includes(cell))!;
  if (from >> 4 === to >> 4) return { from, way: from < to ? EAST : WEST };
  return { from, way: from < to ? NORTH : SOUTH };
}
