/** How marks look on a card: struck out, a question, a gold frame with a tick. Told apart without colour. */
import { box, circle, path, type Shape, words as text } from '../../../svg/scene.ts';
import type { Mark } from './marks.ts';
import { CENTRE_CARD, GOLD, IVORY } from './pieces.ts';
import { FELT, FONT } from './style.ts';

const badge = (fill: string): Shape =>
  circle('badge', [-37, -24], 18, { fill, stroke: FELT.hole, 'stroke-width': 2.5 });

export const MARK_PARTS: Readonly<Record<Mark, readonly Shape[]>> = {
  excluded: [
    box('veil', [0, 0], CENTRE_CARD, { rx: 8, fill: FELT.hole, 'fill-opacity': 0.72 }),
    path('strike', [0, 0], 'M-40 -28L40 28M40 -28L-40 28', stroked(IVORY, 5)),
  ],
  possible: [badge(IVORY), text('question', [-37, -23], '?', 25, { fill: FELT.hole, ...FONT, 'font-weight': 800 })],
  certain: [
    box('frame', [0, 0], [CENTRE_CARD[0] + 2, CENTRE_CARD[1] + 2], {
      rx: 9,
      fill: 'none',
      stroke: FELT.hole,
      'stroke-width': 9,
    }),
    box('gold', [0, 0], [CENTRE_CARD[0] + 2, CENTRE_CARD[1] + 2], {
      rx: 9,
      fill: 'none',
      stroke: GOLD,
      'stroke-width': 5,
    }),
    badge(GOLD),
    path('tick', [-37, -24], 'M-8 0l6 7l10 -13', stroked(FELT.hole, 4.5)),
  ],
};

function stroked(stroke: string, width: number) {
  return { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
}

/** Slanted, its point at the lower left. */
export const pencilShape = (inHand: boolean): Shape => ({
  key: 'pencil',
  tag: 'g',
  turn: 45,
  children: [
    path('wood', [0, 0], 'M-8 -24H8V16L0 33L-8 16Z', { fill: inHand ? FELT.hole : IVORY }),
    path('lead', [0, 0], 'M-3.6 25.4L0 33L3.6 25.4Z', { fill: inHand ? IVORY : FELT.hole }),
    path('end', [0, 0], 'M-8 -26V-31Q-8 -35 -4 -35H4Q8 -35 8 -31V-26Z', { fill: inHand ? FELT.hole : GOLD }),
  ],
});
