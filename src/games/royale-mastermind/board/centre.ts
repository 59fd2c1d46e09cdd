/** The centre board: every card of the deck, covers on those that are out, and the pads of colours and shapes. */
import { STAGGER_MS } from '../../../svg/motion.ts';
import { box, circle, group, type Shape, words as text } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { ATTRIBUTES, type Attribute, CARDS, type Card, VALUES, type Value } from '../state.ts';
import { active, type Input, mayGoTo, openHere, pegCount } from './draft.ts';
import { CELL, CENTRE, CORNER, cardAt, PAD, padAt } from './layout.ts';
import { MARK_PARTS, pencilShape } from './mark-shapes.ts';
import { type Mark, marksOf, mayMark } from './marks.ts';
import { CENTRE_CARD, CENTRE_FACES, coverParts, crown, GOLD, PADS } from './pieces.ts';
import { FELT, FONT, LAMP } from './style.ts';

export function centreShapes(input: Input): Shape[] {
  const marks = marksOf(input);
  const cards = input.pattern
    ? CARDS.map((card) => codeCard(input, card))
    : mayMark(input)
      ? CARDS.filter((card) => !input.view.out.includes(card)).map((card) => markedCard(input, card, marks.get(card)))
      : [STILL_CARDS];
  return [
    GROUND,
    corner(input),
    ...ATTRIBUTES.flatMap((attribute) => VALUES[attribute].map((value) => pad(input, attribute, value))),
    ...cards,
    ...input.view.out.map(cover),
  ];
}

const GROUND = box('centre', CENTRE, [CELL[0] * 5 + 6, CELL[1] * 5 + 6], { rx: 14, fill: FELT.plate });
const TOUCH = { rx: 12, fill: 'transparent' };

/** Where lines and columns meet lies the pencil of whoever may mark. */
function corner(input: Input): Shape {
  if (!mayMark(input)) return crown('corner', CORNER, 28, GOLD);
  const { pencil } = input.draft;
  const plate = { rx: 16, fill: pencil ? LAMP : FELT.plate, stroke: pencil ? LAMP : GOLD, 'stroke-width': 3 };
  const parts = [box('touch', [0, 0], CELL, TOUCH), box('face', [0, 0], PAD.color, plate), pencilShape(pencil)];
  const state = pencil ? { state: 'picked' as const } : {};
  return group('pencil', CORNER, parts, { target: 'pencil', label: input.words.pencil, ...state });
}

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
  group(`cover-${card}`, cardAt(card), LID, { entrance: 'drop', delay: (i % 3) * STAGGER_MS, attributes: NO_TOUCH });
/** A cover never catches what is meant for the card below. */
const NO_TOUCH = { 'pointer-events': 'none' };

/** A colour at the head of its line, a shape at the head of its column: touching it lays a peg, or strikes the line. */
function pad(input: Input, attribute: Attribute, value: Value): Shape {
  const { draft, words } = input;
  const marking = draft.pencil && mayMark(input);
  const playing = input.moves.length > 0 && !marking;
  const reachable = mayGoTo(input, attribute);
  const mine = playing && reachable && pegCount(draft) < 3 && openHere(input).includes(attribute);
  const inUse = mine && active(input) === attribute;
  const touch = box('touch', [0, 0], CELL, TOUCH);
  const face = box('face', [0, 0], PAD[attribute], {
    rx: 16,
    fill: mine ? FELT.edge : FELT.plate,
    stroke: inUse || marking ? LAMP : FELT.edge,
    'stroke-width': inUse || marking ? 4 : 2,
    ...(marking && { 'stroke-dasharray': '9 7' }),
  });
  const label = fill(marking ? words.strike : words.lay, { value: words.values[value] });
  const touchable = (marking || (playing && reachable)) && {
    target: `value:${value}`,
    label,
    ...(mine && { state: 'legal' as const, carries: group(`carried-${value}`, [0, 0], PADS[value]) }),
  };
  const faint = playing && !mine;
  const piece = faint ? [group('faint', [0, 0], PADS[value], { attributes: FAINT })] : PADS[value];
  return group(`pad-${value}`, padAt(value), [touch, face, ...piece], touchable || {});
}
const FAINT = { opacity: 0.45 };

/** A card of the deck with its reader's own mark. */
function markedCard({ words }: Input, card: Card, mark: Mark | undefined): Shape {
  const label = fill(mark ? words.cardMarked : words.cardUnmarked, {
    card: words.cards[card],
    mark: mark ? words.marks[mark] : '',
  });
  const parts = [box('touch', [0, 0], CELL, TOUCH), ...CENTRE_FACES[card], ...(mark ? MARK_PARTS[mark] : [])];
  return group(`card-${card}`, cardAt(card), parts, { target: `card:${card}`, label });
}

function codeCard({ view, draft, words }: Input, card: Card): Shape {
  const place = draft.cards.indexOf(card);
  const out = view.out.includes(card);
  const name = words.cards[card];
  const template = out ? words.cardOut : place < 0 ? words.cardInDeck : words.cardPicked;
  const label = fill(template, { card: name, place: String(place + 1) });
  const face = box('face', [0, 0], CELL, { rx: 12, fill: place < 0 ? 'transparent' : LAMP });
  const badge = [
    circle('badge', [-38, -25], 17, { fill: LAMP, stroke: FELT.hole, 'stroke-width': 2.5 }),
    text('place', [-38, -24], String(place + 1), 22, { fill: FELT.hole, ...FONT, 'font-weight': 800 }),
  ];
  const state = place >= 0 ? ({ state: 'picked' } as const) : out ? {} : ({ state: 'legal' } as const);
  const inner = [face, ...CENTRE_FACES[card], ...(place < 0 ? [] : badge)];
  const touchable = draft.cards.length < 3 || place >= 0;
  return group(`card-${card}`, cardAt(card), inner, touchable ? { target: `card:${card}`, label, ...state } : {});
}
