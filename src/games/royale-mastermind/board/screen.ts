/** The Coder's screen with the three cards behind it, and the slip with round, deck and points. */
import { STAGGER_MS } from '../../../svg/motion.ts';
import { box, group, line, type Point, path, type Shape, words as text } from '../../../svg/scene.ts';
import { ATTRIBUTES, type Card } from '../state.ts';
import type { Input } from './draft.ts';
import { SCREEN, SLIP } from './layout.ts';
import { backParts, crown, GOLD, IVORY, SCREEN_CARD, SCREEN_FACES } from './pieces.ts';
import { isPast, shownCode, shownRows } from './shown.ts';
import { FELT, FONT, LAMP, shortened } from './style.ts';

const BACK = backParts(SCREEN_CARD);
/** Half the width of a line on the slip. */
const EDGE = 76;
const PAPER_INK = '#43213E';

export function screenShapes(input: Input): Shape[] {
  const { view, pattern, draft } = input;
  const code = pattern ? draft.cards : shownCode(view);
  const cards = SCREEN.cards.map((x, i): Shape => {
    const at = [x, 17] as const;
    const card = code === 'hidden' ? 'hidden' : code?.[i];
    if (view.turning && code && code !== 'hidden') return turningCard(view.turning, code[i]!, i, at);
    if (card === 'hidden') return group(`back-${i}`, at, BACK, { entrance: 'drop', delay: i * STAGGER_MS });
    if (card)
      return group(`face-${i}-${card}`, at, SCREEN_FACES[card as Card], {
        entrance: 'grow',
        delay: pattern ? 0 : i * STAGGER_MS,
      });
    return group(`slot-${i}`, at, [slot(Boolean(pattern) && i === draft.cards.length)]);
  });
  const faded = isPast(view) && !pattern ? { attributes: { opacity: 0.6 } } : {};
  return [group('screen', SCREEN.at, [...GROUND, group('code', [0, 0], cards, faded)])];
}

/** It goes over its edge, and is the same card before and after. */
function turningCard(
  { open, edgeways }: NonNullable<Input['view']['turning']>,
  card: Card,
  i: number,
  at: Point,
): Shape {
  const transform = edgeways && i === open ? 'scale(0.06 1)' : 'scale(1 1)';
  const parts = i < open ? SCREEN_FACES[card] : BACK;
  return group(`card-${i}`, at, [{ key: 'body', tag: 'g', attributes: { transform }, children: parts }]);
}

const [W, H] = [SCREEN.size[0] / 2, SCREEN.size[1] / 2];
/** Its upper edge is a crown. */
const OUTLINE = `M${-W} ${H}V${-H + 12}L${-W / 2} ${-H + 34}L0 ${-H}L${W / 2} ${-H + 34}L${W} ${-H + 12}V${H}Z`;
const GROUND: Shape[] = [
  path('panel', [0, 0], OUTLINE, { fill: '#7A3F70', stroke: GOLD, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
];

const slot = (next: boolean): Shape =>
  box('slot', [0, 0], SCREEN_CARD, {
    rx: 8,
    fill: FELT.plate,
    stroke: next ? LAMP : FELT.edge,
    'stroke-width': 3,
    'stroke-dasharray': '7 6',
  });

/** Round and deck above the line, a line for every player below it; a crown marks the Coder. */
export function slipShapes({ view, names, words }: Input): Shape[] {
  const used = ATTRIBUTES.reduce((sum, attribute) => sum + shownRows(view, attribute).length, 0);
  const upper = [
    [words.slip.round, `${view.round}/${view.roundsInAll}`],
    [words.slip.deck, String(view.deck)],
    [words.slip.rows, String(used)],
  ] as const;
  const lines = upper.flatMap(([title, value], i) => slipLine(`upper-${i}`, -84 + i * 30, title, value));
  const points = view.scores.flatMap((score, seat) => {
    const name = view.seats === 1 ? words.slip.inAll : shortened(names[seat]!, seat === view.coder ? 7 : 10);
    const y = 23 + seat * 30;
    const indent = seat === view.coder ? 26 : 0;
    const mark = seat === view.coder ? [crown(`coder-${seat}`, [11 - EDGE, y], 10, '#B07D1E')] : [];
    return [...mark, ...slipLine(`points-${seat}`, y, name, String(score), indent)];
  });
  const paper = box('paper', [0, 0], SLIP.size, { rx: 10, fill: IVORY });
  const rule = line('rule', [-EDGE, -1], [EDGE, -1], { stroke: '#C9AE8C', 'stroke-width': 2.5 });
  return [group('slip', SLIP.at, [paper, rule, ...lines, ...points])];
}

const slipLine = (key: string, y: number, title: string, value: string, indent = 0): Shape[] => [
  text(`${key}-title`, [-EDGE + indent, y], title, 22, {
    ...FONT,
    fill: PAPER_INK,
    'text-anchor': 'start',
    'font-weight': 500,
  }),
  text(`${key}-value`, [EDGE, y], value, 24, { ...FONT, fill: PAPER_INK, 'text-anchor': 'end', 'font-weight': 750 }),
];
