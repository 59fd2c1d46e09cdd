/** The box of Ricochet Robots: a robot has come round two right angles to its target, and its trail tells how. */
import { box, circle, group, type Point, path, type Scene, type Shape } from '../../../svg/scene.ts';
import { INK, LAMP, PAINT, symbolShapes } from './pieces.ts';

const GROUND = '#D5DEE5';
const PRINT = '#E6ECF0';
const CELL = 80;

const cells = Array.from({ length: 25 }, (_, i): Shape => {
  const at: Point = [CELL * (i % 5) + CELL / 2, CELL * Math.floor(i / 5) + CELL / 2];
  return box(`cell-${i}`, at, [CELL - 4, CELL - 4], { rx: 2, fill: PRINT });
});

const wall = (key: string, d: string): Shape =>
  path(key, [0, 0], d, { fill: 'none', stroke: INK, 'stroke-width': 13, 'stroke-linecap': 'round' });

const TRAIL = 'M360 360 V40 H40 V200 H196';
const TRAIL_STYLE = { fill: 'none', 'stroke-linejoin': 'miter' } as const;

const small = (key: string, at: Point, target: 'yellow-hexagon' | 'green-triangle' | 'blue-square'): Shape =>
  group(key, at, symbolShapes(target, 'left'), { scale: 1.9 });

export const cover: Scene = {
  width: 400,
  height: 400,
  description: '',
  shapes: [
    box('ground', [200, 200], [400, 400], { fill: GROUND }),
    ...cells,
    small('hexagon', [280, 120], 'yellow-hexagon'),
    small('triangle', [120, 360], 'green-triangle'),
    small('square', [280, 280], 'blue-square'),
    group(
      'glow',
      [200, 200],
      [circle('lamp', [0, 0], 62, { fill: LAMP }), circle('field', [0, 0], 50, { fill: '#F7F9FA' })],
    ),
    path('trail-edge', [0, 0], TRAIL, { ...TRAIL_STYLE, stroke: INK, 'stroke-width': 34 }),
    path('trail', [0, 0], TRAIL, { ...TRAIL_STYLE, stroke: PAINT.r.fill, 'stroke-width': 24 }),
    circle('start', [360, 360], 27, { fill: PAINT.r.fill, stroke: INK, 'stroke-width': 5 }),
    circle('start-heart', [360, 360], 11, { fill: '#F7F9FA' }),
    wall('corner', 'M80 240 H6'),
    wall('stop', 'M252 158 V240'),
    wall('beside', 'M250 80 H320 V110'),
    wall('low', 'M240 320 H320 V290'),
    robot([200, 196]),
  ],
};

/** The red dome, large enough to have a face. */
function robot(at: Point): Shape {
  return group(
    'robot',
    at,
    [
      path('shadow', [1.5, 2], 'M-13 16 V-3 A13 13.5 0 0 1 13 -3 V16 Z', { fill: INK, 'fill-opacity': 0.25 }),
      path('body', [0, 0], 'M-13 16 V-3 A13 13.5 0 0 1 13 -3 V16 Z', {
        fill: PAINT.r.fill,
        stroke: INK,
        'stroke-width': 1.8,
      }),
      box('visor', [0, -3.5], [20, 8], { rx: 4, fill: INK }),
      circle('eye-left', [-4.5, -3.5], 2.2, { fill: LAMP }),
      circle('eye-right', [4.5, -3.5], 2.2, { fill: LAMP }),
      path('mouth', [0, 0], 'M-5 5 H5 M-5 8.5 H5', {
        stroke: PAINT.r.deep,
        'stroke-width': 1.8,
        'stroke-linecap': 'round',
      }),
      box('foot', [0, 15], [29, 4], { rx: 1.5, fill: INK }),
    ],
    { scale: 3.3 },
  );
}
