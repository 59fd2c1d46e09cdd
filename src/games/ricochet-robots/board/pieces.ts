/** Robots and targets: four colours that stay apart for colour-blind eyes, four silhouettes, four symbols. */
import { box, circle, group, type Point, path, type Scene, type Shape, words } from '../../../svg/scene.ts';
import { ROBOTS, type Robot, type Target } from '../state.ts';
import { FONT } from './plate.ts';

export const LAMP = '#F4B860';
export const INK = '#1B222B';
const PAPER = '#F7F9FA';

interface Paint {
  readonly fill: string;
  readonly deep: string;
  readonly letter: string;
}

export const PAINT: Readonly<Record<Robot, Paint>> = {
  r: { fill: '#CC3B31', deep: '#8E211B', letter: '#FFFFFF' },
  y: { fill: '#F6C433', deep: '#9A6E00', letter: INK },
  g: { fill: '#45B58A', deep: '#176B4B', letter: INK },
  b: { fill: '#2A62B0', deep: '#173D74', letter: '#FFFFFF' },
};

/** A dome, a box with two antennas, a cone with a ball, a round head on a foot. */
const SILHOUETTES: Readonly<Record<Robot, string>> = {
  r: 'M-13 16 V-3 A13 13.5 0 0 1 13 -3 V16 Z',
  y: 'M-15 16 V-9 H-11 V-17 H-7 V-9 H7 V-17 H11 V-9 H15 V16 Z',
  g: 'M-4 -10 A5 5 0 1 1 4 -10 L8 -7 L16 16 H-16 L-8 -7 Z',
  b: 'M-9 8 A14 14 0 1 1 9 8 L15 11 V16 H-15 V11 Z',
};
const LETTER_AT: Readonly<Record<Robot, Point>> = { r: [0, 2], y: [0, 4], g: [0, 5], b: [0, -2] };

export function robotShape(key: string, at: Point, robot: Robot, letter: string, scale = 1): Shape {
  const { fill, deep, letter: ink } = PAINT[robot];
  const style = { fill, stroke: INK, 'stroke-width': 2, 'stroke-linejoin': 'round' };
  return group(
    key,
    at,
    [
      path('shadow', [1.5, 2.5], SILHOUETTES[robot], { fill: INK, 'fill-opacity': 0.28 }),
      path('body', [0, 0], SILHOUETTES[robot], style),
      path('foot', [0, 0], 'M-12 13.5 H12', { stroke: deep, 'stroke-width': 3 }),
      words('letter', LETTER_AT[robot], letter, robot === 'g' ? 17 : 19, { fill: ink, ...FONT, 'font-weight': 800 }),
    ],
    { scale },
  );
}

/** On a button. */
export const robotPicture = (robot: Robot, letter: string): Scene => ({
  width: 40,
  height: 40,
  description: letter,
  shapes: [robotShape('robot', [20, 21], robot, letter)],
});

/** Where it would stop. */
export const ghostShape = (robot: Robot): Shape =>
  path('ghost', [0, 0], SILHOUETTES[robot], {
    fill: PAINT[robot].fill,
    'fill-opacity': 0.5,
    stroke: PAINT[robot].deep,
    'stroke-width': 2,
    'stroke-dasharray': '4 3',
  });

/** Where a robot began the round: corners in its colour. */
export const startShape = (robot: Robot, at: Point): Shape =>
  path(`start-${robot}`, at, 'M-17 -9 V-17 H-9 M9 -17 H17 V-9 M17 9 V17 H9 M-9 17 H-17 V9', {
    fill: 'none',
    stroke: PAINT[robot].fill,
    'stroke-width': 3.5,
  });

const SYMBOLS: Readonly<Record<string, string>> = {
  circle: 'M-13 0 A13 13 0 1 1 13 0 A13 13 0 1 1 -13 0 Z',
  triangle: 'M0 -14 L15 11.5 H-15 Z',
  square: 'M-12 -12 H12 V12 H-12 Z',
  hexagon: 'M-14.5 0 L-7.5 -12.5 H7.5 L14.5 0 L7.5 12.5 H-7.5 Z',
};
/** A blade of the vortex, turned three times. */
const BLADE = 'M0 0 C-2 -7 2 -14 10 -13 C14 -12 15 -7 14 -3 C10 -7 4 -5 0 0 Z';

export type Standing = 'current' | 'left' | 'won';

export const robotOf = (target: Target): Robot | undefined =>
  target === 'vortex' ? undefined : ROBOTS.find((robot) => target.startsWith(robot));

export function symbolShapes(target: Target, standing: Standing): Shape[] {
  const robot = robotOf(target);
  if (!robot)
    return ROBOTS.map((each, i) => path(`blade-${each}`, [0, 0], BLADE, blade(each, standing), { turn: 90 * i }));
  const symbol = SYMBOLS[target.split('-')[1]!]!;
  const { fill, deep } = PAINT[robot];
  if (standing === 'won')
    return [path('symbol', [0, 0], symbol, { fill: 'none', stroke: deep, 'stroke-width': 1.5, opacity: 0.35 })];
  return [
    path('symbol', [0, 0], symbol, { fill, stroke: deep, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    path(
      'heart',
      [0, target.endsWith('triangle') ? 1.5 : 0],
      symbol,
      { fill: PAPER, 'fill-opacity': 0.85 },
      { scale: 0.42 },
    ),
  ];
}

function blade(robot: Robot, standing: Standing) {
  const { fill, deep } = PAINT[robot];
  if (standing === 'won') return { fill: 'none', stroke: deep, 'stroke-width': 1.5, opacity: 0.35 };
  return { fill, stroke: INK, 'stroke-width': 1 };
}

/** The target as printed on its cell; this round's glows. */
export function printShape(target: Target, at: Point, standing: Standing): Shape {
  const glow = [
    box('glow', [0, 0], [40, 40], { rx: 3, fill: LAMP, stroke: '#C77F1B', 'stroke-width': 1.5 }),
    circle('field', [0, 0], 17.5, { fill: PAPER }),
  ];
  return group(`print-${target}`, at, [...(standing === 'current' ? glow : []), ...symbolShapes(target, standing)]);
}

/** Rings this round's target, wider than a robot that stands on it. */
export const aimShape = (at: Point): Shape =>
  group('aim', at, [
    circle('edge', [0, 0], 28, { fill: 'none', stroke: INK, 'stroke-width': 6.5 }),
    circle('ring', [0, 0], 28, { fill: 'none', stroke: LAMP, 'stroke-width': 3.5 }),
  ]);

/** The round token that is drawn, lies in the centre, and goes to whoever wins it. */
export const chipShape = (target: Target, at: Point, scale: number): Shape =>
  group(
    `chip-${target}`,
    at,
    [circle('disc', [0, 0], 20, { fill: PAPER, stroke: INK, 'stroke-width': 1.5 }), ...symbolShapes(target, 'left')],
    { scale, entrance: 'grow' },
  );
