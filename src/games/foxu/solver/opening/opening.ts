/**
 * The first slide and the pie. Whoever answers the first slide takes the better side of it, so an opening is lost for the
 * Starter unless it is a draw; what he can choose is how long it takes and how hard it is to see.
 */
import { apply } from '../../rules.ts';
import { DIAGONALS, type FoxuMove, type FoxuState } from '../../state.ts';
import { evaluate } from '../position/evaluation.ts';
import { type Packed, pack, slides } from '../position/position.ts';
import type { Solver } from '../solver.ts';
import type { Verdict } from '../verdict.ts';

export interface Opening {
  /** The first slide, and the diagonal before it if that is still to be chosen. */
  readonly moves: readonly FoxuMove[];
  readonly after: Packed;
  /** For the yellow tube, which slides next; undefined where the effort did not reach. */
  readonly verdict: Verdict | undefined;
}

interface SolvedOpening extends Opening {
  readonly verdict: Verdict;
}

/** Of a state before the first slide. */
export function openings(state: FoxuState): Opening[] {
  if (!state.tubes) {
    return DIAGONALS.flatMap((diagonal) => {
      const choice: FoxuMove = { kind: 'diagonal', diagonal };
      return openings(apply(state, 0, choice)).map((opening) => ({ ...opening, moves: [choice, ...opening.moves] }));
    });
  }
  const packed = pack(state);
  return slides(packed).map(({ to, after }) => ({
    moves: [{ kind: 'slide', from: packed.own, to }],
    after,
    verdict: undefined,
  }));
}

/** All openings, deepened side by side: when the effort ends, those without a verdict are the longest. */
export function solveOpenings(
  solver: Solver,
  unsolved: readonly Opening[],
  onDepth?: (depth: number, openings: readonly Opening[]) => void,
  mostDepth = Infinity,
): Opening[] {
  const solved = [...unsolved];
  const deepenings = unsolved.map(({ after }) => solver.deepen(after));
  for (let depth = 1; depth <= mostDepth && solved.some(({ verdict }) => verdict === undefined); depth++) {
    for (const [i, opening] of solved.entries()) {
      if (opening.verdict !== undefined) continue;
      const verdict = deepenings[i]!.next();
      if (solver.effort.spent) return solved;
      solved[i] = { ...opening, verdict };
    }
    onDepth?.(depth, solved);
  }
  return solved;
}

/**
 * The best opening for the Starter: a draw, or else the one that lasts longest. Of the others no more is known than that
 * they last no longer. undefined if the effort is spent first.
 */
export function longestOpening(
  solver: Solver,
  all: readonly Opening[],
  onDepth?: (depth: number) => void,
): SolvedOpening | undefined {
  let longest: SolvedOpening | undefined;
  let depth = 0;
  // even ones are likely to last; what a long one has shown spares the others the exact distance
  for (const opening of all.toSorted((a, b) => Math.abs(evaluate(a.after)) - Math.abs(evaluate(b.after)))) {
    const deepening = solver.deepen(opening.after);
    if (longest && deepening.proveWinner(depth)) continue;
    const verdict = deepening.solve(onDepth);
    if (verdict === undefined) return undefined;
    longest = { ...opening, verdict };
    if (verdict === 0) break;
    depth = Math.abs(verdict);
  }
  return longest;
}
