/** Which positions are the same puzzle: turned as a whole, with helpers that have changed places, by either rule. */
import type { Cell } from '../../../core/grid.ts';
import { type Face, GRID, type RicochetState, ROBOTS } from '../state.ts';

export function likeness({ layout, round }: RicochetState): string {
  const { target, start } = round!;
  const turns = (4 - layout!.findIndex((face) => face.startsWith('1'))) % 4;
  const faces: Face[] = layout!.map((_, i) => layout![(i + 4 - turns) % 4]!);
  const cells = ROBOTS.map((robot) => turned(start[robot], turns));
  const active = ROBOTS.findIndex((robot) => target.startsWith(robot) && target !== 'vortex');
  const helpers = cells.filter((_, i) => i !== active).toSorted((a, b) => a - b);
  return `${faces} ${target} ${active < 0 ? '' : cells[active]} ${helpers}`;
}

/** Where a cell comes to lie when the whole board is turned clockwise so often. */
function turned(cell: Cell, quarters: number): Cell {
  return quarters === 0
    ? cell
    : turned(GRID.row(cell) + (GRID.width - 1 - GRID.column(cell)) * GRID.width, quarters - 1);
}
