/** Where everything lies: the two decoding boards with the screen between them, the centre board below. */
import type { Point } from '../../svg/scene.ts';
import { type Attribute, type Card, COLORS, type Color, SHAPES, type Shape, type Value } from './state.ts';

export const SIZE = { width: 720, height: 900 };

/** A decoding board, from its left upper corner. */
export const DECODING: { size: Point; top: number; first: number; row: number; places: Point3; answer: number } = {
  size: [238, 404],
  top: 14,
  /** The middle of the first row. */
  first: 59,
  row: 46,
  places: [51, 98, 145],
  answer: 201,
};
type Point3 = readonly [number, number, number];

/** Flipped, the boards change sides. */
export const decodingAt = (attribute: Attribute, flipped: boolean): Point => [
  (attribute === 'color') === flipped ? SIZE.width - 14 - DECODING.size[0] : 14,
  DECODING.top,
];
export const rowY = (row: number): number => DECODING.first + row * DECODING.row;

/** The Coder's screen and, below it, the slip of paper with the points. */
export const SCREEN: { at: Point; size: Point; cards: Point3 } = {
  at: [360, 84],
  size: [192, 140],
  cards: [-63, 0, 63],
};
export const SLIP: { at: Point; size: Point } = { at: [360, 294], size: [192, 248] };

/** The centre board: a row for each colour, a column for each shape, their pads at its edges. */
export const CELL: Point = [114, 75];
const LEFT = 136;
const TOP = 508;
export const PAD: Readonly<Record<Attribute, Point>> = { color: [114, 69], shape: [108, 70] };

export function cardAt(card: Card): Point {
  const [color, shape] = card.split('-') as [Color, Shape];
  return [columnX(shape), lineY(color)];
}

export function padAt(value: Value): Point {
  return isColor(value) ? [73, lineY(value)] : [columnX(value), 468];
}

export const CORNER: Point = [73, 468];

const columnX = (shape: Shape) => LEFT + (SHAPES.indexOf(shape) + 0.5) * CELL[0];
const lineY = (color: Color) => TOP + (COLORS.indexOf(color) + 0.5) * CELL[1];
const isColor = (value: Value): value is Color => (COLORS as readonly Value[]).includes(value);
