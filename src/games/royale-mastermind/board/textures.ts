/** Five colours, each with a texture of its own: stripes, dots, checks, waves, plain. Told apart without colour. */
import { type Point, path, type Shape } from '../../../svg/scene.ts';
import type { Color } from '../state.ts';

export const INK = '#2B1128';
export const PAINT: Readonly<Record<Color, { fill: string; mark: string; edge: string }>> = {
  red: { fill: '#E2513F', mark: '#A82A22', edge: '#8E211B' },
  yellow: { fill: '#F5BE3F', mark: '#B97A0E', edge: '#9A6409' },
  green: { fill: '#4BAA6E', mark: '#22713F', edge: '#1C5D34' },
  blue: { fill: '#5194DC', mark: '#1F5796', edge: '#1B4A80' },
  white: { fill: '#F8F1E3', mark: '#F8F1E3', edge: '#B9A995' },
};

/** What a texture lies on: how far it reaches to both sides at a height, and how high it is. */
export interface Ground {
  readonly half: (y: number) => number;
  readonly top: number;
}

export const round = (r: number): Ground => ({ half: (y) => Math.sqrt(Math.max(0, r * r - y * y)), top: r });
export const oblong = ([width, height]: Point): Ground => ({ half: () => width / 2, top: height / 2 });

/** One path that stays inside its ground; nothing for white, which is plain. */
export function texture(color: Color, ground: Ground, step: number): Shape[] {
  if (color === 'white') return [];
  const dots = color === 'yellow';
  const style = {
    fill: 'none',
    stroke: PAINT[color].mark,
    'stroke-width': dots ? step * 0.45 : step * 0.24,
    'stroke-linecap': dots ? 'round' : 'butt',
  };
  return [path('texture', [0, 0], DRAWN[color](ground, step), style)];
}

const DRAWN: Readonly<Record<Exclude<Color, 'white'>, (ground: Ground, step: number) => string>> = {
  red: stripes,
  yellow: dots,
  green: checks,
  blue: waves,
};

function stripes({ half, top }: Ground, step: number): string {
  const reach = half(0) + top;
  return evenly(reach, step * 1.1)
    .map((offset) => {
      // along the slope, from the first point inside to the last
      const inside = fine(top).filter((y) => Math.abs(offset - y) <= half(y));
      const [from, to] = [inside[0], inside.at(-1)];
      return from === undefined || to === undefined || from === to
        ? ''
        : `M${tidy(offset - from)} ${tidy(from)}L${tidy(offset - to)} ${tidy(to)}`;
    })
    .join('');
}

function dots({ half, top }: Ground, step: number): string {
  const size = step * 0.35;
  return evenly(top - size, step * 0.8)
    .flatMap((y, row) => evenly(half(y) - size, step, row % 2 === 1).map((x) => `M${tidy(x)} ${tidy(y)}h0`))
    .join('');
}

function checks({ half, top }: Ground, step: number): string {
  const along = evenly(top, step).map((y) => `M${tidy(-half(y))} ${tidy(y)}H${tidy(half(y))}`);
  const across = evenly(half(0), step).flatMap((x) => {
    const inside = fine(top).filter((y) => Math.abs(x) <= half(y));
    return inside.length > 1 ? [`M${tidy(x)} ${tidy(inside[0]!)}V${tidy(inside.at(-1)!)}`] : [];
  });
  return [...along, ...across].join('');
}

function waves({ half, top }: Ground, step: number): string {
  const swing = step * 0.5;
  return evenly(top - swing / 2, step)
    .map((y) => {
      const count = Math.floor((half(y) - step * 0.1) / swing);
      if (count < 1) return '';
      const start = `M${tidy(-count * swing)} ${tidy(y)}q${tidy(swing / 2)} ${tidy(-swing)} ${tidy(swing)} 0`;
      return start + `t${tidy(swing)} 0`.repeat(2 * count - 1);
    })
    .join('');
}

/** From -reach to reach, one of them in the middle, or none if they are staggered. */
function evenly(reach: number, step: number, staggered = false): number[] {
  const shift = staggered ? step / 2 : 0;
  const most = Math.floor((reach + shift) / step);
  const all = Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * step + shift);
  return all.filter((each) => Math.abs(each) <= reach);
}

const fine = (top: number): number[] => Array.from({ length: 2 * Math.round(top) + 1 }, (_, i) => i - Math.round(top));
const tidy = (value: number): number => Math.round(value * 10) / 10;
