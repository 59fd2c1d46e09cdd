/** The centre board: every card of the deck, covers on those that are out, and the pads of colours and shapes. */
import { box, circle, group, type Shape, words as text } from '../../svg/scene.ts';
import { fill } from '../../text/index.ts';
import { active, type Input, mayGoTo, openHere, pegCount } from './board-draft.ts';
import { CELL, CORNER, cardAt, PAD, padAt } from './board-layout.ts';
import { CENTRE_CARD, CENTRE_FACES, coverParts, crown, GOLD, PADS } from './board-pieces.ts';
import { FELT, FONT, LAMP } from './board-style.ts';
import { ATTRIBUTES, type Attribute, CARDS, type Card, VALUES, type Value } from './state.ts';

export const centreShapes = (input: Input): Shape[] => [
  ...GROUND,
  ...ATTRIBUTES.flatMap((attribute) => VALUES[attribute].map((value) => pad(input, attribute, value))),
  ...(input.pattern ? CARDS.map((card) => touchableCard(input, card)) : [STILL_CARDS]),
  ...input.view.out.map(cover),
];

const GROUND: Shape[] = [
  box('centre', [421, 695.5], [CELL[0] * 5 + 8, CELL[1] * 5 + 8], { rx: 14, fill: FELT.plate }),
  crown('corner', CORNER, 26, GOLD),
];

/** Cards that nobody touches, as one flat drawing. */
const STILL_CARDS = group(
  'cards',
  [0, 0],
  CARDS.flatMap((card) =>
    CENTRE_FACES[card].map((part) => ({ ...part, key: `${card}-${part.key}`, at: cardAt(card) })),
  ),
);

const LID = coverParts([CENTRE_CARD[0] + 2, CENTRE_CARD[1] + 2]);
const cover = (card: Card, i: number): Shape =>
  group(`cover-${card}`, cardAt(card), LID, { entrance: 'drop', delay: (i % 3) * 110, attributes: NO_TOUCH });
/** A cover never catches what is meant for the card below. */
const NO_TOUCH = { 'pointer-events': 'none' };

/** A colour at the head of its line, a shape at the head of its column: touching it lays a peg. */
function pad(input: Input, attribute: Attribute, value: Value): Shape {
  const playing = input.moves.length > 0;
  const reachable = mayGoTo(input, attribute);
  const mine = reachable && pegCount(input.draft) < 3 && openHere(input).includes(attribute);
  const inUse = mine && active(input) === attribute;
  const face = box('face', [0, 0], PAD[attribute], {
    rx: 16,
    fill: mine ? FELT.edge : FELT.plate,
    stroke: inUse ? LAMP : FELT.edge,
    'stroke-width': inUse ? 4 : 2,
  });
  const touchable = playing &&
    reachable && {
      target: `value:${value}`,
      label: fill(input.words.lay, { value: input.words.values[value] }),
      ...(mine && { state: 'legal' as const }),
    };
  const faint = playing && !mine;
  const piece = faint ? [group('faint', [0, 0], PADS[value], { attributes: FAINT })] : PADS[value];
  return group(`pad-${value}`, padAt(value), [face, ...piece], touchable || {});
}
const FAINT = { opacity: 0.45 };

function touchableCard({ view, draft, words }: Input, card: Card): Shape {
  const place = draft.cards.indexOf(card);
  const out = view.out.includes(card);
  const name = words.card(card);
  const template = out ? words.cardOut : place < 0 ? words.cardInDeck : words.cardPicked;
  const label = fill(template, { card: name, place: String(place + 1) });
  const face = box('face', [0, 0], [CENTRE_CARD[0] + 6, CENTRE_CARD[1] + 6], {
    rx: 11,
    fill: place < 0 ? FELT.plate : LAMP,
  });
  const badge = [
    circle('badge', [-40, -20], 15, { fill: LAMP, stroke: FELT.hole, 'stroke-width': 2.5 }),
    text('place', [-40, -19], String(place + 1), 20, { fill: FELT.hole, ...FONT, 'font-weight': 800 }),
  ];
  const state = place >= 0 ? ({ state: 'picked' } as const) : out ? {} : ({ state: 'legal' } as const);
  const inner = [face, ...CENTRE_FACES[card], ...(place < 0 ? [] : badge)];
  const touchable = draft.cards.length < 3 || place >= 0;
  return group(`card-${card}`, cardAt(card), inner, touchable ? { target: `card:${card}`, label, ...state } : {});
}
