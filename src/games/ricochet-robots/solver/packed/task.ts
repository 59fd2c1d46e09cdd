/** A position as a search sees it: one task for each robot that the target counts for. */
import { hasRicocheted } from '../../slides.ts';
import { ROBOTS, type Robot, type Robots, type Slide } from '../../state.ts';
import type { Position } from '../solver.ts';
import { COLUMN, type Heading, ROW, STILL, TURNED } from './heading.ts';
import { type Stops, stopsOf } from './stops.ts';

/** Where the robots stand, what the active one has done before, and what counts. */
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

/** What the active robot has done at the start; that does not matter where no ricochet is needed. */
export const headingAtStart = ({ free, heading, home, target }: Task): Heading =>
  free && !(heading === STILL && home === target) ? TURNED : heading;

/** R8: a first stop of the active robot on the target, without a ricochet, leads nowhere. */
export const leadsNowhere = ({ target }: Task, heading: Heading, stop: number): boolean =>
  stop === target && heading !== TURNED;

/** R8: at the vortex nobody else stops on the target. */
export const isBarred = ({ forAll, target }: Task, stop: number): boolean => forAll && stop === target;

export function tasksOf({ board, target, ricochet, robots, slides = [] }: Position): Task[] {
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
