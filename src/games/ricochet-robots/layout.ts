/** The board that a layout makes: four faces, each turned a quarter further, clockwise from the north-west. */
import { type Cell, ORTHOGONAL } from '../../core/grid.ts';
import { PRINT } from './faces.data.ts';
import { CENTRE, DIRECTIONS, type Direction, GRID, type Layout, type Target } from './state.ts';

export interface Board {
  /** The neighbouring cell that a robot can go on to that way; null before the rim, a wall and the centre. */
  readonly next: Readonly<Record<Direction, readonly (Cell | null)[]>>;
  readonly targets: Readonly<Record<Target, Cell>>;
}

/** The same board for the same layout. */
export function boardOf(layout: Layout): Board {
  const key = layout.join();
  const board = assembled.get(key) ?? assemble(layout);
  assembled.set(key, board);
  return board;
}

const assembled = new Map<string, Board>();

function assemble(layout: Layout): Board {
  const next = { N: unwalled('N'), E: unwalled('E'), S: unwalled('S'), W: unwalled('W') };
  const targets = new Map<string, Cell>();
  for (const [turns, face] of layout.entries()) {
    for (const [cell, side] of wallsOf(PRINT[face].walls)) {
      const here = turned(cell, turns);
      const way = clockwise(side, turns);
      // a wall stops robots from both sides, also across the seam of two boards
      const there = neighbour(here, way)!;
      next[way][here] = null;
      next[clockwise(way, 2)][there] = null;
    }
    for (const [target, name] of Object.entries(PRINT[face].targets)) {
      targets.set(target, turned(GRID.cell(name)!, turns));
    }
  }
  return { next, targets: Object.fromEntries(targets) as Record<Target, Cell> };
}

function unwalled(direction: Direction): (Cell | null)[] {
  return GRID.cells.map((cell) => {
    const next = neighbour(cell, direction);
    return next === undefined || CENTRE.includes(cell) || CENTRE.includes(next) ? null : next;
  });
}

const neighbour = (cell: Cell, direction: Direction): Cell | undefined =>
  GRID.next(cell, ORTHOGONAL[DIRECTIONS.indexOf(direction)]!);

function wallsOf(print: string): [Cell, Direction][] {
  return print.split(' ').flatMap((wall) => {
    const sides = DIRECTIONS.filter((side) => wall.includes(side));
    const cell = GRID.cell(wall.slice(0, -sides.length))!;
    return sides.map((side): [Cell, Direction] => [cell, side]);
  });
}

const clockwise = (direction: Direction, quarters: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters) % 4]!;

/** Where a cell comes to lie when the whole board is turned clockwise. */
function turned(cell: Cell, quarters: number): Cell {
  if (quarters === 0) return cell;
  return turned(GRID.row(cell) + (GRID.width - 1 - GRID.column(cell)) * GRID.width, quarters - 1);
}
