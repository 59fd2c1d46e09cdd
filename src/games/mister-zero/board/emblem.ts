/** A token of the seat's colour, in its outline. */
import type { Seat } from '../../../core/game.ts';
import type { Shape } from '../../../svg/scene.ts';
import { colourOf, type MisterZeroView } from '../state.ts';
import { SHAPE, TINT } from './token.ts';

export function emblem(_view: MisterZeroView, seat: Seat): readonly Shape[] {
  const colour = colourOf(seat);
  const { fill, edge } = TINT[colour];
  return [SHAPE[colour]('token', [0, 0], 17, { fill, stroke: edge, 'stroke-width': 4 })];
}
