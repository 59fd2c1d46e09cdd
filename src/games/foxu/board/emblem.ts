/** A disc of the tube that a seat has now: a swap changes it. */
import type { Seat } from '../../../core/game.ts';
import { circle, type Shape } from '../../../svg/scene.ts';
import type { FoxuView } from '../state.ts';
import { DISC } from './drawing.ts';

export function emblem({ tubes }: FoxuView, seat: Seat): readonly Shape[] {
  const tube = tubes.find((each) => each.seat === seat);
  if (!tube) return [];
  const { fill, edge } = DISC[tube.colour];
  return [circle('disc', [0, 0], 17, { fill, stroke: edge, 'stroke-width': 4 })];
}
