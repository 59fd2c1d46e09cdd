/** What proves a puzzle anew: by the rules alone, with no line of the solver that made it. */
import type { Seat } from '../../../src/core/game.ts';
import type { Puzzle } from '../../../src/core/puzzle.ts';

export interface Proof {
  /** All right moves in any position of a puzzle of this kind that was set in `begin`, in any order; undefined where to find them
   * takes too long. */
  rightMoves(state: unknown, seat: Seat, kind: string, begin: unknown): readonly string[] | undefined;
  /** What else is wrong with a puzzle. */
  faultOf?(puzzle: Puzzle, state: unknown): string | undefined;
}
