/** The moves that promise most: wins by how soon, losses by how late, each with the line that follows. */
import type { Thinking } from '../../../core/bot.ts';
import type { Candidate } from '../../../core/study.ts';
import { write } from '../notation.ts';
import { apply, greyLaid, legal, outcome, toAct } from '../rules.ts';
import { solveState } from '../solver/solution.ts';
import type { Solver } from '../solver/solver.ts';
import type { FoxuMove, FoxuState } from '../state.ts';
import { byWorth, slidesAndSwap, solverFor, type Worth, worthsOf } from './worths.ts';

/** As much of a line as people look at. */
const LINE = 8;

export function candidates(state: FoxuState, most: number, thinking: Thinking): readonly Candidate[] {
  const by = toAct(state)[0];
  if (typeof by !== 'number' || !greyLaid(state)) return [];
  const solver = solverFor(thinking);
  const worths = state.tubes
    ? worthsOf(state, slidesAndSwap(state, by), solver, (known) => wins(known) >= most)
    : diagonals(state, solver);
  const best = worths.toSorted(byWorth).slice(0, most);
  return best.map(({ move, after, value, exact, distance }) => {
    const line = [move, ...(exact && !outcome(after) ? lineFrom(solver, after) : [])].slice(0, LINE).map(write);
    return { by, move: write(move), value, exact, ...(distance !== undefined && { distance }), line };
  });
}

const wins = (worths: readonly Worth[]) => worths.filter(({ value, exact }) => exact && value > 0).length;

/** A diagonal is worth what its best first slide is. */
function diagonals(state: FoxuState, solver: Solver): readonly Worth[] {
  return legal(state, 0).list.map((move) => {
    const after = apply(state, 0, move);
    const best = worthsOf(after, slidesAndSwap(after, 0), solver).toSorted(byWorth)[0]!;
    const { value, exact, distance } = best;
    return { move, after, value, exact, ...(distance !== undefined && { distance }) };
  });
}

/** Best play from there, as far as the effort reaches. */
const lineFrom = (solver: Solver, state: FoxuState): readonly FoxuMove[] => solveState(solver, state)?.line ?? [];
