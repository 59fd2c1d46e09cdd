/** The only file that decides who knows what. */
import type { By, Random, Seen, Viewer } from '../../core/game.ts';
import { pick } from '../../core/random.ts';
import { write } from './notation.ts';
import { outcome } from './rules.ts';
import { HANDS, type Move, type State, type View } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const mayKnow = viewer === state.hider || outcome(state) !== undefined; // T2
  return { viewer, hider: state.hider, hidden: mayKnow ? state.hidden : state.hidden && 'yes', guess: state.guess };
}

export const reveal = (state: State, viewer: Viewer): View => ({ ...view(state, viewer), hidden: state.hidden });

export const seen = (_before: State, by: By, move: Move, viewer: Viewer): Seen =>
  move.kind === 'hide' && viewer !== by ? { by, move: 'hide', effects: [] } : { by, move: write(move), effects: [] };

export function imagine(view: View, random: Random): State {
  const hidden = view.hidden === 'yes' ? pick(HANDS, random) : view.hidden;
  return { hider: view.hider, hidden, guess: view.guess };
}

/** A guess is answered by what is hidden. */
export const certain = (_view: View, move: Move): boolean => move.kind === 'hide';
