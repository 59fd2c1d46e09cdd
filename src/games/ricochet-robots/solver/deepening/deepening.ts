/**
 * Iterative deepening with the plain lower bound (IDA*): the fastest where few states are met, which is most often so. It
 * gives up where there are many, for A* to take over.
 */
import type { Effort } from '../../../../search/effort.ts';
import { COLUMN_MASK } from '../packed/cells.ts';
import { isBetween, STEPS, type Step, sharedBy, slideOn, WAYS } from '../packed/stops.ts';
import type { Task } from '../packed/task.ts';
import type { PackedSolution } from '../solver.ts';
import { descends } from './descent.ts';
import { Relevance } from './relevance.ts';
import { barred, bounds, FORBIDDEN, kinds, load, stops } from './tables.ts';
import { UsefulBlockers } from './useful-blockers.ts';
import { MOST_SPARE, Visited } from './visited.ts';

/** Shared by the tasks of a position. */
const visited = new Visited();
const usefulBlockers = new UsefulBlockers();
/** With one slide to spare, and with two. What helps is found once for all slides of the others. */
const lastHelp = new Relevance(usefulBlockers);
const lastButOneHelp = new Relevance(usefulBlockers);
/** The path to the target, from its end. */
const path: Step[] = [];

/** Level by level, so that the easiest robot decides. undefined if that is not so easy. */
export function solveByDeepening(tasks: readonly Task[], effort: Effort): PackedSolution | undefined {
  const searches = tasks.map((task, i) => new Deepening(task, i));
  for (let level = 0; ; level++) {
    for (const search of searches) {
      if (search.level !== level) continue;
      const { met } = search;
      const found = search.step();
      if (!effort.spend(search.met - met)) return { status: 'stopped', length: level, paths: [] };
      if (found !== 'open') return found && { status: 'solved', length: level, paths: [found] };
    }
  }
}

class Deepening {
  /** The slides of the path that is looked for. */
  level: number;
  readonly #task: Task;
  readonly #kind: number;
  readonly #least: number;

  /** `index`: among the tasks of a position, from 0. */
  constructor(task: Task, index: number) {
    this.#task = task;
    this.#kind = load(task, index);
    this.#least = bounds[(this.#kind << 8) | task.home]!;
    // where R8 has decided already nothing can be told: it gives up before the others begin
    this.level = this.#least === FORBIDDEN ? 0 : this.#least;
    if (index > 0) return;
    path.length = 0;
    visited.clear();
    usefulBlockers.clear();
  }

  /** How many states were met for all tasks of the position. */
  get met(): number {
    return visited.count;
  }

  /** Searches one level: a path to the target, `open` if there is none so short, undefined if it gives up. */
  step(): Step[] | 'open' | undefined {
    const { home, others } = this.#task;
    const spare = this.level - this.#least;
    if (spare < 0 || spare > MOST_SPARE) return undefined;
    if (deepen(spare, this.#kind, home, others[0], others[1], others[2])) return path.toReversed();
    if (visited.full) return undefined;
    this.level++;
    return 'open';
  }
}

function deepen(spare: number, kind: number, cell: number, p: number, q: number, r: number): boolean {
  // no slide to spare: each of the active robot's must lower the bound
  if (spare === 0) return descends(path, kind, cell, p, q, r);
  if (!visited.add(spare, kind, cell, p, q, r)) return false;
  return slide(spare, kind, cell, p, q, r) || helpOn(spare, kind, cell, p, q, r);
}

/** The slides of the active robot. */
function slide(spare: number, kind: number, cell: number, p: number, q: number, r: number): boolean {
  const most = spare + bounds[(kind << 8) | cell]! - 1;
  const shared = sharedBy(cell, p, q, r);
  for (let way = 0; way < WAYS; way++) {
    const to = slideOn(stops, shared, way, cell, p, q, r);
    const next = kinds[(kind << 1) | (way & 1)]!;
    const bound = bounds[(next << 8) | to]!;
    if (bound > most || to === cell) continue;
    if (bound === 0 || deepen(most - bound, next, to, p, q, r)) return keep(cell, way);
  }
  return false;
}

/** The slides of the others. */
function helpOn(spare: number, kind: number, cell: number, p: number, q: number, r: number): boolean {
  if (spare === 1) {
    lastHelp.find(kind, cell, p, q, r);
    return open(lastHelp, kind, cell, p, q, r);
  }
  if (spare === 2) lastButOneHelp.find(kind, cell, p, q, r);
  return help(spare, kind, cell, p, q, r) || help(spare, kind, cell, q, p, r) || help(spare, kind, cell, r, p, q);
}

/** The slides of the robot on `from`, the other two standing on x and y. */
function help(spare: number, kind: number, cell: number, from: number, x: number, y: number): boolean {
  const shared = sharedBy(from, cell, x, y);
  for (let way = 0; way < WAYS; way++) {
    const to = slideOn(stops, shared, way, from, cell, x, y);
    if (to === from || barred[to] === 1 || !visited.add(spare - 1, kind, cell, to, x, y)) continue;
    const apart = isApart(cell, from, to);
    if (!apart && slideThen(spare - 1, kind, cell, from, way, to, x, y)) return keep(from, way);
    // if it goes nowhere near the active robot, what may help that one is as it was
    const found =
      apart && spare === 2 && !lastButOneHelp.lowers
        ? open(lastButOneHelp, kind, cell, to, x, y)
        : helpOn(spare - 1, kind, cell, to, x, y);
    if (found) return keep(from, way);
  }
  return false;
}

/** Whether a slide from one cell to another neither crosses nor touches the row and column of this cell. */
const isApart = (cell: number, from: number, to: number): boolean =>
  ((from >> 4) - (cell >> 4)) * ((to >> 4) - (cell >> 4)) > 0 &&
  ((from & COLUMN_MASK) - (cell & COLUMN_MASK)) * ((to & COLUMN_MASK) - (cell & COLUMN_MASK)) > 0;

/**
 * The slides of the active robot right after another came from `from` to p that way, unless neither changes the other:
 * then they were tried the other way round.
 */
function slideThen(
  spare: number,
  kind: number,
  cell: number,
  from: number,
  helpWay: number,
  p: number,
  q: number,
  r: number,
): boolean {
  const most = spare + bounds[(kind << 8) | cell]! - 1;
  const shared = sharedBy(cell, p, q, r);
  const wasStopped = p + STEPS[helpWay]! === cell;
  for (let way = 0; way < WAYS; way++) {
    const to = slideOn(stops, shared, way, cell, p, q, r);
    const next = kinds[(kind << 1) | (way & 1)]!;
    const bound = bounds[(next << 8) | to]!;
    if (bound > most || to === cell) continue;
    const changed = wasStopped || to + STEPS[way]! === p || isBetween(way, cell, to, from);
    if (!changed && !isBetween(helpWay, from, p, to)) continue;
    if (bound === 0 || deepen(most - bound, next, to, p, q, r)) return keep(cell, way);
  }
  return false;
}

/** The slides of the others, the last to spare. From here it does not descend, or it would have on the level before. */
function open(by: Relevance, kind: number, cell: number, p: number, q: number, r: number): boolean {
  return (
    helpDescent(by, kind, cell, p, q, r) || helpDescent(by, kind, cell, q, p, r) || helpDescent(by, kind, cell, r, p, q)
  );
}

function helpDescent(by: Relevance, kind: number, cell: number, from: number, x: number, y: number): boolean {
  const away = by.isBarring(from);
  const mayHelp = (away ? 3 : 0) | ((by.columns >> (from & COLUMN_MASK)) & 1) | (((by.rows >> (from >> 4)) & 1) << 1);
  if (mayHelp === 0) return false;
  const shared = sharedBy(from, cell, x, y);
  for (let way = 0; way < WAYS; way++) {
    if ((mayHelp & (1 + (way & 1))) === 0) continue;
    const to = slideOn(stops, shared, way, from, cell, x, y);
    if (to === from || !(away || by.isHelpful(to)) || barred[to] === 1) continue;
    if (descends(path, kind, cell, to, x, y)) return keep(from, way);
  }
  return false;
}

function keep(from: number, way: number): true {
  path.push({ from, way });
  return true;
}
