/**
 * The places of a board that an insight speaks of, drawn over it: the stronger the fuller, the line of the edge dotted, dashed
 * or whole, and a few letters at the foot. So no colour has to be told from another.
 */
import type { Highlight } from '../../core/study.ts';
import { box, group, type Point, type Shape, words } from '../../svg/scene.ts';

const LAMP = '#F4B860';
const INK = '#1E1814';
const PAPER = '#FFFDF8';
/** From these weights on an edge is dashed, and whole. */
const DASHED = 0.34;
const WHOLE = 0.67;
const FAINTEST = 0.12;
const FULLEST = 0.62;
const LETTER = 0.62;

export type Overlay = (place: (name: string) => Shape | undefined) => readonly Shape[];

/** `say` puts a label into words. */
export const spotsOverlay =
  (spots: readonly Highlight[], say: (label: NonNullable<Highlight['label']>) => string): Overlay =>
  (place) =>
    spots.flatMap(({ target, weight, label }) => {
      const outline = place(target);
      return outline ? [spotShape(outline, target, weight, label === undefined ? undefined : say(label))] : [];
    });

function spotShape(outline: Shape, target: string, weight: number, label: string | undefined): Shape {
  const { attributes, at = [0, 0], ...shape } = outline;
  const size = sizeOf(outline);
  const width = Math.max(2, size[1] * 0.045);
  const edge = { ...attributes, fill: 'none', 'stroke-linecap': 'round' } as const;
  const face: Shape = {
    ...shape,
    key: 'face',
    attributes: { ...attributes, fill: LAMP, 'fill-opacity': round(FAINTEST + (FULLEST - FAINTEST) * weight) },
  };
  const dashes =
    weight >= WHOLE ? {} : { 'stroke-dasharray': weight >= DASHED ? `${4 * width} ${2 * width}` : `0 ${2 * width}` };
  const light: Shape = { ...shape, key: 'light', attributes: { ...edge, stroke: PAPER, 'stroke-width': 2 * width } };
  const dark: Shape = { ...shape, key: 'dark', attributes: { ...edge, stroke: INK, 'stroke-width': width, ...dashes } };
  const mark = label === undefined ? [] : [labelShape(label, size)];
  return group(`spot-${target}`, at, [face, light, dark, ...mark], { attributes: { 'pointer-events': 'none' } });
}

/** On a slip at the foot of the place, as wide as its letters. */
function labelShape(label: string, [width, height]: Point): Shape {
  const size = Math.min(0.32 * height, (1.15 * width) / (label.length * LETTER + 0.5));
  const slip: Point = [Math.max(size * 1.3, (label.length * LETTER + 0.5) * size), size * 1.3];
  const style = { fill: INK, 'font-weight': 700, 'font-family': 'Inter Variable, sans-serif' };
  return group(
    'label',
    [0, height / 2 - slip[1] / 2],
    [
      box('slip', [0, 0], slip, { rx: slip[1] / 2, fill: PAPER, stroke: INK, 'stroke-width': size * 0.08 }),
      words('letters', [0, size * 0.04], label, size, style),
    ],
  );
}

/** Of a circle or a box; of anything else as if it were 80 wide. */
function sizeOf({ attributes = {} }: Shape): Point {
  const { r, width, height } = attributes;
  if (typeof r === 'number') return [2 * r, 2 * r];
  return typeof width === 'number' && typeof height === 'number' ? [width, height] : [80, 80];
}

const round = (opacity: number): number => Math.round(opacity * 100) / 100;
