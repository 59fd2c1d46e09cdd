/** The row or the code that is being made, large enough for a thumb, and the button that makes it. */
import type { Control, ControlGroup } from '../../../board/board.ts';
import { box, circle, group, type Scene, type Shape, words as text } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { type Input, nextPlace, pegCount } from './draft.ts';
import { marksOf } from './marks.ts';
import { CENTRE_FACES, PADS } from './pieces.ts';
import { FELT, FONT, LAMP, QUIET } from './style.ts';

/** Of a tile on a button, whose card is a little smaller than on the board. */
const SIDE = 72;
const CARD_SCALE = 0.58;

export function controls(input: Input): readonly ControlGroup[] {
  const { moves, pattern, draft, words } = input;
  const rub: ControlGroup[] =
    draft.pencil && marksOf(input).size > 0
      ? [{ label: words.markGroup, controls: [{ target: 'rub', label: words.rub }] }]
      : [];
  if (pattern) return [{ label: words.set, controls: code(input) }];
  return moves.length === 0 ? rub : [{ label: words.propose, controls: row(input) }, ...rub];
}

function row({ draft, words }: Input): readonly Control[] {
  const next = nextPlace(draft);
  const slots = draft.pegs.map((value, place): Control => {
    const details = { place: String(place + 1), value: value ? words.values[value] : '' };
    const label = fill(value ? words.peg : words.place, details);
    const inside = value ? PADS[value] : empty(place, place === next);
    return { target: `slot:${place}`, label, look: 'pad', picture: tile(inside, 1, label) };
  });
  return [
    ...slots,
    { target: 'propose', label: words.propose, look: 'main', disabled: pegCount(draft) < draft.pegs.length },
  ];
}

function code({ draft, words }: Input): readonly Control[] {
  const slots = [0, 1, 2].map((place): Control => {
    const card = draft.cards[place];
    const details = { place: String(place + 1), card: card ? words.cards[card] : '' };
    const label = fill(card ? words.cardPicked : words.place, details);
    const inside = card ? CENTRE_FACES[card] : empty(place, place === draft.cards.length);
    return {
      target: `slot:${place}`,
      label,
      look: 'pad',
      picture: tile(inside, card ? CARD_SCALE : 1, label),
      disabled: !card,
    };
  });
  return [...slots, { target: 'set', label: words.set, look: 'main', disabled: draft.cards.length < slots.length }];
}

function empty(place: number, next: boolean): readonly Shape[] {
  const edge = { fill: 'none', stroke: next ? LAMP : FELT.edge, 'stroke-width': 3.5, 'stroke-dasharray': '7 6' };
  const style = { fill: next ? LAMP : QUIET, ...FONT };
  return [circle('ring', [0, 0], 27, edge), text('number', [0, 0], String(place + 1), 26, style)];
}

function tile(inside: readonly Shape[], scale: number, description: string): Scene {
  const felt = box('felt', [SIDE / 2, SIDE / 2], [SIDE, SIDE], { rx: 16, fill: FELT.plate });
  const drawn = group('inside', [SIDE / 2, SIDE / 2], inside, { scale });
  return { width: SIDE, height: SIDE, shapes: [felt, drawn], description };
}
