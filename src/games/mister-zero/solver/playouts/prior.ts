/** What a search is told before it begins. */
import { ENDGAME_LEFT } from '../endgame/ranks.ts';
import { BRIDGE_COUNT, MOVES } from '../position/ways.ts';
import type { Ply } from '../search/ply.ts';

/** What a prior weighs in the history: as much as some moves that decided. */
const WEIGHT = 1000;

/** What playouts expect of a position. */
export interface Prior {
  /** What red's tokens less green's may come to. */
  readonly value: number;
  /** From -1 to 1, how good a move is for its colour (0 for red) whenever it is made. */
  worth(mover: number, move: number): number;
}

/** The history heuristic begins with the moves that look good, from so many tokens left on; plies are by tokens left. */
export function seedHistory(plies: readonly Ply[], left: number, prior: Pick<Prior, 'worth'>): void {
  for (let later = ENDGAME_LEFT + 1; later <= left; later++) {
    const mover = (BRIDGE_COUNT - later) & 1;
    const { history } = plies[later]!;
    for (let move = 0; move < MOVES; move++) history[move] = WEIGHT * (1 + prior.worth(mover, move));
  }
}
