/** What was done last in Z-Game: the way of a piece, one turned up, or a side set up. */

import type { BoardInput } from '../../../board/board.ts';
import { lastDone, lastEnd, lastOrigin, lastTrail, type Paint } from '../../../board/last-move.ts';
import type { Shape } from '../../../svg/scene.ts';
import { LAYOUTS, type Side, type ZGameEffect, type ZGameView } from '../state.ts';
import { CELL, centre } from './plate.ts';

type Input = Pick<BoardInput<ZGameView, unknown, unknown, ZGameEffect>, 'view' | 'past' | 'flipped'>;

/** Ivory and ebony, each with the other around it. */
const PAINT: readonly [Paint, Paint] = [
  { colour: '#FFFBEF', rim: '#3A332E' },
  { colour: '#2A2523', rim: '#FBF3E2' },
];

export function lastMoveShapes({ view, past, flipped }: Input): Shape[] {
  const last = lastDone(past);
  if (!last) return [];
  const { layout } = view.options;
  const paint = PAINT[last.by as Side];
  const at = (cell: string) => centre(layout, cell, flipped);
  const ring = [CELL - 8, CELL - 8] as const;
  const moved = last.effects.find((effect) => effect.kind === 'moved');
  if (moved) {
    return [
      lastTrail('trail', [at(moved.from), at(moved.to)], paint, 8),
      lastOrigin('origin', at(moved.from), ring, 16, paint),
      lastEnd('end', at(moved.to), ring, 16, paint),
    ];
  }
  const turned = last.effects.find((effect) => effect.kind === 'turned-up');
  if (turned) return [lastEnd('end', at(turned.at), ring, 16, paint)];
  return [homeShape(view, last.by as Side, flipped, paint)];
}

/** Around all that was set up. */
function homeShape({ options: { layout } }: ZGameView, side: Side, flipped: boolean, paint: Paint): Shape {
  const { grid, homes } = LAYOUTS[layout];
  const places = [homes[side].z, ...homes[side].others].map((cell) => centre(layout, grid.name(cell), flipped));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = [right - left + CELL - 8, bottom - top + CELL - 8] as const;
  return lastEnd('set-up', [(left + right) / 2, (top + bottom) / 2], size, 16, paint);
}
