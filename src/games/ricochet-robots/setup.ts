/** What chance does once, before the first round: the boards and the robots (R1). */
import type { Random, Refusal } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { pick, sample, shuffle } from '../../core/random.ts';
import { boardOf } from './layout.ts';
import { BOARDS, CENTRE, type Face, GRID, type Layout, ROBOTS, type Robots } from './state.ts';

const SIDES = ['A', 'B'] as const;
export const LAYOUT_PATTERN = '^layout:[1-4][AB](,[1-4][AB]){3}$';

const OUTSIDE_THE_CENTRE = '([a-gj-p]([1-9]|1[0-6])|[hi]([1-7]|1[0-6]))';
export const ROBOTS_PATTERN = `^robots:${ROBOTS.map((robot) => `${robot}=${OUTSIDE_THE_CENTRE}`).join(',')}$`;

export function checkLayout(layout: Layout): Refusal | undefined {
  const boards = layout.map((face) => face.charAt(0));
  const twice = boards.find((board, i) => boards.indexOf(board) !== i);
  return twice === undefined ? undefined : illegal('ricochet-robots.board-twice', { board: twice });
}

export function checkRobots(robots: Robots): Refusal | undefined {
  const cells = ROBOTS.map((robot) => robots[robot]);
  const inside = cells.find((cell) => CENTRE.includes(cell));
  if (inside !== undefined) return illegal('ricochet-robots.robot-in-the-centre', { cell: GRID.name(inside) });
  const shared = cells.find((cell, i) => cells.indexOf(cell) !== i);
  return shared === undefined ? undefined : illegal('ricochet-robots.robots-share', { cell: GRID.name(shared) });
}

export function drawLayout(random: Random): Layout {
  const [nw, ne, se, sw] = shuffle(BOARDS, random).map((board): Face => `${board}${pick(SIDES, random)}`);
  return [nw!, ne!, se!, sw!];
}

/** R1: chance leaves the targets free, though a robot may be set up there. */
export function drawRobots(layout: Layout, random: Random): Robots {
  const taken = [...CENTRE, ...Object.values(boardOf(layout).targets)];
  const free = GRID.cells.filter((cell) => !taken.includes(cell));
  const [r, y, g, b] = sample(free, ROBOTS.length, random);
  return { r: r!, y: y!, g: g!, b: b! };
}
