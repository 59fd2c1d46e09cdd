/** The board that a layout makes: four faces, each turned a quarter further, clockwise from the north-west. */
import { type Cell, ORTHOGONAL } from '../../core/grid.ts';
import { PRINT } from './faces.data.ts';
import { CENTRE, DIRECTIONS, type Direction, type Face, GRID, type Layout, TARGETS, type Target } from './state.ts';

export interface PrintedBoard {
  /** The neighbouring cell that a robot can go on to that way; null before the rim, a wall and the centre. */
  readonly next: Readonly<Record<Direction, readonly (Cell | null)[]>>;
  readonly targets: Readonly<Record<Target, Cell>>;
}

/** The same board for the same layout. */
export function boardOf(layout: Layout): PrintedBoard {
  const key = layout.join();
  const board = assembled.get(key) ?? assemble(layout);
  assembled.set(key, board);
  return board;
}

const assembled = new Map<string, PrintedBoard>();

function assemble(layout: Layout): PrintedBoard {
  const { N, E, S, W } = UNWALLED;
  const next = { N: N.slice(), E: E.slice(), S: S.slice(), W: W.slice() };
  const targets = { ...UNPLACED };
  for (const quarter of layout.map(quarterOf)) {
    for (const way of DIRECTIONS) for (const cell of quarter.walls[way]) next[way][cell] = null;
    for (const [target, cell] of quarter.targets) targets[target] = cell;
  }
  return { next, targets };
}

/** A face where it lies: the walls from both their sides, also across the seam of two boards, and the targets. */
interface Quarter {
  readonly walls: Readonly<Record<Direction, readonly Cell[]>>;
  readonly targets: readonly (readonly [Target, Cell])[];
}

function quarterOf(face: Face, turns: number): Quarter {
  const key = `${face}${turns}`;
  const quarter = known.get(key) ?? turnedFace(face, turns);
  known.set(key, quarter);
  return quarter;
}

const known = new Map<string, Quarter>();

function turnedFace(face: Face, turns: number): Quarter {
  const walls: Record<Direction, Cell[]> = { N: [], E: [], S: [], W: [] };
  for (const [printed, side] of wallsOf(PRINT[face].walls)) {
    const cell = turned(printed, turns);
    const way = clockwise(side, turns);
    walls[way].push(cell);
    walls[clockwise(way, 2)].push(neighbour(cell, way)!);
  }
  const targets = Object.entries(PRINT[face].targets) as [Target, string][];
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
/** Every board has all of them: an object of this shape is filled faster than a new one is made. */
const UNPLACED = Object.fromEntries(TARGETS.map((target) => [target, -1])) as Record<Target, Cell>;

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
export function turned(cell: Cell, quarters: number): Cell {
  if (quarters === 0) return cell;
  return turned(GRID.row(cell) + (GRID.width - 1 - GRID.column(cell)) * GRID.width, quarters - 1);
}
