/** How robots move. */
import type { Cell } from '../../core/grid.ts';
import type { PrintedBoard } from './layout.ts';
import { DIRECTIONS, type Direction, ROBOTS, type Robot, type Robots, type Slide } from './state.ts';

/** The cell where the robot stops; its own if it cannot move that way. */
export function slide(board: PrintedBoard, robots: Robots, robot: Robot, direction: Direction): Cell {
  const next = board.next[direction];
  let at = robots[robot];
  for (let to = next[at]!; to !== null && robotOn(robots, to) === undefined; to = next[to]!) at = to;
  return at;
}

export const robotOn = (robots: Robots, cell: Cell): Robot | undefined =>
  ROBOTS.find((robot) => robots[robot] === cell);

/** Whether two successive ones among the robot's own slides are at a right angle, others' slides between or not. */
export function hasRicocheted(slides: readonly Slide[], robot: Robot): boolean {
  const own = slides.filter((each) => each.robot === robot);
  return own.some(({ direction }, i) => i > 0 && atRightAngle(direction, own[i - 1]!.direction));
}

const atRightAngle = (one: Direction, other: Direction): boolean =>
  (DIRECTIONS.indexOf(one) + DIRECTIONS.indexOf(other)) % 2 === 1;
