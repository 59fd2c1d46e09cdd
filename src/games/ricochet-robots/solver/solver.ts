/** The shortest solutions of a position: exact, for every target and both options. */
import type { Effort } from '../../../search/effort.ts';
import type { Board } from '../layout.ts';
import { hasRicocheted } from '../slides.ts';
import {
  DIRECTIONS,
  type RicochetOptions,
  ROBOTS,
  type Robot,
  type Robots,
  type Slide,
  type Target,
} from '../state.ts';
import { Tracker } from './astar/astar.ts';
import { COLUMN, type Heading, ROW, STILL, TURNED } from './bounds/own-slides.ts';
import { Scout } from './deepening/deepening.ts';
import { slideTo, stopsOf } from './packed/stops.ts';
import type { Task } from './packed/task.ts';
import { retrace, type Step } from './sets/backtrace.ts';
import { Memory } from './sets/memory.ts';
import { Search } from './sets/set-search.ts';

export interface Position {
  readonly board: Board;
  readonly target: Target;
  readonly ricochet: RicochetOptions['ricochet'];
  /** Where the robots stand now. */
  readonly robots: Robots;
  /** The slides of this showing so far, if they brought the robots here. */
  readonly slides?: readonly Slide[];
}

export interface Solution {
  /** `solved`; `none` if there is no solution; `stopped` if there was not enough effort to tell. */
  readonly status: 'solved' | 'none' | 'stopped';
  /** The fewest slides; while it is not solved, there are at least so many. */
  readonly length: number;
  /** As many of the shortest as were asked for; which ones does not depend on effort. */
  readonly ways: readonly (readonly Slide[])[];
}

/** All searches at the vortex together; beyond that one after the other takes less room. */
const MOST_SLOTS = 1 << 21;

export function solve(position: Position, effort: Effort, limit = 1): Solution {
  const tasks = tasksOf(position);
  const solution =
    (limit === 1 ? (scout(tasks, effort) ?? track(tasks, effort)) : undefined) ?? search(tasks, effort, limit);
  return { ...solution, ways: solution.ways.map((way) => named(position, way)) };
}

type Unnamed = Omit<Solution, 'ways'> & { readonly ways: readonly Step[][] };

/** Level by level, so that the easiest robot decides. undefined if that is not so easy. */
function scout(tasks: readonly Task[], effort: Effort): Unnamed | undefined {
  const scouts = tasks.map((task, i) => new Scout(task, i));
  for (let level = 0; ; level++) {
    for (const each of scouts) {
      if (each.level !== level) continue;
      const { met } = each;
      const found = each.step();
      if (!effort.spend(each.met - met)) return { status: 'stopped', length: level, ways: [] };
      if (found !== 'open') return found && { status: 'solved', length: level, ways: [found] };
    }
  }
}

/** undefined if that takes too much room. */
function track(tasks: readonly Task[], effort: Effort): Unnamed | undefined {
  const tracker = new Tracker(tasks);
  const solution = follow(tracker, effort);
  tracker.release();
  return solution;
}

function follow(tracker: Tracker, effort: Effort): Unnamed | undefined {
  while (tracker.level >= 0) {
    const { level } = tracker;
    const found = tracker.step(effort);
    if (found === 'full') return undefined;
    if (found === 'spent') return { status: 'stopped', length: level, ways: [] };
    if (found !== 'open') return { status: 'solved', length: level, ways: [found] };
  }
  return { status: 'none', length: Number.POSITIVE_INFINITY, ways: [] };
}

function search(tasks: readonly Task[], effort: Effort, limit: number): Unnamed {
  const searches = tasks.map((task, i) => new Search(task, memory(i)));
  const solution = race(searches, effort, limit) ?? oneByOne(tasks, effort, limit);
  for (const memory of memories) memory.clear();
  return solution;
}

/** Level by level, so that the easiest robot decides. undefined if that takes too much room. */
function race(searches: readonly Search[], effort: Effort, limit: number): Unnamed | undefined {
  let open = searches.filter(({ hopeless }) => !hopeless);
  for (;;) {
    const level = Math.min(...open.map((search) => search.level));
    if (open.length === 0) return { status: 'none', length: level, ways: [] };
    effort.report({ depth: level });
    for (const search of open.filter((each) => each.level === level)) {
      const found = search.step(effort);
      if (found === 'spent') return { status: 'stopped', length: level, ways: [] };
      if (found === 'none') open = open.filter((each) => each !== search);
    }
    const ways = searches.flatMap((search) => retrace(search, limit));
    if (ways.length > 0) return { status: 'solved', length: level, ways: ways.slice(0, limit) };
    if (open.length > 1 && open.reduce((sum, { slots }) => sum + slots.count, 0) > MOST_SLOTS) return undefined;
  }
}

function oneByOne(tasks: readonly Task[], effort: Effort, limit: number): Unnamed {
  let best: Unnamed = { status: 'none', length: Number.POSITIVE_INFINITY, ways: [] };
  for (const memory of memories) memory.clear();
  for (const task of tasks) {
    const search = new Search(task, memory(0));
    while (!search.hopeless && (search.level < best.length || (search.level === best.length && limit > 1))) {
      effort.report({ depth: search.level });
      const found = search.step(effort);
      if (found === 'spent') return { status: 'stopped', length: 2, ways: [] };
      if (found === 'none') break;
      if (found === 'open') continue;
      const others = search.level === best.length ? best.ways : [];
      const ways = [...others, ...retrace(search, limit - others.length)];
      best = { status: 'solved', length: search.level, ways };
      break;
    }
  }
  return best;
}

const memories: Memory[] = [];
function memory(i: number): Memory {
  memories[i] ??= new Memory();
  return memories[i];
}

/** One for each robot that the target counts for. */
function tasksOf({ board, target, ricochet, robots, slides = [] }: Position): Task[] {
  const forAll = target === 'vortex';
  const active = ROBOTS.filter((robot) => forAll || target.charAt(0) === robot);
  return active.map((robot) => ({
    stops: stopsOf(board),
    target: board.targets[target],
    home: robots[robot],
    heading: headingOf(robot, slides),
    others: othersOf(robot, robots),
    free: ricochet === 'free',
    forAll,
  }));
}

function othersOf(robot: Robot, { r, y, g, b }: Robots): Task['others'] {
  const [p, q, s] = robot === 'r' ? [y, g, b] : robot === 'y' ? [r, g, b] : robot === 'g' ? [r, y, b] : [r, y, g];
  const low = Math.min(p, q, s);
  const high = Math.max(p, q, s);
  return [low, p + q + s - low - high, high];
}

function headingOf(robot: Robot, slides: readonly Slide[]): Heading {
  const last = slides.findLast((slide) => slide.robot === robot);
  if (!last) return STILL;
  if (hasRicocheted(slides, robot)) return TURNED;
  return last.direction === 'E' || last.direction === 'W' ? ROW : COLUMN;
}

/** Which robots these are that slide. */
function named({ board, robots }: Position, way: readonly Step[]): Slide[] {
  const stops = stopsOf(board);
  const at = ROBOTS.map((robot) => robots[robot]);
  return way.map(({ from, way }) => {
    const i = at.indexOf(from);
    at[i] = slideTo(stops, way, from, at[(i + 1) % 4]!, at[(i + 2) % 4]!, at[(i + 3) % 4]!);
    return { robot: ROBOTS[i]!, direction: DIRECTIONS[way]! };
  });
}
