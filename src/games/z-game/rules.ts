/** The course of Z-Game. Rulings Z1 to Z8 are explained in RULES.md; how pieces go is in gaits.ts. */
import type { By, Choices, Random, Refusal } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { illegal } from '../../core/play.ts';
import { pick } from '../../core/random.ts';
import { sortByNotation } from '../../core/sort.ts';
import { outcome } from './endings.ts';
import { checkMove, targets } from './gaits.ts';
import { write } from './notation.ts';
import type { ZGameOptions } from './options.ts';
import { goesBack, position } from './position.ts';
import {
  ARRANGED,
  bothSetUp,
  LAYOUTS,
  mover,
  type PieceSymbol,
  SIDES,
  type Side,
  type ZGameMove,
  type ZGameState,
} from './state.ts';

export function start(options: ZGameOptions): ZGameState {
  const { grid, homes } = LAYOUTS[options.layout];
  const board = grid.cells.map((cell) => {
    const seat = SIDES.find((side) => homes[side].z === cell);
    return seat === undefined ? null : ({ seat, symbol: 'z', up: true } as const);
  });
  return { options, setUp: [false, false], board, taken: [[], []], turns: 0, quiet: 0, positions: [] };
}

export function toAct(state: ZGameState): readonly By[] {
  if (!bothSetUp(state)) return SIDES.filter((side) => !state.setUp[side]);
  return outcome(state) ? [] : [mover(state)];
}

export function legal(state: ZGameState, by: By): Choices<ZGameMove> {
  if (!toAct(state).includes(by)) return { list: [] };
  if (!bothSetUp(state)) return { list: ARRANGEMENTS };
  const { name } = LAYOUTS[state.options.layout].grid;
  const moves: ZGameMove[] = [];
  for (const [cell, piece] of state.board.entries()) {
    if (piece?.seat !== by) continue;
    if (!piece.up) moves.push({ kind: 'turn-up', at: name(cell) });
    for (const to of targets(state, cell)) moves.push({ kind: 'move', from: name(cell), to: name(to) });
  }
  return { list: sortByNotation(moves, write) };
}

export function check(state: ZGameState, _by: By, move: ZGameMove): Refusal | undefined {
  if (move.kind === 'set-up') return bothSetUp(state) ? illegal('z-game.set-up-already') : checkSymbols(move.symbols);
  if (!bothSetUp(state)) return illegal('z-game.set-up-first');
  const { cell } = LAYOUTS[state.options.layout].grid;
  if (move.kind === 'turn-up') return checkOwnPiece(state, move.at) ?? checkHidden(state, move.at);
  return (
    checkOwnPiece(state, move.from) ?? checkCell(state, move.to) ?? checkMove(state, cell(move.from)!, cell(move.to)!)
  );
}

export function apply(state: ZGameState, by: By, move: ZGameMove): ZGameState {
  const { cell } = LAYOUTS[state.options.layout].grid;
  switch (move.kind) {
    case 'set-up':
      return setUp(state, by === 0 ? 0 : 1, move.symbols);
    case 'turn-up':
      return turnUp(state, cell(move.at)!);
    case 'move':
      return movePiece(state, cell(move.from)!, cell(move.to)!);
  }
}

export const draw = (state: ZGameState, by: By, random: Random): ZGameMove => pick(legal(state, by).list, random);

/** A hidden piece that reaches the enemy base line is turned up as part of that move. */
export function turnsUpOn(state: ZGameState, from: Cell, to: Cell): boolean {
  const { seat, up } = state.board[from]!;
  const { grid } = LAYOUTS[state.options.layout];
  return !up && grid.row(to) === (seat === 0 ? grid.height - 1 : 0);
}

function setUp(state: ZGameState, side: Side, symbols: readonly PieceSymbol[]): ZGameState {
  const board = [...state.board];
  for (const [i, cell] of LAYOUTS[state.options.layout].homes[side].others.entries()) {
    board[cell] = { seat: side, symbol: symbols[i]!, up: false };
  }
  const after: ZGameState = { ...state, board, setUp: [side === 0 || state.setUp[0], side === 1 || state.setUp[1]] };
  // Z4: the position after the set-up is the first
  return bothSetUp(after) ? { ...after, positions: [position(after)] } : after;
}

function turnUp(state: ZGameState, at: Cell): ZGameState {
  const board = [...state.board];
  board[at] = { ...board[at]!, up: true };
  const turns = state.turns + 1;
  return { ...state, board, turns, quiet: 0, positions: [position({ board, turns })] };
}

function movePiece(state: ZGameState, from: Cell, to: Cell): ZGameState {
  const piece = state.board[from]!;
  const met = state.board[to];
  const turned = turnsUpOn(state, from, to);
  const board = [...state.board];
  board[from] = null;
  board[to] = turned ? { ...piece, up: true } : piece;
  const turns = state.turns + 1;
  const now = position({ board, turns });
  return {
    ...state,
    board,
    taken: met ? lose(state.taken, met.seat, met.symbol) : state.taken,
    turns,
    quiet: met || turned ? 0 : state.quiet + 1,
    positions: met || !goesBack(piece) ? [now] : [...state.positions, now],
  };
}

function lose(taken: ZGameState['taken'], side: Side, symbol: PieceSymbol): ZGameState['taken'] {
  const lost = [...taken[side], symbol];
  return side === 0 ? [lost, taken[1]] : [taken[0], lost];
}

function checkSymbols(symbols: readonly PieceSymbol[]): Refusal | undefined {
  return sorted(symbols) === sorted(ARRANGED) ? undefined : illegal('z-game.set-up-pieces');
}

const sorted = (symbols: readonly PieceSymbol[]) => [...symbols].sort().join();

function checkCell(state: ZGameState, name: string): Refusal | undefined {
  const { cell } = LAYOUTS[state.options.layout].grid;
  return cell(name) === undefined ? illegal('z-game.off-the-board', { cell: name }) : undefined;
}

function checkOwnPiece(state: ZGameState, name: string): Refusal | undefined {
  const off = checkCell(state, name);
  if (off) return off;
  const piece = pieceOn(state, name);
  if (!piece) return illegal('z-game.nothing-there', { cell: name });
  return piece.seat === mover(state) ? undefined : illegal('z-game.not-yours', { cell: name });
}

const checkHidden = (state: ZGameState, name: string): Refusal | undefined =>
  pieceOn(state, name)?.up ? illegal('z-game.up-already', { cell: name }) : undefined;

const pieceOn = (state: ZGameState, name: string) => state.board[LAYOUTS[state.options.layout].grid.cell(name)!];

/** The 630 different orders of the seven pieces. */
const ARRANGEMENTS: readonly ZGameMove[] = sortByNotation(
  orders(ARRANGED).map((symbols): ZGameMove => ({ kind: 'set-up', symbols })),
  write,
);

function orders(symbols: readonly PieceSymbol[]): PieceSymbol[][] {
  if (symbols.length === 0) return [[]];
  return [...new Set(symbols)].flatMap((first) => {
    const rest = symbols.toSpliced(symbols.indexOf(first), 1);
    return orders(rest).map((order) => [first, ...order]);
  });
}
