/** What a search is told before it begins. */
import { ENDGAME } from '../endgame/endgame.ts';
import { BRIDGE_COUNT, MOVES } from '../position/ways.ts';
import type { Level } from '../search/ply.ts';

/** What an opinion weighs: as much as some moves that decided. */
const WEIGHT = 1000;

/** An opinion on a position, as playouts give it. */
export interface Prior {
  /** What red's tokens less green's may come to. */
  readonly value: number;
  /** From -1 to 1, how good a move is for its colour (0 for red) whenever it is made. */
  worth(mover: number, move: number): number;
}

/** Moves that look good are tried early, in a position with so many tokens left and later; levels are by tokens left. */
export function learn(levels: readonly Level[], left: number, prior: Pick<Prior, 'worth'>): void {
  for (let later = ENDGAME + 1; later <= left; later++) {
    const mover = (BRIDGE_COUNT - later) & 1;
    const { history } = levels[later]!;
    for (let move = 0; move < MOVES; move++) history[move] = WEIGHT * (1 + prior.worth(mover, move));
  }
}
