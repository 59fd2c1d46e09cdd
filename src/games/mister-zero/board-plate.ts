/** The board of Mister Zero without tokens: sand, two houses, trays of dark wood, broad bridges, black points. */
import { box, circle, group, type Point as Place, path, type Shape, words } from '../../svg/scene.ts';
import {
  countPlace,
  endPlaces,
  lengthOf,
  middleOf,
  namePlace,
  PITCH,
  placeOf,
  SIZE,
  slotOf,
  trays,
} from './board-geometry.ts';
import { INK, SHAPE, TINT, tokenShape } from './board-token.ts';
import { BRIDGES, type Bridge, CENTRAL, CHECKPOINTS, POINTS, type Point } from './bridges.data.ts';
import { COLOURS, type Colour, NUMBERS, type Token } from './state.ts';

const SAND = '#E8CD9B';
const RIM = '#CDA669';
const PLAZA = '#D6B072';
const HOUSE: Readonly<Record<Colour, string>> = { red: '#E2A584', green: '#A9BC8B' };
const WOOD = '#5A3D24';
const RECESS = '#442C18';
const PLANK = '#FBF0D9';
const CENTRAL_PLANK = '#FFE6B5';
const SEAM = '#D8BC8B';
const PLANK_WIDTH = 50;
const LIT = '#FFCB63';
const BARRED = '#CDBFA8';
const TURN = '#F5A32C';
const FONT = { 'font-family': 'Inter Variable, sans-serif', 'font-weight': 700, 'pointer-events': 'none' };

const owners: Readonly<Record<string, Colour>> = CHECKPOINTS;
const d = (places: readonly Place[]) => `M${places.map(([x, y]) => `${x} ${y}`).join(' L')}`;

export function plateShapes(flipped: boolean): Shape[] {
  const { width, height } = SIZE;
  const area = (key: string, corners: readonly Point[], fill: string) =>
    path(key, [0, 0], `${d(corners.map((point) => placeOf(point, flipped)))} Z`, { fill });
  return [
    box('table', [width / 2, height / 2], [width, height], { rx: 40, fill: RIM }),
    box('sand', [width / 2, height / 2], [width - 16, height - 16], { rx: 33, fill: SAND }),
    area('house-green', ['tl', 'tr', 'n'], HOUSE.green),
    area('house-red', ['bl', 'br', 's'], HOUSE.red),
    area('plaza', ['w', 'nw', 'ne', 'e', 'se', 'sw'], PLAZA),
    // under all planks, so that they meet without a seam
    path('edges', [0, 0], BRIDGES.map((bridge) => d(endPlaces(bridge, flipped))).join(' '), {
      fill: 'none',
      stroke: WOOD,
      'stroke-width': PLANK_WIDTH + 12,
      'stroke-linecap': 'round',
    }),
  ];
}

/** `turn`: which tray of which colour is to move; both of a colour with two players. */
export function trayShapes(seats: number, turn: number | undefined, flipped: boolean): Shape[] {
  return COLOURS.flatMap((colour, side) =>
    trays(colour, flipped).map((places, i) => {
      const mine = turn !== undefined && (seats === 2 ? turn === side : turn === side + 2 * i);
      const rows = [...new Set(places.map(([, y]) => y))].map((row) => places.filter(([, y]) => y === row));
      const edge = i === 0 ? Math.min(...places.map(([x]) => x)) : Math.max(...places.map(([x]) => x));
      const spine = places.filter(([x]) => x === edge);
      const outline = [...rows, spine].map((ends) => d([ends[0]!, ends.at(-1)!])).join(' ');
      const stroke = (width: number, colour: string) => ({
        fill: 'none',
        stroke: colour,
        'stroke-width': width,
        'stroke-linecap': 'round',
      });
      return group(
        `tray-${colour}-${i}`,
        [0, 0],
        [
          ...(mine ? [path('turn', [0, 0], outline, stroke(PITCH + 20, TURN))] : []),
          path('wood', [0, 0], outline, stroke(PITCH, WOOD)),
          ...NUMBERS.filter((number) => places.some(same(slotOf(number, colour, seats, flipped)))).map((number) =>
            SHAPE[colour](`slot-${number}`, slotOf(number, colour, seats, flipped), 38, { fill: RECESS }),
          ),
        ],
      );
    }),
  );
}
const same =
  ([x0, y0]: Place) =>
  ([x, y]: Place) =>
    x === x0 && y === y0;

/** Whose hand lies in which tray: with two players both trays of a side are one hand. */
export function nameShapes(names: readonly string[], turn: number | undefined, flipped: boolean): Shape[] {
  const pairs = names.length > 2;
  return names.map((name, seat) => {
    const second = seat > 1;
    const place = namePlace(COLOURS[seat % 2]!, pairs ? (second ? 0.5 : -0.5) : 0, flipped);
    const text = [second ? '' : '◂ ', shortened(name), second || !pairs ? ' ▸' : ''].join('');
    const style = turn === seat ? { fill: INK, 'font-weight': 800 } : { fill: WOOD, 'font-weight': 600 };
    return words(`name-${seat}`, place, text, 28, { ...FONT, ...style });
  });
}
const LONGEST_NAME = 10;
const shortened = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** What is touched to pick a token: it lies under the token, and shows as a ring when the keyboard is on it. */
export function handTarget(token: Token, at: Place, label: string, picked: boolean): Shape {
  const ring = SHAPE[token.colour]('ring', [0, 0], 45, { fill: RECESS });
  const face = box('face', [0, 0], [PITCH, PITCH], { fill: 'transparent' });
  const state = picked ? { state: 'picked' as const } : {};
  const carries = tokenShape(token, [0, 0], {});
  return group(`hand-${token.number}`, at, [ring, face], { target: `token:${token.number}`, label, carries, ...state });
}

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
  return [box('pill', [0, 0], [72, 44], style), words('refused', [0, 1], `≠${number}`, 30, { ...FONT, fill: INK })];
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
    box('span', [0, 0], along(bridge, -60), { fill: 'transparent' }, { turn: slope(bridge, flipped) }),
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

/** Thirteen black points with their names; a checkpoint wears its colour. */
export function pointShapes(flipped: boolean): Shape[] {
  return (Object.keys(POINTS) as Point[]).map((point) => {
    const owner = owners[point];
    const badge = owner
      ? [SHAPE[owner]('badge', [0, 0], 41, { fill: TINT[owner].fill, stroke: WOOD, 'stroke-width': 6 })]
      : [];
    const dot = circle('dot', [0, 0], 25, { fill: INK });
    const name = words('name', [0, 0], point, 21, { ...FONT, fill: '#F3E3C2' });
    return group(`point-${point}`, placeOf(point, flipped), [...badge, dot, name], {
      attributes: { 'pointer-events': 'none' },
    });
  });
}

export function countShapes(taken: Readonly<Record<Colour, number>>, flipped: boolean): Shape[] {
  return COLOURS.map((colour) => {
    const text = words('count', [0, 0], String(taken[colour]), 66, { ...FONT, fill: TINT[colour].edge });
    return group(`count-${colour}`, countPlace(colour, flipped), [text]);
  });
}
