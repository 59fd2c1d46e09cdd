/** Where the Starter lays the grey discs: never the same way twice, and so that the openings are long. */
import type { Random } from '../../../core/game.ts';
import { apply, draw } from '../rules.ts';
import { openings, solveOpenings } from '../solver/opening/opening.ts';
import type { Solver } from '../solver/solver.ts';
import type { FoxuMove, FoxuState } from '../state.ts';

const TRIED = 6;
/** Openings decided within so many slides are easily seen through. */
const SHORT = 10;

export const anyGrey = (state: FoxuState, random: Random): FoxuMove => draw(state, 0, random);

/** Of a few random ways to lay them, the one that leaves the fewest short openings. */
export function soundGrey(solver: Solver, state: FoxuState, random: Random): FoxuMove {
  let chosen = anyGrey(state, random);
  let fewest = Infinity;
  for (let i = 0; i < TRIED; i++) {
    const move = i === 0 ? chosen : anyGrey(state, random);
    const solved = solveOpenings(solver, openings(apply(state, 0, move)), undefined, SHORT);
    if (solver.effort.spent) break;
    const short = solved.filter(({ verdict }) => verdict !== undefined && verdict !== 0).length;
    if (short < fewest) {
      fewest = short;
      chosen = move;
    }
  }
  return chosen;
}
