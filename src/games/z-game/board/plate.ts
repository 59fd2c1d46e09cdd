/** The board of Z-Game: ivory and slate cells in a dark frame, and beside each player a rack for pieces off the board. */
import { box, group, type Point, type Shape, words } from '../../../svg/scene.ts';
import { LAYOUTS, type LayoutName, SIDES, type Side } from '../state.ts';

export const CELL = 100;
const RIM = 8;
/** A whole side with its Z. */
const RACK_PLACES = 8;

const FRAME = '#6A4A36';
const RECESS = '#97704F';
export const LIGHT = '#F4EBDA';
const SLATE = '#93A1A8';
const LETTERS = ['#9A8E7A', '#56646C'] as const;
const BASE_LINES = ['#FBF3E2', '#14110F'] as const;
export const INK = '#2A211C';

interface Plate {
  readonly width: number;
  readonly height: number;
  /** The top left corner of the cells. */
  readonly left: number;
  readonly top: number;
  readonly rack: number;
  /** Racks stand beside a tall board, and lie above and below the others. */
  readonly beside: boolean;
}

function plate(layout: LayoutName): Plate {
  const { width, height } = LAYOUTS[layout].grid;
  const beside = height > width;
  const [w, h] = [width * CELL + 2 * RIM, height * CELL + 2 * RIM];
  const rack = CELL;
  return beside
    ? { width: w + 2 * rack, height: h, left: RIM + rack, top: RIM, rack, beside }
    : { width: w, height: h + 2 * rack, left: RIM, top: RIM + rack, rack, beside };
}

const PLATES = { compact: plate('compact'), wide: plate('wide'), square: plate('square') };

export const size = (layout: LayoutName): { width: number; height: number } => {
  const { width, height } = PLATES[layout];
  return { width, height };
};

export const atBottom = (side: Side, flipped: boolean): boolean => (side === 0) !== flipped;

export function centre(layout: LayoutName, name: string, flipped: boolean): Point {
  const { grid } = LAYOUTS[layout];
  const { left, top } = PLATES[layout];
  const cell = grid.cell(name)!;
  const [column, row] = [grid.column(cell), grid.row(cell)];
  const [x, y] = flipped ? [grid.width - 1 - column, row] : [column, grid.height - 1 - row];
  return [left + (x + 0.5) * CELL, top + (y + 0.5) * CELL];
}

/** Place number `index` of `places` in the rack of a side, from its own left to its own right. */
export function rackPlace(layout: LayoutName, side: Side, index: number, places: number, flipped: boolean): Point {
  const { width, height, rack, beside } = PLATES[layout];
  const length = (beside ? height : width) - 2 * RIM;
  const along = RIM + ((index + 0.5) * length) / places;
  const [x, y] = beside ? [width - RIM - rack / 2 + 2, height - along] : [along, height - RIM - rack / 2 + 2];
  return atBottom(side, flipped) ? [x, y] : [width - x, height - y];
}

export const takenPlace = (layout: LayoutName, taker: Side, index: number, flipped: boolean): Point =>
  rackPlace(layout, taker, index, RACK_PLACES, flipped);

/** The middle of the cells. */
export const middle = (layout: LayoutName): Point => [PLATES[layout].width / 2, PLATES[layout].height / 2];

/** What can be touched, with a face that shows where the keyboard is. */
export function touchShape(
  target: string,
  at: Point,
  extent: Point,
  label: string,
  picked: boolean,
  marks: readonly Shape[],
): Shape {
  const face = box('face', [0, 0], extent, { rx: 12, fill: 'transparent' });
  const state = picked ? { state: 'picked' as const } : {};
  return group(`touch-${target}`, at, [face, ...marks], { target, label, ...state });
}

export function plateShapes(layout: LayoutName, flipped: boolean): Shape[] {
  const { width, height } = PLATES[layout];
  return [
    box('frame', [width / 2, height / 2], [width, height], { rx: 22, fill: FRAME }),
    ...SIDES.map((side) => rackShape(layout, side, flipped)),
    ...SIDES.map((side) => baseLine(layout, side, flipped)),
    ...cellShapes(layout, flipped),
  ];
}

function rackShape(layout: LayoutName, side: Side, flipped: boolean): Shape {
  const { rack, beside } = PLATES[layout];
  const { grid } = LAYOUTS[layout];
  const at = rackPlace(layout, side, 0, 1, flipped);
  const extent: Point = beside ? [rack - 14, grid.height * CELL] : [grid.width * CELL, rack - 14];
  return box(`rack-${side}`, at, extent, { rx: 16, fill: RECESS });
}

/** A line in the colour of the side whose base it is. */
function baseLine(layout: LayoutName, side: Side, flipped: boolean): Shape {
  const { width, height, left, top } = PLATES[layout];
  const { grid } = LAYOUTS[layout];
  const y = atBottom(side, flipped) ? height - top + RIM / 2 : top - RIM / 2;
  const style = { rx: 2, fill: BASE_LINES[side] };
  return box(`base-${side}`, [width / 2, y], [Math.min(width - 2 * left, grid.width * CELL), 4], style);
}

function cellShapes(layout: LayoutName, flipped: boolean): Shape[] {
  const { grid } = LAYOUTS[layout];
  return grid.cells.flatMap((cell) => {
    const name = grid.name(cell);
    const [x, y] = centre(layout, name, flipped);
    const dark = (grid.column(cell) + grid.row(cell)) % 2;
    const style = {
      fill: LETTERS[dark]!,
      'font-family': 'Inter Variable, sans-serif',
      'font-weight': 600,
    };
    const shapes = [box(`cell-${name}`, [x, y], [CELL, CELL], { fill: dark ? SLATE : LIGHT })];
    if (grid.column(cell) === (flipped ? grid.width - 1 : 0))
      shapes.push(words(`row-${name}`, [x - 40, y - 38], String(grid.row(cell) + 1), 17, style));
    if (grid.row(cell) === (flipped ? grid.height - 1 : 0))
      shapes.push(words(`column-${name}`, [x + 41, y + 39], name[0]!, 17, style));
    return shapes;
  });
}
