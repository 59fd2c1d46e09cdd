/** Below the board: the number that one says, the time, and what everybody has said and won. */
import type { Clock } from '../../../board/board.ts';
import { box, circle, line, type Point, path, type Shape, words } from '../../../svg/scene.ts';
import type { RicochetView } from '../state.ts';
import { STRIP_MIDDLE } from './glass.ts';
import { LAMP } from './pieces.ts';
import { FONT, STRIP_HEIGHT, WIDTH } from './plate.ts';
import { bidText } from './telling.ts';

export const SLOT_AT: Point = [170, STRIP_MIDDLE];
export const SLOT_SIZE: Point = [92, 112];
const SEATS_LEFT = 228;
const SEATS_WIDTH = WIDTH - SEATS_LEFT - 16;
const ROWS = 4;

const PANEL = '#3A4552';
const LIGHT = '#F1F5F8';
const QUIET = '#B4C0CB';

/** The number that is typed, said, or counted while showing; below it the time. */
export function slotShapes(text: string, typed: boolean, clock: Clock | undefined, showing: boolean): Shape[] {
  const [x, y] = SLOT_AT;
  const number: Point = clock ? [x, y - 14] : SLOT_AT;
  const size = [48, 48, 48, 40][text.length] ?? 30;
  return [
    box('slot', SLOT_AT, SLOT_SIZE, {
      rx: 14,
      fill: PANEL,
      stroke: typed ? LAMP : '#56636F',
      'stroke-width': typed ? 4 : 2,
    }),
    words('slot-text', number, text, size, { fill: typed ? LAMP : LIGHT, ...FONT }),
    ...(clock ? timeShapes(clock, showing) : []),
  ];
}

/** How long everybody has been thinking; else how much time is left, and for a showing how it runs out. */
function timeShapes(clock: Clock, showing: boolean): Shape[] {
  const [x, y] = SLOT_AT;
  const [from, to]: [Point, Point] = [
    [x - 34, y + 46],
    [x + 34, y + 46],
  ];
  const { ms, left } = clock;
  const track = showing
    ? [
        line('track', from, to, { stroke: '#56636F', 'stroke-width': 4, 'stroke-linecap': 'round' }),
        circle('runner', from, 5, { fill: LAMP }, { runs: { to, ms, gone: ms - left } }),
      ]
    : [];
  const fill = !countsUp(clock) && left < SHORT ? LAMP : QUIET;
  return [words('time', [x, y + 26], timeText(clock), 22, { fill, ...FONT }), ...track];
}
const SHORT = 10_000;

/** While nobody has announced there is no hurry yet. */
const countsUp = ({ key }: Clock) => key.endsWith(':thinking');
export const secondsOf = (clock: Clock): number =>
  countsUp(clock) ? Math.floor((clock.ms - clock.left) / 1000 + 0.05) : Math.ceil(clock.left / 1000 - 0.05);
function timeText(clock: Clock): string {
  const seconds = secondsOf(clock);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** At the end of a row, for the mark of who is ready. */
const READY_WIDTH = 28;

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
  const top = STRIP_MIDDLE - (height * rows) / 2;
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
  const [from, to] = [left + 212, left + width - READY_WIDTH - 22];
  const step = Math.min(42 * scale, (to - from) / Math.max(1, won[seat]!.length - 1));
  return { at: [from + index * step, middle], scale };
}

/** Where a seat's number stands. */
export function bidPlace(seat: number, seats: number): Point {
  const { left, middle, width } = placeOf(seat, seats);
  return [isCrowded(seats) ? left + width - 66 : left + 172, middle];
}

/** `ready` are those who need no more time. */
export function seatShapes(view: RicochetView, names: readonly string[], ready: readonly number[] = []): Shape[] {
  return view.won.flatMap((won, seat) => {
    const { left, middle, width, height } = placeOf(seat, view.won.length);
    const [shows, own] = [view.shows === seat, view.viewer === seat];
    const ground = { rx: 9, fill: shows ? LAMP : own ? '#4A5765' : PANEL };
    const ink = shows ? '#1B222B' : LIGHT;
    const crowded = isCrowded(names.length);
    const bid = view.bids[seat];
    const said = bidText(view, seat) ?? '·';
    const short = width > 200 ? shortened(names[seat]!, crowded ? 8 : 12) : String(seat + 1);
    const [bidAt] = bidPlace(seat, names.length);
    return [
      box(`seat-${seat}`, [left + width / 2 - 2, middle], [width - 6, height - 4], ground),
      words(`name-${seat}`, [left + 8, middle + 1], short, nameSize(short, crowded, height), {
        fill: shows ? ink : own ? LIGHT : QUIET,
        ...FONT,
        'font-weight': 600,
        'text-anchor': 'start',
      }),
      words(`bid-${seat}`, [bidAt, middle + 1], said, bidSize(said, crowded), {
        fill: shows ? ink : bid ? LAMP : QUIET,
        ...FONT,
      }),
      ...(ready.includes(seat)
        ? [
            path(
              `ready-${seat}`,
              [crowded ? bidAt - 20 : left + width - READY_WIDTH / 2 - 8, middle],
              TICK,
              TICK_STYLE,
              { entrance: 'grow' },
            ),
          ]
        : []),
      ...(crowded && won.length > 0
        ? [words(`count-${seat}`, [left + width - 15, middle + 1], String(won.length), 16, { fill: ink, ...FONT })]
        : []),
    ];
  });
}

const TICK = 'M-7 0 L-2 5 L7 -6';
const TICK_STYLE = {
  fill: 'none',
  stroke: '#7FD6A4',
  'stroke-width': 4,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** As large as its row and what follows it allow. */
const nameSize = (name: string, crowded: boolean, height: number) =>
  crowded ? 15 : Math.min(24, height * 0.6, NAME_ROOM / (name.length * LETTER));

/** Between the edge and the number, in letters about so wide. */
const NAME_ROOM = 132;
const LETTER = 0.58;

/** With a handicap there is more to write. */
const bidSize = (said: string, crowded: boolean) => (said.length > 2 ? (crowded ? 14 : 20) : crowded ? 18 : 24);

const shortened = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);
