/** Pegs, cards, covers and answers: what lies on the felt. */
import { box, circle, group, type Point, path, type Shape } from '../../../svg/scene.ts';
import {
  type Attribute,
  CARDS,
  type Card,
  COLORS,
  type Color,
  SHAPES,
  type Shape as Sign,
  type Value,
} from '../state.ts';
import { INK, oblong, PAINT, round, texture } from './textures.ts';

export const IVORY = '#F6EBD6';
export const GOLD = '#E0AE4A';
const BACK = '#6B3563';
const LID = '#241021';
const LID_EDGE = '#55304F';

/** The outline of a shape about its middle; `r` reaches to its tips. */
export function outline(sign: Sign, r: number): string {
  switch (sign) {
    case 'circle':
      return `M${-0.86 * r} 0a${0.86 * r} ${0.86 * r} 0 1 0 ${1.72 * r} 0a${0.86 * r} ${0.86 * r} 0 1 0 ${-1.72 * r} 0Z`;
    case 'square':
      return `M${-0.8 * r} ${-0.8 * r}h${1.6 * r}v${1.6 * r}h${-1.6 * r}Z`;
    case 'triangle':
      return `M0 ${-0.92 * r}L${0.98 * r} ${0.78 * r}H${-0.98 * r}Z`;
    case 'star':
      return `M${STAR.map(([x, y]) => `${tidy(x * r)} ${tidy(y * r + 0.06 * r)}`).join('L')}Z`;
    case 'cross': {
      const [arm, long] = [0.33 * r, 0.92 * r];
      return `M${-arm} ${-long}h${2 * arm}v${long - arm}h${long - arm}v${2 * arm}h${arm - long}v${long - arm}h${-2 * arm}v${arm - long}h${arm - long}v${-2 * arm}h${long - arm}Z`;
    }
  }
}

const tidy = (value: number): number => Math.round(value * 10) / 10;
const STAR: readonly Point[] = Array.from({ length: 10 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 5, i % 2 === 0 ? 1.06 : 0.46];
  return [Math.sin(angle) * r, -Math.cos(angle) * r];
});

/** A peg of either board: a round one in its colour, or the shape itself in ivory. */
export function pegParts(attribute: Attribute, value: Value, r: number): Shape[] {
  if (attribute === 'shape') {
    const style = { fill: IVORY, stroke: '#A98C74', 'stroke-width': r * 0.1, 'stroke-linejoin': 'round' };
    return [path('sign', [0, 0], outline(value as Sign, r * 0.98), style)];
  }
  const color = value as Color;
  const { fill, edge } = PAINT[color];
  return [
    circle('body', [0, 0], r, { fill }),
    ...texture(color, round(r), Math.max(9, r * 0.45)),
    circle('edge', [0, 0], r - r * 0.05, { fill: 'none', stroke: edge, 'stroke-width': r * 0.11 }),
  ];
}

/** A card face up: a field of its colour, its shape in ink. */
export function faceParts(card: Card, [width, height]: Point, r: number): Shape[] {
  const [color, sign] = card.split('-') as [Color, Sign];
  const { fill } = PAINT[color];
  const halo = {
    fill: INK,
    stroke: fill,
    'stroke-width': r * 0.22,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return [
    box('field', [0, 0], [width, height], { rx: 8, fill }),
    ...texture(color, oblong([width - 4, height - 4]), 14),
    path('sign', [0, 0], outline(sign, r), halo),
  ];
}

/** A card face down: the same for all. */
export const backParts = ([width, height]: Point): Shape[] => [
  box('field', [0, 0], [width, height], { rx: 8, fill: BACK, stroke: GOLD, 'stroke-width': 3 }),
  crown('crown', [0, 0], width * 0.27, GOLD),
];

/** What lies over a card that is out of the game. */
export const coverParts = ([width, height]: Point): Shape[] => [
  box('lid', [0, 0], [width, height], { rx: 8, fill: LID, stroke: LID_EDGE, 'stroke-width': 3 }),
  crown('crown', [0, 0], height * 0.22, LID_EDGE),
];

export const crown = (key: string, at: Point, r: number, fill: string): Shape =>
  path(
    key,
    at,
    `M${-r} ${-0.55 * r}L${-0.5 * r} ${0.05 * r}L0 ${-0.8 * r}L${0.5 * r} ${0.05 * r}L${r} ${-0.55 * r}L${0.78 * r} ${0.7 * r}H${-0.78 * r}Z`,
    { fill, stroke: fill, 'stroke-width': r * 0.16, 'stroke-linejoin': 'round' },
  );

/** A full black disc for a right place, a white ring for a right value elsewhere. */
export const answerPeg = (key: string, at: Point, kind: 'black' | 'white', delay: number): Shape =>
  group(
    key,
    at,
    kind === 'black'
      ? [circle('peg', [0, 0], 8.2, { fill: '#140811' })]
      : [circle('peg', [0, 0], 6.2, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 4 })],
    { entrance: 'grow', delay },
  );

/** The parts of things that are drawn often and never change. */
export const CENTRE_CARD: Point = [108, 80];
export const SCREEN_CARD: Point = [56, 76];
export const PEG_R = 18;
const everyCard = (size: Point, r: number) =>
  Object.fromEntries(CARDS.map((card) => [card, faceParts(card, size, r)])) as Record<Card, Shape[]>;
const everyValue = (r: number) =>
  Object.fromEntries([
    ...COLORS.map((value) => [value, pegParts('color', value, r)]),
    ...SHAPES.map((value) => [value, pegParts('shape', value, r)]),
  ]) as Record<Value, Shape[]>;
export const CENTRE_FACES = everyCard(CENTRE_CARD, 25);
export const SCREEN_FACES = everyCard(SCREEN_CARD, 20);
export const PEGS = everyValue(PEG_R);
export const PADS = everyValue(30);
