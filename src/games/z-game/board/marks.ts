/** What lies on cells that are not just cells: one that is picked, one that waits, one that can be reached. */
import { box, circle, group, type Point, path, type Shape } from '../../../svg/scene.ts';
import type { PieceSymbol, Side } from '../state.ts';
import { symbolShape } from './pieces.ts';
import { CELL, INK, LIGHT } from './plate.ts';

const LAMP = '#F4B860';

/** Beneath a picked piece. */
export const pickedShape = (at: Point): Shape => box('picked', at, [CELL, CELL], { fill: LAMP });

/** A cell that waits for a piece, round for White and square for Black. */
export const homeShape = (side: Side): Shape =>
  box('mark', [0, 0], [68, 68], {
    rx: side === 0 ? 34 : 12,
    fill: 'none',
    stroke: INK,
    'stroke-width': 3,
    'stroke-dasharray': '8 9',
    opacity: 0.6,
  });

/** What a cell promises: a move or capture now, what a looked-at piece reaches, or as what it might come, turned up. */
export type Mark =
  | { readonly kind: 'go' | 'take' | 'reach' | 'reach-take' }
  | { readonly kind: 'perhaps' | 'perhaps-take'; readonly as: readonly PieceSymbol[]; readonly forward: number };

export function markShapes(mark: Mark): Shape[] {
  const frame = (attributes: Record<string, string | number>) =>
    box('mark', [0, 0], [CELL - 10, CELL - 10], { rx: 14, fill: 'none', 'stroke-width': 7, ...attributes });
  const diamond = (half: number, attributes: Record<string, string | number>) =>
    path('mark', [0, 0], `M0 ${-half} L${half} 0 L0 ${half} L${-half} 0 Z`, attributes);
  switch (mark.kind) {
    case 'go':
      return [
        box('ground', [0, 0], [CELL, CELL], { fill: LAMP, opacity: 0.6 }),
        path('mark', [0, 0], 'M-15 0 A15 15 0 1 1 15 0 A15 15 0 1 1 -15 0 Z', {
          fill: LAMP,
          stroke: INK,
          'stroke-width': 3.5,
        }),
      ];
    case 'take':
      return [
        box('rim', [0, 0], [CELL - 10, CELL - 10], { rx: 14, fill: 'none', stroke: INK, 'stroke-width': 12 }),
        frame({ stroke: LAMP }),
      ];
    case 'reach':
      return [diamond(15, { fill: INK })];
    case 'reach-take':
      return [frame({ stroke: INK })];
    case 'perhaps':
      return mark.as.map((symbol, i) => {
        const at: Point = [(i - (mark.as.length - 1) / 2) * 40, 0];
        return group(`as-${symbol}`, at, [symbolShape(symbol, INK, 0.55, mark.forward)], PERHAPS);
      });
    case 'perhaps-take':
      return [
        frame({ stroke: INK, 'stroke-width': 5, 'stroke-dasharray': '12 9' }),
        ...mark.as.map((symbol, i) => {
          const at: Point = [36 - i * 28, -36];
          const ground = circle('ground', [0, 0], 14, { fill: LIGHT, stroke: INK, 'stroke-width': 2.5 });
          return group(`as-${symbol}`, at, [ground, symbolShape(symbol, INK, 0.3, mark.forward)]);
        }),
      ];
  }
}
const PERHAPS = { attributes: { opacity: 0.62 } };
