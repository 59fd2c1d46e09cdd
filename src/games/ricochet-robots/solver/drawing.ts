/** A solution for a terminal: the board before it, every slide with the cells between, the board after it. */
import { show } from '../drawing.ts';
import { boardOf } from '../layout.ts';
import { slide } from '../slides.ts';
import { DIRECTIONS, GRID, type RicochetView, ROBOTS, type Robots } from '../state.ts';
import { playedOf, startOf } from './view.ts';

export function drawn(view: RicochetView, moves: readonly string[]): string {
  const board = boardOf(view.layout!);
  const before: Robots = (playedOf(view) ?? startOf(view)!).robots;
  let robots = before;
  const lines = moves.map((move, i) => {
    const robot = ROBOTS.find((each) => move.startsWith(each))!;
    const direction = DIRECTIONS.find((each) => move.endsWith(each))!;
    const to = slide(board, robots, robot, direction);
    const line = `${String(i + 1).padStart(3)}  ${move}  ${GRID.name(robots[robot])}–${GRID.name(to)}`;
    robots = { ...robots, [robot]: to };
    return line;
  });
  const standing = (cells: Robots) => show({ ...view, robots: named(cells) });
  return [standing(before), '', ...lines, '', standing(robots)].join('\n');
}

const named = (cells: Robots) =>
  Object.fromEntries(ROBOTS.map((robot) => [robot, GRID.name(cells[robot])])) as RicochetView['robots'];
