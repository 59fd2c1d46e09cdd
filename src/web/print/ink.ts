/**
 * A drawing in black on white. Colours become textures, by their hue, as in the printed coats of arms of old: red upright lines,
 * blue level ones, green and purple slanted ones, yellow dots. Large and dark grounds stay white: they would eat ink.
 */
import type { Attributes, Scene, Shape } from '../../svg/scene.ts';

export const TEXTURES = ['upright', 'level', 'rising', 'falling', 'dots', 'tint', 'black'] as const;
export type Texture = (typeof TEXTURES)[number];

interface Hue {
  /** Degrees. */
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Undefined where it is no colour written as a hexadecimal number. */
export function hueOf(colour: string): Hue | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return undefined;
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [span, lightness] = [most - least, (most + least) / 2];
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const sixth = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: sixth * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness };
}

const PALE = 0.78;
const DARK = 0.3;
/** Below it a colour is a grey, be it a warm one. */
const GREY = 0.3;

/** What fills a small shape of this colour; undefined: the white of the paper. */
export function textureOf(colour: string): Texture | undefined {
  const found = hueOf(colour);
  if (!found || found.lightness > PALE) return undefined;
  const { hue, saturation, lightness } = found;
  if (saturation < GREY) return lightness < DARK ? 'black' : 'tint';
  // the ground of a board, and holes in it
  if (lightness < DARK) return undefined;
  if (hue < 22 || hue >= 340) return 'upright';
  if (hue < 68) return 'dots';
  if (hue < 175) return 'rising';
  return hue < 260 ? 'level' : 'falling';
}

/** So much of a drawing is a ground, and no piece. */
const GROUND = 0.02;

/** A line so broad, of the width of the drawing, is an area. */
const BROAD = 0.02;

interface InkPlace {
  readonly isGround: boolean;
  /** Of the whole drawing. */
  readonly width: number;
  readonly paint: (texture: Texture) => string;
}

/** A piece has no ground: all of it is what it is. */
export function blackOnWhite(scene: Scene, paint: (texture: Texture) => string, isPiece = false): Scene {
  const whole = isPiece ? Number.POSITIVE_INFINITY : scene.width * scene.height;
  const width = isPiece ? whole : scene.width;
  const inked = (shape: Shape, scale: number): Shape => {
    const here = scale * (shape.scale ?? 1);
    const isGround = shape.dims === true || (areaOf(shape) * here * here) / whole > GROUND;
    return {
      ...shape,
      ...(shape.attributes && { attributes: inkedAttributes(shape, { isGround, width, paint }) }),
      ...(shape.children && { children: shape.children.map((child) => inked(child, here)) }),
    };
  };
  return { ...scene, shapes: scene.shapes.map((shape) => inked(shape, 1)) };
}

function inkedAttributes({ tag, attributes = {} }: Shape, { isGround, width, paint }: InkPlace): Attributes {
  const { fill, stroke } = attributes;
  // a halo keeps what is written readable on every texture
  if (tag === 'text')
    return { ...attributes, fill: '#000', stroke: '#fff', 'stroke-width': 4, 'paint-order': 'stroke' };
  const isShadow = Number(attributes['fill-opacity'] ?? attributes.opacity ?? 1) < 0.5;
  const isFilled = tag !== 'line' && tag !== 'g' && fill !== 'none' && fill !== 'transparent';
  const texture = isGround || typeof fill !== 'string' ? undefined : textureOf(fill);
  const filled = isShadow ? 'none' : texture ? paint(texture) : '#fff';
  const isLine = typeof stroke === 'string' && stroke !== 'none';
  const isBroad = Number(attributes['stroke-width'] ?? 1) > BROAD * width;
  return {
    ...attributes,
    ...(isFilled && fill !== undefined && { fill: filled }),
    ...(isLine && { stroke: isBroad ? inkOfBand(stroke) : inkOfLine(stroke) }),
    // what has no edge of its own gets one, or white things vanish on white
    ...(isFilled &&
      !isLine &&
      !isShadow &&
      fill !== undefined && { stroke: isGround ? '#999' : '#000', 'stroke-width': 1 }),
  };
}

/** Dark ones are shades, and eat no ink. */
function inkOfBand(colour: string): string {
  const found = hueOf(colour);
  return found && found.lightness < 0.6 ? '#ddd' : '#fff';
}

/** Faint lines stay faint. */
function inkOfLine(colour: string): string {
  const found = hueOf(colour);
  return found && found.saturation < GREY && found.lightness > 0.5 && found.lightness < PALE ? '#999' : '#000';
}

/** About so large: of paths what their numbers span. */
function areaOf({ tag, attributes = {} }: Shape): number {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'rect') return number('width') * number('height');
  if (tag === 'circle') return Math.PI * number('r') ** 2;
  if (tag === 'ellipse') return Math.PI * number('rx') * number('ry');
  if (tag !== 'path' && tag !== 'polygon') return 0;
  const numbers = (String(attributes.d ?? attributes.points ?? '').match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return numbers.length === 0 ? 0 : ((Math.max(...numbers) - Math.min(...numbers)) / 1.2) ** 2;
}
