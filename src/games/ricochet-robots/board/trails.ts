/** What has been shown so far, as lines across the board; told from a view. */
import type { Cell } from '../../../core/grid.ts';
import { circle, type Point, path, type Shape } from '../../../svg/scene.ts';
import { boardOf } from '../layout.ts';
import { readSlide } from '../notation.ts';
import { slide } from '../slides.ts';
import { GRID, type Layout, type RicochetView, ROBOTS, type Robot, type RobotCells, type Robots } from '../state.ts';
import { INK, PAINT } from './pieces.ts';
import { centre } from './plate.ts';

export interface Leg {
  readonly robot: Robot;
  readonly from: Cell;
  readonly to: Cell;
}

/** Trails of different robots lie side by side. */
const ASIDE: Readonly<Record<Robot, number>> = { r: -6, y: -2, g: 2, b: 6 };

export function trailShapes(view: RicochetView, flipped: boolean): Shape[] {
  return legsOf(view).flatMap(({ robot, from, to }, i) => {
    const [a, b] = [beside(centre(from, flipped), robot), beside(centre(to, flipped), robot)];
    const d = `M${a[0]} ${a[1]} L${b[0]} ${b[1]}`;
    const style = { fill: 'none', 'stroke-linecap': 'round' };
    return [
      path(`trail-edge-${i}`, [0, 0], d, { ...style, stroke: INK, 'stroke-width': 7 }, { entrance: 'fade' }),
      path(`trail-${i}`, [0, 0], d, { ...style, stroke: PAINT[robot].fill, 'stroke-width': 4.5 }, { entrance: 'fade' }),
      circle(`trail-end-${i}`, a, 5, { fill: PAINT[robot].fill, stroke: INK, 'stroke-width': 1.5 }),
    ];
  });
}

const beside = ([x, y]: Point, robot: Robot): Point => [x + ASIDE[robot], y + ASIDE[robot]];

/** Of the showing, or of the one that has just won. */
function legsOf({ layout, start, slides, lastRound }: RicochetView): readonly Leg[] {
  if (!layout) return [];
  if (start) return replay(layout, start, slides);
  return lastRound ? replay(layout, lastRound.start, lastRound.slides) : [];
}

export function replay(layout: Layout, start: RobotCells, slides: readonly string[]): readonly Leg[] {
  const board = boardOf(layout);
  let robots = cellsOf(start);
  return slides.map(readSlide).map(({ robot, direction }) => {
    const [from, to] = [robots[robot], slide(board, robots, robot, direction)];
    robots = { ...robots, [robot]: to };
    return { robot, from, to };
  });
}

/** Where the robots stand after these slides. */
export function standing(layout: Layout, start: RobotCells, slides: readonly string[]): RobotCells {
  const legs = replay(layout, start, slides);
  const cellOf = (robot: Robot) => {
    const last = legs.findLast((leg) => leg.robot === robot);
    return last ? GRID.name(last.to) : start[robot];
  };
  return Object.fromEntries(ROBOTS.map((robot) => [robot, cellOf(robot)])) as Record<Robot, string>;
}

export const cellsOf = (robots: RobotCells): Robots =>
  Object.fromEntries(ROBOTS.map((robot) => [robot, GRID.cell(robots[robot])!])) as Record<Robot, Cell>;
