/** Below the board: the sandglass, the number that one says, and what everybody has said and won. */
import { box, group, type Point, path, type Shape, words } from '../../svg/scene.ts';
import { LAMP } from './board-pieces.ts';
import { FONT, STRIP_HEIGHT, STRIP_TOP, WIDTH } from './board-plate.ts';
import type { Phase, RicochetView } from './state.ts';

const MIDDLE = STRIP_TOP + STRIP_HEIGHT / 2 - 4;
export const GLASS_AT: Point = [66, MIDDLE];
export const GLASS_SIZE: Point = [98, 118];
export const SLOT_AT: Point = [170, MIDDLE];
export const SLOT_SIZE: Point = [92, 98];
const SEATS_LEFT = 228;
const SEATS_WIDTH = WIDTH - SEATS_LEFT - 16;
const ROWS = 4;

const PANEL = '#3A4552';
const LIGHT = '#F1F5F8';
const QUIET = '#B4C0CB';
const GLASS = '#DCE8EE';
const SAND = '#F4B860';
const WOOD = '#B7824F';

/** `lying`, or upright with its sand above, running or below. */
type Sand = 'lying' | 'running' | 'run-out';
const SAND_IN: Readonly<Partial<Record<Phase, Sand>>> = {
  'last-glass': 'running',
  announcing: 'running',
  showing: 'run-out',
};

export function glassShape(phase: Phase): Shape {
  const sand = SAND_IN[phase] ?? 'lying';
  const bulbs = 'M-26 -46 H26 C26 -18 5 -14 5 0 C5 14 26 18 26 46 H-26 C-26 18 -5 14 -5 0 C-5 -14 -26 -18 -26 -46 Z';
  const heaps: Readonly<Record<Sand, string>> = {
    lying:
      'M-24 -45 L-8 -45 C-14 -28 -6 -12 -4 -4 C-14 -14 -25 -22 -24 -45 Z M-24 45 L-10 45 C-16 30 -8 14 -4 4 C-14 14 -25 22 -24 45 Z',
    running: 'M-20 -26 H20 C16 -14 4 -12 3 0 H-3 C-4 -12 -16 -14 -20 -26 Z M-1.5 0 H1.5 V34 L20 44 H-20 L-1.5 34 Z',
    'run-out': 'M0 18 C10 22 24 30 24 45 H-24 C-24 30 -10 22 0 18 Z',
  };
  return group(
    'glass',
    GLASS_AT,
    [
      path('bulbs', [0, 0], bulbs, { fill: GLASS, stroke: '#8FA3B2', 'stroke-width': 2 }),
      path('sand', [0, 0], heaps[sand], { fill: SAND }),
      box('cap-top', [0, -50], [66, 11], { rx: 4, fill: WOOD }),
      box('cap-bottom', [0, 50], [66, 11], { rx: 4, fill: WOOD }),
    ],
    { turn: sand === 'lying' ? 90 : 0, scale: sand === 'lying' ? 0.85 : 0.98 },
  );
}

/** The number that is typed, said, or counted while showing. */
export function slotShapes(text: string, typed: boolean): Shape[] {
  const size = text.length > 3 ? 32 : 48;
  return [
    box('slot', SLOT_AT, SLOT_SIZE, {
      rx: 14,
      fill: PANEL,
      stroke: typed ? LAMP : '#56636F',
      'stroke-width': typed ? 4 : 2,
    }),
    words('slot-text', SLOT_AT, text, size, { fill: typed ? LAMP : LIGHT, ...FONT }),
  ];
}

interface Place {
  readonly left: number;
  readonly middle: number;
  readonly width: number;
  readonly height: number;
}

function placeOf(seat: number, seats: number): Place {
  const columns = Math.ceil(seats / ROWS);
  const rows = Math.min(seats, ROWS);
  const width = SEATS_WIDTH / columns;
  const height = Math.min(58, (STRIP_HEIGHT - 18) / rows);
  const top = MIDDLE - (height * rows) / 2;
  return {
    left: SEATS_LEFT + Math.floor(seat / ROWS) * width,
    middle: top + ((seat % ROWS) + 0.5) * height,
    width,
    height,
  };
}

/** Few seats have their names and all they have won in a row; many have a pile and its number. */
const isCrowded = (seats: number) => seats > ROWS;

export function chipPlace(
  won: readonly (readonly unknown[])[],
  seat: number,
  index: number,
): { at: Point; scale: number } {
  const { left, middle, width, height } = placeOf(seat, won.length);
  if (isCrowded(won.length)) return { at: [left + width - 38, middle], scale: 0.58 };
  const scale = Math.min(0.85, (height - 6) / 44);
  const [from, to] = [left + 212, left + width - 22];
  const step = Math.min(42 * scale, (to - from) / Math.max(1, won[seat]!.length - 1));
  return { at: [from + index * step, middle], scale };
}

export function seatShapes(view: RicochetView, names: readonly string[]): Shape[] {
  return view.won.flatMap((won, seat) => {
    const { left, middle, width, height } = placeOf(seat, view.won.length);
    const [shows, own] = [view.shows === seat, view.viewer === seat];
    const ground = { rx: 9, fill: shows ? LAMP : own ? '#4A5765' : PANEL };
    const ink = shows ? '#1B222B' : LIGHT;
    const crowded = isCrowded(names.length);
    const bid = view.bids[seat];
    const short = width > 200 ? shortened(names[seat]!, crowded ? 8 : 13) : String(seat + 1);
    const bidAt = crowded ? left + width - 66 : left + 172;
    return [
      box(`seat-${seat}`, [left + width / 2 - 2, middle], [width - 6, height - 4], ground),
      words(`name-${seat}`, [left + 8, middle + 1], short, crowded ? 16 : 19, {
        fill: shows ? ink : own ? LIGHT : QUIET,
        ...FONT,
        'font-weight': 600,
        'text-anchor': 'start',
      }),
      words(`bid-${seat}`, [bidAt, middle + 1], String(bid ?? '·'), crowded ? 18 : 24, {
        fill: shows ? ink : bid ? LAMP : QUIET,
        ...FONT,
      }),
      ...(crowded && won.length > 0
        ? [words(`count-${seat}`, [left + width - 15, middle + 1], String(won.length), 16, { fill: ink, ...FONT })]
        : []),
    ];
  });
}

const shortened = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);
