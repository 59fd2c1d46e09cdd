/** Where a tube can slide and which holes it would fill: its own turn or not, since nothing is hidden. */
import { drops, legal, owner } from '../rules.ts';
import { BOARD, COLOURS, type Colour, type FoxuView } from '../state.ts';
import { imagine } from '../view.ts';

export interface Slide {
  readonly to: string;
  /** In the order the discs fall. */
  readonly holes: readonly string[];
}

export function slidesOf(view: FoxuView, colour: Colour): readonly Slide[] {
  const index = COLOURS[0] === colour ? 0 : 1;
  // as if it were this tube's turn, past the time of swapping
  const state = { ...imagine(view), slides: 2 + index };
  return legal(state, owner(state, index)).list.flatMap((move) =>
    move.kind === 'slide' ? [{ to: BOARD.name(move.to), holes: drops(state, move.to).map(BOARD.name) }] : [],
  );
}
