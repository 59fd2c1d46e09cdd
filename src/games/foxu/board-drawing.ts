/** The shapes of Foxu: tray, wells, discs and tubes. Seen a little from the front, so that tubes show their stacks. */
import { box, circle, group, type Point, path, type Shape, words } from '../../svg/scene.ts';
import { BOARD, CORNERS, type Disc, HOLES } from './state.ts';

const CELL = 100;
const LEFT = 40;
/** Room for the tubes of the far row. */
const TOP = 130;
const BOTTOM = 54;
export const SIZE = { width: 2 * LEFT + 6 * CELL, height: TOP + 6 * CELL + BOTTOM };

const TRAY = '#1F5A5C';
const RIM = '#174648';
const WELL = '#123B3D';
const LINE = '#2F7274';
const INK = '#F3EADD';
const LEGAL = '#F4B860';
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
    box('table', [SIZE.width / 2, SIZE.height / 2 + 40], [SIZE.width, SIZE.height - 80], { rx: 34, fill: RIM }),
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
function discShape(key: string, at: Point, disc: Disc): Shape {
  const { fill, edge } = DISC[disc];
  const marks: Record<Disc, Shape[]> = {
    blue: [circle('mark', [0, 0], 16, { fill: 'none', stroke: INK, 'stroke-width': 5, opacity: 0.9 })],
    yellow: [circle('mark', [0, 0], 10, { fill: '#5B3D07' })],
    grey: [],
  };
  const body = [circle('body', [0, 0], 35, { fill, stroke: edge, 'stroke-width': 5 }), ...marks[disc]];
  return group(key, at, body, { entrance: 'drop' });
}

/** A cell that can be touched; `count` says how many discs a slide to it drops. */
export function cellTargets(
  targets: ReadonlyMap<string, { label: string; count?: number }>,
  flipped: boolean,
): Shape[] {
  return [...targets].map(([cell, { label, count }]) => {
    const face = box('face', [0, 0], [CELL - 6, CELL - 6], { rx: 20, fill: 'transparent' });
    const marks =
      count === undefined
        ? [circle('ring', [0, 0], 43, { fill: 'none', stroke: LEGAL, 'stroke-width': 3, 'stroke-dasharray': '6 8' })]
        : [
            circle('dot', [0, 0], count ? 17 : 9, { fill: LEGAL, opacity: 0.95 }),
            ...(count ? [words('count', [0, 1], String(count), 22, COUNT)] : []),
          ];
    return group(`target-${cell}`, centre(cell, flipped), [face, ...marks], { target: cell, label, state: 'legal' });
  });
}
const COUNT = { fill: '#2A211C', 'font-weight': 700, 'font-family': 'Inter Variable, sans-serif' };

const TUBE = { width: 62, foot: 22, step: 11 };

export function tubeShape(
  tube: { colour: 'blue' | 'yellow'; at: string; discs: number },
  label: string,
  flipped: boolean,
): Shape {
  const { width, foot, step } = TUBE;
  const { fill, edge } = DISC[tube.colour];
  const height = foot + 11 * step + 16;
  const stack = Array.from({ length: tube.discs }, (_, i) =>
    box(`disc-${i}`, [0, foot - 10 - i * step], [width - 12, step - 2], {
      rx: 4,
      fill,
      stroke: edge,
      'stroke-width': 1.5,
    }),
  );
  const glass = path(
    'glass',
    [0, 0],
    `M${-width / 2} ${foot} V${foot - height + 10} q0 -10 10 -10 H${width / 2 - 10} q10 0 10 10 V${foot} Z`,
    {
      fill: '#EAF6F4',
      'fill-opacity': 0.22,
      stroke: '#EAF6F4',
      'stroke-opacity': 0.85,
      'stroke-width': 3,
    },
  );
  const shine = box('shine', [-width / 2 + 11, foot - height / 2], [5, height - 34], {
    rx: 2.5,
    fill: '#FFFFFF',
    'fill-opacity': 0.5,
  });
  const shadow = circle('shadow', [0, foot - 4], width / 2 + 3, {
    fill: '#0B2526',
    'fill-opacity': 0.45,
    transform: 'scale(1 0.42)',
    'transform-origin': `0 ${foot - 4}`,
  });
  const count = words('count', [0, foot - height + 3], String(tube.discs), 19, {
    fill: INK,
    'font-weight': 700,
    'font-family': 'Inter Variable, sans-serif',
  });
  return group(`tube-${tube.colour}`, centre(tube.at, flipped), [shadow, ...stack, glass, shine, count], { label });
}
