/** Mister Zero and the marks of his walk: the pawn, his trail, and the arrow to the right. */
import { box, circle, group, type Point as Place, path, type Shape, words } from '../../../svg/scene.ts';
import { type Bridge, endsOf, type Point } from '../bridges.data.ts';
import type { Jump } from '../state.ts';
import { middleOf, placeOf } from './geometry.ts';
import type { Stage } from './stage.ts';
import { INK, LAMP, TINT } from './token.ts';

const LEAP = 74;

/** His shadow stays on the ground while he leaps. */
export function pawnShapes(at: Point, over: Bridge | undefined, label: string, flipped: boolean): Shape[] {
  const [x, y] = over ? middleOf(over, flipped) : placeOf(at, flipped);
  const shadow: Shape = {
    key: 'shade',
    tag: 'ellipse',
    attributes: { rx: 32, ry: 12, fill: '#3A2612', 'fill-opacity': 0.4 },
  };
  const light = { fill: INK, stroke: '#FBF0D9', 'stroke-width': 3.5, 'stroke-linejoin': 'round' };
  const figure = group(
    'figure',
    [0, 0],
    [
      path('robe', [0, 0], 'M-27 14 C-27 0 -11 -4 -9 -34 H9 C11 -4 27 0 27 14 Q0 23 -27 14 Z', light),
      path('collar', [0, 0], 'M-16 -36 Q0 -30 16 -36 Q0 -46 -16 -36 Z', light),
      circle('head', [0, -54], 20, light),
      circle('gleam', [-7, -61], 4.5, { fill: '#FBF0D9' }),
    ],
  );
  const still = { attributes: { 'pointer-events': 'none' } };
  return [
    group('pawn-shadow', [x, y + 12], [shadow], { ...still, scale: over ? 0.75 : 1 }),
    group('pawn', [x, over ? y - LEAP : y], [figure], { ...still, scale: over ? 1.22 : 1.06, label }),
  ];
}

/** One stroke a crossed bridge, with a head that says which way. `preview`: what he would do now. */
export function trailShapes(jumps: readonly Jump[], preview: boolean, flipped: boolean): Shape[] {
  return jumps.map(({ bridge, from, to }) => {
    const [[x0, y0], [x1, y1]] = [placeOf(from, flipped), placeOf(to, flipped)];
    const length = Math.hypot(x1 - x0, y1 - y0);
    const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
    const dash = preview ? { 'stroke-dasharray': '4 11', 'stroke-linecap': 'round' } : {};
    const head = length - 34;
    return group(
      `trail-${bridge}`,
      [x0, y0],
      [
        path('line', [0, 0], `M26 0 H${(head - 10).toFixed(1)}`, {
          stroke: INK,
          'stroke-width': preview ? 8 : 11,
          ...dash,
        }),
        path('head', [head, 0], 'M6 0 L-17 -17 L-10 0 L-17 17 Z', { fill: INK }),
      ],
      { turn, entrance: 'fade', attributes: { 'pointer-events': 'none' } },
    );
  });
}

/** Where he would stop. */
export const stopShape = (at: Point, flipped: boolean): Shape =>
  circle('stop', placeOf(at, flipped), 33, {
    fill: 'none',
    stroke: INK,
    'stroke-width': 7,
    'stroke-dasharray': '11 9',
    'pointer-events': 'none',
  });

/** What a checkpoint has just paid, above it. */
export function payShapes({ paying }: Stage, flipped: boolean): Shape[] {
  if (!paying) return [];
  const [x, y] = placeOf(paying.at, flipped);
  const { fill, edge } = TINT[paying.colour];
  const children = [
    box('ground', [0, 0], [98, 60], { rx: 30, fill, stroke: edge, 'stroke-width': 4 }),
    words('sum', [0, 2], `+${paying.bridges.length}`, 40, { fill: '#FFF8E8', ...BOLD }),
  ];
  return [
    group(`pay-${paying.at}`, [x + 96, y], children, { entrance: 'grow', attributes: { 'pointer-events': 'none' } }),
  ];
}
const BOLD = { 'font-family': 'Inter Variable, sans-serif', 'font-weight': 700 } as const;

const RADIUS = 47;

/** From the bridge he came over, counter-clockwise to the first of the equal ones: that is his right (M2). */
export function tieShapes({ jump, ties, arrived }: Stage, flipped: boolean): Shape[] {
  if (!jump || ties.length === 0 || !arrived) return [];
  const centre = placeOf(jump.from, flipped);
  const begin = angleTo(centre, otherEnd(arrived, jump.from, flipped)) - 0.3;
  let end = angleTo(centre, placeOf(jump.to, flipped));
  // angles grow clockwise on a screen
  while (end > begin) end -= 2 * Math.PI;
  const at = (angle: number): string =>
    `${(RADIUS * Math.cos(angle)).toFixed(1)} ${(RADIUS * Math.sin(angle)).toFixed(1)}`;
  const wide = begin - end > Math.PI ? 1 : 0;
  const arc = `M${at(begin)} A${RADIUS} ${RADIUS} 0 ${wide} 0 ${at(end + 0.22)}`;
  const tip: Place = [RADIUS * Math.cos(end + 0.1), RADIUS * Math.sin(end + 0.1)];
  const stroke = (colour: string, width: number) => ({
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
  return [
    group(
      `tie-${jump.bridge}`,
      centre,
      [
        path('under', [0, 0], arc, stroke(INK, 16)),
        path('over', [0, 0], arc, stroke(LAMP, 9)),
        path(
          'tip',
          tip,
          'M19 0 L-13 -19 L-13 19 Z',
          { fill: LAMP, stroke: INK, 'stroke-width': 4, 'stroke-linejoin': 'round' },
          {
            turn: ((end + 0.1) * 180) / Math.PI - 90,
          },
        ),
      ],
      { entrance: 'fade', attributes: { 'pointer-events': 'none' } },
    ),
  ];
}

const angleTo = ([x0, y0]: Place, [x1, y1]: Place) => Math.atan2(y1 - y0, x1 - x0);

function otherEnd(bridge: Bridge, point: Point, flipped: boolean): Place {
  const [a, b] = endsOf(bridge);
  return placeOf(a === point ? b : a, flipped);
}
