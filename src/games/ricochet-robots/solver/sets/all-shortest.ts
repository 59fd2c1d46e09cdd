/** As many of the shortest solutions as are asked for, by a set search for each robot that the target counts for. */
import type { Effort } from '../../../../search/effort.ts';
import type { Task } from '../packed/task.ts';
import type { PackedSolution } from '../solver.ts';
import { backtrace, countPaths } from './backtrace.ts';
import { Memory } from './memory.ts';
import { SetSearch } from './set-search.ts';

/** All searches at the vortex together; beyond that one after the other takes less room. */
const MOST_TRIOS = 1 << 21;
/** So many trios are not met within one slide; more cannot be said before all searches have come as far. */
const LEAST_THEN = 2;

export function solveBySets(tasks: readonly Task[], effort: Effort, limit: number): PackedSolution {
  const searches = tasks.map((task, i) => new SetSearch(task, memory(i)));
  const solution = inParallel(searches, effort, limit) ?? oneByOne(tasks, effort, limit);
  for (const memory of memories) memory.clear();
  return solution;
}

/** Level by level, so that the easiest robot decides. undefined if that takes too much room. */
function inParallel(searches: readonly SetSearch[], effort: Effort, limit: number): PackedSolution | undefined {
  let open = searches.filter(({ hopeless }) => !hopeless);
  for (;;) {
    const level = Math.min(...open.map((search) => search.level));
    if (open.length === 0) return { status: 'none', length: level, paths: [] };
    effort.report({ depth: level });
    for (const search of open.filter((each) => each.level === level)) {
      const found = search.step(effort);
      if (found === 'spent') return { status: 'stopped', length: level, paths: [] };
      if (found === 'none') open = open.filter((each) => each !== search);
    }
    const found = searches.filter(({ goals }) => goals.length > 0);
    if (found.length > 0) return solved(level, found, limit, limit > 1);
    if (open.length > 1 && open.reduce((sum, { trios }) => sum + trios.count, 0) > MOST_TRIOS) return undefined;
  }
}

function oneByOne(tasks: readonly Task[], effort: Effort, limit: number): PackedSolution {
  let best: PackedSolution = { status: 'none', length: Number.POSITIVE_INFINITY, paths: [] };
  for (const memory of memories) memory.clear();
  for (const task of tasks) {
    const search = new SetSearch(task, memory(0));
    while (!search.hopeless && (search.level < best.length || (search.level === best.length && limit > 1))) {
      effort.report({ depth: search.level });
      const found = search.step(effort);
      if (found === 'spent') return { status: 'stopped', length: LEAST_THEN, paths: [] };
      if (found === 'none') break;
      if (found === 'open') continue;
      const others = search.level === best.length ? best : undefined;
      const own = solved(search.level, [search], limit - (others?.paths.length ?? 0), limit > 1);
      best = others ? both(others, own) : own;
      break;
    }
  }
  return best;
}

/** By searches that have come to the same level and found something there. */
function solved(length: number, searches: readonly SetSearch[], limit: number, counts: boolean): PackedSolution {
  const paths = limit > 0 ? searches.flatMap((search) => backtrace(search, limit)).slice(0, limit) : [];
  if (!counts) return { status: 'solved', length, paths };
  return { status: 'solved', length, paths, count: searches.reduce((sum, search) => sum + countPaths(search), 0) };
}

/** Of equal length. */
function both(one: PackedSolution, other: PackedSolution): PackedSolution {
  const count = (one.count ?? 0) + (other.count ?? 0);
  return { ...one, paths: [...one.paths, ...other.paths], count };
}

const memories: Memory[] = [];
function memory(i: number): Memory {
  memories[i] ??= new Memory();
  return memories[i];
}
