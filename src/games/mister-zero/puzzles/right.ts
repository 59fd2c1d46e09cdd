/** What is right about a move: the solver is the judge. */
import type { Seat } from '../../../core/game.ts';
import { Effort } from '../../../search/effort.ts';
import { apply, legal, outcome, toAct } from '../rules.ts';
import { PackedBoard } from '../solver/position/board.ts';
import { Solver } from '../solver/solver.ts';
import { colourOf, type MisterZeroMove, type MisterZeroState } from '../state.ts';
import { view } from '../view.ts';

/** `win`: take more tokens than the other colour. `most`: by as many as can be had, though it be a loss. */
export const KINDS = ['win', 'most'] as const;
export type Kind = (typeof KINDS)[number];

const TABLE_BITS = 16;

// kept, for with its last object a class loses what was compiled for it
const solver = new Solver(Effort.unlimited(), TABLE_BITS);

/** A move, and what the mover's tokens less the other's come to after it. */
export interface Worth {
  readonly move: MisterZeroMove;
  readonly margin: number;
}

/** Every move with its exact worth, in the order of their notation. */
export function worths(state: MisterZeroState, tell?: (done: number) => void): Worth[] {
  const by = toAct(state)[0] as Seat;
  const sign = colourOf(by) === 'red' ? 1 : -1;
  const { list } = legal(state, by);
  return list.map((move, at) => {
    tell?.(at / list.length);
    return { move, margin: sign * marginOf(apply(state, by, move)) };
  });
}

/** Red's tokens less green's with best play. */
function marginOf(state: MisterZeroState): number {
  const over = outcome(state);
  if (over) return over.scores[0]! - over.scores[1]!;
  solver.renew(Effort.unlimited());
  return solver.solve(PackedBoard.of(view(state, 'spectator')))!;
}

export const rightOf = (all: readonly Worth[], kind: Kind): readonly Worth[] =>
  kind === 'most' ? bestOf(all) : all.filter(({ margin }) => margin > 0);

export function bestOf(all: readonly Worth[]): readonly Worth[] {
  const most = Math.max(...all.map(({ margin }) => margin));
  return all.filter(({ margin }) => margin === most);
}
