/** The box of Mister Zero: the pawn leaping from number to number. */
import { box, circle, group, type Point as Place, path, type Scene, type Shape, words } from '../../../svg/scene.ts';
import type { Colour } from '../state.ts';
import { INK, SHAPE, TINT } from './token.ts';

const CREAM = '#FBF0D9';

function token(colour: Colour, number: number, at: Place, radius: number): Shape {
  const { fill, edge } = TINT[colour];
  const font = { fill: '#FFF8E8', 'font-weight': 700, 'font-family': 'Inter Variable, sans-serif' };
  return group(`${colour}-${number}`, at, [
    SHAPE[colour]('shade', [0, radius * 0.16], radius, { fill: edge }),
    SHAPE[colour]('body', [0, 0], radius, { fill, stroke: edge, 'stroke-width': 4 }),
    words('number', [0, radius * 0.05], String(number), radius * 1.2, font),
  ]);
}

const BRIDGE = 'M-30 372 L120 300 L262 352 L440 268';
const bridge = (key: string, stroke: string, width: number): Shape =>
  path(key, [0, 0], BRIDGE, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });

const hop = (key: string, d: string): Shape =>
  path(key, [0, 0], d, {
    fill: 'none',
    stroke: INK,
    'stroke-width': 7,
    'stroke-dasharray': '2 17',
    'stroke-linecap': 'round',
  });

const pawn = group(
  'pawn',
  [268, 166],
  [
    path('robe', [0, 0], 'M-27 14 C-27 0 -11 -4 -9 -34 H9 C11 -4 27 0 27 14 Q0 23 -27 14 Z', { fill: INK }),
    path('collar', [0, 0], 'M-17 -36 Q0 -29 17 -36 Q0 -47 -17 -36 Z', { fill: INK }),
    circle('head', [0, -55], 21, { fill: INK }),
    circle('gleam', [-7, -62], 5, { fill: CREAM }),
  ],
  { scale: 1.75, turn: 16 },
);

export const cover: Scene = {
  width: 400,
  height: 400,
  description: '',
  shapes: [
    box('paper', [200, 200], [400, 400], { fill: '#E8CD9B' }),
    circle('sun-4', [268, 118], 190, { fill: '#EFC47A' }),
    circle('sun-3', [268, 118], 152, { fill: '#F3B75B' }),
    circle('sun-2', [268, 118], 114, { fill: '#F7D493' }),
    path('dune', [0, 0], 'M0 268 Q110 216 220 262 T400 236 V400 H0 Z', { fill: '#D6B072' }),
    bridge('edge', '#5A3D24', 66),
    bridge('planks', CREAM, 52),
    ...[[120, 300] as const, [262, 352] as const].map((at, i) => circle(`point-${i}`, at, 19, { fill: INK })),
    token('green', 3, [40, 338], 35),
    token('red', 1, [190, 326], 35),
    token('green', 0, [348, 311], 38),
    hop('hop-1', 'M44 290 Q72 196 120 280'),
    hop('hop-2', 'M124 270 Q142 148 222 150'),
    pawn,
  ],
};
