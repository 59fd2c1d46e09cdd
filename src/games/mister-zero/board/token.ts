/** The number tokens: red ones are round, green ones have eight sides. */
import {
  type Attributes,
  box,
  circle,
  group,
  type Point as Place,
  path,
  type Shape,
  words,
} from '../../../svg/scene.ts';
import type { Colour, Token } from '../state.ts';
import { TOKEN_RADIUS } from './geometry.ts';

export const INK = '#1E1814';
export const LAMP = '#F4B860';
export const TINT: Readonly<Record<Colour, { fill: string; edge: string }>> = {
  red: { fill: '#CF463C', edge: '#8E2A23' },
  green: { fill: '#3F8E5B', edge: '#235A38' },
};

type Outline = (key: string, at: Place, radius: number, attributes: Attributes) => Shape;
export const SHAPE: Readonly<Record<Colour, Outline>> = { red: circle, green: octagon };

function octagon(key: string, at: Place, radius: number, attributes: Attributes): Shape {
  // as much surface as a circle of this radius
  const reach = radius * 1.05;
  const corners = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return path(key, at, `M${corners.join(' L')} Z`, { 'stroke-linejoin': 'round', ...attributes });
}

export interface TokenLook {
  readonly faceDown?: boolean;
  readonly picked?: boolean;
  /** Crossed, and not yet taken. */
  readonly used?: boolean;
  /** One that Mister Zero chooses among. */
  readonly candidate?: boolean;
  /** The smallest in the centre, which bars its equals. */
  readonly bars?: boolean;
  /** Milliseconds before it moves. */
  readonly delay?: number;
}

export const keyOf = ({ colour, number }: Token): string => `token-${colour}-${number}`;

export function tokenShape(token: Token, at: Place, look: TokenLook): Shape {
  const { fill, edge } = TINT[token.colour];
  const outline = SHAPE[token.colour];
  const halo = look.picked || look.candidate ? LAMP : look.used || look.bars ? INK : undefined;
  const body = look.faceDown
    ? [
        outline('body', [0, 0], TOKEN_RADIUS, { fill: edge, stroke: INK, 'stroke-width': 4 }),
        outline('weave', [0, 0], 31, { fill: 'none', stroke: '#F8E9CC', 'stroke-width': 3, 'stroke-dasharray': '5 5' }),
        ...numeral(token.number, 30),
      ]
    : [outline('body', [0, 0], TOKEN_RADIUS, { fill, stroke: edge, 'stroke-width': 4 }), ...numeral(token.number, 46)];
  const ring = halo
    ? [outline('halo', [0, 0], TOKEN_RADIUS + 5, { fill: 'none', stroke: halo, 'stroke-width': 7 })]
    : [];
  return group(keyOf(token), at, [...body, ...ring], {
    attributes: { 'pointer-events': 'none' },
    ...(look.picked ? { scale: 1.14 } : {}),
    ...(look.delay ? { delay: look.delay } : {}),
  });
}

/** 6 and 9 stand on a line, as on printed tokens. */
function numeral(number: number, size: number): Shape[] {
  const font = { fill: '#FFF8E8', 'font-weight': 700, 'font-family': 'Inter Variable, sans-serif' };
  const line = number === 6 || number === 9;
  const text = words('number', [0, line ? -1 : 2], String(number), size, font);
  return line ? [text, box('line', [0, size * 0.46], [size * 0.5, 4], { fill: '#FFF8E8' })] : [text];
}
