/** The shortest solutions of a position: exact, for every target and both options. README.md tells the stages. */
import type { Effort } from '../../../search/effort.ts';
import type { PrintedBoard } from '../layout.ts';
import type { RicochetOptions } from '../options.ts';
import { DIRECTIONS, ROBOTS, type Robots, type Slide, type Target } from '../state.ts';
import { solveByAStar } from './astar/astar.ts';
import { solveByDeepening } from './deepening/deepening.ts';
import { type Step, slideTo, stopsOf } from './packed/stops.ts';
import { tasksOf } from './packed/task.ts';
import { solveBySets } from './sets/all-shortest.ts';

export interface Position {
  readonly board: PrintedBoard;
  readonly target: Target;
  readonly ricochet: RicochetOptions['ricochet'];
  /** Where the robots stand now. */
  readonly robots: Robots;
  /** The slides of this showing so far, if they brought the robots here. */
  readonly slides?: readonly Slide[];
}

export interface Solution<Path = readonly Slide[]> {
  /** `solved`; `none` if there is no solution; `stopped` if there was not enough effort to tell. */
  readonly status: 'solved' | 'none' | 'stopped';
  /** The fewest slides; while it is not solved, there are at least so many. */
  readonly length: number;
  /** As many of the shortest as were asked for; which ones does not depend on effort. */
  readonly paths: readonly Path[];
  /** How many shortest ones there are, where more than one was asked for. */
  readonly count?: number;
}

/** What the stages tell: robots by their cells. */
export type PackedSolution = Solution<readonly Step[]>;

/** Each stage gives up, with undefined, where the next one is better; the last one never does. */
export function solve(position: Position, effort: Effort, limit = 1): Solution {
  const tasks = tasksOf(position);
  const one = limit === 1 ? (solveByDeepening(tasks, effort) ?? solveByAStar(tasks, effort)) : undefined;
  const solution = one ?? solveBySets(tasks, effort, limit);
  return { ...solution, paths: solution.paths.map((path) => named(position, path)) };
}

/** Which robots these are that slide. */
function named({ board, robots }: Position, path: readonly Step[]): Slide[] {
  const stops = stopsOf(board);
  const at = ROBOTS.map((robot) => robots[robot]);
  return path.map(({ from, way }) => {
    const i = at.indexOf(from);
    at[i] = slideTo(stops, way, from, at[(i + 1) % 4]!, at[(i + 2) % 4]!, at[(i + 3) % 4]!);
    return { robot: ROBOTS[i]!, direction: DIRECTIONS[way]! };
  });
}
