/** How every board shows a move that is advised: rings around what it is about, and an arrow from one to the other. */
import { box, circle, group, type Point, path, type Shape, words } from '../svg/scene.ts';

/** Pages may draw other moves than advice so, in other colours. */
const LIGHT = 'var(--advice, #F4B860)';
const DARK = 'var(--advice-rim, #1C1815)';
/** Nothing of it stands in the way of a finger. */
const SHOWN = { entrance: 'fade', attributes: { 'pointer-events': 'none' } } as const;

/** A bright ring with dark rims, so that it is seen on every ground. */
export function ringShape(key: string, at: Point, [width, height]: Point, round: number): Shape {
  const ring = (name: string, stroke: string, thickness: number) =>
    box(name, [0, 0], [width, height], { rx: round, fill: 'none', stroke, 'stroke-width': thickness });
  const thickness = Math.min(width, height) * 0.07 + 2;
  return group(key, at, [ring('rim', DARK, thickness + 5), ring('light', LIGHT, thickness)], SHOWN);
}

/** `gap` is left free around what it comes from, `width` is that of its shaft. */
export function arrowShape(key: string, from: Point, to: Point, gap: number, width: number): Shape {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [half, wing, head] = [width / 2, width * 1.25, width * 1.9];
  const start = Math.min(gap, Math.max(0, length - head - width));
  const outline = `M${start} ${-half} H${length - head} V${-wing} L${length} 0 L${length - head} ${wing} V${half} H${start} Z`;
  const style = { fill: LIGHT, stroke: DARK, 'stroke-width': 3.5, 'stroke-linejoin': 'round' };
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return group(key, from, [path('arrow', [0, 0], outline, style)], { turn, ...SHOWN });
}

/** Which place in an order something has. */
export function badgeShape(key: string, at: Point, text: string, radius: number): Shape {
  const style = { fill: LIGHT, stroke: DARK, 'stroke-width': 3 };
  const type = { fill: DARK, 'font-weight': 800, 'font-family': 'Inter Variable, sans-serif' };
  const ground =
    text.length > 1
      ? box('ground', [0, 0], [radius * (text.length * 0.55 + 1), radius * 2], { rx: radius, ...style })
      : circle('ground', [0, 0], radius, style);
  return group(key, at, [ground, words('text', [0, 1], text, radius * 1.25, type)], SHOWN);
}

/** A piece where it would come to stand. */
export const ghost = (key: string, at: Point, piece: readonly Shape[]): Shape =>
  group(key, at, [group('ghost', [0, 0], piece, { attributes: { opacity: 0.6 } })], SHOWN);
