/** A round as its view shows it, for the solver. */
import { boardOf } from '../layout.ts';
import { readSlide } from '../notation.ts';
import { GRID, type RicochetView, type RobotCells, type Robots } from '../state.ts';
import type { Position } from './solver.ts';

/** Where the round began; undefined if no target lies open. */
export function startOf({ layout, target, start, options }: RicochetView): Position | undefined {
  if (!layout || !target || !start) return undefined;
  return { board: boardOf(layout), target, ricochet: options.ricochet, robots: cellsOf(start) };
}

/** Where the round before began, as long as no other target lies open (R5). */
export function playedOf(view: RicochetView): Position | undefined {
  return view.target || !view.lastRound ? undefined : startOf({ ...view, ...view.lastRound });
}

/** Where the showing stands now. */
export function showingOf(view: RicochetView): Position | undefined {
  const start = startOf(view);
  return start && { ...start, robots: cellsOf(view.robots as RobotCells), slides: view.slides.map(readSlide) };
}

const cellsOf = ({ r, y, g, b }: RobotCells): Robots => ({
  r: GRID.cell(r)!,
  y: GRID.cell(y)!,
  g: GRID.cell(g)!,
  b: GRID.cell(b)!,
});
