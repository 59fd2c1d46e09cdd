/** Rectangular boards: a cell is a number, column + row × width, named by a letter and a number from the bottom left. */
export type Cell = number;
export type Direction = readonly [dx: number, dy: number];

export const ORTHOGONAL: readonly Direction[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]; // N E S W
export const DIAGONAL: readonly Direction[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
export const EVERY_WAY: readonly Direction[] = [...ORTHOGONAL, ...DIAGONAL];

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  name(cell: Cell): string;
  /** undefined for a text that names no cell of this grid */
  cell(name: string): Cell | undefined;
  column(cell: Cell): number;
  row(cell: Cell): number;
  /** The neighbouring cell that way, or undefined at the rim. */
  next(cell: Cell, direction: Direction): Cell | undefined;
  /** The cells that way, nearest first, up to the rim. */
  ray(cell: Cell, direction: Direction): readonly Cell[];
}

export function grid(width: number, height: number): Grid {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const column = (cell: Cell) => cell % width;
  const row = (cell: Cell) => Math.floor(cell / width);
  const next = (cell: Cell, [dx, dy]: Direction) => {
    const x = column(cell) + dx;
    const y = row(cell) + dy;
    return x < 0 || x >= width || y < 0 || y >= height ? undefined : x + y * width;
  };
  const ray = (cell: Cell, direction: Direction) => {
    const cells: Cell[] = [];
    for (let at = next(cell, direction); at !== undefined; at = next(at, direction)) cells.push(at);
    return cells;
  };
  const names = cells.map((cell) => `${String.fromCharCode(97 + column(cell))}${row(cell) + 1}`);
  const byName = new Map(names.map((name, cell) => [name, cell]));
  return {
    width,
    height,
    cells,
    name: (cell) => names[cell]!,
    cell: (name) => byName.get(name),
    column,
    row,
    next,
    ray,
  };
}
