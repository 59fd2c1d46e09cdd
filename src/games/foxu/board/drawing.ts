/** The shapes of Foxu: tray, wells and discs. Seen a little from the front, so that tubes show their stacks. */
import { box, circle, group, type Point, type Shape, words } from '../../../svg/scene.ts';
import { BOARD, CORNERS, type Disc, HOLES } from '../state.ts';

export const CELL = 100;
const LEFT = 40;
/** Room for the tubes of the far row. */
const TOP = 114;
const BOTTOM = 50;
export const SIZE = { width: 2 * LEFT + 6 * CELL, height: TOP + 6 * CELL + BOTTOM };

const TRAY = '#1F5A5C';
export const RIM = '#174648';
const WELL = '#123B3D';
const LINE = '#2F7274';
export const INK = '#F3EADD';
export const LAMP = '#F4B860';
export const DISC: Readonly<Record<Disc, { fill: string; edge: string }>> = {
  blue: { fill: '#2E6FB7', edge: '#1D4F8A' },
  yellow: { fill: '#F2B431', edge: '#B97F12' },
  grey: { fill: '#9B978F', edge: '#6F6B64' },
};

export const corners: readonly string[] = CORNERS.map(BOARD.name);

export function centre(cell: string, flipped: boolean): Point {
  const index = BOARD.cell(cell)!;
  const [column, row] = [BOARD.column(index), BOARD.row(index)];
  const [x, y] = flipped ? [5 - column, row] : [column, 5 - row];
  return [LEFT + x * CELL + CELL / 2, TOP + y * CELL + CELL / 2];
}

export function plateShapes(flipped: boolean): Shape[] {
  const middle: Point = [SIZE.width / 2, TOP + 3 * CELL];
  const letters = [0, 1, 2, 3, 4, 5].flatMap((i) => {
    const column = 'abcdef'[flipped ? 5 - i : i]!;
    const row = String(flipped ? i + 1 : 6 - i);
    const style = { fill: '#8FB9B5', 'font-family': 'Inter Variable, sans-serif' };
    return [
      words(`column-${i}`, [LEFT + i * CELL + CELL / 2, TOP + 6 * CELL + 27], column, 22, style),
      words(`row-${i}`, [20, TOP + i * CELL + CELL / 2], row, 22, style),
    ];
  });
  return [
    box('table', [SIZE.width / 2, SIZE.height / 2], [SIZE.width, SIZE.height], { rx: 34, fill: RIM }),
    box('tray', middle, [6 * CELL + 12, 6 * CELL + 12], { rx: 26, fill: TRAY }),
    ...letters,
    ...corners.map((cell) =>
      group(
        `corner-${cell}`,
        centre(cell, flipped),
        [34, 23, 12].map((r) => circle(`r${r}`, [0, 0], r, { fill: 'none', stroke: LINE, 'stroke-width': 4 })),
      ),
    ),
  ];
}

export function wellShapes(discs: Readonly<Record<string, Disc>>, flipped: boolean): Shape[] {
  return HOLES.map(BOARD.name).flatMap((cell) => {
    const at = centre(cell, flipped);
    const well = circle(`well-${cell}`, at, 39, { fill: WELL, stroke: LINE, 'stroke-width': 3 });
    const disc = discs[cell];
    return disc ? [well, discShape(`disc-${cell}`, at, disc)] : [well];
  });
}

/** Colours are told apart without colour: blue has a ring, yellow a dot, grey nothing. */
export function discShape(key: string, at: Point, disc: Disc): Shape {
  const { fill, edge } = DISC[disc];
  const marks: Record<Disc, Shape[]> = {
    blue: [circle('mark', [0, 0], 16, { fill: 'none', stroke: INK, 'stroke-width': 5, opacity: 0.9 })],
    yellow: [circle('mark', [0, 0], 10, { fill: '#5B3D07' })],
    grey: [],
  };
  const body = [circle('body', [0, 0], 35, { fill, stroke: edge, 'stroke-width': 5 }), ...marks[disc]];
  return group(key, at, body, { entrance: 'drop' });
}

/** A disc that would fall here. */
export function ghostShape(key: string, at: Point, disc: Disc, more: { aimed?: string } = {}): Shape {
  const { fill } = DISC[disc];
  const edge = { fill, 'fill-opacity': 0.4, stroke: fill, 'stroke-width': 4, 'stroke-dasharray': '9 7' };
  return group(key, at, [circle('body', [0, 0], 34, edge)], more);
}
