/**
 * A drawing as data. One renderer turns it into the live board, another into SVG text for pictures and printing. Shapes
 * have keys: from one scene to the next a shape of the same key glides to its new place.
 */
export type Point = readonly [x: number, y: number];
export type Tag = 'g' | 'circle' | 'ellipse' | 'rect' | 'line' | 'path' | 'polygon' | 'text';
export type Attributes = Readonly<Record<string, string | number>>;

export interface Shape {
  readonly key: string;
  readonly tag: Tag;
  /** Where its own origin lies. Changes of place, turn and scale are animated. */
  readonly at?: Point;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  readonly attributes?: Attributes;
  readonly text?: string;
  readonly children?: readonly Shape[];
  /** What can be touched here: the board's own name for it. */
  readonly target?: string;
  /** Said by screen readers; every target has one. */
  readonly label?: string;
  /** How a target stands: it leads to a legal move, or is picked. */
  readonly state?: 'legal' | 'picked';
  /** Of a target: what goes along with a finger that drags from here. The shape of its key, at the top of the scene, stays behind faintly. */
  readonly carries?: Shape;
  /** Seen only while this target is pointed at or has the keyboard: what touching it would do. At the top of a scene. */
  readonly aimed?: string;
  /** How it comes into the drawing when it was not there before. */
  readonly entrance?: 'fade' | 'drop' | 'grow';
  /** Milliseconds before its change begins. */
  readonly delay?: number;
  /** A large bright ground: in the evening it lets what is behind it through. */
  readonly dims?: true;
  /** It moves by itself and evenly, as sand does. */
  readonly runs?: Run;
}

/** Where a shape stands at the end of its run, how long that takes, and how much of it has gone by. */
export interface Run {
  readonly to: Point;
  readonly ms: number;
  readonly gone: number;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** From back to front. */
  readonly shapes: readonly Shape[];
  /** The whole position in a sentence or two, for screen readers. */
  readonly description: string;
}

type More = Omit<Shape, 'key' | 'tag' | 'at'>;

export const group = (key: string, at: Point, children: readonly Shape[], more: More = {}): Shape => ({
  key,
  tag: 'g',
  at,
  children,
  ...more,
});

export const circle = (key: string, at: Point, r: number, attributes: Attributes, more: More = {}): Shape => ({
  key,
  tag: 'circle',
  at,
  attributes: { r, ...attributes },
  ...more,
});

/** `at` is its centre. */
export function box(key: string, at: Point, [width, height]: Point, attributes: Attributes, more: More = {}): Shape {
  const place = { x: -width / 2, y: -height / 2, width, height };
  return { key, tag: 'rect', at, attributes: { ...place, ...attributes }, ...more };
}

export const path = (key: string, at: Point, d: string, attributes: Attributes, more: More = {}): Shape => ({
  key,
  tag: 'path',
  at,
  attributes: { d, ...attributes },
  ...more,
});

export const line = (
  key: string,
  [x1, y1]: Point,
  [x2, y2]: Point,
  attributes: Attributes,
  more: More = {},
): Shape => ({
  key,
  tag: 'line',
  attributes: { x1, y1, x2, y2, ...attributes },
  ...more,
});

/** Centred on `at`. */
export const words = (
  key: string,
  at: Point,
  text: string,
  size: number,
  attributes: Attributes,
  more: More = {},
): Shape => ({
  key,
  tag: 'text',
  at,
  text,
  attributes: { 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central', ...attributes },
  ...more,
});

export function transformOf({ at, turn, scale }: Pick<Shape, 'at' | 'turn' | 'scale'>): string | undefined {
  const parts: string[] = [];
  if (at) parts.push(`translate(${at[0]}px, ${at[1]}px)`);
  if (turn) parts.push(`rotate(${turn}deg)`);
  if (scale !== undefined && scale !== 1) parts.push(`scale(${scale})`);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** The shape as it stands now, with nothing that runs. */
export function stopped({ runs, ...shape }: Shape): Shape {
  if (!runs) return shape;
  const [x, y] = shape.at ?? [0, 0];
  const part = Math.min(1, Math.max(0, runs.gone / runs.ms));
  return { ...shape, at: [x + (runs.to[0] - x) * part, y + (runs.to[1] - y) * part] };
}

/** The whole drawing so. */
export const stoppedScene = (scene: Scene): Scene => ({ ...scene, shapes: scene.shapes.map(stoppedThrough) });

function stoppedThrough(shape: Shape): Shape {
  const { children } = shape;
  return { ...stopped(shape), ...(children && { children: children.map(stoppedThrough) }) };
}
