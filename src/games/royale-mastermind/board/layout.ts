/** Where everything lies: the two decoding boards with the screen between them, the centre board below. */
import type { Point } from '../../../svg/scene.ts';
import { type Attribute, type Card, COLORS, type Color, SHAPES, type Shape, type Value } from '../state.ts';

/** At 360 px a hundred units are 50 px: what is touched measures 88 or more, but for the eighth row. */
export const SIZE = { width: 720, height: 904 };

/** A decoding board, from its left upper corner. */
export const DECODING: { size: Point; top: number; first: number; row: number; places: Point3; answer: number } = {
  size: [264, 358],
  top: 8,
  /** The middle of the first row. */
  first: 54,
  row: 40,
  places: [58, 109, 160],
  answer: 222,
};
const MARGIN = 4;
type Point3 = readonly [number, number, number];

/** Flipped, the boards change sides. */
export const decodingAt = (attribute: Attribute, flipped: boolean): Point => [
  (attribute === 'color') === flipped ? SIZE.width - MARGIN - DECODING.size[0] : MARGIN,
  DECODING.top,
];
export const rowY = (row: number): number => DECODING.first + row * DECODING.row;

/** The row that is being filled is unfolded: as wide as its board, and over the empty rows below it. */
export function unfolded(row: number): { readonly top: number; readonly height: number; readonly places: Point3 } {
  const top = rowY(row) - DECODING.row / 2;
  const [width, height] = DECODING.size;
  return {
    top,
    height: Math.min(2.2 * DECODING.row, height - top - 4),
    places: [width / 6, width / 2, (width * 5) / 6],
  };
}

/** Beside it, where the row is proposed. */
export const ASK_SIZE: Point = [172, 84];
export const askAt = (row: number): Point => [
  SIZE.width / 2,
  Math.min(DECODING.top + unfolded(row).top + ASK_SIZE[1] / 2, DECODING.top + DECODING.size[1] - ASK_SIZE[1] / 2),
];

/** The Coder's screen and, below it, the slip of paper with the points. */
export const SCREEN: { at: Point; size: Point; cards: Point3 } = {
  at: [360, 76],
  size: [172, 128],
  cards: [-56, 0, 56],
};
export const SLIP: { at: Point; size: Point } = { at: [360, 258], size: [172, 216] };

/** The centre board: a row for each colour, a column for each shape, their pads at its edges. */
export const CELL: Point = [116, 88];
const LEFT = 132;
const TOP = 460;
export const CENTRE: Point = [LEFT + 2.5 * CELL[0], TOP + 2.5 * CELL[1]];
export const PAD: Readonly<Record<Attribute, Point>> = { color: [112, 78], shape: [106, 80] };
/** The head of lines and columns: pencil or crown. */
export const CORNER: Point = [67, TOP - CELL[1] / 2];

export function cardAt(card: Card): Point {
  const [color, shape] = card.split('-') as [Color, Shape];
  return [columnX(shape), lineY(color)];
}

export function padAt(value: Value): Point {
  return isColor(value) ? [CORNER[0], lineY(value)] : [columnX(value), CORNER[1]];
}

const columnX = (shape: Shape) => LEFT + (SHAPES.indexOf(shape) + 0.5) * CELL[0];
const lineY = (color: Color) => TOP + (COLORS.indexOf(color) + 0.5) * CELL[1];
const isColor = (value: Value): value is Color => (COLORS as readonly Value[]).includes(value);
