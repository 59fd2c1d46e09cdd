/** How the pieces go: where each can move, and why not elsewhere. */
import type { Refusal } from '../../core/game.ts';
import { type Cell, DIAGONAL, type Direction, EVERY_WAY, type Grid, ORTHOGONAL } from '../../core/grid.ts';
import { illegal } from '../../core/play.ts';
import { LAYOUTS, type Piece, type PieceSymbol, SIDES, type Side, SYMBOLS, type ZGameState } from './state.ts';

/** The cells that the piece on `from` can move to. */
export function targets(state: Pick<ZGameState, 'options' | 'board'>, from: Cell): readonly Cell[] {
  const piece = state.board[from]!;
  const cells: Cell[] = [];
  for (const way of waysOf(state, piece, from)) {
    for (const to of way) {
      const met = state.board[to]!;
      if (met?.seat !== piece.seat) cells.push(to);
      if (met) break;
    }
  }
  return cells;
}

/** Whether `side` has any turn. Whoever still has a hidden piece can turn it up. */
export function hasTurn(state: ZGameState, side: Side): boolean {
  return state.board.some((piece, cell) => piece?.seat === side && (!piece.up || targets(state, cell).length > 0));
}

export function checkMove(state: Pick<ZGameState, 'options' | 'board'>, from: Cell, to: Cell): Refusal | undefined {
  const { name } = LAYOUTS[state.options.layout].grid;
  const piece = state.board[from]!;
  if (to === from) return illegal('z-game.not-moving');
  const way = waysOf(state, piece, from).find((cells) => cells.includes(to));
  if (!way) return illegal(NOT_ITS_GAIT[piece.up ? piece.symbol : 'hidden']);
  const between = way.slice(0, way.indexOf(to)).find((cell) => state.board[cell]);
  if (between !== undefined) return illegal('z-game.in-the-way', { cell: name(between) });
  return state.board[to]?.seat === piece.seat ? illegal('z-game.own-piece', { cell: name(to) }) : undefined;
}

const NOT_ITS_GAIT: Readonly<Record<PieceSymbol | 'hidden', string>> = {
  hidden: 'z-game.gait-hidden',
  z: 'z-game.gait-z',
  zero: 'z-game.gait-zero',
  arrow: 'z-game.gait-arrow',
  cross: 'z-game.gait-cross',
  plus: 'z-game.gait-plus',
};

/** The directions of a symbol, and how many cells it may go at once. */
function gait(symbol: PieceSymbol, side: Side): readonly [directions: readonly Direction[], reach: number] {
  // Z5: forward is away from one's own base line
  const forward = EVERY_WAY.filter(([, dy]) => dy === (side === 0 ? 1 : -1));
  switch (symbol) {
    case 'z':
      return [EVERY_WAY, 1];
    case 'zero':
      return [forward, 1];
    case 'arrow':
      return [forward, 2];
    case 'cross':
      return [DIAGONAL, Number.POSITIVE_INFINITY];
    case 'plus':
      return [ORTHOGONAL, Number.POSITIVE_INFINITY];
  }
}

/** From each cell the straight ways that a symbol could go on an empty board, nearest cell first. */
function waysOn(grid: Grid, side: Side, symbol: PieceSymbol): readonly (readonly (readonly Cell[])[])[] {
  const [directions, reach] = gait(symbol, side);
  return grid.cells.map((cell) => directions.map((direction) => grid.ray(cell, direction).slice(0, reach)));
}

const WAYS = Object.fromEntries(
  Object.entries(LAYOUTS).map(([name, { grid }]) => [
    name,
    SIDES.map((side) => Object.fromEntries(SYMBOLS.map((symbol) => [symbol, waysOn(grid, side, symbol)]))),
  ]),
);

/** A hidden piece goes like a zero, whatever it is. */
const waysOf = ({ options }: Pick<ZGameState, 'options'>, { seat, symbol, up }: Piece, from: Cell) =>
  WAYS[options.layout]![seat]![up ? symbol : 'zero']![from]!;
