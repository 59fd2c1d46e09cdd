/** Broad bridges: their planks, and on each the place for a token with what it promises or refuses. */
import { box, circle, group, type Point as Place, path, type Shape, words } from '../../../svg/scene.ts';
import { type Bridge, CENTRAL } from '../bridges.data.ts';
import type { Colour } from '../state.ts';
import { endPlaces, lengthOf, middleOf, reachOf } from './geometry.ts';
import { INK, SHAPE, TINT } from './token.ts';

const PLANK = '#FBF0D9';
const CENTRAL_PLANK = '#FFE6B5';
const SEAM = '#D8BC8B';
export const PLANK_WIDTH = 50;
const LIT = '#FFCB63';
const BARRED = '#CDBFA8';
export const FONT = { 'font-family': 'Inter Variable, sans-serif', 'font-weight': 700, 'pointer-events': 'none' };

export type BridgeLook = 'taken' | 'free' | 'legal' | 'face-down' | 'barred';

export function plankShape(bridge: Bridge, look: BridgeLook, flipped: boolean): Shape {
  const plain = CENTRAL.includes(bridge) ? CENTRAL_PLANK : PLANK;
  const fill = look === 'barred' ? BARRED : look === 'legal' || look === 'face-down' ? LIT : plain;
  const style = { rx: PLANK_WIDTH / 2, fill, stroke: SEAM, 'stroke-width': 2.5 };
  return box(`plank-${bridge}`, middleOf(bridge, flipped), along(bridge, PLANK_WIDTH), style, {
    turn: slope(bridge, flipped),
  });
}

/** Which number a central bridge refuses: the smallest in the centre. */
function refusalShapes(number: number, strong: boolean): Shape[] {
  const style = { rx: 22, fill: '#FFF8E8', stroke: INK, 'stroke-width': strong ? 6 : 2.5 };
  // whoever listens has it in words
  const said = { ...FONT, fill: INK, 'aria-hidden': 'true' };
  return [box('pill', [0, 0], [72, 44], style), words('refused', [0, 1], `≠${number}`, 30, said)];
}

/** The place for a token, above all planks. A target where `label` is given. */
export function bridgeShape(
  bridge: Bridge,
  look: BridgeLook,
  refused: number | undefined,
  colour: Colour,
  label: string | undefined,
  flipped: boolean,
): Shape {
  const lit = look === 'legal' || look === 'face-down';
  const children = [
    // the page gives strokes to the first child of the target that the keyboard is on: an inherited width shows them
    group('focus', [0, 0], [circle('lamp', [0, 0], 53, {}), circle('ink', [0, 0], 59, { stroke: INK })], {
      attributes: { fill: 'none', 'stroke-width': 0 },
    }),
    ...(look === 'taken' ? [] : markShapes(look, refused, colour)),
    box('span', [0, 0], [2 * reachOf(bridge), PLANK_WIDTH], { fill: 'transparent' }, { turn: slope(bridge, flipped) }),
    circle('face', [0, 0], 53, { fill: 'transparent' }),
  ];
  const more = label === undefined ? {} : { target: bridge, label, ...(lit ? { state: 'legal' as const } : {}) };
  return group(`bridge-${bridge}`, middleOf(bridge, flipped), children, more);
}

const along = (bridge: Bridge, more: number): Place => [lengthOf(bridge) + more, PLANK_WIDTH];

function slope(bridge: Bridge, flipped: boolean): number {
  const [[x0, y0], [x1, y1]] = endPlaces(bridge, flipped);
  return (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
}

function markShapes(look: Exclude<BridgeLook, 'taken'>, refused: number | undefined, colour: Colour): Shape[] {
  if (refused !== undefined && (look === 'free' || look === 'barred')) return refusalShapes(refused, look === 'barred');
  const ring = { fill: 'none', stroke: '#B08A55', 'stroke-width': 3.5 };
  switch (look) {
    case 'free':
      return [circle('slot', [0, 0], 22, { ...ring, 'stroke-dasharray': '6 7' })];
    case 'legal':
      return [SHAPE[colour]('slot', [0, 0], 24, { fill: '#FFF8E8', stroke: TINT[colour].fill, 'stroke-width': 6 })];
    case 'face-down':
      return [
        SHAPE[colour]('slot', [0, 0], 24, { fill: TINT[colour].edge, stroke: '#FFF8E8', 'stroke-width': 4 }),
        circle('back', [0, 0], 10, { fill: 'none', stroke: '#FFF8E8', 'stroke-width': 4 }),
      ];
    case 'barred':
      return [
        circle('slot', [0, 0], 23, { fill: '#FFF8E8', stroke: INK, 'stroke-width': 6 }),
        path('bar', [0, 0], 'M-15 15 L15 -15', { stroke: INK, 'stroke-width': 6 }),
      ];
  }
}
