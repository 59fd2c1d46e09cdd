/** The board of Ricochet Robots in print: a cool grey grid of four boards, dark walls and a blocked centre. */
import { type Cell, ORTHOGONAL } from '../../../core/grid.ts';
import { box, type Point, path, type Shape, words } from '../../../svg/scene.ts';
import { boardOf } from '../layout.ts';
import { CENTRE, DIRECTIONS, type Direction, GRID, type Layout } from '../state.ts';

export const CELL = 40;
const RIM = 20;
const SPAN = GRID.width * CELL;
export const WIDTH = SPAN + 2 * RIM;
/** Where the strip below the board begins. */
export const STRIP_TOP = WIDTH;
export const STRIP_HEIGHT = 138;
export const HEIGHT = WIDTH + STRIP_HEIGHT;
export const MIDDLE: Point = [WIDTH / 2, WIDTH / 2];

export const SLATE = '#2B3440';
const GROUT = '#BCC7D0';
/** The four boards are told apart by a shade. */
const PRINT = ['#E9EEF2', '#DEE5EB'] as const;
const WALL = '#1B222B';
const COORDINATE = '#A9B6C2';
export const FONT = { 'font-family': 'Inter Variable, sans-serif', 'font-weight': 700 } as const;

export function centre(cell: Cell, flipped: boolean): Point {
  const [column, row] = [GRID.column(cell), GRID.row(cell)];
  const [x, y] = flipped ? [GRID.width - 1 - column, row] : [column, GRID.height - 1 - row];
  return [RIM + (x + 0.5) * CELL, RIM + (y + 0.5) * CELL];
}

/** One step that way on the screen. */
export function wayOf(direction: Direction, flipped: boolean): Point {
  const [dx, dy] = ORTHOGONAL[DIRECTIONS.indexOf(direction)]!;
  return flipped ? [-dx, dy] : [dx, -dy];
}

/** That way on the screen, as an arrow. */
export function arrowOf(direction: Direction, flipped: boolean): string {
  const [dx, dy] = wayOf(direction, flipped);
  return dx < 0 ? '←' : dx > 0 ? '→' : dy < 0 ? '↑' : '↓';
}

/** For a whole room without the strip, and without what is too small to be read. */
export function plateShapes(flipped: boolean, isAfar = false): Shape[] {
  const height = isAfar ? WIDTH : HEIGHT;
  const half = SPAN / 2;
  const [x, y] = MIDDLE;
  return [
    box('frame', [WIDTH / 2, height / 2], [WIDTH, height], { rx: 20, fill: SLATE }),
    box('ground', MIDDLE, [SPAN, SPAN], { rx: 3, fill: GROUT }, { dims: true }),
    ...PRINT.map((fill, shade) => path(`cells-${shade}`, [0, 0], CELLS[shade]!, { fill }, { dims: true })),
    path('seam', [x, y], `M0 ${-half} V${half} M${-half} 0 H${half}`, { stroke: '#98A6B2', 'stroke-width': 1.5 }),
    box('centre', MIDDLE, [2 * CELL + 2, 2 * CELL + 2], { rx: 9, fill: SLATE, stroke: WALL, 'stroke-width': 5 }),
    ...(isAfar ? [] : coordinates(flipped)),
  ];
}

export const wallShape = (layout: Layout, flipped: boolean): Shape =>
  path('walls', [0, 0], wallsOf(layout, flipped), WALL_STYLE);

const WALL_STYLE = { stroke: WALL, 'stroke-width': 6, 'stroke-linecap': 'round', fill: 'none' } as const;

/** Of two diagonal quarters; turning the board round changes nothing. */
function cellsOf(shade: number): string {
  const half = GRID.width / 2;
  const side = CELL - 2;
  return GRID.cells
    .filter((cell) => (Number(GRID.column(cell) < half) + Number(GRID.row(cell) < half)) % 2 === shade)
    .map((cell) => {
      const [x, y] = centre(cell, false);
      return `M${x - side / 2} ${y - side / 2} h${side} v${side} h${-side} Z`;
    })
    .join('');
}

const CELLS = PRINT.map((_, shade) => cellsOf(shade));

/** The walls that no rim and no centre makes, each told once: by the cell and whether it is its north or east side. */
export function wallsWithin(layout: Layout): readonly { cell: Cell; side: 'N' | 'E' }[] {
  const { next } = boardOf(layout);
  return GRID.cells.flatMap((cell) =>
    (['N', 'E'] as const)
      .filter((side) => {
        const beyond = GRID.next(cell, ORTHOGONAL[DIRECTIONS.indexOf(side)]!);
        const within = beyond !== undefined && !CENTRE.includes(cell) && !CENTRE.includes(beyond);
        return within && next[side][cell] === null;
      })
      .map((side) => ({ cell, side })),
  );
}

function wallsOf(layout: Layout, flipped: boolean): string {
  const reach = CELL / 2;
  return wallsWithin(layout)
    .map(({ cell, side }) => {
      const [x, y] = centre(cell, flipped);
      const [dx, dy] = wayOf(side, flipped);
      const [mx, my] = [x + dx * reach, y + dy * reach];
      return `M${mx - Math.abs(dy) * reach} ${my - Math.abs(dx) * reach} L${mx + Math.abs(dy) * reach} ${my + Math.abs(dx) * reach}`;
    })
    .join('');
}

function coordinates(flipped: boolean): Shape[] {
  const style = { fill: COORDINATE, ...FONT };
  return Array.from({ length: GRID.width }, (_, i) => {
    const name = GRID.name(i);
    const [x] = centre(i, flipped);
    const [, y] = centre(i * GRID.width, flipped);
    return [
      words(`column-${i}`, [x, WIDTH - RIM / 2], name[0]!, 16, style),
      words(`row-${i}`, [RIM / 2, y], String(i + 1), 14, style),
    ];
  }).flat();
}
