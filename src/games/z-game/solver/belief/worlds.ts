/** The belief of a player: states that his view does not exclude, each with its likelihood. */
import type { Random } from '../../../../core/game.ts';
import { shuffle } from '../../../../core/random.ts';
import { LAYOUTS, type Piece, type PieceSymbol, SIDES, type ZGameState, type ZGameView } from '../../state.ts';
import { imagine } from '../../view.ts';

export interface World {
  readonly state: ZGameState;
  /** All weights together are 1. */
  readonly weight: number;
}

/** How likely a hidden piece of `seat` that stands on `cell` has this symbol, against any other of the same cell. */
export type Likelihood = (view: ZGameView, piece: Piece, cell: number) => number;

/**
 * About `most` worlds, or all if they are not many more. A shuffle is taken with all its rotations: so each symbol comes
 * equally often to each cell, and few worlds tell more than as many drawn alone. Spectators know neither side's symbols.
 */
export function worlds(view: ZGameView, most: number, random: Random, likelihood: Likelihood): World[] {
  const some = imagine(view, random);
  const { grid } = LAYOUTS[view.options.layout];
  const hidden = SIDES.map((side) =>
    grid.cells.filter((cell) => some.board[cell]?.seat === side && view.pieces[grid.name(cell)]!.symbol === null),
  );
  const symbols = hidden.map((cells) => cells.map((cell) => some.board[cell]!.symbol));
  const [white, black] = symbols.map((each) => ordersOf(each, most, random));
  const orders = together(white!, black!, most);
  const drawn = orders.map((order) => {
    const board = [...some.board];
    let weight = 1;
    for (const [i, cell] of hidden.flat().entries()) {
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

const ordersOf = (symbols: readonly PieceSymbol[], most: number, random: Random): PieceSymbol[][] =>
  countOrders(symbols) <= 1.5 * most ? allOrders(symbols) : someOrders(symbols, most, random);

/** Every order of one side with every order of the other; where these are too many, side by side. */
function together(white: PieceSymbol[][], black: PieceSymbol[][], most: number): PieceSymbol[][] {
  if (white.length * black.length <= 1.5 * most)
    return white.flatMap((one) => black.map((other) => [...one, ...other]));
  const pairs = Math.max(white.length, black.length);
  return Array.from({ length: pairs }, (_, i) => [...white[i % white.length]!, ...black[i % black.length]!]);
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
