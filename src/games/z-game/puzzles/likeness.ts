/** Which positions are the same puzzle to whoever solves it: mirrored from left to right, or from the other side. */
import { LAYOUTS, mover, type ZGameState } from '../state.ts';
import { Belief } from './belief.ts';

export function likeness(state: ZGameState): string {
  const { grid } = LAYOUTS[state.options.layout];
  const seat = mover(state);
  const { cells, unseen } = Belief.of(state, seat);
  const seen = seat === 0 ? cells : cells.toReversed();
  const mirrored = seen.map((_, cell) => seen[grid.width - 1 - 2 * grid.column(cell) + cell]!);
  return `${state.options.layout} ${unseen} ${[`${seen}`, `${mirrored}`].toSorted()[0]}`;
}
