/** Royale Mastermind on paper: the 25 cards, and sheets to decode on with a pencil. */
import type { Prints } from '../../../board/prints.ts';
import {
  box,
  circle,
  group,
  words as lettering,
  line,
  type Point,
  path,
  type Scene,
  type Shape,
} from '../../../svg/scene.ts';
import { outline } from '../board/pieces.ts';
import { oblong, texture } from '../board/textures.ts';
import { CARDS, type Color, type Shape as Sign } from '../state.ts';

interface Words {
  readonly cards: string;
  readonly cardsHelp: string;
  readonly sheets: string;
  readonly sheetsHelp: string;
  readonly colors: string;
  readonly shapes: string;
}

/** In millimetres: both kinds are drawn in them. */
const CARD: Point = [56, 42];
const SHEET: Point = [88, 108];
const SHEETS = 4;
const ROWS = 8;

/** Drawn with the board's own textures and shapes, which are made for a card twice as large. */
function cardScene(card: (typeof CARDS)[number]): Scene {
  const [color, sign] = card.split('-') as [Color, Sign];
  const parts = [
    box('field', [0, 0], [108, 80], { rx: 8, fill: '#fff', stroke: '#000', 'stroke-width': 1 }),
    ...texture(color, oblong([104, 76]), 14),
    path('halo', [0, 0], outline(sign, 34), { fill: '#fff' }),
    path('sign', [0, 0], outline(sign, 25), { fill: '#000' }),
  ];
  return {
    ...{ width: CARD[0], height: CARD[1], description: card },
    shapes: [group('card', [CARD[0] / 2, CARD[1] / 2], parts, { scale: 0.5 })],
  };
}

function sheetScene(words: Words): Scene {
  const row = (at: number): Shape[] => {
    const y = 22 + at * 11;
    const half = (left: number) => [
      ...[0, 1, 2].map((i) =>
        circle(`${left}-${at}-${i}`, [left + 4 + i * 8.5, y], 3.6, {
          fill: 'none',
          stroke: '#000',
          'stroke-width': 0.3,
        }),
      ),
      ...[0, 1, 2].map((i) =>
        circle(`${left}-${at}-p${i}`, [left + 28 + i * 3.6, y], 1.4, {
          fill: 'none',
          stroke: '#999',
          'stroke-width': 0.3,
        }),
      ),
    ];
    return [...half(5), ...half(47)];
  };
  return {
    ...{ width: SHEET[0], height: SHEET[1], description: words.sheets },
    shapes: [
      box('edge', [SHEET[0] / 2, SHEET[1] / 2], [SHEET[0] - 1, SHEET[1] - 1], {
        rx: 3,
        fill: 'none',
        stroke: '#000',
        'stroke-width': 0.3,
      }),
      lettering('colors', [22, 9], words.colors, 5, { fill: '#000', 'font-weight': 700 }),
      lettering('shapes', [66, 9], words.shapes, 5, { fill: '#000', 'font-weight': 700 }),
      line('middle', [SHEET[0] / 2, 4], [SHEET[0] / 2, SHEET[1] - 4], { stroke: '#000', 'stroke-width': 0.3 }),
      ...Array.from({ length: ROWS }, (_, at) => row(at)).flat(),
    ],
  };
}

export const printsIn = (words: Words): Prints => ({
  kinds: [
    { arePieces: true, title: words.cards, help: words.cardsHelp, scale: 1, drawings: CARDS.map(cardScene) },
    {
      title: words.sheets,
      help: words.sheetsHelp,
      scale: 1,
      drawings: Array.from({ length: SHEETS }, () => sheetScene(words)),
    },
  ],
});
