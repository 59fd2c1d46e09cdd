/** What the moves of a position are worth to their maker, deepened side by side: the quickest wins are known first. */
import type { Thinking } from '../../../core/bot.ts';
import { Effort } from '../../../search/effort.ts';
import { apply, legal, maySwap, outcome } from '../rules.ts';
import { isOver, pack } from '../solver/position/position.ts';
import { Solver } from '../solver/solver.ts';
import { DISCS_PER_COLOUR, type FoxuMove, type FoxuState } from '../state.ts';

export interface Worth {
  readonly move: FoxuMove;
  readonly after: FoxuState;
  /** 1 a win, 0 a draw, -1 a loss; where it is not exact by the discs that are left, between them. */
  readonly value: number;
  readonly exact: boolean;
  /** Slides to the end with best play, this one included; none of a draw, nor where it is not exact. */
  readonly distance?: number;
}

interface Open {
  readonly index: number;
  readonly slides: number;
  readonly takesBetter: boolean;
  readonly next: () => number | undefined;
}

/** Whether `enough` of them are known is asked after each depth. */
export function worthsOf(
  state: FoxuState,
  moves: readonly FoxuMove[],
  solver: Solver,
  enough: (worths: readonly Worth[]) => boolean = () => false,
): readonly Worth[] {
  const worths: Worth[] = [];
  const open: Open[] = [];
  for (const [index, move] of moves.entries()) {
    const after = apply(state, 0, move);
    const packed = pack(after);
    worths.push({ move, after, value: guess(after), exact: false });
    if (move.kind === 'slide' && isOver(packed)) {
      worths[index] = {
        move,
        after,
        exact: true,
        ...(packed.otherLeft === 0 ? { value: 1, distance: 1 } : { value: 0 }),
      };
      continue;
    }
    const deepening = solver.deepen(packed);
    const slides = move.kind === 'slide' ? 1 : 0;
    open.push({ index, slides, takesBetter: maySwap(after), next: () => deepening.next() });
  }
  while (open.length > 0 && !enough(worths)) {
    for (const each of open.splice(0)) {
      const verdict = each.next();
      if (solver.effort.spent) return worths;
      if (verdict === undefined) open.push(each);
      else worths[each.index] = { ...worths[each.index]!, ...worthOf(verdict, each) };
    }
  }
  return worths;
}

/** `verdict` is that of whoever slides next. */
function worthOf(verdict: number, { slides, takesBetter }: Open): Pick<Worth, 'value' | 'exact' | 'distance'> {
  if (verdict === 0) return { value: 0, exact: true };
  // whoever answers the first slide takes the better side
  const value = takesBetter || verdict > 0 ? -1 : 1;
  return { value, exact: true, distance: Math.abs(verdict) + slides };
}

/** Quick wins first, long losses last but one: what is not known lies between, by the discs that are left. */
export const byWorth = (one: Worth, other: Worth): number => rank(other) - rank(one);

const FAR = 1000;
const rank = ({ value, exact, distance = 0 }: Worth): number => (exact ? value * (FAR - distance) : (value * FAR) / 2);

/** All moves but the grey discs and the diagonal. */
export const slidesAndSwap = (state: FoxuState, by: number): readonly FoxuMove[] =>
  legal(state, by).list.filter(({ kind }) => kind === 'slide' || kind === 'swap');

/** For whoever has just moved. */
function guess(after: FoxuState): number {
  const over = outcome(after);
  if (over) return over.winners.length === 0 ? 0 : 1;
  const { ownLeft, otherLeft } = pack(after);
  const ahead = (ownLeft - otherLeft) / DISCS_PER_COLOUR;
  return maySwap(after) ? 0 - Math.abs(ahead) : ahead;
}

/** Where no budget is named, a second. */
const USUAL_MS = 1000;
export const solverFor = (thinking: Thinking): Solver => new Solver(new Effort(thinking, USUAL_MS));
