/**
 * The board of Mister Zero as data (M1). Whoever finds the printed drawing corrects it here: everything else, down to
 * the right and left of a crossing and the drawing for a terminal, follows from these lists.
 */

/** x to the right, y up; red sits at the bottom. */
export const POINTS = {
  c: [0, 0],
  ne: [1, 1],
  se: [1, -1],
  sw: [-1, -1],
  nw: [-1, 1],
  tr: [2, 2],
  br: [2, -2],
  bl: [-2, -2],
  tl: [-2, 2],
  e: [2, 0],
  w: [-2, 0],
  n: [0, 4],
  s: [0, -4],
} as const satisfies Readonly<Record<string, readonly [x: number, y: number]>>;
export type Point = keyof typeof POINTS;

/** Where Mister Zero starts; the bridges that leave it are the central ones. */
export const CENTRE = 'c' satisfies Point;

/** Whose checkpoint it is. */
export const CHECKPOINTS = { n: 'green', s: 'red' } as const satisfies Partial<Record<Point, 'red' | 'green'>>;

/** Each is written in this one way, its two ends around the hyphen. */
export const BRIDGES = [
  ...(['c-ne', 'c-se', 'c-sw', 'c-nw'] as const), // central
  ...(['ne-tr', 'se-br', 'sw-bl', 'nw-tl'] as const), // spokes, each in line with a central bridge
  ...(['nw-ne', 'sw-se', 'tl-tr', 'bl-br'] as const), // beams
  ...(['tl-n', 'tr-n', 'bl-s', 'br-s'] as const), // roofs
  ...(['ne-e', 'se-e', 'sw-w', 'nw-w'] as const), // flanks
] as const satisfies readonly `${Point}-${Point}`[];
export type Bridge = (typeof BRIDGES)[number];

export const endsOf = (bridge: Bridge): readonly [Point, Point] => bridge.split('-') as [Point, Point];

export const CENTRAL: readonly Bridge[] = BRIDGES.filter((bridge) => endsOf(bridge).includes(CENTRE));
