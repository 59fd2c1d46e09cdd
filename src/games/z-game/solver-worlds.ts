/** The belief of a player: states that his view does not exclude, each with its likelihood. */
import type { Random } from '../../core/game.ts';
import { shuffle } from '../../core/random.ts';
import { LAYOUTS, type Piece, type PieceSymbol, type ZGameState, type ZGameView } from './state.ts';
import { imagine } from './view.ts';

export interface World {
  readonly state: ZGameState;
  /** All weights together are 1. */
  readonly weight: number;
}

/** How likely a hidden piece of `seat` that stands on `cell` has this symbol, against any other of the same cell. */
export type Likelihood = (view: ZGameView, piece: Piece, cell: number) => number;

/**
 * About `most` worlds, or all if they are not many more. A shuffle is taken with all its rotations: so each symbol comes
 * equally often to each cell, and few worlds tell more than as many drawn alone.
 */
export function worlds(view: ZGameView, most: number, random: Random, likelihood: Likelihood): World[] {
  const some = imagine(view, random);
  const { grid } = LAYOUTS[view.options.layout];
  const hidden = grid.cells.filter((cell) => view.pieces[grid.name(cell)]?.symbol === null);
  const symbols = hidden.map((cell) => some.board[cell]!.symbol);
  const orders = countOrders(symbols) <= 1.5 * most ? allOrders(symbols) : someOrders(symbols, most, random);
  const drawn = orders.map((order) => {
    const board = [...some.board];
    let weight = 1;
    for (const [i, cell] of hidden.entries()) {
      const piece: Piece = { ...board[cell]!, symbol: order[i]! };
      board[cell] = piece;
      weight *= likelihood(view, piece, cell);
    }
    return { state: { ...some, board }, weight };
  });
  const sum = drawn.reduce((total, { weight }) => total + weight, 0);
  return drawn
    .map(({ state, weight }) => ({ state, weight: weight / sum }))
    .sort((one, other) => other.weight - one.weight);
}

function someOrders(symbols: readonly PieceSymbol[], most: number, random: Random): PieceSymbol[][] {
  const orders: PieceSymbol[][] = [];
  while (orders.length < most) {
    const order = shuffle(symbols, random);
    for (let i = 0; i < order.length && orders.length < most; i++)
      orders.push([...order.slice(i), ...order.slice(0, i)]);
  }
  return orders;
}

function countOrders(symbols: readonly PieceSymbol[]): number {
  let count = 1;
  const used = new Map<PieceSymbol, number>();
  for (const [i, symbol] of symbols.entries()) {
    const same = (used.get(symbol) ?? 0) + 1;
    used.set(symbol, same);
    count = (count * (i + 1)) / same;
  }
  return count;
}

function allOrders(symbols: readonly PieceSymbol[]): PieceSymbol[][] {
  if (symbols.length === 0) return [[]];
  return [...new Set(symbols)].flatMap((first) => {
    const rest = symbols.toSpliced(symbols.indexOf(first), 1);
    return allOrders(rest).map((order) => [first, ...order]);
  });
}
