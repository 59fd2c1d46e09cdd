/** What a seat does in this round: a crown for who keeps the code, pegs for who looks for it. */
import type { Seat } from '../../../core/game.ts';
import { circle, path, type Shape } from '../../../svg/scene.ts';
import { ATTRIBUTES, type MastermindView } from '../state.ts';
import { crown, GOLD, IVORY } from './pieces.ts';
import { FELT } from './style.ts';

const GROUND = circle('ground', [0, 0], 19, { fill: FELT.table });

export function emblem(view: MastermindView, seat: Seat): readonly Shape[] {
  if (view.coder === seat) return [GROUND, crown('crown', [0, 0], 13, GOLD)];
  const sought = ATTRIBUTES.filter((attribute) => view.seekers[attribute] === seat);
  if (sought.length === 0) return [];
  const peg = { fill: IVORY };
  const signs: Readonly<Record<(typeof ATTRIBUTES)[number], Shape>> = {
    color: circle('colours', [sought.length > 1 ? -8 : 0, 0], 7, peg),
    shape: path('shapes', [sought.length > 1 ? 8 : 0, 0], 'M0-8 7 6H-7Z', peg),
  };
  return [GROUND, ...sought.map((attribute) => signs[attribute])];
}
