/**
 * How every board marks what was done last, until the next move: a quiet trail in the mover's colour, a dashed ring where
 * it began and a full one where it ended. Told apart by form as well as by colour.
 */
import type { Seen } from '../core/game.ts';
import { box, group, type Point, path, type Shape } from '../svg/scene.ts';

/** The mover's colour, and one that stands out from it, so that it is seen on every ground. */
export interface Paint {
  readonly colour: string;
  readonly rim: string;
}

/** All of its shapes have keys that begin so. */
export const LAST = 'last';
/** Nothing of it stands in the way of a finger. */
const SHOWN = { entrance: 'fade', attributes: { 'pointer-events': 'none' } } as const;

/** The last thing that somebody at the table has done; what chance and the clock did meanwhile is no move. */
export const lastDone = <Effect>(past: readonly Seen<Effect>[] = []): Seen<Effect> | undefined =>
  past.findLast(({ by }) => typeof by === 'number');

/** Along these points. */
export function lastTrail(name: string, points: readonly Point[], { colour, rim }: Paint, width: number): Shape {
  const d = `M${points.map(([x, y]) => `${x} ${y}`).join(' L')}`;
  const stroke = (key: string, paint: string, thickness: number) =>
    path(key, [0, 0], d, {
      fill: 'none',
      stroke: paint,
      'stroke-width': thickness,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  const more = { ...SHOWN, attributes: { ...SHOWN.attributes, opacity: 0.7 } };
  return group(`${LAST}-${name}`, [0, 0], [stroke('rim', rim, width + 5), stroke('line', colour, width)], more);
}

/** Where it began. */
export const lastOrigin = (name: string, at: Point, size: Point, round: number, paint: Paint): Shape =>
  ring(name, at, size, round, paint, { 'stroke-dasharray': '10 9', 'stroke-linecap': 'round' });

/** Where it ended. */
export const lastEnd = (name: string, at: Point, size: Point, round: number, paint: Paint): Shape =>
  ring(name, at, size, round, paint, {});

function ring(
  name: string,
  at: Point,
  [width, height]: Point,
  round: number,
  { colour, rim }: Paint,
  dash: Readonly<Record<string, string>>,
): Shape {
  const thickness = Math.min(8, Math.max(3, Math.min(width, height) * 0.055));
  const line = (key: string, stroke: string, more: number) =>
    box(key, [0, 0], [width, height], { rx: round, fill: 'none', stroke, 'stroke-width': thickness + more, ...dash });
  return group(`${LAST}-${name}`, at, [line('rim', rim, 4), line('line', colour, 0)], SHOWN);
}
