/**
 * What can be said about a Foxu position: `value` for seat 0 (1 wins, 0 draws, -1 loses with best play), `exact`, the `line`
 * of best play and, unless it is a draw, the `distance`: how many slides it takes to the end, the shortest win against
 * the longest resistance. Where the budget is too short `value` is an estimate between -1 and 1.
 */
import type { Analyst } from '../../../core/bot.ts';
import type { By } from '../../../core/game.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { greyLaid, maySwap, outcome, owner, toAct } from '../rules.ts';
import { DISCS_PER_COLOUR, type FoxuState, type FoxuView } from '../state.ts';
import { imagine } from '../view.ts';
import { solveState } from './solution.ts';
import { Solver } from './solver.ts';

export const analyst: Analyst<FoxuView> = {
  async analyse(view, thinking) {
    const state = imagine(view);
    if (!greyLaid(state)) return undefined;
    const [seat] = toAct(state);
    if (seat === undefined) return { value: ended(state), exact: true, line: [], distance: 0 };
    const effort = new Effort(thinking);
    const solver = new Solver(effort);
    const found = solveState(solver, state, (depth) => effort.report({ depth }));
    if (!found) {
      const { winner } = solver;
      const value = winner === undefined ? estimate(state) : forSeat0(maySwap(state) ? 1 : winner, seat);
      return { value, exact: false, line: [], nodes: effort.nodes };
    }
    const { verdict } = found;
    return {
      value: forSeat0(Math.sign(verdict), seat),
      exact: true,
      line: found.line.map(write),
      ...(verdict !== 0 && { distance: Math.abs(verdict) }),
      nodes: effort.nodes,
    };
  },
};

const forSeat0 = (value: number, seat: By) => (seat === 0 ? value : 0 - value);

function ended(state: FoxuState): number {
  const [winner] = outcome(state)!.winners;
  return winner === undefined ? 0 : winner === 0 ? 1 : -1;
}

/** By the discs dropped. */
function estimate({ tubes, ...state }: FoxuState): number {
  if (!tubes) return 0;
  const ahead = (tubes[1].discs - tubes[0].discs) / DISCS_PER_COLOUR;
  return owner({ tubes, ...state }, 0) === 0 ? ahead : 0 - ahead;
}
