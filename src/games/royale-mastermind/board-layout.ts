/** Where everything lies: the two decoding boards with the screen between them, the centre board below. */
import type { Point } from '../../svg/scene.ts';
import { type Attribute, type Card, COLORS, type Color, SHAPES, type Shape, type Value } from './state.ts';

/** At 360 px a hundred units are 50 px: what is touched measures 88 or more, but for the places of a row. */
export const SIZE = { width: 720, height: 904 };

/** A decoding board, from its left upper corner. */
export const DECODING: { size: Point; top: number; first: number; row: number; places: Point3; answer: number } = {
  size: [240, 358],
  top: 8,
  /** The middle of the first row. */
  first: 54,
  row: 40,
  places: [51, 98, 145],
  answer: 201,
};
type Point3 = readonly [number, number, number];

/** Flipped, the boards change sides. */
export const decodingAt = (attribute: Attribute, flipped: boolean): Point => [
  (attribute === 'color') === flipped ? SIZE.width - 8 - DECODING.size[0] : 8,
  DECODING.top,
];
export const rowY = (row: number): number => DECODING.first + row * DECODING.row;

/** The Coder's screen and, below it, the slip of paper with the points. */
export const SCREEN: { at: Point; size: Point; cards: Point3 } = {
  at: [360, 76],
  size: [200, 128],
  cards: [-64, 0, 64],
};
export const SLIP: { at: Point; size: Point } = { at: [360, 258], size: [200, 216] };

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
