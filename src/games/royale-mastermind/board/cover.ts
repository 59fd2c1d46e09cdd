/** The box of Royale Mastermind: a crown of coloured shapes that rises from behind a screen. */
import { box, circle, group, type Point, path, type Scene, type Shape } from '../../../svg/scene.ts';
import type { Color, Shape as Sign } from '../state.ts';
import { backParts, GOLD, outline } from './pieces.ts';
import { type Ground, oblong, PAINT, round, texture } from './textures.ts';

const R = 37;
/** The grounds of the shapes that are textured, a little inside their outlines. */
const GROUNDS: Readonly<Record<Exclude<Sign, 'star'>, Ground>> = {
  circle: round(R * 0.8),
  square: oblong([R * 1.5, R * 1.5]),
  triangle: { half: (y) => (y > R * 0.7 ? 0 : Math.max(0, (y + R * 0.8) * 0.55)), top: R * 0.8 },
  cross: { half: (y) => (Math.abs(y) < R * 0.3 ? R * 0.88 : R * 0.32), top: R * 0.88 },
};

function jewel(color: Color, sign: Sign, at: Point, turn: number): Shape {
  const { fill, edge } = PAINT[color];
  const line = { stroke: edge, 'stroke-width': 4, 'stroke-linejoin': 'round' };
  return group(
    `jewel-${sign}`,
    at,
    [
      path('body', [0, 0], outline(sign, R), { fill }),
      ...(sign === 'star' ? [] : texture(color, GROUNDS[sign], 13)),
      path('edge', [0, 0], outline(sign, R), { fill: 'none', ...line }),
    ],
    { turn },
  );
}

const rays: Shape[] = Array.from({ length: 9 }, (_, i) =>
  path(`ray-${i}`, [200, 300], 'M0 0L-34 -420H34Z', { fill: '#63315C' }, { turn: (i - 4) * 20 }),
);

const tips: readonly Point[] = [
  [52, 150],
  [122, 92],
  [200, 64],
  [278, 92],
  [348, 150],
];

const crownOutline = `M84 330L52 150L124 218L122 92L176 204L200 64L224 204L278 92L276 218L348 150L316 330Z`;

const screen: Shape[] = [
  path('screen', [200, 330], 'M-176 80L-160 -58Q0 -96 160 -58L176 80Z', {
    fill: '#34152F',
    stroke: GOLD,
    'stroke-width': 6,
  }),
  ...[-88, 0, 88].map((x, i) =>
    group(`back-${i}`, [200 + x, i === 1 ? 316 : 322], backParts([66, 84]), { turn: i * 4 - 4 }),
  ),
  ...[-24, 0, 24].map((x, i) =>
    i < 2
      ? circle(`peg-${i}`, [200 + x, 381], 8, { fill: '#140811', stroke: '#86627F', 'stroke-width': 2 })
      : circle(`peg-${i}`, [200 + x, 381], 6.5, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 4.5 }),
  ),
];

export const cover: Scene = {
  width: 400,
  height: 400,
  description: '',
  shapes: [
    box('felt', [200, 200], [400, 400], { fill: '#54284E' }),
    ...rays,
    path('crown', [0, 0], crownOutline, {
      fill: GOLD,
      stroke: '#A87619',
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    jewel('red', 'circle', tips[0]!, -14),
    jewel('blue', 'square', tips[1]!, -8),
    jewel('white', 'star', tips[2]!, 0),
    jewel('green', 'triangle', tips[3]!, 8),
    jewel('yellow', 'cross', tips[4]!, 14),
    ...screen,
  ],
};
