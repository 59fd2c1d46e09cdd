/** The board of Mister Zero without tokens: sand, two houses, trays of dark wood, broad bridges, black points. */
import { box, circle, group, type Point as Place, path, type Shape, words } from '../../../svg/scene.ts';
import { BRIDGES, CHECKPOINTS, POINTS, type Point } from '../bridges.data.ts';
import { COLOURS, type Colour, NUMBERS, type Token } from '../state.ts';
import type { Places } from '../text/places.ts';
import { FONT, PLANK_WIDTH } from './bridges.ts';
import { countPlace, endPlaces, namePlace, PITCH, placeOf, SIZE, slotOf, trays } from './geometry.ts';
import { INK, SHAPE, TINT, tokenShape } from './token.ts';

const SAND = '#E8CD9B';
const RIM = '#CDA669';
const PLAZA = '#D6B072';
const HOUSE: Readonly<Record<Colour, string>> = { red: '#E2A584', green: '#A9BC8B' };
const WOOD = '#5A3D24';
const RECESS = '#442C18';
const TURN = '#F5A32C';

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
    return words(`name-${seat}`, place, text, Math.min(28, NAME_WIDTH / text.length), { ...FONT, ...style });
  });
}
const LONGEST_NAME = 11;
/** Between the trays, in letters of size 1. */
const NAME_WIDTH = 285;
/** The level of a computer stands above the board. */
function shortened(name: string): string {
  const [head = ''] = name.split(',');
  return head.length > LONGEST_NAME ? `${head.slice(0, LONGEST_NAME - 1)}…` : head;
}

/** What is touched to pick a token: it lies under the token, and shows as a ring when the keyboard is on it. */
export function handTarget(token: Token, at: Place, label: string, picked: boolean): Shape {
  const ring = SHAPE[token.colour]('ring', [0, 0], 45, { fill: RECESS });
  const face = box('face', [0, 0], [PITCH, PITCH], { fill: 'transparent' });
  const state = picked ? { state: 'picked' as const } : {};
  const carries = tokenShape(token, [0, 0], {});
  return group(`hand-${token.number}`, at, [ring, face], { target: `token:${token.number}`, label, carries, ...state });
}

/** Thirteen black points with their names; a checkpoint wears its colour. */
export function pointShapes(flipped: boolean, places: Places): Shape[] {
  return (Object.keys(POINTS) as Point[]).map((point) => {
    const owner = owners[point];
    const badge = owner
      ? [SHAPE[owner]('badge', [0, 0], 41, { fill: TINT[owner].fill, stroke: WOOD, 'stroke-width': 6 })]
      : [];
    const dot = circle('dot', [0, 0], 25, { fill: INK });
    const name = words('name', [0, 0], places[point], 21, { ...FONT, fill: '#F3E3C2' });
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
