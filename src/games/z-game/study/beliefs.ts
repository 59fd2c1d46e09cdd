/** What a side can believe of the enemy's hidden pieces: every way in which the symbols may lie, by how likely it is. */
import type { Cell } from '../../../core/grid.ts';
import { likelihood } from '../solver/belief/likelihood.ts';
import { worlds } from '../solver/belief/worlds.ts';
import { LAYOUTS, opponent, type PieceSymbol, type Side, type ZGameState } from '../state.ts';
import { view } from '../view.ts';

/** Seven hidden pieces lie in 630 ways at most. */
const ALL = 630;

export interface Belief {
  readonly cell: Cell;
  readonly symbol: PieceSymbol;
  /** By symbol; together 1. */
  readonly shares: ReadonlyMap<PieceSymbol, number>;
}

/** Of each hidden piece of the other side, by cell. Of a game that is not over: its end shows everything. */
export function beliefs(state: ZGameState, side: Side): readonly Belief[] {
  const { grid } = LAYOUTS[state.options.layout];
  const hidden = grid.cells.filter((cell) => {
    const piece = state.board[cell];
    return piece && piece.seat === opponent(side) && !piece.up;
  });
  if (hidden.length === 0) return [];
  // the first of all orders does not matter: they are all there
  const possible = worlds(view(state, side), ALL, () => 0, likelihood);
  return hidden.map((cell) => {
    const shares = new Map<PieceSymbol, number>();
    for (const { state: world, weight } of possible) {
      const { symbol } = world.board[cell]!;
      shares.set(symbol, (shares.get(symbol) ?? 0) + weight);
    }
    return { cell, symbol: state.board[cell]!.symbol, shares };
  });
}
