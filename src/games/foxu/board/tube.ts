/** A clear tube with its discs stacked in it, and the offer to swap the two. */
import { box, circle, group, type Point, path, type Shape, words } from '../../../svg/scene.ts';
import { type Colour, DISCS_PER_COLOUR } from '../state.ts';
import { DISC, INK, LAMP, RIM, SIZE } from './drawing.ts';

const WIDTH = 66;
/** Below the middle of its cell. */
const FOOT = 24;
const STEP = 11;
const HEIGHT = DISCS_PER_COLOUR * STEP + 24;
const TOP = FOOT - HEIGHT;

const WALL = `M${-WIDTH / 2} ${FOOT} V${TOP + 12} q0 -12 12 -12 H${WIDTH / 2 - 12} q12 0 12 12 V${FOOT}`;
const BACK = path('back', [0, 0], `${WALL} Z`, { fill: '#EAF6F4', 'fill-opacity': 0.2 });
const FRONT = path('front', [0, 0], WALL, {
  fill: 'none',
  stroke: '#EAF6F4',
  'stroke-width': 3.5,
  'stroke-linecap': 'round',
});
const SHINE = box('shine', [-WIDTH / 2 + 10, FOOT - HEIGHT / 2], [5, HEIGHT - 36], {
  rx: 2.5,
  fill: '#FFFFFF',
  'fill-opacity': 0.55,
});
const SHADOW = path('shadow', [0, FOOT - 3], 'M-38 0 A38 15 0 1 0 38 0 A38 15 0 1 0 -38 0 Z', {
  fill: '#0B2526',
  'fill-opacity': 0.45,
});
const GLOW = circle('glow', [0, 2], 45, { fill: LAMP, 'fill-opacity': 0.25, stroke: LAMP, 'stroke-width': 6 });
const COUNT = {
  fill: INK,
  stroke: RIM,
  'stroke-width': 5,
  'paint-order': 'stroke',
  'font-weight': 700,
  'font-family': 'Inter Variable, sans-serif',
};

export function tubeShape(tube: { colour: Colour; discs: number }, at: Point, picked: boolean): Shape {
  const stack = Array.from({ length: tube.discs }, (_, i) => slab(i, tube.colour));
  const count = words('count', [0, TOP - 13], String(tube.discs), 24, COUNT);
  const parts = [...(picked ? [GLOW] : []), SHADOW, BACK, ...stack.flat(), SHINE, FRONT, count];
  return group(`tube-${tube.colour}`, at, parts, { attributes: NO_TOUCH });
}

/** A disc from the side, with its colour's mark: a light line on blue, a dark point on yellow. */
function slab(index: number, colour: Colour): Shape[] {
  const { fill, edge } = DISC[colour];
  const at: Point = [0, FOOT - 9 - index * STEP];
  const body = box(`disc-${index}`, at, [WIDTH - 12, STEP - 1.5], { rx: 4.5, fill, stroke: edge, 'stroke-width': 2 });
  const [length, ink] = colour === 'blue' ? [18, INK] : [5, '#5B3D07'];
  return [body, box(`mark-${index}`, at, [length, 3], { rx: 1.5, fill: ink })];
}

/** A tube stands before the cell behind it, and must not catch what is meant for it. */
const NO_TOUCH = { 'pointer-events': 'none' };

export const SWAP_AT: Point = [SIZE.width / 2, 54];
export const SWAP_SIZE: Point = [250, 84];

/** Above the tray: no tube stands in the way while swapping is offered. */
export function swapShape(label: string): Shape {
  const pill = { rx: 40, fill: RIM, stroke: LAMP, 'stroke-width': 4 };
  const disc = (key: string, x: number, colour: Colour) =>
    circle(key, [x, 0], 22, { fill: DISC[colour].fill, stroke: DISC[colour].edge, 'stroke-width': 4 });
  const arrows = {
    fill: 'none',
    stroke: LAMP,
    'stroke-width': 6,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return group(
    'swap',
    SWAP_AT,
    [
      box('face', [0, 0], SWAP_SIZE, pill),
      disc('blue', -84, 'blue'),
      circle('ring', [-84, 0], 10, { fill: 'none', stroke: INK, 'stroke-width': 4 }),
      disc('yellow', 84, 'yellow'),
      circle('spot', [84, 0], 7, { fill: '#5B3D07' }),
      path('arrows', [0, 0], 'M-36 -12H36M24 -24L36 -12L24 0M36 14H-36M-24 2L-36 14L-24 26', arrows),
    ],
    { target: 'swap', label, state: 'legal', entrance: 'grow' },
  );
}
