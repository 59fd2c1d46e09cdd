/** The box of Foxu: two tubes crossing, and one disc too many rolling off. */
import { box, circle, group, type Point, path, type Scene, type Shape } from '../../../svg/scene.ts';
import { DISC } from './drawing.ts';

const GLASS = { fill: '#EAF6F4', 'fill-opacity': 0.18, stroke: '#EAF6F4', 'stroke-width': 5 };

function tube(key: string, at: Point, turn: number, colour: 'blue' | 'yellow'): Shape {
  const { fill, edge } = DISC[colour];
  const discs = Array.from({ length: 7 }, (_, i) =>
    box(`disc-${i}`, [0, 110 - i * 30], [66, 24], { rx: 8, fill, stroke: edge, 'stroke-width': 3 }),
  );
  const glass = path('glass', [0, 0], 'M-44 130 V-130 q0 -22 22 -22 H22 q22 0 22 22 V130', GLASS);
  return group(key, at, [...discs, glass], { turn });
}

const disc = (key: string, at: Point, r: number, colour: 'blue' | 'yellow' | 'grey'): Shape =>
  circle(key, at, r, { fill: DISC[colour].fill, stroke: DISC[colour].edge, 'stroke-width': 6 });

export const cover: Scene = {
  width: 400,
  height: 400,
  description: '',
  shapes: [
    box('paper', [200, 200], [400, 400], { fill: '#1F5A5C' }),
    ...[0, 1, 2, 3].flatMap((x) =>
      [0, 1, 2, 3].map((y) => circle(`well-${x}${y}`, [50 + x * 100, 50 + y * 100], 34, { fill: '#174648' })),
    ),
    disc('grey', [350, 50], 34, 'grey'),
    disc('grey-2', [50, 250], 34, 'grey'),
    tube('yellow', [205, 185], 42, 'yellow'),
    tube('blue', [195, 185], -42, 'blue'),
    disc('one-too-many', [330, 352], 36, 'blue'),
    path('roll', [330, 352], 'M-58 -34 q18 -22 44 -22 M-76 -8 q4 -20 16 -34', {
      fill: 'none',
      stroke: '#F3EADD',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  ],
};
