/** Any state of Foxu in which a seat is to act and the grey discs lie, solved: openings, the pie, and all that follows. */
import { maySwap } from '../rules.ts';
import type { FoxuMove, FoxuState } from '../state.ts';
import { longestOpening, openings } from './opening/opening.ts';
import { type Packed, pack } from './position/position.ts';
import type { Solver } from './solver.ts';
import type { Verdict } from './verdict.ts';

export interface Solution {
  /** For the seat to act. The swap is no slide and does not count in distances. */
  readonly verdict: Verdict;
  /** Best play to the end, or as far as the effort reached. */
  readonly line: readonly FoxuMove[];
}

/** undefined if the effort is spent first. */
export function solveState(solver: Solver, state: FoxuState, onDepth?: (depth: number) => void): Solution | undefined {
  if (state.slides === 0) {
    const best = longestOpening(solver, openings(state), onDepth);
    if (!best) return undefined;
    // whoever answers takes the better side
    const verdict = best.verdict === 0 ? 0 : -1 - Math.abs(best.verdict);
    return { verdict, line: [...best.moves, ...pieLine(solver, best.after, best.verdict)] };
  }
  const packed = pack(state);
  const verdict = solver.verdict(packed, onDepth);
  if (verdict === undefined) return undefined;
  if (!maySwap(state)) return { verdict, line: slideLine(solver, packed, verdict) };
  return { verdict: Math.abs(verdict), line: pieLine(solver, packed, verdict) };
}

/** Seat 1 takes over the blue tube where the yellow one loses. */
function pieLine(solver: Solver, packed: Packed, verdict: Verdict): FoxuMove[] {
  const line = slideLine(solver, packed, verdict);
  return verdict < 0 ? [{ kind: 'swap' }, ...line] : line;
}

export function slideLine(solver: Solver, packed: Packed, verdict: Verdict): FoxuMove[] {
  let from = packed.own;
  return solver.line(packed, verdict).map(({ to, after }) => {
    const move: FoxuMove = { kind: 'slide', from, to };
    from = after.own;
    return move;
  });
}
