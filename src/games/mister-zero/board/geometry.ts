/** Where everything lies in the drawing: the points of the board, its bridges, and the trays with the hands. */
import type { Point as Place } from '../../../svg/scene.ts';
import { BRIDGES, type Bridge, endsOf, POINTS, type Point } from '../bridges.data.ts';
import type { Colour } from '../state.ts';

export const SIZE = { width: 840, height: 1064 };
const [CX, CY] = [SIZE.width / 2, SIZE.height / 2];
const UNIT = 168;
/**
 * Heights from the middle up, for y = 0 to 4. The square of the board is drawn higher and the roofs lower than they
 * are, so that tokens have room and the board fits a phone; at no point does right or left change.
 */
const HEIGHTS = [0, 124, 230, 308, 386];

export const TOKEN_RADIUS = 40;
/** From one place of a tray to the next. */
export const PITCH = 106;
const INNER_ROW = 360;
const OUTER_ROW = INNER_ROW + PITCH;
const MARGIN = 66;

export function placeOf(point: Point, flipped: boolean): Place {
  const [x, y] = POINTS[point];
  const [right, up] = [x * UNIT, Math.sign(y) * HEIGHTS[Math.abs(y)]!];
  return flipped ? [CX - right, CY + up] : [CX + right, CY - up];
}

export function endPlaces(bridge: Bridge, flipped: boolean): readonly [Place, Place] {
  const [a, b] = endsOf(bridge);
  return [placeOf(a, flipped), placeOf(b, flipped)];
}

export function lengthOf(bridge: Bridge): number {
  const [[x0, y0], [x1, y1]] = endPlaces(bridge, false);
  return Math.hypot(x1 - x0, y1 - y0);
}

export function middleOf(bridge: Bridge, flipped: boolean): Place {
  const [[x0, y0], [x1, y1]] = endPlaces(bridge, flipped);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** How far along it from its middle a bridge is touched: as far as no other bridge's middle is nearer. */
const REACHES: Readonly<Record<string, number>> = Object.fromEntries(
  BRIDGES.map((bridge) => {
    const [[x0, y0], [x1, y1]] = endPlaces(bridge, false);
    const [x, y] = middleOf(bridge, false);
    const length = lengthOf(bridge);
    const bounds = BRIDGES.filter((other) => other !== bridge).map((other) => {
      const [mx, my] = middleOf(other, false);
      const along = Math.abs(((mx - x) * (x1 - x0) + (my - y) * (y1 - y0)) / length);
      return ((mx - x) ** 2 + (my - y) ** 2) / (2 * along);
    });
    return [bridge, Math.min(length / 2 - 30, ...bounds)];
  }),
);
export const reachOf = (bridge: Bridge): number => REACHES[bridge]!;

const isNear = (colour: Colour, flipped: boolean): boolean => (colour === 'red') !== flipped;

/** Two trays a side, five places each: the left one, then the right one, each in reading order. */
export function trays(colour: Colour, flipped: boolean): readonly (readonly Place[])[] {
  const near = isNear(colour, flipped);
  const inner = near ? CY + INNER_ROW : CY - INNER_ROW;
  const outer = near ? CY + OUTER_ROW : CY - OUTER_ROW;
  const column = (i: number) => MARGIN + i * PITCH;
  const left: Place[] = [0, 1].map((i) => [column(i), inner]);
  const leftOuter: Place[] = [0, 1, 2].map((i) => [column(i), outer]);
  const ordered = near ? [...left, ...leftOuter] : [...leftOuter, ...left];
  const mirrored = ordered.map(([x, y]): Place => [SIZE.width - x, y]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return [ordered, mirrored];
}

/** Where names stand between the trays of a side, `line` by line; out of the checkpoint's way. */
export function namePlace(colour: Colour, line: number, flipped: boolean): Place {
  const y = isNear(colour, flipped) ? CY + OUTER_ROW : CY - OUTER_ROW - 8;
  return [CX, y + line * 36];
}

/** Where the tokens that a colour has taken are counted: below its checkpoint, out of the pawn's way. */
export function countPlace(colour: Colour, flipped: boolean): Place {
  return [CX, isNear(colour, flipped) ? CY + OUTER_ROW + 8 : CY - HEIGHTS[3]! + 2];
}

/** The slot of a number in its owner's trays: with four players a tray is a hand. */
export function slotOf(number: number, colour: Colour, seats: number, flipped: boolean): Place {
  const [left, right] = trays(colour, flipped) as [readonly Place[], readonly Place[]];
  if (seats === 2) return number < 5 ? left[number]! : right[number - 5]!;
  return (number % 2 === 1 ? left : right)[Math.floor(number / 2)]!;
}

/** Taken tokens lie in the trays again; those past the tenth on top of others. */
export function takenPlace(index: number, colour: Colour, flipped: boolean): Place {
  const [x, y] = trays(colour, flipped).flat()[index % 10]!;
  const layer = Math.floor(index / 10) * 16;
  return [x + layer, y - layer];
}
