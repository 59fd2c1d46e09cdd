/** The board that a layout makes: four faces, each turned a quarter further, clockwise from the north-west. */
import { type Cell, ORTHOGONAL } from '../../core/grid.ts';
import { PRINT } from './faces.data.ts';
import { CENTRE, DIRECTIONS, type Direction, type Face, GRID, type Layout, type Target } from './state.ts';

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
  const { N, E, S, W } = UNWALLED;
  const next = { N: N.slice(), E: E.slice(), S: S.slice(), W: W.slice() };
  const quarters = layout.map(quarterOf);
  for (const { walls } of quarters) for (const { cell, way } of walls) next[way][cell] = null;
  const targets = Object.fromEntries(quarters.flatMap(({ targets }) => targets));
  return { next, targets: targets as Record<Target, Cell> };
}

/** A face where it lies: the walls from both their sides, also across the seam of two boards, and the targets. */
interface Quarter {
  readonly walls: readonly { readonly cell: Cell; readonly way: Direction }[];
  readonly targets: readonly (readonly [string, Cell])[];
}

function quarterOf(face: Face, turns: number): Quarter {
  const key = `${face}${turns}`;
  const quarter = known.get(key) ?? turnedFace(face, turns);
  known.set(key, quarter);
  return quarter;
}

const known = new Map<string, Quarter>();

function turnedFace(face: Face, turns: number): Quarter {
  const walls = wallsOf(PRINT[face].walls).flatMap(([printed, side]) => {
    const cell = turned(printed, turns);
    const way = clockwise(side, turns);
    return [
      { cell, way },
      { cell: neighbour(cell, way)!, way: clockwise(way, 2) },
    ];
  });
  const targets = Object.entries(PRINT[face].targets);
  return { walls, targets: targets.map(([target, name]) => [target, turned(GRID.cell(name)!, turns)]) };
}

function unwalled(direction: Direction): (Cell | null)[] {
  return GRID.cells.map((cell) => {
    const next = neighbour(cell, direction);
    return next === undefined || CENTRE.includes(cell) || CENTRE.includes(next) ? null : next;
  });
}

const neighbour = (cell: Cell, direction: Direction): Cell | undefined =>
  GRID.next(cell, ORTHOGONAL[DIRECTIONS.indexOf(direction)]!);

/** Every board, before its walls. */
const UNWALLED = { N: unwalled('N'), E: unwalled('E'), S: unwalled('S'), W: unwalled('W') };

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
