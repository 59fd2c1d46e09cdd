/** The box of Z-Game: a big Z of folded paper on a piece that is half turned, and in the corners what may be under it. */
import { box, group, type Point, path, type Scene, type Shape } from '../../../svg/scene.ts';
import type { PieceSymbol } from '../state.ts';
import { symbolShape } from './pieces.ts';

const SLATE = '#93A1A8';
const DEEP = '#7F8E96';
const IVORY = '#FBF3E2';
const EBONY = '#2A2523';
const PAPER = '#E4482C';
const FOLD = '#A52D17';

const corner = (at: Point, symbol: PieceSymbol, fill: string): Shape =>
  group(`corner-${symbol}`, at, [symbolShape(symbol, fill, 1.05, 0)]);

const facet = (key: string, points: string, fill: string): Shape =>
  path(key, [0, 0], `M${points} Z`, { fill, stroke: fill, 'stroke-width': 0.2, 'stroke-linejoin': 'round' });

export const cover: Scene = {
  width: 400,
  height: 400,
  description: '',
  shapes: [
    box('ground', [200, 200], [400, 400], { fill: SLATE }),
    box('cell-1', [100, 100], [200, 200], { fill: DEEP }),
    box('cell-2', [300, 300], [200, 200], { fill: DEEP }),
    path('shadow', [200, 214], 'M-158 0 A158 158 0 1 1 158 0 A158 158 0 1 1 -158 0 Z', { fill: '#5D6B73' }),
    group(
      'piece',
      [200, 200],
      [
        path('ivory', [0, 0], 'M0 -158 A158 158 0 0 0 0 158 Z', { fill: IVORY }),
        path('ebony', [0, 0], 'M0 -158 A158 158 0 0 1 0 158 Z', { fill: EBONY }),
      ],
      { turn: 24 },
    ),
    corner([45, 45], 'zero', IVORY),
    corner([355, 45], 'cross', EBONY),
    corner([45, 355], 'plus', IVORY),
    corner([355, 355], 'arrow', EBONY),
    group(
      'z',
      [200, 200],
      [
        path('z-shadow', [1.2, 1.6], 'M-20 -24 H20 V-11 L-1 11 H20 L8 24 H-20 V11 L1 -11 H-20 Z', {
          fill: '#14110F',
          'fill-opacity': 0.22,
        }),
        facet('top', '-20 -24 L20 -24 L1 -11 L-20 -11', PAPER),
        facet('fold', '20 -24 L20 -11 L-1 11 L-20 24 L-20 11 L1 -11', FOLD),
        facet('bottom', '-20 24 L8 24 L20 11 L-1 11', PAPER),
        facet('turned', '8 24 L20 11 L9.2 12.4', IVORY),
      ],
      { scale: 4.5, turn: -6 },
    ),
  ],
};
